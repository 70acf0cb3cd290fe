import type { Texts } from './en.ts';

/** German, in the words of the old books: Pasch, Band, Stein, Wurf, obere und untere Augen. */
export const de: Texts = {
  'app.tagline': 'Puff und Backgammon nach dem Buch',
  'app.skip': 'Zum Inhalt',
  'app.home': 'Wurfzabel, zur Startseite',
  'app.learn': 'Lernen',
  'app.menu': 'Einstellungen',
  'app.close': 'Schließen',
  'app.cancel': 'Abbrechen',
  'app.notFound': 'Unter dieser Adresse gibt es nichts.',
  'app.toStart': 'Zur Startseite',
  'app.failed':
    'Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind in diesem Browser sicher; lade die Seite neu, dann geht es weiter.',
  'app.reload': 'Neu laden',

  'side.white': 'Weiß',
  'side.black': 'Schwarz',
  'name.white': 'Weiß',
  'name.black': 'Schwarz',
  'name.you': 'Du',
  'name.computer': 'Der Computer',

  'home.lead':
    'Die Spiele des deutschen, schwedischen und russischen Bretts und Backgammon, jedes nach den Regeln seiner eigenen Quelle. Frei, ohne Konto, im Browser.',
  'home.games': 'Spiel wählen',
  'home.setup': 'Neue Partie: {game}',
  'home.resume': 'Offene Partien',
  'home.continue': 'Weiterspielen',
  'home.finished': 'Beendete Partien',
  'home.look': 'Ansehen',
  'home.delete': 'Löschen',
  'home.deleteSure': 'Diese Partie endgültig löschen?',
  'home.deleteYes': 'Ja, löschen',
  'home.import': 'Aufzeichnung öffnen',
  'home.importHint': 'Eine als Datei gesicherte Partie geht dort weiter, wo sie stand.',
  'home.importBad': 'Diese Datei lässt sich nicht öffnen: {reason}',
  'home.turns': '{count, plural, =0 {nicht begonnen} one {# Wurf} other {# Würfe}}',
  'home.versusComputer': 'gegen den Computer',
  'home.versusPerson': 'zu zweit an einem Brett',
  'home.damaged': 'Eine gespeicherte Partie, die nicht lesbar ist',
  'home.damagedWhy':
    'Das Gespeicherte ist beschädigt: {reason} Nichts wurde weggeworfen: Du kannst es so herunterladen, wie es ist.',
  'home.damagedRaw': 'So herunterladen, wie es ist',
  'home.stored': 'Deine Partien bleiben in diesem Browser und liegen auf keinem Server.',

  'game.contraerer-puff.gloss': 'Der Puff in Gegenrichtung',
  'game.contraerer-puff.about':
    'Beide bringen alle fünfzehn Steine von außen ins Brett und ziehen einander entgegen. Die unteren Augen eines Paschs darf man setzen oder lassen; ein Sieg kann zwei- oder dreifach zählen.',
  'game.contraerer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.langer-puff.gloss': 'Beide in einer Richtung',
  'game.langer-puff.about':
    'Beide setzen im selben Feld ein und ziehen in gleicher Richtung hintereinander ums ganze Brett: Brücken aus Bändern und Treffer von hinten entscheiden.',
  'game.langer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.puffspel.gloss': 'Der schwedische Puff',
  'game.puffspel.about':
    'Untere Augen müssen gesetzt werden, jeder Pasch gibt noch einen Wurf, und Steine jenseits des ersten Feldes dürfen weiterziehen, auch wenn noch welche draußen sind.',
  'game.puffspel.source': 'Schwedischer Artikel „Puff (spel)“, ohne Jahr',
  'game.puff.gloss': 'Der heutige Puff',
  'game.puff.about':
    'Puff mit der Pflicht des Backgammon, vom Wurf so viel wie möglich zu setzen; jeder Pasch gibt noch einen Wurf.',
  'game.puff.source': 'Englisch-russische Regeln, ohne Jahr',
  'game.backgammon.gloss': 'Der überall bekannte Verwandte',
  'game.backgammon.about':
    'Die Steine stehen schon im Brett, die Zahlen gelten in beliebiger Reihenfolge, ein Pasch wird viermal gezogen, und der Dopplerwürfel erhöht den Einsatz.',
  'game.backgammon.source': 'Deutscher Artikel „Backgammon“, 2009',

  'setup.opponent': 'Gegner',
  'setup.computer': 'Der Computer',
  'setup.computerHint':
    'Eine einzige, ehrliche Stärke: Er sieht einen Zug weit und bewertet von Hand (Rennen, einzelne Steine, Bänder, Sperren). Deine Antwort bedenkt er nicht, und deine Würfel kennt er nicht.',
  'setup.person': 'Ein Mensch an diesem Brett',
  'setup.personHint': 'Zwei Leute spielen abwechselnd an diesem Bildschirm.',
  'setup.side': 'Deine Seite',
  'setup.side.white': 'Weiß',
  'setup.side.black': 'Schwarz',
  'setup.side.dice': 'Das Los entscheidet',
  'setup.match': 'Länge',
  'setup.match.single': 'Einzelne Partien',
  'setup.match.points': '{count, plural, one {Match auf # Punkt} other {Match auf # Punkte}}',
  'setup.houseRules': 'Hausregeln',
  'setup.houseHint':
    'Die eigenen Regeln des Spiels sind gekennzeichnet. Ändere nur, was verabredet ist.',
  'setup.changed': '{count, plural, =0 {wie in der Quelle} one {# geändert} other {# geändert}}',
  'setup.reset': 'Zurück zu den Regeln des Spiels',
  'setup.default': 'wie in der Quelle',
  'setup.ownOff': 'aus, wie in der Quelle',
  'setup.ownOn': 'an, wie in der Quelle',
  'setup.inForce': '{count, plural, one {# Hausregel} other {# Hausregeln}}',
  'setup.seed': 'Wiederholbare Würfel aus der Zahl {seed}',
  'setup.seedBad':
    'Die Zahl „{seed}“ in der Adresse taugt nicht für wiederholbare Würfel: Sie muss ganz sein und höchstens neun Ziffern haben, wie in ?seed=123. Ohne sie fallen die Würfel nach Zufall.',
  'setup.start': 'Partie beginnen',

  'option.foresight': 'Voraussicht',
  'option.foresight.help':
    'Ob eine Zahl so gesetzt werden muss, dass auch die nächste noch gesetzt werden kann.',
  'option.foresight.none': 'Keine: jede Zahl, wenn sie dran ist, mit beliebigem Stein',
  'option.foresight.most': 'So viele Zahlen wie möglich müssen gesetzt werden',
  'option.doubletCount': 'Erster Pasch',
  'option.doubletCount.help':
    'Der erste Pasch eines Spielers gilt einfach, jeder spätere doppelt. Ab wann wird gezählt?',
  'option.doubletCount.game': 'Durch die ganze Partie',
  'option.doubletCount.turn': 'In jedem Zug neu',
  'option.throwAgain': 'Noch ein Wurf',
  'option.throwAgain.help': 'Welche Päsche noch einen Wurf geben.',
  'option.throwAgain.never': 'Keine',
  'option.throwAgain.every': 'Jeder Pasch',
  'option.throwAgain.from-second': 'Jeder außer dem ersten eines Spielers',
  'option.throwAgainWhenBlocked': 'Auch wenn gesperrt',
  'option.throwAgainWhenBlocked.help':
    'Ob ein Pasch, der nicht ganz gesetzt werden konnte, dennoch den Wurf gibt.',
  'option.throwAgainWhenBlocked.true': 'Ja',
  'option.throwAgainWhenBlocked.false': 'Nein, nur wenn alles Pflichtige gesetzt ist',
  'option.undersides': 'Untere Augen',
  'option.undersides.help':
    'Nach den oberen Augen eines Paschs kommen die entgegenstehenden: unter der 6 die 1, unter der 5 die 2, unter der 4 die 3.',
  'option.undersides.optional': 'Frei: keine, einige oder alle',
  'option.undersides.owed': 'Pflicht: so viele, wie gehen',
  'option.entering': '{where, select, bar {Steine auf der Bar} other {Steine in der Hand}}',
  'option.entering.help': 'Was andere Steine dürfen, solange noch welche einzusetzen sind.',
  'option.entering.free': 'Sie ziehen frei',
  'option.entering.hand-first': 'Sie stehen still, bis alle drin sind',
  'option.entering.first-quarter-locked': 'Sie dürfen das erste Feld nicht verlassen',
  'option.bearOff': 'Herausnehmen',
  'option.bearOff.help': 'Wann Steine das Brett verlassen dürfen.',
  'option.bearOff.all-home': 'Wenn alle im letzten Feld sind',
  'option.bearOff.free': 'Jeder Stein, sobald seine Zahl ihn hinausträgt',
  'option.overshoot': 'Größere Zahlen',
  'option.overshoot.help': 'Wen eine Zahl herausnimmt, die größer ist als nötig.',
  'option.overshoot.rearmost': 'Nur den hintersten Stein',
  'option.overshoot.any-man': 'Jeden Stein',
  'option.points': 'Punkte für den Sieg',
  'option.points.help': 'Was ein Sieg zählt.',
  'option.points.single': 'Immer einen',
  'option.points.alvensleben':
    '{where, select, bar {1; 2, wenn der Verlierer noch im ersten Feld steht; 3, wenn er einen Stein auf der Bar hat} other {1; 2, wenn der Verlierer noch im ersten Feld steht; 3, wenn er einen Stein in der Hand hat}}',
  'option.points.backgammon':
    '{where, select, bar {1; 2, wenn der Verlierer keinen herausgenommen hat; 3, wenn dazu einer auf der Bar oder im ersten Feld ist} other {1; 2, wenn der Verlierer keinen herausgenommen hat; 3, wenn dazu einer in der Hand oder im ersten Feld ist}}',
  'option.points.backgammon-bar-4':
    '{where, select, bar {Wie im Backgammon, und 4 für einen Stein auf der Bar} other {Wie im Backgammon, und 4 für einen Stein in der Hand}}',
  'option.pile': 'Haufen',
  'option.pile.help':
    'Alle fünfzehn Steine auf einem Punkt am Ende eines Zuges gewinnen sofort, vierfach.',
  'option.pile.true': 'An',
  'option.pile.false': 'Aus',
  'option.row': 'Reihe',
  'option.row.help':
    'Fünfzehn einzelne Steine in ununterbrochener Reihe gewinnen sofort, dreifach.',
  'option.row.true': 'An',
  'option.row.false': 'Aus',
  'option.oneTwo': 'Eins und zwei',
  'option.oneTwo.help':
    'Wer 1 und 2 wirft, setzt auch 5 und 6 und dann einen Pasch nach eigener Wahl.',
  'option.oneTwo.true': 'An',
  'option.oneTwo.false': 'Aus',
  'option.opponentPlaysRest': 'Der Rest dem Gegner',
  'option.opponentPlaysRest.help':
    'Was der Werfende setzen müsste und nicht kann, setzt der Gegner.',
  'option.opponentPlaysRest.true': 'An',
  'option.opponentPlaysRest.false': 'Aus',
  'option.cube': 'Dopplerwürfel',
  'option.cube.help':
    'Vor dem Wurf darf man anbieten, den Einsatz zu verdoppeln; der andere nimmt an oder gibt auf.',
  'option.cube.true': 'An',
  'option.cube.false': 'Aus',
  'option.crawford': 'Crawford-Partie',
  'option.crawford.help':
    'Im Match: eine Partie ohne Doppeln, wenn einem nur noch ein Punkt fehlt.',
  'option.crawford.true': 'An',
  'option.crawford.false': 'Aus',
  'option.jacoby': 'Jacoby-Regel',
  'option.jacoby.help':
    'In einzelnen Partien mit Dopplerwürfel: Mehr als einen Punkt gibt es erst, wenn gedoppelt wurde.',
  'option.jacoby.true': 'An',
  'option.jacoby.false': 'Aus',
  'option.matchLength': 'Länge',
  'option.matchLength.help':
    'Auf wie viele Punkte gespielt wird; einzelne Partien gehen weiter, solange ihr wollt.',

  'reason.no-man':
    '{who, select, you {{place, select, hand {Du hast keinen Stein in der Hand.} bar {Du hast keinen Stein auf der Bar.} other {Auf Punkt {point} steht kein Stein von dir.}}} other {{place, select, hand {{name} hat keinen Stein in der Hand.} bar {{name} hat keinen Stein auf der Bar.} other {{name} hat keinen Stein auf Punkt {point}.}}}}',
  'reason.hand-first':
    '{where, select, bar {{count, plural, one {Ein Stein ist noch auf der Bar} other {# Steine sind noch auf der Bar}}} other {{count, plural, one {Ein Stein ist noch in der Hand} other {# Steine sind noch in der Hand}}}}: Erst {count, plural, one {muss er} other {müssen sie}} ins Brett.',
  'reason.first-quarter-locked':
    'Noch {count, plural, one {ist ein Stein} other {sind # Steine}} in der Hand: Bis dahin verlässt keiner das erste Feld.',
  'reason.band': 'Punkt {point} hält ein Band von {count} Steinen.',
  'reason.not-all-home':
    'Herausgenommen wird erst, wenn alle Steine im letzten Feld sind: {place, select, hand {einer ist noch in der Hand} bar {einer ist noch auf der Bar} other {einer steht noch auf Punkt {point}}}.',
  'reason.further-back':
    'Die {number} muss ein Stein setzen, der weiter hinten steht: {place, select, hand {in der Hand} bar {auf der Bar} other {auf Punkt {point}}}.',
  'reason.forfeits': 'So ginge die {number} verloren, die auch noch gesetzt werden kann.',
  'reason.higher-required':
    'Nur eine der beiden Zahlen lässt sich setzen: Es muss die höhere sein, die {number}.',
  'reason.lower-first': 'Die niedrigere Zahl, die {number}, muss zuerst gesetzt werden.',
  'reason.tops-first': 'Die unteren Augen warten, bis jede obere {number} gesetzt ist.',
  'reason.in-order': 'Zuerst kommt die {number}.',
  'reason.rest-lost': 'Die {number} lässt sich nicht setzen, und damit ist alles Weitere verloren.',
  'reason.no-number':
    '{count, plural, one {Die übrige Zahl, {numbers}, führt nicht dorthin.} other {Die übrigen Zahlen, {numbers}, führen nicht dorthin.}}',
  'reason.number-used': 'Die {number} ist schon gesetzt.',
  'reason.backwards': 'Steine ziehen nur vorwärts.',
  'reason.play-over': 'Von diesem Wurf ist nichts mehr zu setzen.',
  'reason.not-yours': 'Diesen Stein darfst du jetzt nicht ziehen.',
  'reason.stuck': 'Dieser Stein kann jetzt keine Zahl setzen.',

  'why.start':
    '{dice, select, one {Jeder wirft einen Würfel: Der höhere beginnt und setzt beide Zahlen.} other {Jeder wirft zwei Würfel: Die höhere Summe beginnt.}}',
  'why.start-again': 'Gleich: Beide werfen noch einmal.',
  'why.turn-begins': '{who, select, you {Dein Wurf.} other {{name} wirft.}}',
  'why.extra-throw':
    '{who, select, you {Du wirfst noch einmal.} other {{name} wirft noch einmal.}}',
  'why.double-offered':
    '{who, select, you {Dein Gegner bietet an, auf {value} zu doppeln. Annehmen oder aufgeben und {stake} verlieren?} other {{rival, select, you {Du bietest an, auf {value} zu doppeln.} other {{rivalName} bietet an, auf {value} zu doppeln.}} {name} entscheidet: annehmen oder aufgeben und {stake} verlieren.}}',
  'why.number-owed':
    '{who, select, you {Setze die {numbers}.} other {{name} setzt die {numbers}.}}',
  'why.underside-optional':
    '{who, select, you {Du darfst die untere {numbers} setzen oder aufhören.} other {{name} darf die untere {numbers} setzen oder aufhören.}}',
  'why.all-played':
    '{who, select, you {Alles ist gesetzt. Bestätige oder nimm zurück.} other {{name} hat gesetzt.}}',
  'why.nothing-playable':
    '{who, select, you {Du kannst nichts setzen.} other {{name} kann nichts setzen.}}',
  'why.rest-lost':
    '{who, select, you {Der Rest lässt sich nicht setzen und ist verloren.} other {{name} kann den Rest nicht setzen.}}',
  'why.won':
    '{who, select, you {Dein letzter Stein ist draußen!} other {{name} nimmt den letzten Stein heraus.}}',
  'why.one-two-played':
    '{who, select, you {Eins und zwei: Nenne einen Pasch.} other {{name} nennt einen Pasch.}}',
  'why.others-rest':
    '{who, select, you {Das konnte dein Gegner nicht setzen: Du setzt die {numbers}.} other {{name} setzt die {numbers}, die nicht gesetzt werden konnte.}}',
  'why.resignation-offered':
    '{who, select, you {Dein Gegner gibt für {count, plural, one {# Punkt} other {# Punkte}} auf.} other {{name} entscheidet über eine Aufgabe für {count, plural, one {# Punkt} other {# Punkte}}.}}',
  'why.game-over': 'Die Partie ist zu Ende.',
  'why.match-over': 'Das Match ist entschieden.',
  'why.thinking': 'Der Computer denkt nach …',

  'again.no-doublet': 'Kein weiterer Wurf: kein Pasch',
  'again.never': 'In diesem Spiel kein weiterer Wurf',
  'again.first-doublet': 'Nach dem ersten Pasch kein weiterer Wurf',
  'again.doublet': 'Noch ein Wurf: ein Pasch',
  'again.later-doublet': 'Noch ein Wurf: ein späterer Pasch',
  'again.not-played-out': 'Noch ein Wurf nur, wenn alles Pflichtige gesetzt ist',
  'again.won': 'Hier endet die Partie',
  'again.none': 'Noch kein Wurf',
  'doublets.label': 'Päsche',
  'doublets.count': '{count, plural, =0 {noch kein Pasch} one {# Pasch} other {# Päsche}}',
  'doublets.next':
    '{count, plural, =0 {Nächster Pasch: der erste, einfach} other {Nächster Pasch: doppelt}}',

  'chips.label': 'Augen des Wurfs',
  'chips.top': 'Obere Augen, Pflicht',
  'chips.underside': '{duty, select, owed {Untere Augen, Pflicht} other {Untere Augen, frei}}',
  'chips.extra': 'Fünf und sechs',
  'chips.plain': 'Zu setzen',
  'chip.played': '{number}: gesetzt',
  'chip.next':
    '{duty, select, owed {{number}: jetzt zu setzen} other {{number}: darf jetzt gesetzt werden}}',
  'chip.open':
    '{duty, select, owed {{number}: später zu setzen} other {{number}: darf später gesetzt werden}}',
  'chip.lost': '{number}: verloren',
  'chip.left': '{number}: liegen gelassen',

  'do.throw': 'Würfeln',
  'do.throwStart': 'Um den Anfang würfeln',
  'do.double': 'Auf {value} doppeln',
  'do.take': 'Annehmen',
  'do.drop': 'Aufgeben',
  'do.undo': 'Zurücknehmen',
  'do.confirm': 'Bestätigen',
  'do.pass': 'Weiter',
  'do.stop': 'Hier aufhören',
  'do.accept': 'Annehmen',
  'do.reject': 'Ablehnen',
  'do.resign': 'Aufgeben',
  'do.next': 'Nächste Partie',
  'do.rematch': 'Noch einmal',
  'do.newGame': 'Anderes Spiel',
  'do.flip': 'Brett drehen',
  'do.export': 'Aufzeichnung sichern',
  'do.more': 'Mehr',

  'resign.title': 'Diese Partie aufgeben',
  'resign.points':
    '{value, plural, =1 {{count, plural, one {# Punkt anbieten} other {# Punkte anbieten}}} other {{total, plural, one {{count} × {value} = # Punkt anbieten} other {{count} × {value} = # Punkte anbieten}}}}',
  'resign.hint':
    '{value, plural, =1 {Der Gegner darf ablehnen; dann geht die Partie weiter.} other {Der Dopplerwürfel steht auf {value}, und jeder Punkt zählt {value}. Der Gegner darf ablehnen; dann geht die Partie weiter.}}',
  'resign.refused': 'Die Aufgabe ist abgelehnt. Die Partie geht weiter.',
  'route.title': 'Auf welchem Weg?',
  'route.numbers': 'mit {numbers}',
  'route.hits':
    '{count, plural, =0 {ohne Treffer} one {schlägt auf {points}} other {schlägt auf {points}}}',
  'name.title': 'Einen Pasch nennen',
  'name.doublet': '{number}er-Pasch',

  'panel.pips': 'Augen',
  'panel.pipsLong': 'noch {count} Augen zu gehen',
  'panel.score': 'Stand',
  'panel.onTurn': 'am Zug',
  'panel.record': 'Aufzeichnung',
  'panel.recordEmpty': 'Noch kein Wurf.',
  'panel.turn': 'Zug',
  'panel.standing': '{length, plural, =0 {Partie {game}} other {Partie {game}, Match auf #}}',
  'panel.crawford': 'Crawford-Partie: ohne Doppeln',
  'panel.cube': '{value, plural, =1 {Würfel in der Mitte} other {Würfel auf #}}',
  'panel.seed': 'Würfel aus der Zahl {seed}',
  'panel.noMove': 'kann nicht setzen',
  'panel.opening': 'Um den Anfang',
  'rules.title': 'Regeln',
  'rules.of': 'Regeln: {game}',
  'rules.language': 'Die Regeln stehen hier auf Englisch.',
  'rules.back': 'Zurück zur Partie',
  'rules.contents': 'Inhalt',
  'rules.missing': 'Die Regeln ließen sich nicht laden.',

  'place.hand': 'Hand',
  'place.bar': 'Bar',
  'place.off': 'aus',
  'line.double': 'bietet das Doppeln an',
  'line.take': 'nimmt an',
  'line.drop': 'gibt auf',
  'line.resign': 'gibt auf ({points})',
  'line.reject': 'lehnt ab',
  'line.win': 'gewinnt {points}',
  'line.name': 'nennt den {number}er-Pasch',

  'result.win': '{who, select, you {Du gewinnst} other {{name} gewinnt}}',
  'result.points': '{count, plural, one {# Punkt} other {# Punkte}}',
  'result.by.off': 'Alle Steine sind draußen.',
  'result.by.pile': 'Alle Steine stehen auf einem Haufen.',
  'result.by.row': 'Fünfzehn Steine stehen in einer Reihe.',
  'result.by.drop':
    '{who, select, you {Du hast das Doppeln abgelehnt.} other {{name} hat das Doppeln abgelehnt.}}',
  'result.by.resignation':
    '{who, select, you {Du hast aufgegeben.} other {{name} hat aufgegeben.}}',
  'result.match': '{who, select, you {Du gewinnst das Match} other {{name} gewinnt das Match}}',
  'result.score': 'Weiß {white} : {black} Schwarz',

  'board.name': 'Brett: {game}',
  'board.point':
    'Punkt {label}, {count, plural, =0 {leer} one {{side, select, white {ein weißer Stein} other {ein schwarzer Stein}}} other {{side, select, white {{count} weiße Steine} other {{count} schwarze Steine}}}}',
  'board.hand':
    '{side, select, white {Weiß} other {Schwarz}}, {where, select, bar {auf der Bar} other {in der Hand}}: {count, plural, =0 {kein Stein} one {# Stein} other {# Steine}}',
  'board.off':
    '{side, select, white {Weiß} other {Schwarz}}, herausgenommen: {count, plural, =0 {kein Stein} one {# Stein} other {# Steine}}',
  'board.canMove': 'kann ziehen',
  'board.selected': 'aufgenommen',
  'board.target':
    '{hits, select, true {hier absetzen mit {numbers}, schlägt} other {hier absetzen mit {numbers}}}',
  'board.dice': '{side, select, white {Weiß} other {Schwarz}} hat {low} und {high} geworfen',
  'board.cube':
    'Dopplerwürfel auf {value}, {owner, select, white {bei Weiß} black {bei Schwarz} other {in der Mitte}}',

  'say.threw': '{name}: {low} und {high}.',
  'say.played': '{name}: {play}.',
  'say.opening': 'Weiß {white}, Schwarz {black}.',
  'say.saved': 'Die Aufzeichnung ist als Datei gesichert.',
  'say.resumed': 'Die Partie geht weiter, wo sie stand.',

  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.theme': 'Hell und dunkel',
  'settings.theme.system': 'Wie das Gerät',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.board': 'Brett',
  'settings.board.wood': 'Holz',
  'settings.board.plain': 'Schlicht',
  'settings.board.contrast': 'Hoher Kontrast',
  'settings.speed': 'Tempo des Computers und der Steine',
  'settings.speed.slow': 'Langsam',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Schnell',
  'settings.speed.instant': 'Sofort',
  'settings.help': 'Hilfen beim Spielen',
  'settings.autoConfirm': 'Von selbst bestätigen, wenn alles gesetzt ist',
  'settings.autoForced': 'Erzwungene Schritte von selbst setzen',
  'settings.oneTap': 'Ein Tipp zieht einen Stein, der nur auf einen Punkt kann',
  'settings.courses': 'Den Weg der Steine auf dem Brett zeigen',
  'settings.keys': 'Tasten',
  'settings.keysText':
    'Leertaste: würfeln und bestätigen · Rücktaste: zurücknehmen · S: aufhören · Pfeile und Eingabe: ziehen · Escape: zurückstellen',

  'fault.version': 'Sie stammt von einer neueren Fassung dieser Seite.',
  'fault.json': 'Sie ist kein JSON-Text.',
  'fault.form': 'Sie enthält keine Aufzeichnung einer Partie.',
  'fault.tooLong': 'Sie ist länger als jede Partie.',
  'fault.game': 'Sie ist von einem Spiel, das diese Seite nicht kennt.',
  'fault.rules': 'Was darin geschieht, lassen die Regeln nicht zu: {detail}.',
  'fault.field': 'Etwas in der Aufzeichnung ist nicht, wie es sein muss: {detail}.',
  'fault.store':
    'Der Browser lässt diese Seite nichts speichern: Beim Verlassen geht die Partie verloren. Sichere die Aufzeichnung als Datei.',
  'fault.gone': 'Eine Partie dieses Namens gibt es in diesem Browser nicht.',
  'fault.computer': 'Der Computerspieler ist stehen geblieben. {detail}',
  'fault.locked':
    'Diese Partie ist in einem anderen Fenster offen. Gespielt wird dort; hier kannst du nur zusehen.',
  'fault.again': 'Noch einmal versuchen',
};
