import type { LearnTexts } from './en.ts';

export const de: LearnTexts = {
  'learn.title': 'Lernen',
  'learn.lead':
    'Jedes Spiel in einem Dutzend kleiner Stellungen. Du ziehst, die Regeln antworten. Die ersten Schritte zeigen in zwei Minuten, was ein Spiel von den anderen unterscheidet.',
  'learn.essentials': 'Das Besondere',
  'learn.more': 'Die übrigen Regeln',
  'learn.begin': 'Anfangen',
  'learn.goOn': 'Weitermachen',
  'learn.repeat': 'Von vorn anfangen',
  'learn.done': '{done} von {count} geschafft{shown, plural, =0 {} other {, # gezeigt}}',
  'learn.of': '{game}: spielend lernen',
  'learn.step': 'Schritt {number} von {count}',
  'learn.steps': 'Alle Schritte',
  'learn.stand.own': 'selbst geschafft',
  'learn.stand.shown': 'dir gezeigt',
  'learn.stand.open': 'noch offen',
  'learn.next': 'Weiter',
  'learn.skip': 'Auslassen',
  'learn.finish': 'Zum Kursende',
  'learn.show': 'Zeig es mir',
  'learn.retry': 'Noch einmal',
  'learn.right': 'Richtig.',
  'learn.shown': 'So geht es zum Beispiel.',
  'learn.other': 'Erlaubt, aber nicht verlangt.',
  'learn.wrong': 'Nicht richtig.',
  'learn.wrongIs': 'Nicht richtig. Die Antwort ist: {answer}.',
  'learn.thrown': 'Du spielst Weiß und hast {low} und {high} geworfen.',
  'learn.goal':
    'Deine weißen Steine ziehen mit dem Pfeil von {first} bis {last} und hinaus, Schwarz {course, select, parallel {geht denselben Weg} other {kommt dir entgegen}}. Wer zuerst alle 15 draußen hat, gewinnt.',
  'learn.rule': 'Regeln, Paragraph {number}',
  'learn.answers': 'Deine Antwort',
  'learn.unstored':
    'Der Browser lässt diese Seite nichts speichern: Was du geschafft hast, ist beim Verlassen vergessen.',
  'learn.over.title': 'Geschafft: {game}',
  'learn.over.text':
    'Alle {count} Schritte hast du selbst geschafft. Das Übrige kommt beim Spielen; wird in der Partie ein Zug abgelehnt, steht die Regel dabei.',
  'learn.over.seen': '{game}: alle Schritte gesehen',
  'learn.over.shown':
    '{count, plural, one {Ein Schritt wurde dir gezeigt. Versuch ihn selbst:} other {# Schritte wurden dir gezeigt. Versuch sie selbst:}}',
  'learn.over.openTitle': 'Noch nicht ganz am Ende',
  'learn.over.open':
    '{count, plural, one {Einer von {all} Schritten fehlt noch:} other {# von {all} Schritten fehlen noch:}}',
  'learn.over.goOn': 'Weiter mit „{step}“',
  'learn.over.play': '{game} spielen',
  'learn.over.setup': 'Gegner und Regeln wählen',
  'learn.over.other': 'Ein anderes Spiel lernen',
  'learn.over.again': 'Diesen Kurs von vorn anfangen',
  'learn.look': 'Nachschlagen',
  'learn.missing': 'Einen solchen Schritt gibt es in diesem Kurs nicht.',
  'learn.lost': 'Dieser Teil der Seite ließ sich nicht laden.',
  'learn.loading': 'Einen Augenblick …',

  'answer.yes': 'Ja',
  'answer.no': 'Nein',
  'answer.none': 'Keine',
  'answer.one': 'Nur eine',
  'answer.both': 'Beide',
  'answer.points': '{count, plural, one {# Punkt} other {# Punkte}}',

  'enter.title': 'Alle fangen draußen an',
  'enter.task': 'Setze mit jeder Zahl einen Stein ein, zuerst mit der niedrigeren.',
  'enter.done':
    'Die Zahl nennt den Punkt, auf den der Stein kommt. Solange noch Steine in der Hand sind, stehen die im Brett still.',
  'lower-lost.title': 'Die niedrigere ist gesperrt',
  'lower-lost.task':
    'Ein Stein von dir wartet in der Hand, und Schwarz hält deinen Punkt 2. Wie viele deiner Zahlen kannst du setzen?',
  'lower-lost.done':
    'Die 2 kommt zuerst und hat keinen Platz. Ohne die niedrigere ist auch die höhere verloren, obwohl die 5 leer ist.',
  'underside.title': 'Schau unter die Würfel',
  'underside.task':
    'Ein Pasch. Setze beide Dreien. Unter jeder 3 liegt eine 4: Setze mit einer 4 noch einen Stein ein und höre dann auf.',
  'underside.done':
    'Erst die oberen Augen, dann die unteren; zusammen sind es 7. Die unteren darfst du setzen oder lassen.',
  'first-not-again.title': 'Der erste Pasch',
  'first-not-again.task': 'Das ist dein erster Pasch in der Partie. Wirfst du danach noch einmal?',
  'first-not-again.done':
    'Der erste gibt keinen weiteren Wurf. Jeder spätere gibt einen, auch wenn du ihn nicht setzen kannst.',
  'later.title': 'Spätere Päsche zählen doppelt',
  'later.task':
    'Dein zweiter Pasch: vier Dreien, dann bis zu vier Vieren. Höre auf, wann du willst.',
  'later.done': 'Vom zweiten Pasch an: vier obere, vier untere und noch ein Wurf.',
  'hand-first.title': 'Erst alle Steine ins Brett',
  'hand-first.task':
    'Ein Stein von dir wurde geschlagen und ist in der Hand. Setze ihn ein; danach darfst du mit der 4 jeden Stein ziehen.',
  'hand-first.done':
    'Steine in der Hand kommen zuerst, auch geschlagene. Danach dürfen alle ziehen.',
  'hit.title': 'Bänder und einzelne Steine',
  'hit.task':
    'Zwei schwarze Steine auf der 8 sind ein Band: Dort landet keiner. Der Stein auf der 11 steht allein. Wirf ihn heraus.',
  'hit.done':
    'Er kommt zurück in die Hand von Schwarz und beginnt seinen Weg von vorn. Über Steine hinwegziehen darfst du immer.',
  'no-foresight.title': 'Die nächste Zahl darf verfallen',
  'no-foresight.task':
    'Mit der 1 darfst du jeden Stein ziehen. Nimm einen, nach dem die 4 verloren ist.',
  'no-foresight.done':
    'Jede Zahl gilt für sich. Eine mit Absicht zu verlieren ist hier erlaubt; im heutigen Puff und im Backgammon nicht.',
  'overshoot.title': 'Herausnehmen',
  'overshoot.task':
    'Alle deine Steine sind im letzten Feld. Setze beide Zahlen; ein Stein kann hinaus.',
  'overshoot.done':
    'Eine zu große Zahl nimmt nur den hintersten Stein heraus. Sonst rücken Steine auf.',
  'finish.title': 'Die unteren Augen gewinnen',
  'finish.task': 'Dein erster Pasch, noch vier Steine. Nimm alle heraus.',
  'finish.done':
    'Zwei Einsen oben, zwei Sechsen unten. Mit dem letzten Stein ist die Partie sofort zu Ende.',
  'points-quarter.title': 'Ein Stein blieb zurück',
  'points-quarter.task':
    'Du nimmst deinen letzten Stein heraus. Schwarz hat noch einen in seinem ersten Feld. Wie viel gewinnst du?',
  'points-quarter.done':
    'Ein Stein, der noch im ersten Feld steht, kostet den Verlierer das Doppelte.',
  'points-hand.title': 'Ein Stein in der Hand',
  'points-hand.task': 'Nun ist der letzte schwarze Stein in der Hand. Wie viel gewinnst du?',
  'points-hand.done':
    'Ein Stein in der Hand kostet drei Punkte. Von mehreren Gründen zählt der teuerste.',
  'same-way.title': 'Gleiche Ecke, gleicher Weg',
  'same-way.task': 'Schwarz hat gerade auf 2 und 5 eingesetzt. Setze in derselben Ecke ein.',
  'same-way.done':
    'Beide gehen über dieselben Punkte in derselben Richtung. Schon dein erster Wurf schlägt zwei Steine.',
  'entry-held.title': 'Die Tür ist zu',
  'entry-held.task': 'Schwarz hat Bänder auf 3 und 4. Wie viele deiner Zahlen kannst du setzen?',
  'entry-held.done':
    'Bänder können schon das Einsetzen sperren. Die 3 kommt zuerst und findet keinen Platz, also ist auch die 4 verloren.',
  'behind.title': 'Von hinten',
  'behind.task': 'Ein schwarzer Stein steht allein auf der 13. Wirf ihn heraus.',
  'behind.done': 'Hier schlägst du Steine, die vor dir laufen, auf dem ganzen Weg.',
  'bridge.title': 'Eine Brücke',
  'bridge.task':
    'Sechs Bänder hintereinander stehen vor deinem letzten Stein. Wie viele deiner Zahlen kannst du setzen?',
  'bridge.done':
    'Über sechs Bänder führt keine Zahl. Die 1 ziehst du im letzten Feld, die 6 ist verloren. Baue Brücken: Sie entscheiden dieses Spiel.',
  'again-blocked.title': 'Ein Pasch ohne Platz',
  'again-blocked.task': 'Ein späterer Pasch, aber die 3 hat keinen Platz. Wirfst du noch einmal?',
  'again-blocked.done':
    'Ein Pasch zählt, sobald er geworfen ist. Den Wurf gibt er auch dann, wenn nichts zu setzen war.',
  'last-hit.title': 'Noch ein Treffer',
  'last-hit.task': 'Jeder hat noch einen Stein. Setze die 1 und dann die 2.',
  'last-hit.done':
    'Die 1 wirft den Stein auf der 24 heraus, mit der 2 gehst du hinaus. Schwarz hat einen Stein in der Hand: drei Punkte.',
  'enter-on.title': 'Hinein und weiter',
  'enter-on.task': 'Setze mit der 2 einen Stein ein und ziehe denselben mit der 4 weiter.',
  'enter-on.done': 'Im ersten Feld ziehen die Steine frei, auch wenn andere noch in der Hand sind.',
  'beyond.title': 'Nur das erste Feld ist zu',
  'beyond.task':
    'Zwei Steine sind in der Hand, doch die jenseits der 6 sind frei. Ziehe beide Zahlen von der 9 aus.',
  'beyond.done':
    'Solange ein Stein in der Hand ist, verlässt keiner das erste Feld. Alle anderen laufen.',
  'owed-undersides.title': 'Untere Augen sind Pflicht',
  'owed-undersides.task': 'Ein Pasch: beide Fünfen, dann von unten beide Zweien. Setze alles.',
  'owed-undersides.done': 'Hier müssen die unteren Augen gesetzt werden. Was nicht geht, verfällt.',
  'again-every.title': 'Dein erster Pasch',
  'again-every.task': 'Dein erster Pasch in der Partie. Wirfst du danach noch einmal?',
  'again-every.done': 'In diesem Spiel gibt jeder Pasch noch einen Wurf, auch der erste.',
  'locked-lost.title': 'Die niedrigere ist gesperrt',
  'locked-lost.task':
    'Ein Stein ist in der Hand, zwei stehen auf 5, hinaus darf noch keiner. Schwarz hält die 2. Wie viele Zahlen kannst du setzen?',
  'locked-lost.done':
    'Mit der 2 kommt keiner hinein, und von der 5 aus verließe er das erste Feld. Ohne die niedrigere ist auch die 5 verloren.',
  'later-double.title': 'Spätere Päsche zählen doppelt',
  'later-double.task':
    'Dein zweiter Pasch: vier Fünfen, dann vier Zweien. Sechs Steine sind übrig: Nimm sie heraus.',
  'later-double.done': 'Vier obere Augen, dann die unteren: sechs Steine mit einem Wurf.',
  'blocked-again.title': 'Ein Pasch ohne Platz',
  'blocked-again.task':
    'Die 3 hat keinen Platz, weder für den Stein in der Hand noch im Brett. Wirfst du noch einmal?',
  'blocked-again.done':
    'Ein Pasch gibt den Wurf auch dann, wenn nicht alles zu setzen war. Und dein nächster zählt doppelt.',
  'overshoot-any.title': 'Jeder darf hinaus',
  'overshoot-any.task': 'Nimm zwei Steine heraus. Der hinterste muss nicht der erste sein.',
  'overshoot-any.done':
    'Eine zu große Zahl nimmt jeden Stein des letzten Feldes heraus, auch wenn andere weiter hinten stehen.',
  'points-single.title': 'Was ein Sieg zählt',
  'points-single.task':
    'Du nimmst deinen letzten Stein heraus; ein schwarzer ist noch in der Hand. Wie viel gewinnst du?',
  'points-single.done': 'Jeder Sieg zählt einen Punkt, wie weit der Verlierer auch gekommen ist.',
  'foresight.title': 'Denk an die nächste Zahl',
  'foresight.task':
    'Setze beide Zahlen. Nur ein Zug mit der 1 lässt auch die 4 zu: Alle anderen sind verboten.',
  'foresight.done':
    'Es müssen so viele Zahlen wie möglich gesetzt werden. Die niedrigere geht dorthin, wo die höhere folgen kann.',
  'free-after.title': 'Frei, sobald alle drin sind',
  'free-after.task':
    'Dein letzter Stein kommt mit der 1 hinein und wirft heraus. Setze dann die 5 mit einem beliebigen Stein.',
  'free-after.done':
    'Steine in der Hand kommen zuerst. Ist der letzte im Brett, ist der Rest des Wurfs frei.',
  'tops-held.title': 'Ohne alle oberen keine unteren',
  'tops-held.task': 'Setze so viele Zweien, wie es geht.',
  'tops-held.done':
    'Die zweite 2 ist gesperrt, also gibt es keine unteren Augen. Noch einmal wirfst du trotzdem.',
  'move-up.title': 'Aufrücken',
  'move-up.task': 'Mit keiner der Zahlen kommt ein Stein hinaus. Setze beide im letzten Feld.',
  'move-up.done': 'Eine Zahl, mit der keiner hinauskommt, muss innen gesetzt werden, wenn es geht.',
  'any-order.title': 'Steine im Brett, Reihenfolge frei',
  'any-order.task': 'Die bekannteste Eröffnung: von 8 auf 5 und von 6 auf 5, in freier Folge.',
  'any-order.done':
    'Zwei Steine machen einen Punkt, auf dem kein anderer landet. Die Reihenfolge der Zahlen ist frei.',
  'fourfold.title': 'Ein Pasch: viermal',
  'fourfold.task': 'Vier Einsen. Ziehe zwei Steine von 8 auf 7 und zwei von 6 auf 5.',
  'fourfold.done': 'Vier Schritte mit derselben Zahl. Keine unteren Augen, kein weiterer Wurf.',
  'bar.title': 'Von der Bar',
  'bar.task':
    'Einer deiner Steine ist auf der Bar. Bringe ihn ins Brett, dann setze die andere Zahl.',
  'bar.done': 'Erst die Bar. Die 2 führt auf den zweiten Punkt des Gegners: deine 23.',
  'both.title': 'Beide, wenn es geht',
  'both.task': 'Von der 15 ist die 6 gesperrt. Finde die Reihenfolge, in der beide Zahlen gehen.',
  'both.done':
    'Es müssen so viele Zahlen wie möglich gesetzt werden, und die Reihenfolge wählst du.',
  'higher.title': 'Wenn nur eine geht',
  'higher.task': 'Jede der beiden Zahlen geht, aber nicht beide. Setze die, die du setzen musst.',
  'higher.done': 'Dann ist die höhere Pflicht: die 6.',
  'hit-cover.title': 'Schlagen und decken',
  'hit-cover.task':
    'Ein schwarzer Stein steht allein auf deiner 5. Schlage ihn und stelle einen zweiten Stein dazu.',
  'hit-cover.done': 'Er wartet auf der Bar, und dein neuer Punkt steht ihm im Weg.',
  'two-off.title': 'Abtragen',
  'two-off.task': 'Trage zwei Steine ab: mit der 2 von der 2, mit der 1 von der 1.',
  'two-off.done':
    'Die genaue Zahl trägt einen Stein ab. Du hättest stattdessen ziehen dürfen: Abtragen ist keine Pflicht.',
  'overshoot-rear.title': 'Größere Zahlen',
  'overshoot-rear.task': 'Beide Zahlen sind größer als nötig. Trage beide Steine ab.',
  'overshoot-rear.done': 'Eine zu große Zahl nimmt nur den hintersten Stein.',
  'gammon.title': 'Gammon',
  'gammon.task':
    'Dein letzter Stein geht hinaus, und Schwarz hat noch keinen abgetragen. Wie viel gewinnst du?',
  'gammon.done': 'Wer keinen Stein abgetragen hat, verliert doppelt: ein Gammon.',
  'backgammon.title': 'Backgammon',
  'backgammon.task': 'Dasselbe, und ein schwarzer Stein ist auf der Bar. Wie viel gewinnst du?',
  'backgammon.done':
    'Keiner abgetragen und einer auf der Bar oder in deinem letzten Feld: ein Backgammon, drei Punkte.',
  'cube.title': 'Der Dopplerwürfel',
  'cube.task': 'Ein Gammon, und der Dopplerwürfel steht auf 2. Wie viel gewinnst du?',
  'cube.done':
    'Er vervielfacht alles. Vor dem Wurf darfst du das Doppeln anbieten; wer ablehnt, verliert den bisherigen Einsatz.',

  'rules.lookUp': 'Regeln, Vergleich, Geschichte',
  'rules.canonical':
    'Dies ist eine Übersetzung; wo sie vom englischen Text abweicht, gilt der englische.',
  'rules.marks':
    'In Klammern steht die Quelle. „Lesart“: Die Quelle schweigt oder ist unklar, und wir lesen sie so. „Abrede“: gilt nur, wenn es vor der Partie ausgemacht ist.',
  'rules.reading': 'Lesart',
  'rules.agreed': 'Abrede',
  'rules.shownIn': 'siehe {examples}',
  'rules.learn': '{game} spielend lernen',
  'rules.ofAll': 'Die Regeln der fünf Spiele',
  'diagram.show': 'Auf dem Brett zeigen',
  'diagram.name': 'Brett zu {paragraph}',
  'diagram.before': 'Geworfen sind {low} und {high}.',
  'diagram.set': 'Die Steine am Anfang und der Weg jeder Seite.',
  'diagram.step': '{number}: {move}',
  'diagram.lost': 'Nicht zu setzen: {numbers}.',
  'diagram.over': '{count, plural, one {Gewonnen: # Punkt.} other {Gewonnen: # Punkte.}}',
  'diagram.end': 'Der Wurf ist verbraucht.',
  'diagram.again': 'Es folgt noch ein Wurf.',
  'diagram.ending': 'Ausgang {number} von {count}',
  'diagram.other': 'Nächster Ausgang',
  'diagram.back': 'Zurück',
  'diagram.forward': 'Schritt',
  'diagram.first': 'Zum Anfang',

  'compare.title': 'Die fünf Spiele im Vergleich',
  'compare.lead':
    'Regel für Regel, so wie diese Seite spielt. Die Nummer führt zum Paragraphen; daneben stehen die Quelle und ob wir sie deuten mussten.',
  'compare.only': 'Nur die Unterschiede',
  'compare.rule': 'Regel',
  'compare.none': 'gibt es nicht',
  'compare.table': 'Tabelle der fünf Spiele',
  'compare.course': 'Wege',
  'compare.course.contrary': 'Einander entgegen',
  'compare.course.parallel': 'Derselbe Weg, aus derselben Ecke',
  'compare.start': 'Am Anfang',
  'compare.start.hand': 'Alle Steine in der Hand',
  'compare.start.board': 'Steine im Brett',
  'compare.opening': 'Wer beginnt',
  'compare.opening.two-dice-each':
    'Jeder wirft zwei Würfel; die höhere Summe beginnt und wirft neu',
  'compare.opening.one-die-each':
    'Jeder wirft einen Würfel; der höhere beginnt und setzt beide Zahlen',
  'compare.order': 'Zwei Zahlen',
  'compare.order.lower-first': 'Die niedrigere zuerst; ohne sie keine',
  'compare.order.any': 'In beliebiger Reihenfolge',
  'compare.doublets': 'Ein Pasch',
  'compare.doublets.undersides': 'Obere, dann untere Augen; der erste einfach, spätere doppelt',
  'compare.doublets.fourfold': 'Die Zahl viermal',

  'source.A': 'Alvensleben, Encyclopädie der Spiele, Leipzig (Otto Wigand) 1855, S. 406–408',
  'source.S': 'Schwedischer Artikel „Puff (spel)“, ohne Jahr',
  'source.E': 'Englische Regeln mit russischer Übersetzung, „Puff / Пафф“, ohne Jahr',
  'source.B': 'Deutscher Artikel „Backgammon“, 2009',

  'history.title': 'Geschichte',
  'history.lead':
    'Was unsere vier Quellen über die Vergangenheit dieser Spiele sagen und wie weit man ihnen trauen kann. Ohne Quelle steht hier nichts.',
  'history.line': 'Zeittafel',
  'history.tabula.date': 'Altertum',
  'history.tabula':
    'Die Römer spielen das Spiel der zwölf Linien mit drei Würfeln; als Tabula verbreitet es sich in Europa. Der Artikel nennt es den ersten nahen Verwandten des Backgammon.',
  'history.wurfzabel.date': 'Mittelalter',
  'history.wurfzabel':
    'Nun wirft man zwei Würfel. Die Spiele haben viele Namen: Nard, Tables, Tric Trac, Puff. Eines heißt Wurfzabel und gilt als direkter Vorgänger des Backgammon. Nach ihm ist diese Seite benannt.',
  'history.manesse.date': '14. Jahrhundert',
  'history.manesse':
    'Ein Bild aus dem Codex Manesse, verwahrt in der Universitätsbibliothek Heidelberg, steht im schwedischen Artikel als eine Partie Puff. Nach welchen Regeln gespielt wurde, sagt das Bild nicht.',
  'history.name.date': '1645',
  'history.name':
    'Das Wort Backgammon ist zum ersten Mal belegt. Es meint, dass geschlagene Steine wieder ins Brett kommen.',
  'history.hoyle.date': 'um 1743',
  'history.hoyle': 'Edmond Hoyle legt die Regeln des Backgammon fest.',
  'history.alvensleben.date': '1855',
  'history.alvensleben':
    'Alvensleben beschreibt den langen und den konträren Puff als sehr beliebt und weit verbreitet. In keinem der Spielbücher, die er kennt, hat er ihn gefunden; dem Namen nach hält er ihn für deutsch, ohne sicher zu sein. Es ist die älteste Beschreibung der Regeln, die wir haben.',
  'history.cube.date': '1920er Jahre',
  'history.cube':
    'In einem New Yorker Club wird das Doppeln erfunden und mit ihm der Dopplerwürfel.',
  'history.bahamas.date': '1964',
  'history.bahamas':
    'Prinz Alexis Obolensky veranstaltet auf den Bahamas das erste große internationale Backgammon-Turnier. John Crawford und Oswald Jacoby, nach denen zwei Regeln heißen, spielen mit.',
  'history.now.date': 'ohne Jahr',
  'history.now':
    'Der schwedische Artikel und die englisch-russischen Regeln beschreiben Puff, wie man ihn später spielt: Jeder Pasch gibt noch einen Wurf, und in Schweden sind die unteren Augen Pflicht.',
  'history.unsure': 'Was unsicher ist',
  'history.unsure.medieval':
    'Ob der Puff des Mittelalters von den Regeln von 1855 mehr hatte als den Namen, sagt keine unserer Quellen.',
  'history.unsure.date':
    'Die Zusammenfassung, die mit Alvenslebens Text überliefert ist, datiert die Regeln auf 1853 und das Spiel auf 1850; das Buch ist mit 1855 angegeben. Wir sagen 1855.',
  'history.unsure.old':
    'Der Artikel über Backgammon beginnt vor fünftausend Jahren und nennt keine Quellen. Was er von Funden vor den Römern erzählt, lassen wir weg.',
  'history.unsure.undated':
    'Der schwedische Artikel und die englisch-russischen Regeln tragen kein Datum. Dass sie jünger sind als 1855, schließen wir nur daraus, wie sie geschrieben sind.',
  'history.unsure.machine':
    'Die Regeln im Artikel über Backgammon lesen sich wie maschinell übersetzt. Wo ein Wort nicht passt, gilt bei uns die Regel, die jeder Spieler kennt.',
  'history.readings': 'Unsere Lesarten',
  'history.readings.lead':
    'Alte Beschreibungen haben Lücken. Wo wir eine füllen mussten, ist der Paragraph gekennzeichnet, und meist gibt eine Hausregel die andere Lesart.',
  'history.readings.count':
    '{count} von {all} Paragraphen beruhen auf unserer Lesart, {agreed} davon bei Regeln, die nur nach Abrede gelten.',
  'history.sources': 'Die Quellen',
  'history.sources.A':
    'Deutsch. Beschreibt das lange und das konträre Spiel in einem Text. Wo er von der englischen Zusammenfassung darüber abweicht, gilt der deutsche Text.',
  'history.sources.S':
    'Schwedisch. Die Regeln in Kürze, mit 5-5 als Beispiel für die unteren Augen.',
  'history.sources.E':
    'Englisch und Russisch nebeneinander. Übernimmt die Grundregeln vom Backgammon und sagt, was anders ist.',
  'history.sources.B':
    'Deutsch. Eine Geschichte des Backgammon und seine Regeln. Dopplerwürfel, Crawford und Jacoby erwähnt er, ohne ihre Regeln zu erklären; diese folgen dem allgemeinen Brauch.',
};
