import type { PositionTexts } from './en.ts';

export const de: PositionTexts = {
  'page.title': 'Stellung',
  'view.label': 'Was mit der Stellung geschehen soll',
  'view.edit': 'Aufstellen',
  'view.study': 'Untersuchen',

  'game.label': 'Spiel',
  'tools.label': 'Ein Tipp aufs Brett',
  'tool.move': 'zieht',
  'tool.white': 'setzt Weiß',
  'tool.black': 'setzt Schwarz',
  'tool.remove': 'nimmt weg',
  'tools.drag': 'Ziehen mit Maus oder Finger geht immer, auch aus den Fächern.',
  'tools.keys':
    'Tasten auf dem Brett: Pfeile führen von Punkt zu Punkt, die Eingabetaste nimmt auf und setzt ab, W und S setzen einen Stein dazu, Entf nimmt einen weg, 0 bis 9 bestimmen, wie viele dort stehen, Esc legt zurück.',
  'do.undo': 'Zurücknehmen',
  'do.redo': 'Wiederholen',
  'do.start': 'Anfangsstellung',
  'do.clear': 'Brett leeren',
  'do.swap': 'Farben tauschen',
  'do.play': 'Von hier weiterspielen',
  'do.failed': 'Das ließ sich nicht laden: {detail}',

  'turn.label': 'Am Wurf',
  'doublets.label': 'Päsche bisher',
  'doublets.of': '{side, select, white {Weiß} other {Schwarz}}: Päsche bisher',
  'throw.label': 'Wurf',
  'throw.first': 'Erster Würfel',
  'throw.second': 'Zweiter Würfel',
  'throw.none': 'Kein Wurf',
  'stakes.title': 'Dopplerwürfel und Match',
  'cube.value': 'Wert',
  'cube.owner': 'Besitzer',
  'cube.owner.none': 'in der Mitte',
  'cube.owner.white': 'Weiß',
  'cube.owner.black': 'Schwarz',
  'match.length': 'Länge',
  'match.score': '{side, select, white {Punkte von Weiß} other {Punkte von Schwarz}}',
  'match.crawford': 'Dies ist die Crawford-Partie',

  'refuse.no-man': 'Dort steht kein Stein von {side, select, white {Weiß} other {Schwarz}}.',
  'refuse.none-left':
    'Von {side, select, white {Weiß} other {Schwarz}} ist kein Stein mehr übrig: Alle stehen schon auf dem Brett.',
  'refuse.spare':
    '{where, select, bar {Ein herausgenommener Stein lässt sich nicht weiter wegnehmen: Zieh ihn aufs Brett.} other {Ein Stein in der Hand lässt sich nicht weiter wegnehmen: Zieh ihn aufs Brett.}}',
  'refuse.ERR_SHARED_POINT':
    'Auf Punkt {point} steht {side, select, white {Schwarz} other {Weiß}}: Zwei Farben können nicht auf einem Punkt stehen.',
  'refuse.ERR_BOTH_OFF':
    'Die andere Seite hat schon alle Steine draußen; gewonnen haben kann nur eine.',
  'deed.moved': '{side, select, white {Weiß} other {Schwarz}}: von {from} nach {to}.',
  'deed.added':
    '{side, select, white {Weiß} other {Schwarz}}, {to}: {count, plural, one {# Stein} other {# Steine}}.',
  'deed.removed':
    '{side, select, white {Weiß} other {Schwarz}}, {from}: ein Stein weggenommen, {count, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
  'deed.undone': 'Zurückgenommen.',
  'deed.redone': 'Wiederholt.',
  'place.point': 'Punkt {point}',
  'place.hand': 'Hand',
  'place.bar': 'Bar',
  'place.off': 'draußen',
  'board.name': 'Brett: {game}, {side, select, white {Weiß} other {Schwarz}} am Wurf',
  'board.pick': 'kann aufgenommen werden',
  'board.put': 'kann hier abgesetzt werden',

  'worth.title': 'Was sie wert ist',
  'worth.for': 'für {side, select, white {Weiß} other {Schwarz}} vor dem Wurf',
  'worth.busy': 'Die Stellung wird beurteilt …',
  'worth.failed': 'Die Untersuchung ist stehen geblieben: {detail}',
  'worth.again': 'Noch einmal versuchen',
  'worth.chance': 'Aussichten',
  'worth.wins': '{side, select, white {Weiß gewinnt} other {Schwarz gewinnt}}',
  'worth.all': 'überhaupt',
  'worth.exactly': '{count, plural, one {# Punkt} other {# Punkte}}',
  'source.net':
    'Nach dem trainierten Netz, {depth, plural, =0 {auf den ersten Blick} one {einen Wurf voraus} other {# Würfe voraus}}.',
  'source.hand-made': 'Nach einer einfachen Formel: grob, und blind dafür, wie hoch gewonnen wird.',
  'source.solved': 'Genau: Diese Stellung ist gelöst.',
  'source.two-sided': 'Genau: aus der Tabelle der letzten Steine beider Seiten.',
  'source.one-sided': 'Aus der Tabelle des Wettlaufs: alle Würfe beider Seiten bis zum Schluss.',
  'source.chances': 'Die Aussichten daneben sind geschätzt.',
  'lack.no-net': 'Für dieses Spiel ist noch kein Netz trainiert.',
  'lack.points': 'Das Netz dieses Spiels kennt eine andere Zählung als diese Hausregel.',
  'lack.net-unread': 'Das Netz ließ sich nicht laden.',
  'lack.tables-unread':
    'Die genauen Tabellen ließen sich nicht laden; an ihrer Stelle urteilt das Netz.',

  'over.title': 'Die Partie ist zu Ende',
  'over.off':
    '{side, select, white {Weiß} other {Schwarz}} hat alle Steine draußen und gewinnt {count, plural, one {# Punkt} other {# Punkte}}.',
  'over.pile': '{side, select, white {Weiß} other {Schwarz}} hat mit einem Haufen gewonnen.',
  'over.row': '{side, select, white {Weiß} other {Schwarz}} hat mit einer Reihe gewonnen.',
  'over.hint': 'Stell einen Stein zurück, um die Stellung zu untersuchen.',

  'plays.title': '{thrown}: die besten Züge',
  'plays.none': 'Nichts lässt sich setzen',
  'plays.again': 'Nach diesem Wurf wird noch einmal gewürfelt.',
  'plays.thrown': 'würfelt noch einmal',
  'plays.cubeful': 'Gereiht mit Rücksicht auf Dopplerwürfel und Stand.',
  'plays.depth': 'Vorausschauen',
  'plays.depthOf': '{count, plural, one {# Wurf} other {# Würfe}}',
  'plays.pick': '{play} ausspielen',
  'grade.best': 'bester',
  'grade.good': 'gut',
  'grade.doubtful': 'fraglich',
  'grade.bad': 'schlecht',
  'grades.hint':
    'Verlust gegen den besten Zug: bis 0,005 gilt als bester, bis 0,03 als gut, bis 0,08 als fraglich, mehr als schlecht.',

  'list.open': 'Alle erlaubten Züge',
  'list.count': '{count, plural, one {# erlaubten Zug} other {# erlaubten Zügen}}',
  'list.passing': '{passing} von {count}',
  'list.order': 'Gereiht nach ihrem Wert auf den ersten Blick, ohne Dopplerwürfel.',
  'list.more': 'Mehr zeigen',
  'list.none': 'So ein Zug ist nicht dabei.',
  'filter.label': 'Nur Züge, die',
  'filter.hits': 'schlagen',
  'filter.calm': 'nicht schlagen',
  'filter.safe': 'keinen einzelnen Stein lassen',
  'filter.off': 'Steine herausnehmen',
  'filter.band': 'ein Band machen auf Punkt',
  'filter.any': 'gleich',

  'cubing.title': 'Der Dopplerwürfel',
  'cubing.noDouble': 'Nicht doppeln',
  'cubing.doubleTake': 'Doppeln, annehmen',
  'cubing.doublePass': 'Doppeln, aufgeben',
  'cubing.advice':
    '{advice, select, double {Doppeln} good {Zu gut zum Doppeln: weiterspielen} other {Nicht doppeln}}; wer gedoppelt wird: {answer, select, take {annehmen} other {aufgeben}}.',
  'cubing.may':
    '{why, select, crawford {In der Crawford-Partie wird nicht gedoppelt; dies wäre richtig, wenn man dürfte.} owner {Der Würfel gehört der anderen Seite; dies wäre richtig, wenn nicht.} other {Der Würfel lässt sich nicht weiter drehen; dies wäre richtig, wenn doch.}}',
  'cubing.chance': 'Aussicht im Match',
  'cubing.dead':
    'Der Dopplerwürfel ist tot: Ein Gewinn entscheidet das Match schon so, und Doppeln kann nichts mehr ändern.',

  'rollout.title': 'Ausspielen',
  'rollout.about':
    'Spielt die Stellung viele Male zu Ende, alles Verglichene mit denselben Würfen, und mittelt; das Würfelglück wird herausgerechnet, soweit der Beurteiler es sieht.',
  'rollout.position': 'Die Stellung',
  'rollout.plays': '{count, plural, one {# gewählter Zug} other {# gewählte Züge}}',
  'rollout.none': 'Keinen wählen',
  'rollout.hint': 'Um Züge zu vergleichen, wähle sie oben in der Liste an.',
  'rollout.trials': 'Partien',
  'rollout.length': 'Jede Partie',
  'rollout.toEnd': 'bis zum Ende',
  'rollout.throws': '{count} Würfe weit',
  'rollout.seed': 'Startzahl der Würfel',
  'rollout.badSeed': 'Eine Startzahl ist eine ganze Zahl von 0 bis 4294967295.',
  'rollout.start': 'Ausspielen',
  'rollout.stop': 'Anhalten',
  'rollout.progress': '{done} von {all} Partien',
  'rollout.state':
    '{state, select, running {Läuft} stopped {Angehalten} other {Fertig}}: {trials, plural, one {# Partie gezählt} other {# Partien gezählt}}, Startzahl {seed}.',
  'rollout.first': 'Das erste Ergebnis kommt nach 36 Partien.',
  'rollout.result': '{points} ± {error}',
  'rollout.error': 'Hinter ± steht der Standardfehler.',
  'rollout.old': 'Dies gehört zu einer früheren Stellung:',
  'rollout.show': 'Zurück zu ihr',
  'rollout.wins': 'gewinnt {chance}',
  'rollout.won': 'gewinnt sofort',

  'forms.title': 'Stellung aus Text öffnen',
  'forms.all': 'Diese Stellung als Text, für Programme',
  'forms.label': 'Stellung eintippen oder einfügen',
  'forms.hint': 'Stellungstext, JSON und für Backgammon XGID oder ID von GNU Backgammon.',
  'forms.read': 'Aufs Brett',
  'forms.done': 'Sie steht auf dem Brett.',
  'forms.copy': '{form} kopieren',
  'forms.copied': 'kopiert.',
  'forms.notCopied': 'Der Browser erlaubt das Kopieren nicht; markiere den Text von Hand.',
  'form.text': 'Text',
  'form.json': 'JSON',
  'form.xgid': 'XGID',
  'form.gnu': 'GNU-ID',
  'address.bad':
    'In der Adresse steht keine Stellung: {reason} Was du hattest, steht auf dem Brett.',

  'fault.ERR_EMPTY': 'Da ist nichts zu lesen.',
  'fault.ERR_TEXT_LENGTH': 'Das ist länger als jede Stellung.',
  'fault.ERR_GAME':
    'Es nennt kein Spiel, das hier bekannt ist, oder zu diesem Spiel gehört eine andere Form.',
  'fault.ERR_PARTS':
    'Ein Stellungstext hat drei Teile mit Schrägstrichen dazwischen, etwa puff:h15/h13.3x2/w, und danach, in dieser Folge, Wurf, Dopplerwürfel und Match.',
  'fault.ERR_MEN_TEXT':
    'Steine schreibt man als Stationen mit Punkten dazwischen: 3, 3x2 für zwei, h13 in der Hand, o4 draußen.',
  'fault.ERR_TURN_TEXT': 'Am Wurf ist w oder b, mit den bisherigen Päschen wie in w1-0.',
  'fault.ERR_THROW': 'Ein Wurf sind zwei Zahlen von 1 bis 6.',
  'fault.ERR_CUBE':
    'So kann der Dopplerwürfel nicht stehen: 1, 2, 4 und so weiter bis 4096, und nur, wo mit ihm gespielt wird.',
  'fault.ERR_MATCH': 'Länge und Stand des Matchs passen nicht zusammen.',
  'fault.ERR_POSITION':
    'Es lässt sich lesen, ist aber keine Stellung, in der eine Partie weitergehen kann.',
  'fault.ERR_SETUP':
    'Die Steine einer Seite müssen nach Stationen genannt sein, etwa "0":13,"3":2.',
  'fault.ERR_TURN': 'Am Wurf muss Weiß oder Schwarz sein.',
  'fault.ERR_STATION':
    'Eine Station gibt es nicht: 0 ist die Hand, 1 bis 24 sind die Punkte, 25 ist draußen.',
  'fault.ERR_COUNT': 'Auf einer Station steht eine ganze Zahl von Steinen, 0 bis 15.',
  'fault.ERR_MEN':
    '{side, select, white {Weiß} other {Schwarz}} hat {count, plural, one {# Stein} other {# Steine}}; es müssen 15 sein, die in der Hand und draußen mitgezählt.',
  'fault.ERR_SHARED_POINT':
    'Auf Punkt {point} von Weiß stehen beide Seiten: Zwei Farben können nicht auf einem Punkt stehen.',
  'fault.ERR_BOTH_OFF': 'Beide Seiten haben alle Steine draußen; gewonnen haben kann nur eine.',
  'fault.ERR_DOUBLETS': 'Die bisherigen Päsche müssen ganze Zahlen von 0 bis 127 sein.',
  'fault.ERR_XGID':
    'Eine XGID ist XGID= und zehn Felder mit Doppelpunkten dazwischen, etwa XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10.',
  'fault.ERR_BOARD':
    'Das Brett der XGID ist nicht möglich: mehr als 15 Steine, oder Steine auf der falschen Bar.',
  'fault.ERR_DICE': 'Die Würfel der XGID sind kein Wurf.',
  'fault.ERR_POSITION_ID':
    'Die Stellungs-ID von GNU Backgammon ist nicht lesbar: Sie hat 14 Zeichen.',
  'fault.ERR_MATCH_ID': 'Die Match-ID von GNU Backgammon ist nicht lesbar: Sie hat 12 Zeichen.',
  'fault.ERR_OVER': 'Nach der ID ist die Partie zu Ende.',
  'fault.ERR_OPTIONS': 'Hausregeln müssen Namen mit Werten sein, jeder Name nur einmal.',
  'fault.ERR_OPTION_NAME': 'Es nennt eine Hausregel, die nicht bekannt ist.',
  'fault.ERR_OPTION_VALUE': 'Es gibt einer Hausregel einen Wert, den sie nicht haben kann.',
  'fault.ERR_JSON': 'Es beginnt wie JSON, lässt sich aber nicht so lesen.',
  'fault.ERR_FIELD': 'Im JSON steht ein unbekanntes Feld: {name}.',
  'fault.ERR_MISSING': 'Im JSON fehlt das Feld {name}.',
};
