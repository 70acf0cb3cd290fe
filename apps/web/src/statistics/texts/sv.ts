import type { StatisticsTexts } from './en.ts';

export const sv: StatisticsTexts = {
  title: 'Statistik',
  lead: 'Ur de partier som den här webbläsaren har kvar. Ingenting lämnar den.',
  empty: 'Här har ingen spelat än.',
  emptyWhy:
    'När du har spelat ser du här hur det går för dig, om tärningarna är rättvisa och om du blir bättre.',
  play: 'Spela ett parti',
  json: 'Spara som JSON',
  csv: 'Spara som CSV',
  'results.title': 'Resultat',
  'results.game': 'Spel',
  'results.against': 'Motståndare',
  'results.person': 'två personer',
  'results.played': 'Spelade',
  'results.won': 'Vunna',
  'results.points': 'Poäng',
  'results.none': 'Inget parti har spelats färdigt än.',
  'results.people': 'I partier mellan två personer räknas vits segrar och poäng.',
  'dice.title': 'Tärningar',
  'dice.whose': 'Vems kast',
  'dice.all': 'Alla',
  'dice.own': 'Mina',
  'dice.computer': 'Datorns',
  'dice.count':
    '{throws, plural, =0 {Inget kast} other {# kast}}, {dice, plural, =0 {ingen tärning} one {# tärning} other {# tärningar}}.',
  'dice.numbers': 'Varje tal',
  'dice.doublets': 'Allor',
  'dice.others': 'Ingen alla',
  'dice.counted': 'Kastade',
  'dice.expected': 'I genomsnitt',
  'dice.bar':
    '{name}: {count, plural, one {kastat en gång} other {kastat # gånger}}, i genomsnitt {expected}',
  'fair.few': 'För få kast än för att säga om de är rättvisa.',
  'fair.usual':
    'Så jämnt som man kan vänta sig: rättvisa tärningar avviker minst så här mycket från genomsnittet i {percent} av alla fall.',
  'fair.rare':
    'Mindre jämnt än man väntar sig: så mycket avviker rättvisa tärningar bara i {percent} av alla fall. Av tjugo ärliga spelare får en se det.',
  'fair.strange':
    'Mycket ojämnt: så mycket avviker rättvisa tärningar bara i {percent} av alla fall. Håller det i sig över många fler kast är något fel.',
  'fair.figures': 'Testet i siffror: χ² = {square}, {freedom} frihetsgrader.',
  'errors.title': 'Fel över tid',
  'errors.lead':
    'Bortskänkta poäng på 100 beslut, enligt genomgångarna av dina partier mot datorn; mindre är bättre.',
  'errors.none':
    'Inget parti mot datorn har gåtts igenom än. Öppna genomgången av ett avslutat parti, så räknas det med här.',
  'errors.mean':
    '{games, plural, one {# parti genomgånget} other {# partier genomgångna}}: totalt {mean} bortskänkta poäng på 100 beslut.',
  'errors.lately': 'De senaste {games}: {mean}.',
  'errors.date': 'Dag',
  'errors.value': 'Poäng per 100',
  'errors.decisions': 'Beslut',
  'errors.luck': 'Tur',
  'errors.says':
    'Fel i {games} partier, det äldsta till vänster; från {first} till {last} poäng på 100 beslut.',
};
