import type { LearnTexts } from './en.ts';

export const sv: LearnTexts = {
  'learn.title': 'Lär dig',
  'learn.lead':
    'Varje spel i ett dussin små ställningar. Du flyttar, reglerna svarar. De första stegen visar på två minuter vad som skiljer spelet från de andra.',
  'learn.essentials': 'Det speciella',
  'learn.more': 'De övriga reglerna',
  'learn.begin': 'Börja',
  'learn.goOn': 'Fortsätt',
  'learn.repeat': 'Börja om',
  'learn.done': '{done} av {count} klara{shown, plural, =0 {} one {, # visat} other {, # visade}}',
  'learn.of': '{game}: lär dig genom att spela',
  'learn.step': 'Steg {number} av {count}',
  'learn.steps': 'Alla steg',
  'learn.stand.own': 'klarat på egen hand',
  'learn.stand.shown': 'visat för dig',
  'learn.stand.open': 'inte gjort ännu',
  'learn.next': 'Vidare',
  'learn.skip': 'Hoppa över',
  'learn.finish': 'Till slutet',
  'learn.show': 'Visa mig',
  'learn.retry': 'Försök igen',
  'learn.right': 'Rätt.',
  'learn.shown': 'Så kan man till exempel göra.',
  'learn.other': 'Tillåtet, men inte uppgiften.',
  'learn.wrong': 'Inte rätt.',
  'learn.wrongIs': 'Inte rätt. Svaret är: {answer}.',
  'learn.thrown': 'Du spelar vit och har kastat {low} och {high}.',
  'learn.goal':
    'Dina vita brickor följer pilen från {first} till {last} och sedan ut. {course, select, parallel {Svart går samma väg.} other {Svart kommer emot dig.}} Den som först har alla 15 ute vinner.',
  'learn.rule': 'Regler, paragraf {number}',
  'learn.answers': 'Ditt svar',
  'learn.unstored':
    'Webbläsaren sparar inget för den här sidan: det du har klarat är glömt när du lämnar den.',
  'learn.over.title': 'Nu kan du {game}.',
  'learn.over.text':
    'Du har klarat alla {count} steg på egen hand. Resten kommer när du spelar; nekas du ett drag i ett parti står regeln bredvid.',
  'learn.over.seen': '{game}: du har sett alla steg',
  'learn.over.shown':
    '{count, plural, one {Ett steg visades för dig. Försök själv:} other {# steg visades för dig. Försök själv:}}',
  'learn.over.openTitle': 'Inte riktigt i mål',
  'learn.over.open':
    '{count, plural, one {Ett av {all} steg återstår:} other {# av {all} steg återstår:}}',
  'learn.over.goOn': 'Fortsätt med ”{step}”',
  'learn.over.play': 'Spela {game}',
  'learn.over.setup': 'Välj motståndare och regler',
  'learn.over.other': 'Lär dig ett annat spel',
  'learn.over.again': 'Börja om kursen',
  'learn.look': 'Slå upp',
  'learn.missing': 'Det finns inget sådant steg i kursen.',
  'learn.lost': 'Den här delen av sidan kunde inte laddas.',
  'learn.loading': 'Ett ögonblick …',

  'answer.yes': 'Ja',
  'answer.no': 'Nej',
  'answer.none': 'Inget',
  'answer.one': 'Bara ett',
  'answer.both': 'Båda',
  'answer.points': '{count, plural, one {# poäng} other {# poäng}}',

  'enter.title': 'Alla börjar utanför',
  'enter.task': 'För in en bricka med varje tal, det lägre först.',
  'enter.done':
    'Talet är den punkt där brickan går in. Så länge andra väntar på hand står brickorna på brädet stilla.',
  'lower-lost.title': 'Det lägre talet är spärrat',
  'lower-lost.task':
    'En av dina brickor väntar på hand, och svart håller din punkt 2. Hur många av talen kan du flytta?',
  'lower-lost.done':
    'Tvåan kommer först och har ingen plats. Utan det lägre talet måste du fåta det högre också, fast punkt 5 är tom.',
  'underside.title': 'Titta under tärningarna',
  'underside.task':
    'Alla treor! Flytta båda treorna. Under varje trea finns en fyra: för in en bricka med en fyra, och sluta sedan.',
  'underside.done':
    'Först ovansidorna, sedan undersidorna; tillsammans blir de 7. Undersidorna får du använda eller lämna.',
  'first-not-again.title': 'Den första allan',
  'first-not-again.task': 'Det här är din första alla i partiet. Kastar du igen efter den?',
  'first-not-again.done':
    'Den första ger inget nytt kast. Varje senare ger ett, även om du inte kan flytta för den.',
  'later.title': 'Senare allor räknas dubbelt',
  'later.task': 'Din andra alla: fyra treor, sedan upp till fyra fyror. Sluta när du vill.',
  'later.done': 'Från och med den andra allan: fyra ovansidor, fyra undersidor och ett nytt kast.',
  'hand-first.title': 'Först in med alla brickor',
  'hand-first.task':
    'En av dina brickor har slagits ut och är på hand. För in den; sedan får du flytta fyran med vilken bricka som helst.',
  'hand-first.done': 'Brickor på hand går först, också utslagna. Sedan får alla flytta.',
  'hit.title': 'Band och ensamma brickor',
  'hit.task':
    'Två svarta brickor på 8 är ett band: där landar ingen. Brickan på 11 står ensam. Slå ut den.',
  'hit.done':
    'Den går tillbaka till svarts hand och börjar om från början. Att gå förbi är alltid fritt.',
  'no-foresight.title': 'Nästa tal får gå förlorat',
  'no-foresight.task':
    'Ettan får du flytta med vilken bricka du vill. Välj en som gör att fyran går förlorad.',
  'no-foresight.done':
    'Varje tal bedöms för sig. Att fåta med flit är tillåtet här; i modern puff och i backgammon är det förbjudet.',
  'overshoot.title': 'Att ta ut',
  'overshoot.task':
    'Alla dina brickor är i sista kvarteret. Flytta båda talen; en bricka kan gå ut.',
  'overshoot.done':
    'Ett för stort tal tar bara ut den bakersta brickan. Annars flyttas brickor upp.',
  'finish.title': 'Undersidorna vinner',
  'finish.task': 'Din första alla, fyra brickor kvar. Ta ut dem allihop.',
  'finish.done':
    'Två ettor, sedan två sexor underifrån. Med den sista brickan är partiet genast slut.',
  'points-quarter.title': 'En bricka blev efter',
  'points-quarter.task':
    'Du tar ut din sista bricka. Svart har ännu en i sitt första kvarter. Hur mycket vinner du?',
  'points-quarter.done': 'En bricka kvar i första kvarteret gör att förloraren förlorar dubbelt.',
  'points-hand.title': 'En bricka på hand',
  'points-hand.task': 'Nu är svarts sista bricka på hand. Hur mycket vinner du?',
  'points-hand.done': 'En bricka på hand kostar tre poäng. Det som kostar mest gäller.',
  'same-way.title': 'Samma hörn, samma väg',
  'same-way.task': 'Svart har just gått in på 2 och 5. Gå in i samma hörn.',
  'same-way.done':
    'Båda går över samma punkter i samma ordning. Redan ditt första kast slår ut två brickor.',
  'entry-held.title': 'En stängd dörr',
  'entry-held.task': 'Svart har band på 3 och 4. Hur många av talen kan du flytta?',
  'entry-held.done':
    'Band kan spärra själva ingången. Trean kommer först och har ingen plats, så du fåtar fyran också.',
  'behind.title': 'Bakifrån',
  'behind.task': 'En svart bricka står ensam på 13. Slå ut den.',
  'behind.done': 'Här slår du den som går framför dig, hela vägen runt.',
  'bridge.title': 'En bro',
  'bridge.task': 'Sex band i rad står framför din sista bricka. Hur många av talen kan du flytta?',
  'bridge.done':
    'Inget tal leder över sex band. Ettan flyttas i sista kvarteret, sexan går förlorad. Bygg broar: de avgör det här spelet.',
  'again-blocked.title': 'En alla utan plats',
  'again-blocked.task': 'En senare alla, men trean har ingen plats. Kastar du igen?',
  'again-blocked.done':
    'En alla räknas när den kastas. Den ger nytt kast även om inget kan flyttas.',
  'last-hit.title': 'Ett slag till',
  'last-hit.task': 'Var och en har en bricka kvar. Flytta ettan och sedan tvåan.',
  'last-hit.done':
    'Ettan slår ut brickan på 24, tvåan går ut. Svart har en bricka på hand: tre poäng.',
  'enter-on.title': 'In och vidare',
  'enter-on.task': 'För in en bricka med tvåan och flytta samma bricka vidare med fyran.',
  'enter-on.done': 'Inom första kvarteret går brickorna fritt, även när andra är på hand.',
  'beyond.title': 'Bara första kvarteret är låst',
  'beyond.task':
    'Två brickor är på hand, men de som står bortom 6 är fria. Flytta båda talen från 9.',
  'beyond.done':
    'Så länge en bricka är på hand får ingen lämna första kvarteret. Alla andra går vidare.',
  'owed-undersides.title': 'Undersidorna måste flyttas',
  'owed-undersides.task': 'Alla femmor: båda femmorna, sedan båda tvåorna underifrån. Flytta allt.',
  'owed-undersides.done': 'Här är undersidorna en plikt. Det som inte kan flyttas får du fåta.',
  'again-every.title': 'Din första alla',
  'again-every.task': 'Din första alla i partiet. Kastar du igen efter den?',
  'again-every.done': 'I det här spelet ger varje alla ett nytt kast, också den första.',
  'locked-lost.title': 'Det lägre talet är spärrat',
  'locked-lost.task':
    'En bricka är på hand, två står på 5, ingen får gå ut ännu. Svart håller 2. Hur många av talen kan du flytta?',
  'locked-lost.done':
    'Med tvåan kommer ingen in, och från 5 skulle brickan lämna första kvarteret. Utan det lägre talet fåtar du femman också.',
  'later-double.title': 'Senare allor räknas dubbelt',
  'later-double.task':
    'Din andra alla: fyra femmor, sedan fyra tvåor. Sex brickor är kvar: ta ut dem.',
  'later-double.done': 'Fyra ovansidor, sedan undersidorna: sex brickor ut på ett kast.',
  'blocked-again.title': 'En alla utan plats',
  'blocked-again.task':
    'Trean har ingen plats, varken för brickan på hand eller på brädet. Kastar du igen?',
  'blocked-again.done':
    'En alla ger nytt kast även om den inte kunde flyttas fullt ut. Och din nästa räknas dubbelt.',
  'overshoot-any.title': 'Vem som helst får gå ut',
  'overshoot-any.task': 'Ta ut två brickor. Den bakersta behöver inte gå först.',
  'overshoot-any.done':
    'Ett för stort tal tar ut vilken bricka som helst i sista kvarteret, även om andra står längre bak.',
  'points-single.title': 'Vad en vinst är värd',
  'points-single.task':
    'Du tar ut din sista bricka; en svart är ännu på hand. Hur mycket vinner du?',
  'points-single.done': 'Varje vinst räknas en poäng, hur långt förloraren än har kommit.',
  'foresight.title': 'Tänk på nästa tal',
  'foresight.task':
    'Flytta båda talen. Bara ett sätt att flytta ettan lämnar plats för fyran: alla andra är förbjudna.',
  'foresight.done':
    'Så många tal som möjligt måste flyttas. Det lägre går dit där det högre kan följa.',
  'free-after.title': 'Fritt när alla är inne',
  'free-after.task':
    'Din sista bricka går in med ettan och slår ut. Flytta sedan femman med vilken bricka du vill.',
  'free-after.done': 'Brickor på hand går först. När den sista är inne är resten av kastet fritt.',
  'tops-held.title': 'Utan alla ovansidor inga undersidor',
  'tops-held.task': 'Flytta så många tvåor du kan.',
  'tops-held.done': 'Den andra tvåan är spärrad, så det blir inga undersidor. Du kastar ändå igen.',
  'move-up.title': 'Att flytta upp',
  'move-up.task': 'Inget av talen tar ut en bricka. Flytta båda inom sista kvarteret.',
  'move-up.done': 'Ett tal som inte tar ut någon måste flytta upp en bricka, om det går.',
  'any-order.title': 'Brickor på brädet, valfri ordning',
  'any-order.task': 'Den mest kända öppningen: flytta 8 till 5 och 6 till 5, i valfri ordning.',
  'any-order.done': 'Två brickor gör en punkt där ingen annan landar. Talens ordning är fri.',
  'fourfold.title': 'En alla: fyra gånger',
  'fourfold.task': 'Fyra ettor. Flytta två från 8 till 7 och två från 6 till 5.',
  'fourfold.done': 'Fyra steg med samma tal. Inga undersidor, inget nytt kast.',
  'bar.title': 'Från baren',
  'bar.task': 'En av dina brickor är på baren. För in den, och flytta sedan det andra talet.',
  'bar.done': 'Baren först. Tvåan leder till motståndarens andra punkt: din 23.',
  'both.title': 'Båda, om det går',
  'both.task': 'Från 15 är sexan spärrad. Hitta den ordning där båda talen går att flytta.',
  'both.done': 'Så många tal som möjligt måste flyttas, och ordningen väljer du.',
  'higher.title': 'Om bara ett går',
  'higher.task': 'Vilket som helst av talen går, men inte båda. Flytta det du måste.',
  'higher.done': 'Då är det högre en plikt: sexan.',
  'hit-cover.title': 'Slå och täck',
  'hit-cover.task': 'En svart bricka står ensam på din 5. Slå den och ställ en bricka till där.',
  'hit-cover.done': 'Den väntar på baren, och din nya punkt står i vägen för den.',
  'two-off.title': 'Att ta ut',
  'two-off.task': 'Ta ut två brickor: med tvåan från 2, med ettan från 1.',
  'two-off.done':
    'Det exakta talet tar ut en bricka. Du hade också fått flytta: det är ingen plikt.',
  'overshoot-rear.title': 'Större tal',
  'overshoot-rear.task': 'Båda talen är större än de behöver vara. Ta ut båda brickorna.',
  'overshoot-rear.done': 'Ett för stort tal tar bara den bakersta brickan.',
  'gammon.title': 'Gammon',
  'gammon.task':
    'Din sista bricka går ut, och svart har inte tagit ut någon. Hur mycket vinner du?',
  'gammon.done': 'Den som inte har tagit ut någon bricka förlorar dubbelt: en gammon.',
  'backgammon.title': 'Backgammon',
  'backgammon.task': 'Samma sak, och en svart bricka är på baren. Hur mycket vinner du?',
  'backgammon.done':
    'Ingen ute, och en på baren eller i ditt sista kvarter: en backgammon, tre poäng.',
  'cube.title': 'Kuben',
  'cube.task': 'En gammon, och kuben står på 2. Hur mycket vinner du?',
  'cube.done':
    'Kuben multiplicerar allt. Före kastet får du erbjuda dubbling; den som avböjer förlorar vad partiet var värt.',

  'rules.lookUp': 'Regler, jämförelse, historia',
  'rules.canonical':
    'Det här är en översättning; där den skiljer sig från den engelska texten gäller den engelska.',
  'rules.marks':
    'Inom klammer: källan. ”Läsning”: källan tiger eller är oklar, och så läser vi den. ”Avtal”: bara om det är avtalat före partiet.',
  'rules.reading': 'läsning',
  'rules.agreed': 'avtal',
  'rules.shownIn': 'visas i {examples}',
  'rules.learn': 'Lär dig {game} genom att spela',
  'rules.ofAll': 'De fem spelens regler',
  'diagram.show': 'Visa på brädet',
  'diagram.name': 'Bräde till {paragraph}',
  'diagram.before': 'Kastet är {low} och {high}.',
  'diagram.set': 'Brickorna som de står i början, och varje sidas väg.',
  'diagram.step': '{number}: {move}',
  'diagram.lost': 'Kan inte flyttas: {numbers}.',
  'diagram.over': '{count, plural, one {Vinst: # poäng.} other {Vinst: # poäng.}}',
  'diagram.end': 'Kastet är förbrukat.',
  'diagram.again': 'Ett nytt kast följer.',
  'diagram.ending': 'Slut {number} av {count}',
  'diagram.other': 'Nästa slut',
  'diagram.back': 'Tillbaka',
  'diagram.forward': 'Steg',
  'diagram.first': 'Till början',

  'compare.title': 'De fem spelen jämförda',
  'compare.lead':
    'Regel för regel, så som den här sidan spelar. Numret leder till paragrafen; bredvid står källan och om vi har fått tolka den.',
  'compare.only': 'Bara det som skiljer',
  'compare.rule': 'Regel',
  'compare.none': 'finns inte',
  'compare.table': 'Tabell över de fem spelen',
  'compare.course': 'Vägar',
  'compare.course.contrary': 'Mot varandra',
  'compare.course.parallel': 'Samma väg, från samma hörn',
  'compare.start': 'I början',
  'compare.start.hand': 'Alla brickor på hand',
  'compare.start.board': 'Brickor på brädet',
  'compare.opening': 'Vem som börjar',
  'compare.opening.two-dice-each': 'Två tärningar var; högre summa börjar och kastar på nytt',
  'compare.opening.one-die-each': 'En tärning var; den högre börjar och flyttar båda talen',
  'compare.order': 'Två tal',
  'compare.order.lower-first': 'Det lägre först; utan det inget',
  'compare.order.any': 'I valfri ordning',
  'compare.doublets': 'En alla',
  'compare.doublets.undersides': 'Ovansidor, sedan undersidor; den första enkelt, senare dubbelt',
  'compare.doublets.fourfold': 'Talet fyra gånger',

  'source.A': 'Alvensleben, Encyclopädie der Spiele, Leipzig (Otto Wigand) 1855, s. 406–408',
  'source.S': 'Svensk artikel ”Puff (spel)”, utan år',
  'source.E': 'Engelska regler med rysk översättning, ”Puff / Пафф”, utan år',
  'source.B': 'Tysk artikel ”Backgammon”, 2009',

  'history.title': 'Historia',
  'history.lead':
    'Vad våra fyra källor säger om spelens förflutna, och hur långt man kan lita på dem. Utan källa står ingenting här.',
  'history.line': 'I tidsordning',
  'history.tabula.date': 'Antiken',
  'history.tabula':
    'Romarna spelar de tolv linjernas spel med tre tärningar; som tabula sprids det i Europa. Artikeln kallar det backgammons första nära släkting.',
  'history.wurfzabel.date': 'Medeltiden',
  'history.wurfzabel':
    'Nu kastar man två tärningar. Spelen har många namn: nard, tables, tric trac, puff. Ett heter Wurfzabel och räknas som en direkt föregångare till backgammon. Efter det har den här sidan fått sitt namn.',
  'history.manesse.date': '1300-talet',
  'history.manesse':
    'En bild ur Codex Manesse, som finns i universitetsbiblioteket i Heidelberg, står i den svenska artikeln som ett parti puff. Efter vilka regler man spelade säger bilden inte.',
  'history.name.date': '1645',
  'history.name':
    'Ordet backgammon är belagt för första gången. Det syftar på att utslagna brickor kommer in på brädet igen.',
  'history.hoyle.date': 'omkring 1743',
  'history.hoyle': 'Edmond Hoyle fastställer backgammons regler.',
  'history.alvensleben.date': '1855',
  'history.alvensleben':
    'Alvensleben beskriver den långa och den motsatta puffen som mycket omtyckt och vida spridd. Han har inte funnit den i någon av de spelböcker han känner; efter namnet att döma tror han att den är tysk, men är inte säker. Det är den äldsta beskrivning av reglerna som vi har.',
  'history.cube.date': '1920-talet',
  'history.cube': 'I en klubb i New York uppfinns dubblingen och med den kuben.',
  'history.bahamas.date': '1964',
  'history.bahamas':
    'Prins Alexis Obolensky håller den första stora internationella backgammonturneringen på Bahamas. John Crawford och Oswald Jacoby, som två regler är uppkallade efter, hör till spelarna.',
  'history.now.date': 'utan år',
  'history.now':
    'Den svenska artikeln och de engelska och ryska reglerna beskriver puff som det spelas senare: varje alla ger nytt kast, och i Sverige är undersidorna en plikt.',
  'history.unsure': 'Det som är osäkert',
  'history.unsure.medieval':
    'Om medeltidens puff hade mer gemensamt med reglerna från 1855 än namnet säger ingen av våra källor.',
  'history.unsure.date':
    'Sammanfattningen som följer med Alvenslebens text daterar reglerna till 1853 och spelet till 1850; boken anges som 1855. Vi säger 1855.',
  'history.unsure.old':
    'Artikeln om backgammon börjar för femtusen år sedan och nämner inga källor. Det den berättar om fynd före romarna utelämnar vi.',
  'history.unsure.undated':
    'Den svenska artikeln och de engelska och ryska reglerna har inget datum. Att de är yngre än 1855 sluter vi oss till av hur de är skrivna.',
  'history.unsure.machine':
    'Reglerna i artikeln om backgammon låter som en maskinöversättning. Där ett ord är konstigt tar vi den regel som varje spelare känner till.',
  'history.readings': 'Våra läsningar',
  'history.readings.lead':
    'Gamla beskrivningar har luckor. Där vi fick fylla en är paragrafen märkt, och oftast ger en husregel den andra läsningen.',
  'history.readings.count':
    '{count} av {all} paragrafer vilar på vår läsning, {agreed} av dem i regler som bara gäller efter avtal.',
  'history.sources': 'Källorna',
  'history.sources.A':
    'Tysk. Beskriver det långa och det motsatta spelet i ett stycke. Där den och den engelska sammanfattningen ovanför skiljer sig gäller den tyska texten.',
  'history.sources.S': 'Svensk. Reglerna i korthet, med två femmor som exempel på undersidor.',
  'history.sources.E':
    'Engelska och ryska sida vid sida. Tar grundreglerna från backgammon och säger vad som skiljer.',
  'history.sources.B':
    'Tysk. En historia om backgammon och dess regler. Den nämner kuben, Crawford och Jacoby utan att förklara deras regler; de följer allmän sed.',
};
