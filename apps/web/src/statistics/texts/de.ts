import type { StatisticsTexts } from './en.ts';

export const de: StatisticsTexts = {
  title: 'Statistik',
  lead: 'Aus den Partien, die dieser Browser aufbewahrt. Nichts davon verlässt ihn.',
  empty: 'Hier wurde noch nicht gespielt.',
  emptyWhy:
    'Wenn du gespielt hast, siehst du hier, wie es dir ergeht, ob die Würfel gerecht sind und ob du besser wirst.',
  play: 'Spielen',
  json: 'Als JSON sichern',
  csv: 'Als CSV sichern',
  'results.title': 'Ergebnisse',
  'results.game': 'Spiel',
  'results.against': 'Gegner',
  'results.person': 'zwei Personen',
  'results.played': 'Gespielt',
  'results.won': 'Gewonnen',
  'results.points': 'Punkte',
  'results.none': 'Noch keine Partie wurde zu Ende gespielt.',
  'results.people': 'Bei Partien zwischen zwei Personen zählen die Siege und Punkte von Weiß.',
  'dice.title': 'Würfel',
  'dice.whose': 'Wessen Würfe',
  'dice.all': 'Alle',
  'dice.own': 'Meine',
  'dice.computer': 'Die des Computers',
  'dice.count':
    '{throws, plural, =0 {Kein Wurf} one {# Wurf} other {# Würfe}}, {dice, plural, =0 {kein Würfel} other {# Würfel}}.',
  'dice.numbers': 'Jede Zahl',
  'dice.doublets': 'Päsche',
  'dice.others': 'Kein Pasch',
  'dice.counted': 'Geworfen',
  'dice.expected': 'Im Mittel',
  'dice.bar': '{name}: {count, plural, one {einmal} other {#-mal}} geworfen, im Mittel {expected}',
  'fair.few': 'Noch zu wenige Würfe, um zu sagen, ob sie gerecht sind.',
  'fair.usual':
    'So gleichmäßig, wie zu erwarten ist: Gerechte Würfel weichen in {percent} aller Fälle mindestens so weit vom Mittel ab.',
  'fair.rare':
    'Weniger gleichmäßig, als zu erwarten ist: So weit weichen gerechte Würfel nur in {percent} aller Fälle ab. Unter zwanzig ehrlichen Spielern erlebt das einer.',
  'fair.strange':
    'Sehr ungleichmäßig: So weit weichen gerechte Würfel nur in {percent} aller Fälle ab. Bleibt das über viele weitere Würfe so, stimmt etwas nicht.',
  'fair.figures': 'Der Test in Zahlen: χ² = {square}, {freedom} Freiheitsgrade.',
  'errors.title': 'Fehler im Lauf der Zeit',
  'errors.lead':
    'Verschenkte Punkte auf 100 Entscheidungen, nach den Nachbetrachtungen deiner Partien gegen den Computer; weniger ist besser.',
  'errors.none':
    'Noch keine Partie gegen den Computer hat eine Nachbetrachtung. Öffne die einer beendeten Partie, dann zählt sie hier mit.',
  'errors.mean':
    '{games, plural, one {# Partie nachbetrachtet} other {# Partien nachbetrachtet}}: insgesamt {mean} verschenkte Punkte auf 100 Entscheidungen.',
  'errors.lately': 'Die letzten {games}: {mean}.',
  'errors.date': 'Tag',
  'errors.value': 'Punkte auf 100',
  'errors.decisions': 'Entscheidungen',
  'errors.luck': 'Glück',
  'errors.says':
    'Fehler von {games} Partien, links die älteste; von {first} bis {last} Punkten auf 100 Entscheidungen.',
};
