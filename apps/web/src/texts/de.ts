import type { Texts } from './en.ts';

/** German, in the words of the old books: Pasch, Band, Stein, Wurf, obere und untere Augen. */
export const de: Texts = {
  'app.tagline': 'Puff und Backgammon spielen und lernen',
  'app.skip': 'Zum Inhalt',
  'app.home': 'Wurfzabel, zur Startseite',
  'app.learn': 'Lernen',
  'app.position': 'Stellung',
  'app.menu': 'Einstellungen',
  'app.close': 'Schließen',
  'app.cancel': 'Abbrechen',
  'app.notFound': 'Unter dieser Adresse gibt es nichts.',
  'app.toStart': 'Zur Startseite',
  'app.failed':
    'Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind in diesem Browser sicher; lade die Seite neu, dann geht es weiter.',
  'app.reload': 'Neu laden',

  'offline.new': 'Eine neue Version von Wurfzabel liegt bereit.',
  'offline.safe': 'Begonnene Partien gehen weiter, wo sie stehen.',
  'offline.take': 'Laden',
  'offline.later': 'Später',
  'offline.takeNew': 'Neue Version laden',
  'offline.menuNew': 'Einstellungen. Eine neue Version liegt bereit',
  'offline.title': 'Ohne Netz',
  'offline.none':
    'Dieser Browser bewahrt hier nichts auf: Er kennt keine Service Worker, oder die Adresse ist nicht gesichert (https).',
  'offline.loading': 'Die Seite wird mit dem Computer und allen Spielen im Browser aufbewahrt …',
  'offline.ready':
    'Diese Seite liegt mit dem Computer und allen Spielen in diesem Browser: Sie läuft ohne Netz. Über das Menü des Browsers lässt sie sich installieren.',
  'offline.failed':
    'Die Seite ließ sich nicht ganz in diesem Browser aufbewahren; beim nächsten Besuch wird es wieder versucht.',
  'offline.install': 'Als App installieren',

  'side.white': 'Weiß',
  'side.black': 'Schwarz',
  'name.white': 'Weiß',
  'name.black': 'Schwarz',
  'name.you': 'Du',
  'name.computer': 'Der Computer',

  'home.lead':
    'Puff ist der deutsche Vetter des Backgammon: Alle Steine beginnen außerhalb des Bretts, und bei einem Pasch spielen auch die Unterseiten der Würfel mit. Kostenlos, ohne Konto, im Browser.',
  'home.learn': 'Ein Spiel in zwei Minuten lernen',
  'home.statistics': 'Statistik',
  'home.games': 'Spiel wählen',
  'home.setup': 'Neue Partie: {game}',
  'home.resume': 'Offene Partien',
  'home.continue': 'Weiterspielen',
  'home.finished': 'Beendete Partien',
  'home.look': 'Ansehen',
  'home.delete': 'Löschen',
  'home.deleteSure': 'Diese Partie endgültig löschen?',
  'home.deleteYes': 'Ja, löschen',
  'home.import': 'Datei öffnen',
  'home.importHint':
    'Eine als Datei gesicherte Partie geht dort weiter, wo sie stand; ebenso Matches anderer Backgammonprogramme (.mat) und alles, was in einem anderen Browser gesichert wurde.',
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
    'Alle Steine kommen von außen, und beide Seiten ziehen einander entgegen. Nach einem Pasch darf man auch die unteren Augen setzen, die Zahlen unter den Würfeln: eine 4 unter jeder 3.',
  'game.contraerer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.langer-puff.gloss': 'Beide in einer Richtung',
  'game.langer-puff.about':
    'Beide setzen in derselben Ecke ein und laufen in gleicher Richtung hintereinander her. Man schlägt von hinten, und sechs gehaltene Punkte in Reihe lassen niemanden durch.',
  'game.langer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.puffspel.gloss': 'Der schwedische Puff',
  'game.puffspel.about':
    'Die unteren Augen eines Paschs sind Pflicht, und jeder Pasch gibt noch einen Wurf. Steine jenseits des ersten Feldes ziehen weiter, auch wenn andere noch draußen warten.',
  'game.puffspel.source': 'Schwedischer Artikel „Puff (spel)“, ohne Jahr',
  'game.puff.gloss': 'Der heutige Puff',
  'game.puff.about':
    'Wie im Backgammon muss man vom Wurf so viel setzen, wie geht. Jeder Pasch gibt noch einen Wurf, und seine unteren Augen darf man setzen oder lassen.',
  'game.puff.source': 'Englisch-russische Regeln, ohne Jahr',
  'game.backgammon.gloss': 'Der überall bekannte Verwandte',
  'game.backgammon.about':
    'Die Steine stehen schon im Brett, und die Reihenfolge der Zahlen ist frei. Ein Pasch wird viermal gezogen, und der Dopplerwürfel kann den Einsatz verdoppeln.',
  'game.backgammon.source': 'Deutscher Artikel „Backgammon“, 2009',

  'setup.opponent': 'Gegner',
  'setup.computer': 'Der Computer',
  'setup.computerHint':
    'Er sieht das Brett wie du{heeds, select, none { und kennt die kommenden Würfe nicht} score {, kennt die kommenden Würfe nicht und berücksichtigt den Spielstand} cube {, kennt die kommenden Würfe nicht und berücksichtigt den Dopplerwürfel} other {, kennt die kommenden Würfe nicht und berücksichtigt Spielstand und Dopplerwürfel}}.',
  'setup.person': 'Ein Mensch an diesem Brett',
  'setup.personHint': 'Zwei Leute spielen abwechselnd an diesem Bildschirm.',
  'level.legend': 'Stärke des Computers',
  'level.first-timer': 'Neuling',
  'level.first-timer.about':
    'Hat eben die Regeln gelernt: zieht nach Laune und lässt überall einzelne Steine stehen.',
  'level.learner': 'Anfänger',
  'level.learner.about':
    'Hat ein paar Abende gespielt: schlägt gern und vergisst, was danach kommt.',
  'level.casual': 'Freizeitspieler',
  'level.casual.about': 'Spielt zum Vergnügen: meist vernünftig, ab und zu leichtsinnig.',
  'level.club': 'Vereinsspieler',
  'level.club.about': 'Kennt das Spiel gut und irrt nur, wo es knapp ist.',
  'level.strong': 'Starker Spieler',
  'level.strong.about': 'Beurteilt jede Stellung, wie sie steht, ohne Schnitzer.',
  'level.expert': 'Könner',
  'level.expert.about': 'Sieht vor jedem Zug einen Wurf voraus.',
  'level.master': 'Meister',
  'level.master.about': 'Sieht zwei Würfe voraus: das Beste, was diese Seite spielen kann.',
  'level.plays': 'Der Computer: {level}',
  'lack.no-net':
    'Für dieses Spiel ist noch kein Netz trainiert: Der Computer urteilt nach einer einfachen Formel, einen Zug weit.',
  'lack.points':
    'Diese Zählung der Punkte kennt kein Netz: Der Computer urteilt nach einer einfachen Formel, einen Zug weit.',
  'lack.net-unread':
    'Das Netz des Computers ließ sich nicht laden: Er urteilt nach einer einfachen Formel, einen Zug weit. Lade die Seite neu, um es noch einmal zu versuchen.',
  'lack.tables-unread':
    'Eine Endspieltabelle ließ sich nicht laden: Die letzten Steine werden geschätzt.',
  'setup.side': 'Deine Seite',
  'setup.side.white': 'Weiß',
  'setup.side.black': 'Schwarz',
  'setup.side.dice': 'Das Los entscheidet',
  'setup.match': 'Länge',
  'setup.match.single': 'Einzelne Partien',
  'setup.match.points': '{count, plural, one {Match auf # Punkt} other {Match auf # Punkte}}',
  'setup.more': 'Länge, Dopplerwürfel, Hausregeln',
  'setup.more.cube': '{on, select, true {mit Dopplerwürfel} other {ohne Dopplerwürfel}}',
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
  'option.throwAgainWhenBlocked': 'Auch bei gesperrtem Pasch',
  'option.throwAgainWhenBlocked.help':
    'Ob ein Pasch, der nicht ganz gesetzt werden konnte, dennoch den Wurf gibt.',
  'option.throwAgainWhenBlocked.true': 'Ja',
  'option.throwAgainWhenBlocked.false': 'Nein, nur wenn alles Pflichtige gesetzt ist',
  'option.undersides': 'Untere Augen',
  'option.undersides.help':
    'Nach den oberen Augen eines Paschs kommen die gegenüberliegenden: unter der 6 die 1, unter der 5 die 2, unter der 4 die 3.',
  'option.undersides.optional': 'Freiwillig: keine, einige oder alle',
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
    '{place, select, off {Steine, die draußen sind, kommen nicht zurück.} other {{who, select, you {{place, select, hand {Du hast keinen Stein in der Hand.} bar {Du hast keinen Stein auf der Bar.} other {Auf Punkt {point} steht kein Stein von dir.}}} other {{place, select, hand {{name} hat keinen Stein in der Hand.} bar {{name} hat keinen Stein auf der Bar.} other {{name} hat keinen Stein auf Punkt {point}.}}}}}}',
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
  'why.rolling': '{who, select, you {Deine Würfel rollen …} other {{name} wirft …}}',
  'why.rolling-start': 'Es wird um den Anfang gewürfelt …',
  'blocked.entry':
    'Steine {where, select, bar {auf der Bar} other {in der Hand}} müssen zuerst ins Brett, und {count, plural, one {Punkt {points} hält ein Band} other {die Punkte {points} halten Bänder}} des Gegners.',
  'blocked.bands': 'Wohin eine {numbers} auch führt: Dort steht ein Band der anderen Seite.',
  'blocked.locked':
    'Bis der letzte Stein im Brett ist, verlässt keiner das erste Feld, und jeder andere Weg für eine {numbers} endet auf einem Band.',
  'blocked.home':
    'Eine {numbers} führt auf ein Band oder hinaus, und hinaus darf ein Stein erst, wenn alle im letzten Feld sind.',
  'blocked.back':
    'Der hinterste Stein käme auf ein Band, und kein anderer darf mit einer {numbers} hinaus.',
  'blocked.loses.higher':
    'Die niedrigere Zahl kommt zuerst: Geht sie nicht, ist der ganze Wurf verloren.',
  'blocked.loses.undersides':
    'Erst muss jede obere {number} gesetzt sein; ohne sie sind auch die unteren Augen verloren.',

  'again.no-doublet': 'Kein weiterer Wurf',
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
    '{count, plural, =0 {Ein Pasch jetzt, der erste: 2 obere, 2 untere Augen} other {Ein Pasch jetzt: 4 obere, 4 untere Augen}}',

  'chips.label': 'Augen des Wurfs',
  'chips.top': 'Obere Augen, Pflicht',
  'chips.underside':
    '{duty, select, owed {Untere Augen, Pflicht} other {Untere Augen, freiwillig}}',
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
  'do.review': 'Nachbetrachtung',
  'do.rematch': 'Noch einmal',
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

  'hint.button': 'Tipp',
  'hint.title': 'Beste Züge',
  'hint.caption': 'Wert in Punkten, und wie viel weniger als das Beste. Antippen spielt den Zug.',
  'hint.busy': 'Die besten Züge werden gesucht …',
  'hint.failed': 'Es fand sich kein Tipp. {detail}',
  'hint.points': 'Punkte',
  'hint.isBest': 'der beste Zug',
  'hint.against': 'gegenüber dem besten',
  'hint.only': 'etwas anderes geht nicht',
  'hint.pass': 'nichts',
  'chances.title': 'Aussichten',
  'chances.win': '{name}: {win} Gewinn',
  'chances.two': '{two} mit zwei Punkten oder mehr',
  'chances.three': '{three} mit drei oder mehr',
  'chances.busy': 'Die Aussichten werden berechnet.',
  'chances.even': 'Noch hat niemand begonnen.',

  'panel.pips': 'Augen',
  'panel.pipsLong':
    '{count, plural, one {# Auge} other {# Augen}}: so weit haben alle Steine zusammen noch zu gehen',
  'panel.pipsNote': 'Augen: wie weit alle Steine einer Seite zusammen noch zu gehen haben.',
  'panel.score': 'Stand',
  'panel.onTurn': 'am Zug',
  'panel.record': 'Aufzeichnung',
  'panel.recordNumbers': 'Jede Seite zählt für sich: {one} hier ist {last} drüben.',
  'panel.recordEmpty': 'Noch kein Wurf.',
  'look.title': 'Rückblick',
  'look.at': '{line, plural, =0 {vor dem ersten Wurf} other {Zeile {line} von {count}}}',
  'look.first': 'Zum Anfang',
  'look.back': 'Einen Schritt zurück',
  'look.next': 'Einen Schritt weiter',
  'look.now': 'Zurück zum Spiel',
  'panel.turn': 'Zug',
  'panel.standing': '{length, plural, =0 {Partie {game}} other {Partie {game}, Match auf #}}',
  'panel.crawford': 'Crawford-Partie: ohne Doppeln',
  'panel.cube': '{value, plural, =1 {Würfel in der Mitte} other {Würfel auf #}}',
  'panel.seed': 'Würfel aus der Zahl {seed}',
  'panel.noMove': 'kann nicht setzen',
  'panel.forced': 'erzwungen',
  'panel.forcedLong': 'Es gab keine Wahl: jeder Schritt war erzwungen.',
  'panel.opening': 'Um den Anfang',
  'rules.title': 'Regeln',
  'rules.of': 'Regeln: {game}',
  'rules.back': 'Zurück zur Partie',
  'rules.contents': 'Inhalt',
  'rules.missing': 'Die Regeln ließen sich nicht laden.',

  'place.hand': 'Hand',
  'place.bar': 'Bar',
  'place.off': 'draußen',
  'line.double': 'bietet das Doppeln an',
  'line.take': 'nimmt an',
  'line.drop': 'gibt auf',
  'line.resign': 'gibt auf ({points})',
  'line.reject': 'lehnt ab',
  'line.win': 'gewinnt {points}',
  'line.name': 'nennt den {number}er-Pasch',

  'result.win': '{who, select, you {Du gewinnst} other {{name} gewinnt}}',
  'result.points': '{count, plural, one {# Punkt} other {# Punkte}}',
  'result.by.off':
    '{who, select, you {Alle deine Steine sind draußen.} white {Alle weißen Steine sind draußen.} black {Alle schwarzen Steine sind draußen.} other {Alle Steine des Computers sind draußen.}}',
  'result.by.pile':
    '{who, select, you {Alle deine Steine stehen auf einem Haufen.} white {Alle weißen Steine stehen auf einem Haufen.} black {Alle schwarzen Steine stehen auf einem Haufen.} other {Alle Steine des Computers stehen auf einem Haufen.}}',
  'result.by.row':
    '{who, select, you {Deine fünfzehn Steine stehen in einer Reihe.} white {Die fünfzehn weißen Steine stehen in einer Reihe.} black {Die fünfzehn schwarzen Steine stehen in einer Reihe.} other {Die fünfzehn Steine des Computers stehen in einer Reihe.}}',
  'result.by.drop':
    '{who, select, you {Du hast das Doppeln abgelehnt.} other {{name} hat das Doppeln abgelehnt.}}',
  'result.by.resignation':
    '{who, select, you {Du hast aufgegeben.} other {{name} hat aufgegeben.}}',
  'win.always-one': 'Jeder Gewinn zählt einen Punkt.',
  'win.none-behind':
    '{who, select, you {Du hast} other {{name} hat}} keinen Stein {where, select, bar {auf der Bar} other {in der Hand}} oder im ersten Feld: ein Punkt.',
  'win.in-first-quarter':
    '{who, select, you {Du hast} other {{name} hat}} noch einen Stein im ersten Feld: zwei Punkte.',
  'win.in-hand':
    '{who, select, you {Du hast} other {{name} hat}} noch einen Stein {where, select, bar {auf der Bar} other {in der Hand}}: drei Punkte.',
  'win.some-off':
    'Auch {who, select, you {du hast} other {{name} hat}} schon einen Stein herausgenommen: ein Punkt.',
  'win.none-off':
    '{who, select, you {Du hast} other {{name} hat}} noch keinen Stein herausgenommen: zwei Punkte, ein Gammon.',
  'win.none-off-in-first-quarter':
    '{who, select, you {Du hast} other {{name} hat}} noch keinen Stein herausgenommen und noch einen im ersten Feld: drei Punkte, ein Backgammon.',
  'win.none-off-in-hand':
    '{who, select, you {Du hast} other {{name} hat}} noch keinen Stein herausgenommen und noch einen {where, select, bar {auf der Bar} other {in der Hand}}: {count, plural, =4 {vier} other {drei}} Punkte.',
  'win.pile': 'Nach Verabredung zählt ein Haufen {count} Punkte.',
  'win.row': 'Nach Verabredung zählt eine Reihe {count} Punkte.',
  'win.drop':
    'Wer aufgibt, verliert den Einsatz, wie er vor dem Doppeln stand: {stake, plural, one {# Punkt} other {# Punkte}}.',
  'win.resignation':
    'Die Partie wurde für {count, plural, one {# Punkt} other {# Punkte}} aufgegeben.',
  'win.cube': 'Der Dopplerwürfel macht das {value}-fache daraus.',
  'win.jacoby': 'Niemand hat gedoppelt: Dann zählt jeder Gewinn einen Punkt (Jacoby-Regel).',
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
  'say.throwAndPlay': '{name}: {low} und {high}, {play}.',
  'say.step':
    '{name}: {place, select, hand {kommt auf {to}} off {von {from} hinaus} other {{from} nach {to}}}{hits, select, true {, schlägt} other {}}.',
  'say.undone': 'Zurückgenommen.',
  'say.targets': '{count, plural, =0 {Kein Ziel} one {Ziel: {places}} other {Ziele: {places}}}.',
  'say.saved': 'Die Aufzeichnung ist als Datei gesichert.',
  'say.resumed': 'Die Partie geht weiter, wo sie stand.',

  'text.title': 'Textbrett',
  'text.lead':
    'Dieselbe Partie als Schaltflächen, in der Reihenfolge des Weges: erst den Stein wählen, dann wohin er geht.',
  'text.quarter': 'Punkte {from} bis {to}',
  'text.trays': '{where, select, bar {Bar und herausgenommen} other {Hand und herausgenommen}}',
  'text.dice': 'Würfel',
  'text.noDice': 'Noch nichts geworfen',
  'text.left':
    '{owed, plural, =0 {{free, plural, =0 {nichts mehr zu setzen} other {freiwillig: {freeNumbers}}}} other {zu setzen: {numbers}{free, plural, =0 {} other { und nach Wunsch {freeNumbers}}}}}',
  'text.lastPlay': 'Zuletzt: {play}',
  'typed.label': 'Zug eintippen',
  'typed.hint': 'Zum Beispiel {example}',
  'typed.go': 'Ziehen',
  'typed.notNow': 'Jetzt ist nichts zu ziehen.',
  'typed.fault.ERR_TEXT_LENGTH': 'Das ist zu lang für einen Zug.',
  'typed.fault.ERR_WORD': '„{text}“ ist kein Zug. Man schreibt von/nach, zum Beispiel {example}.',
  'typed.fault.ERR_PLACE':
    '„{text}“ nennt einen Ort, den es auf dem Brett nicht gibt. Man schreibt von/nach, zum Beispiel {example}.',
  'typed.fault.ERR_MOVE': 'Diese Schritte gehen nicht zusammen.',
  'typed.fault.ERR_MUST_PLAY': 'Passen geht nicht: {numbers} kann gesetzt werden.',
  'backup.title': 'Deine Partien und Einstellungen',
  'backup.about':
    'Alles, was dieser Browser für dich aufbewahrt, lässt sich in einer Datei speichern und wieder einlesen, hier oder in einem anderen Browser. Partien, die schon hier sind, bleiben, wie sie sind.',
  'backup.save': 'Alles in einer Datei speichern',
  'backup.open': 'Datei einlesen',
  'backup.isAll':
    'Diese Datei enthält alles, was in einem Browser gesichert wurde, mit {count, plural, =0 {keiner Partie} one {# Partie} other {# Partien}}. Partien, die hier sind, bleiben; die Einstellungen werden die der Datei.',
  'backup.readAll': 'Einlesen',
  'backup.isGame': 'Diese Datei enthält eine einzelne Partie: {game}.',
  'backup.openGame': 'Diese Partie öffnen',
  'backup.bad': 'Die Datei wurde nicht eingelesen: {reason} Nichts wurde geändert.',
  'backup.done':
    '{added, plural, =0 {Keine Partie war neu} one {# Partie kam dazu} other {# Partien kamen dazu}}{known, plural, =0 {} one {, # war schon hier} other {, # waren schon hier}}. Die Einstellungen sind die der Datei.',
  'backup.fault.form': 'Sie stammt von dieser Seite, aber ein Teil fehlt oder ist verändert.',
  'backup.fault.progress': 'Was sie über die Lehrgänge sagt, ist beschädigt.',
  'backup.fault.lines': 'Was sie über die Statistik sagt, ist beschädigt.',
  'backup.fault.room': 'In diesem Browser ist kein Platz mehr.',
  'backup.fault.forbidden': 'Dieser Browser bewahrt für diese Seite nichts auf.',
  'backup.fault.setting': 'Die Einstellung „{setting}“ hat einen Wert, den es nicht gibt.',
  'backup.fault.game': 'Partie {number} darin lässt sich nicht lesen: {reason}',
  'backup.fault.too-long': 'Sie ist länger als alles, was ein Browser aufbewahrt.',

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
  'settings.speed': 'Tempo des Computers und der Würfel',
  'settings.speed.slow': 'Langsam',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Schnell',
  'settings.speed.instant': 'Sofort',
  'settings.motion': 'Wie schnell Steine ziehen',
  'settings.bottom': 'Deine Seite des Bretts',
  'settings.bottom.near': 'Unten',
  'settings.bottom.far': 'Oben',
  'settings.home': 'Wo Steine ins Brett kommen und es verlassen',
  'settings.home.right': 'Rechts',
  'settings.home.left': 'Links',
  'settings.numbers': 'Zahlen der Punkte',
  'settings.numbers.own': 'Wie das Spiel zählt',
  'settings.numbers.lettered': '1–12 und 1A–12A',
  'settings.last': 'Der letzte Zug',
  'settings.last.marks': 'Kleine Zeichen',
  'settings.last.arrows': 'Pfeile',
  'settings.last.none': 'Nicht gezeigt',
  'settings.sound': 'Klänge',
  'settings.sound.off': 'Keine',
  'settings.sound.soft': 'Leise',
  'settings.sound.loud': 'Laut',
  'settings.talk': 'Ansagen für den Screenreader',
  'settings.talk.short': 'Würfe und Züge',
  'settings.talk.normal': 'Auch was zu tun ist',
  'settings.talk.full': 'Jeder Schritt',
  'settings.help': 'Hilfen beim Spielen',
  'settings.autoConfirm': 'Von selbst bestätigen, wenn alles gesetzt ist',
  'settings.autoForced': 'Erzwungene Schritte von selbst setzen',
  'settings.oneTap': 'Ein Tipp zieht einen Stein, der nur auf einen Punkt kann',
  'settings.courses': 'Den Weg der Steine auf dem Brett zeigen',
  'settings.chances': 'Die Aussichten beider Seiten zeigen',
  'settings.textBoard': 'Auch das Textbrett zeigen',
  'settings.keys': 'Tasten',
  'settings.keysText':
    'Leertaste: würfeln und bestätigen · Rücktaste: zurücknehmen · S: aufhören · H: Tipp · Pfeile und Eingabe: ziehen · Escape: zurückstellen · /: Zug eintippen',

  'fault.version': 'Sie stammt von einer neueren Fassung dieser Seite.',
  'fault.json': 'Sie ist abgeschnitten oder verstümmelt.',
  'fault.unknown':
    'Sie ist weder eine Partie oder Sicherung dieser Seite noch ein Match eines anderen Programms (.mat).',
  'fault.form': 'Sie enthält keine Aufzeichnung einer Partie.',
  'fault.tooLong': 'Sie ist länger als jede Partie.',
  'fault.game': 'Sie ist von einem Spiel, das diese Seite nicht kennt.',
  'fault.rules': 'Was darin geschieht, lassen die Regeln nicht zu: {detail}.',
  'fault.field': 'Etwas in der Aufzeichnung ist nicht, wie es sein muss: {detail}.',
  'fault.store':
    'Der Browser speichert für diese Seite nichts oder hat keinen Platz mehr: Beim Verlassen geht die Partie verloren. Sichere die Aufzeichnung als Datei.',
  'fault.gone': 'Eine Partie dieses Namens gibt es in diesem Browser nicht.',
  'fault.computer': 'Der Computerspieler ist stehen geblieben ({detail}).',
  'fault.locked':
    'Diese Partie ist in einem anderen Fenster offen. Gespielt wird dort; hier kannst du nur zusehen.',
  'lock.take': 'Hier spielen',
  'fault.again': 'Noch einmal versuchen',
};
