import type { Texts } from './en.ts';

/** Russian, in the words of the board: фишка, пункт, бросок, дубль, нижние очки, выброс. */
export const ru: Texts = {
  'app.tagline': 'Пуф и бэкгаммон: играть и учиться',
  'app.skip': 'К содержанию',
  'app.home': 'Wurfzabel, на главную страницу',
  'app.learn': 'Обучение',
  'app.position': 'Позиция',
  'app.menu': 'Настройки',
  'app.close': 'Закрыть',
  'app.cancel': 'Отмена',
  'app.notFound': 'По этому адресу ничего нет.',
  'app.toStart': 'На главную страницу',
  'app.failed':
    'На странице что-то сломалось. Ваши партии целы и хранятся в этом браузере; загрузите страницу заново, чтобы продолжить.',
  'app.reload': 'Загрузить заново',

  'offline.new': 'Готова новая версия Wurfzabel.',
  'offline.safe': 'Ваши партии продолжатся с того же места.',
  'offline.take': 'Загрузить',
  'offline.later': 'Позже',
  'offline.takeNew': 'Загрузить новую версию',
  'offline.menuNew': 'Настройки. Готова новая версия',
  'offline.title': 'Без сети',
  'offline.none':
    'Этот браузер здесь ничего не хранит: в нём нет service worker или адрес не защищён (https).',
  'offline.loading': 'Страница сохраняется в браузере вместе с компьютером и всеми играми…',
  'offline.ready':
    'Страница хранится в вашем браузере вместе с компьютером и всеми играми: она работает без сети. Её можно установить через меню браузера.',
  'offline.failed':
    'Сохранить страницу целиком в этом браузере не удалось; при следующем посещении попытка повторится.',
  'offline.install': 'Установить как приложение',

  'side.white': 'Белые',
  'side.black': 'Чёрные',
  'name.white': 'Игрок белыми',
  'name.black': 'Игрок чёрными',
  'name.you': 'Вы',
  'name.computer': 'Компьютер',

  'home.lead':
    'Пуф — немецкий родственник бэкгаммона: все фишки начинают вне доски, а при дубле играют и числа на нижних гранях костей. Бесплатно, без регистрации, в браузере.',
  'home.learn': 'Выучить игру за две минуты',
  'home.statistics': 'Статистика',
  'home.games': 'Выберите игру',
  'home.setup': 'Новая партия: {game}',
  'home.resume': 'Неоконченные партии',
  'home.continue': 'Продолжить',
  'home.finished': 'Оконченные партии',
  'home.look': 'Посмотреть',
  'home.delete': 'Удалить',
  'home.deleteSure': 'Удалить эту партию навсегда?',
  'home.deleteYes': 'Да, удалить',
  'home.import': 'Открыть файл',
  'home.importHint':
    'Партия, сохранённая в файле, продолжится с того же места; так же открываются матчи других программ для нардов (.mat) и всё сохранённое из другого браузера.',
  'home.importBad': 'Этот файл не открывается: {reason}',
  'home.turns':
    '{count, plural, =0 {не начата} one {# бросок} few {# броска} many {# бросков} other {# броска}}',
  'home.versusComputer': 'против компьютера',
  'home.versusPerson': 'вдвоём за одной доской',
  'home.damaged': 'Сохранённая партия, которую нельзя прочесть',
  'home.damagedWhy':
    'Сохранённое повреждено: {reason} Ничего не выброшено: это можно скачать как есть.',
  'home.damagedRaw': 'Скачать как есть',
  'home.stored': 'Ваши партии остаются в этом браузере и не попадают ни на какой сервер.',

  'game.contraerer-puff.gloss': 'Встречный пуф',
  'game.contraerer-puff.about':
    'Все фишки входят извне, и стороны идут навстречу друг другу. После дубля можно сыграть и нижние очки, числа на нижних гранях костей: под каждой 3 лежит 4.',
  'game.contraerer-puff.source': 'Альвенслебен, Лейпциг, 1855',
  'game.langer-puff.gloss': 'Длинный пуф',
  'game.langer-puff.about':
    'Обе стороны входят в одном углу и идут в одну сторону, друг за другом. Бьют сзади, а шесть занятых пунктов подряд не пропускают никого.',
  'game.langer-puff.source': 'Альвенслебен, Лейпциг, 1855',
  'game.puffspel.gloss': 'Шведский пуф',
  'game.puffspel.about':
    'Нижние очки дубля играть обязательно, и каждый дубль даёт ещё бросок. Фишки за первой четвертью идут дальше, пока другие ещё ждут вне доски.',
  'game.puffspel.source': 'Шведская статья «Puff (spel)», без года',
  'game.puff.gloss': 'Современный пуф',
  'game.puff.about':
    'Как в бэкгаммоне, из броска надо сыграть всё, что можно. Каждый дубль даёт ещё бросок, а его нижние очки можно сыграть или оставить.',
  'game.puff.source': 'Английские и русские правила, без года',
  'game.backgammon.gloss': 'Родственник, которого знают все',
  'game.backgammon.about':
    'Фишки с начала стоят на доске, числа играют в любом порядке. Дубль играют четыре раза, а куб может удвоить ставку.',
  'game.backgammon.source': 'Немецкая статья «Backgammon», 2009',

  'setup.opponent': 'Соперник',
  'setup.computer': 'Компьютер',
  'setup.computerHint':
    'Он видит доску так же, как вы{heeds, select, none {, и не знает будущих бросков} score {, не знает будущих бросков и учитывает счёт} cube {, не знает будущих бросков и учитывает куб} other {, не знает будущих бросков и учитывает счёт и куб}}.',
  'setup.person': 'Человек за этой доской',
  'setup.personHint': 'Двое ходят по очереди за этим экраном.',
  'level.legend': 'Сила компьютера',
  'level.first-timer': 'Новичок',
  'level.first-timer.about':
    'Только что узнал правила: ходит как придётся и всюду оставляет одиночные фишки.',
  'level.learner': 'Ученик',
  'level.learner.about': 'Играл несколько вечеров: охотно бьёт и забывает, что будет потом.',
  'level.casual': 'Любитель',
  'level.casual.about': 'Играет для удовольствия: в целом разумно, порой небрежно.',
  'level.club': 'Клубный игрок',
  'level.club.about': 'Хорошо знает игру и ошибается лишь там, где ходы почти равны.',
  'level.strong': 'Сильный игрок',
  'level.strong.about': 'Оценивает каждую позицию как есть, без промахов.',
  'level.expert': 'Знаток',
  'level.expert.about': 'Перед каждым ходом смотрит на бросок вперёд.',
  'level.master': 'Мастер',
  'level.master.about': 'Смотрит на два броска вперёд: лучшее, на что способна эта страница.',
  'level.plays': 'Компьютер: {level}',
  'lack.no-net':
    'Для этой игры сеть ещё не обучена: компьютер оценивает по составленной вручную формуле, на один ход.',
  'lack.points':
    'Такого счёта очков не знает ни одна сеть: компьютер оценивает по составленной вручную формуле, на один ход.',
  'lack.net-unread':
    'Сеть компьютера не загрузилась: он оценивает по составленной вручную формуле, на один ход. Обновите страницу, чтобы попробовать ещё раз.',
  'lack.tables-unread':
    'Таблица окончаний не загрузилась: последние фишки оцениваются приблизительно.',
  'setup.side': 'Ваша сторона',
  'setup.side.white': 'Белые',
  'setup.side.black': 'Чёрные',
  'setup.side.dice': 'По жребию',
  'setup.match': 'Длина',
  'setup.match.single': 'Отдельные партии',
  'setup.match.points':
    'Матч до {count, plural, one {# очка} few {# очков} many {# очков} other {# очка}}',
  'setup.more': 'Длина, куб, домашние правила',
  'setup.more.cube': '{on, select, true {с кубом} other {без куба}}',
  'setup.houseRules': 'Домашние правила',
  'setup.houseHint': 'Собственные правила игры отмечены. Меняйте только то, о чём договорились.',
  'setup.changed':
    '{count, plural, =0 {как в источнике} one {# изменение} few {# изменения} many {# изменений} other {# изменения}}',
  'setup.reset': 'Вернуть правила игры',
  'setup.default': 'как в источнике',
  'setup.ownOff': 'выкл., как в источнике',
  'setup.ownOn': 'вкл., как в источнике',
  'setup.inForce':
    '{count, plural, one {# домашнее правило} few {# домашних правила} many {# домашних правил} other {# домашнего правила}}',
  'setup.seed': 'Повторяемые броски от числа {seed}',
  'setup.seedBad':
    'Число «{seed}» в адресе не подходит для повторяемых бросков: нужно целое число не длиннее девяти цифр, как в ?seed=123. Без него кости падают случайно.',
  'setup.start': 'Начать партию',

  'option.foresight': 'Предусмотрительность',
  'option.foresight.help': 'Надо ли играть число так, чтобы можно было сыграть и следующее.',
  'option.foresight.none': 'Нет: каждое число в свой черёд, любой фишкой',
  'option.foresight.most': 'Надо сыграть как можно больше чисел',
  'option.doubletCount': 'Первый дубль',
  'option.doubletCount.help':
    'Первый дубль игрока играется просто, следующие вдвойне. Откуда считать?',
  'option.doubletCount.game': 'Через всю партию',
  'option.doubletCount.turn': 'Заново в каждом ходе',
  'option.throwAgain': 'Ещё бросок',
  'option.throwAgain.help': 'Какие дубли дают ещё один бросок.',
  'option.throwAgain.never': 'Никакие',
  'option.throwAgain.every': 'Каждый дубль',
  'option.throwAgain.from-second': 'Каждый, кроме первого у игрока',
  'option.throwAgainWhenBlocked': 'Даже если закрыто',
  'option.throwAgainWhenBlocked.help':
    'Даёт ли ещё бросок дубль, который не удалось сыграть полностью.',
  'option.throwAgainWhenBlocked.true': 'Да',
  'option.throwAgainWhenBlocked.false': 'Нет, только если всё обязательное сыграно',
  'option.undersides': 'Нижние очки',
  'option.undersides.help':
    'После верхних очков дубля идут нижние грани: под 6 лежит 1, под 5 — 2, под 4 — 3.',
  'option.undersides.optional': 'По желанию: ни одного, несколько или все',
  'option.undersides.owed': 'Обязательны: сколько можно сыграть',
  'option.entering': '{where, select, bar {Фишки на баре} other {Фишки в руке}}',
  'option.entering.help': 'Что могут другие фишки, пока не все введены.',
  'option.entering.free': 'Ходят свободно',
  'option.entering.hand-first': 'Стоят, пока не войдут все',
  'option.entering.first-quarter-locked': 'Не покидают первую четверть',
  'option.bearOff': 'Выброс',
  'option.bearOff.help': 'Когда фишки могут покинуть доску.',
  'option.bearOff.all-home': 'Когда все в последней четверти',
  'option.bearOff.free': 'Любая фишка, как только число выводит её за доску',
  'option.overshoot': 'Большие числа',
  'option.overshoot.help': 'Какую фишку выбрасывает число больше нужного.',
  'option.overshoot.rearmost': 'Только самую заднюю',
  'option.overshoot.any-man': 'Любую',
  'option.points': 'Очки за победу',
  'option.points.help': 'Сколько стоит победа.',
  'option.points.single': 'Всегда одно',
  'option.points.alvensleben':
    '{where, select, bar {1; 2, если у проигравшего есть фишка в первой четверти; 3, если на баре} other {1; 2, если у проигравшего есть фишка в первой четверти; 3, если в руке}}',
  'option.points.backgammon':
    '{where, select, bar {1; 2, если проигравший ничего не выбросил; 3, если к тому же есть фишка на баре или в первой четверти} other {1; 2, если проигравший ничего не выбросил; 3, если к тому же есть фишка в руке или в первой четверти}}',
  'option.points.backgammon-bar-4':
    '{where, select, bar {Как в бэкгаммоне, и 4 за фишку на баре} other {Как в бэкгаммоне, и 4 за фишку в руке}}',
  'option.pile': 'Куча',
  'option.pile.help':
    'Все пятнадцать фишек на одном пункте в конце хода сразу выигрывают вчетверо.',
  'option.pile.true': 'Да',
  'option.pile.false': 'Нет',
  'option.row': 'Ряд',
  'option.row.help':
    'Пятнадцать одиночных фишек на пятнадцати пунктах подряд сразу выигрывают втрое.',
  'option.row.true': 'Да',
  'option.row.false': 'Нет',
  'option.oneTwo': 'Один и два',
  'option.oneTwo.help': 'Бросок 1-2 даёт также 5 и 6, а затем дубль по выбору бросившего.',
  'option.oneTwo.true': 'Да',
  'option.oneTwo.false': 'Нет',
  'option.opponentPlaysRest': 'Остаток сопернику',
  'option.opponentPlaysRest.help':
    'Обязательные числа, которые бросивший не смог сыграть, играет соперник.',
  'option.opponentPlaysRest.true': 'Да',
  'option.opponentPlaysRest.false': 'Нет',
  'option.cube': 'Куб удвоения',
  'option.cube.help':
    'Перед броском можно предложить удвоить ставку; соперник принимает или сдаётся.',
  'option.cube.true': 'Да',
  'option.cube.false': 'Нет',
  'option.crawford': 'Правило Кроуфорда',
  'option.crawford.help': 'В матче: одна партия без удвоений, когда кому-то остаётся одно очко.',
  'option.crawford.true': 'Да',
  'option.crawford.false': 'Нет',
  'option.jacoby': 'Правило Джекоби',
  'option.jacoby.help':
    'В отдельных партиях с кубом: больше одного очка — только после принятого удвоения.',
  'option.jacoby.true': 'Да',
  'option.jacoby.false': 'Нет',
  'option.matchLength': 'Длина',
  'option.matchLength.help': 'До скольких очков играть; отдельные партии идут, сколько захотите.',

  'reason.no-man':
    '{place, select, off {Выброшенные фишки на доску не возвращаются.} other {{who, select, you {{place, select, hand {У вас нет фишек в руке.} bar {У вас нет фишек на баре.} other {На пункте {point} нет вашей фишки.}}} white {{place, select, hand {У белых нет фишек в руке.} bar {У белых нет фишек на баре.} other {На пункте {point} нет белых фишек.}}} other {{place, select, hand {У чёрных нет фишек в руке.} bar {У чёрных нет фишек на баре.} other {На пункте {point} нет чёрных фишек.}}}}}}',
  'reason.hand-first':
    '{where, select, bar {{count, plural, one {На баре ещё # фишка} few {На баре ещё # фишки} many {На баре ещё # фишек} other {На баре ещё # фишки}}} other {{count, plural, one {В руке ещё # фишка} few {В руке ещё # фишки} many {В руке ещё # фишек} other {В руке ещё # фишки}}}}: сначала надо ввести {count, plural, one {её} other {их}}.',
  'reason.first-quarter-locked':
    'В руке ещё {count, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}: до тех пор никто не покидает первую четверть.',
  'reason.band':
    'Пункт {point} держит связка: {count, plural, one {# фишка} few {# фишки} many {# фишек} other {# фишки}}.',
  'reason.not-all-home':
    'Выбрасывать можно, только когда все в последней четверти: {place, select, hand {одна фишка ещё в руке} bar {одна фишка ещё на баре} other {одна ещё стоит на пункте {point}}}.',
  'reason.further-back':
    'Число {number} надо играть фишкой, которая стоит дальше позади: {place, select, hand {в руке} bar {на баре} other {на пункте {point}}}.',
  'reason.forfeits': 'Так пропадёт {number}, а это число тоже можно сыграть.',
  'reason.higher-required':
    'Сыграть можно только одно из двух чисел: это должно быть большее, {number}.',
  'reason.lower-first': 'Сначала надо сыграть меньшее число, {number}.',
  'reason.tops-first': 'Нижние очки ждут, пока не сыграно каждое верхнее {number}.',
  'reason.in-order': 'Сначала играется {number}.',
  'reason.rest-lost': 'Число {number} сыграть нельзя, и всё дальнейшее пропадает.',
  'reason.no-number':
    '{count, plural, one {Оставшееся число, {numbers}, туда не ведёт.} other {Оставшиеся числа, {numbers}, туда не ведут.}}',
  'reason.number-used': 'Число {number} уже сыграно.',
  'reason.backwards': 'Фишки ходят только вперёд.',
  'reason.play-over': 'В этом броске больше нечего играть.',
  'reason.not-yours': 'Этой фишкой сейчас ходить нельзя.',
  'reason.stuck': 'Эта фишка сейчас не может сыграть ни одного числа.',

  'why.start':
    '{dice, select, one {Каждый бросает одну кость: больший начинает и играет оба числа.} other {Каждый бросает две кости: начинает большая сумма.}}',
  'why.start-again': 'Поровну: оба бросают снова.',
  'why.turn-begins': '{who, select, you {Ваш бросок.} other {{name} бросает.}}',
  'why.extra-throw': '{who, select, you {Вы бросаете ещё раз.} other {{name} бросает ещё раз.}}',
  'why.double-offered':
    '{who, select, you {Соперник предлагает удвоить до {value}. Принять или сдаться и потерять {stake}?} other {{rival, select, you {Вы предлагаете удвоить до {value}.} other {{rivalName} предлагает удвоить до {value}.}} {name} решает: принять или сдаться и потерять {stake}.}}',
  'why.number-owed': '{who, select, you {Сыграйте {numbers}.} other {{name} играет {numbers}.}}',
  'why.underside-optional':
    '{who, select, you {Можно сыграть нижнее {numbers} или остановиться.} other {{name} может сыграть нижнее {numbers} или остановиться.}}',
  'why.all-played':
    '{who, select, you {Всё сыграно. Подтвердите или верните ход.} other {Ход сделан: {name}.}}',
  'why.nothing-playable':
    '{who, select, you {Вы не можете ходить.} other {{name} не может ходить.}}',
  'why.rest-lost':
    '{who, select, you {Остальное сыграть нельзя, оно пропадает.} other {{name} не может сыграть остальное.}}',
  'why.won':
    '{who, select, you {Ваша последняя фишка за доской!} other {{name} выбрасывает последнюю фишку.}}',
  'why.one-two-played':
    '{who, select, you {Один и два: назовите дубль.} other {{name} называет дубль.}}',
  'why.others-rest':
    '{who, select, you {Соперник не смог этого сыграть: {numbers} играете вы.} other {{name} играет {numbers}, чего не смог сыграть соперник.}}',
  'why.resignation-offered':
    '{who, select, you {Соперник сдаёт партию за {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.} other {{name} решает, принять ли сдачу за {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.}}',
  'why.game-over': 'Партия окончена.',
  'why.match-over': 'Матч решён.',
  'why.thinking': 'Компьютер думает…',
  'why.rolling': '{who, select, you {Ваши кости катятся…} other {{name} бросает…}}',
  'why.rolling-start': 'Бросок за право начать…',
  'blocked.entry':
    'Сначала вводят фишки {where, select, bar {с бара} other {из руки}}, а {count, plural, one {пункт {points} держит связка} other {пункты {points} держат связки}} соперника.',
  'blocked.bands': 'Куда бы ни вело {numbers}, там стоит связка соперника.',
  'blocked.locked':
    'Пока не введена последняя фишка, никто не покидает первую четверть, а все прочие ходы на {numbers} ведут на связки.',
  'blocked.home':
    'Число {numbers} ведёт на связку или за доску, а выбрасывать можно, только когда все в последней четверти.',
  'blocked.back': 'Самая задняя фишка попала бы на связку, а другой выйти на {numbers} нельзя.',
  'blocked.loses.higher':
    'Меньшее число играется первым: если сыграть его нельзя, пропадает весь бросок.',
  'blocked.loses.undersides': 'Без всех верхних {number} пропадают и нижние очки.',

  'again.no-doublet': 'Без нового броска',
  'again.never': 'В этой игре новых бросков нет',
  'again.first-doublet': 'После первого дубля нового броска нет',
  'again.doublet': 'Ещё бросок: дубль',
  'again.later-doublet': 'Ещё бросок: не первый дубль',
  'again.not-played-out': 'Ещё бросок — только если всё обязательное сыграно',
  'again.won': 'На этом партия кончается',
  'again.none': 'Броска ещё нет',
  'doublets.label': 'Дубли',
  'doublets.count':
    '{count, plural, =0 {дублей ещё нет} one {# дубль} few {# дубля} many {# дублей} other {# дубля}}',
  'doublets.next':
    '{count, plural, =0 {Дубль сейчас, первый: 2 верхних и 2 нижних} other {Дубль сейчас: 4 верхних и 4 нижних}}',

  'chips.label': 'Очки броска',
  'chips.top': 'Верхние, обязательны',
  'chips.underside': '{duty, select, owed {Нижние, обязательны} other {Нижние, по желанию}}',
  'chips.extra': 'Пять и шесть',
  'chips.plain': 'Играть',
  'chip.played': '{number}: сыграно',
  'chip.next':
    '{duty, select, owed {{number}: играть сейчас} other {{number}: можно сыграть сейчас}}',
  'chip.open':
    '{duty, select, owed {{number}: играть потом} other {{number}: можно сыграть потом}}',
  'chip.lost': '{number}: пропало',
  'chip.left': '{number}: оставлено',

  'do.throw': 'Бросить',
  'do.throwStart': 'Бросить за первый ход',
  'do.double': 'Удвоить до {value}',
  'do.take': 'Принять',
  'do.drop': 'Сдаться',
  'do.undo': 'Вернуть',
  'do.confirm': 'Подтвердить',
  'do.pass': 'Дальше',
  'do.stop': 'Остановиться',
  'do.accept': 'Принять',
  'do.reject': 'Отклонить',
  'do.resign': 'Сдаться',
  'do.next': 'Следующая партия',
  'do.review': 'Разбор',
  'do.rematch': 'Ещё раз',
  'do.flip': 'Повернуть доску',
  'do.export': 'Сохранить запись',
  'do.more': 'Ещё',

  'resign.title': 'Сдать партию',
  'resign.points':
    '{value, plural, =1 {Предложить {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}} other {Предложить {count} × {value} = {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}}}',
  'resign.hint':
    '{value, plural, =1 {Соперник может отказаться; тогда партия продолжается.} other {Куб показывает {value}, и ставка умножается на {value}. Соперник может отказаться; тогда партия продолжается.}}',
  'resign.refused': 'Сдача отклонена. Партия продолжается.',
  'route.title': 'Каким путём?',
  'route.numbers': 'числами {numbers}',
  'route.hits': '{count, plural, =0 {без удара} one {бьёт на {points}} other {бьёт на {points}}}',
  'name.title': 'Назовите дубль',
  'name.doublet': 'Дубль {number}-{number}',

  'hint.button': 'Подсказка',
  'hint.title': 'Лучшие ходы',
  'hint.caption': 'Цена в очках и насколько меньше лучшего. Нажмите, чтобы сыграть.',
  'hint.busy': 'Идёт поиск лучших ходов …',
  'hint.failed': 'Подсказка не нашлась. {detail}',
  'hint.points': 'очка',
  'hint.isBest': 'лучший ход',
  'hint.against': 'против лучшего',
  'hint.only': 'другого хода нет',
  'hint.pass': 'ничего',
  'chances.title': 'Шансы',
  'chances.win': '{name}: {win} на выигрыш',
  'chances.two': '{two} — на два очка и больше',
  'chances.three': '{three} — на три и больше',
  'chances.busy': 'Шансы вычисляются.',
  'chances.even': 'Ещё никто не начал.',

  'panel.pips': 'Путь',
  'panel.pipsLong':
    '{count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}: столько осталось пройти всем фишкам вместе',
  'panel.pipsNote': 'Путь: сколько очков осталось пройти всем фишкам стороны вместе.',
  'panel.score': 'Счёт',
  'panel.onTurn': 'ходит',
  'panel.record': 'Запись',
  'panel.recordNumbers': 'Каждая сторона считает по-своему: {one} здесь — {last} там.',
  'panel.recordEmpty': 'Бросков ещё нет.',
  'look.title': 'Просмотр партии',
  'look.at': '{line, plural, =0 {до первого броска} other {строка {line} из {count}}}',
  'look.first': 'К началу',
  'look.back': 'На шаг назад',
  'look.next': 'На шаг вперёд',
  'look.now': 'Вернуться к игре',
  'panel.turn': 'Ход',
  'panel.standing': '{length, plural, =0 {Партия {game}} other {Партия {game}, матч до #}}',
  'panel.crawford': 'Партия Кроуфорда: без удвоений',
  'panel.cube': '{value, plural, =1 {Куб посередине} other {Куб: #}}',
  'panel.seed': 'броски от числа {seed}',
  'panel.noMove': 'хода нет',
  'panel.forced': 'вынужденно',
  'panel.forcedLong': 'Выбора не было: каждый шаг вынужден.',
  'panel.opening': 'За первый ход',
  'rules.title': 'Правила',
  'rules.of': 'Правила: {game}',
  'rules.back': 'Назад к партии',
  'rules.contents': 'Содержание',
  'rules.missing': 'Правила не удалось загрузить.',

  'place.hand': 'рука',
  'place.bar': 'бар',
  'place.off': 'выброс',
  'line.double': 'предлагает удвоить',
  'line.take': 'принимает',
  'line.drop': 'сдаётся',
  'line.resign': 'сдаётся ({points})',
  'line.reject': 'отклоняет',
  'line.win': 'выигрывает {points}',
  'line.name': 'называет дубль {number}-{number}',

  'result.win': '{who, select, you {Вы выиграли} other {{name} выигрывает}}',
  'result.points': '{count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'result.by.off':
    '{who, select, you {Все ваши фишки за доской.} white {Все белые фишки за доской.} black {Все чёрные фишки за доской.} other {Все фишки компьютера за доской.}}',
  'result.by.pile':
    '{who, select, you {Все ваши фишки стоят в одной куче.} white {Все белые фишки стоят в одной куче.} black {Все чёрные фишки стоят в одной куче.} other {Все фишки компьютера стоят в одной куче.}}',
  'result.by.row':
    '{who, select, you {Ваши пятнадцать фишек стоят в ряд.} white {Пятнадцать белых фишек стоят в ряд.} black {Пятнадцать чёрных фишек стоят в ряд.} other {Пятнадцать фишек компьютера стоят в ряд.}}',
  'result.by.drop':
    '{who, select, you {Вы не приняли удвоение.} other {{name} не принял удвоение.}}',
  'result.by.resignation': '{who, select, you {Вы сдались.} other {{name} сдался.}}',
  'win.always-one': 'Любой выигрыш — одно очко.',
  'win.none-behind':
    '{who, select, you {У вас} other {У проигравшего}} нет фишек {where, select, bar {на баре} other {в руке}} и в первой четверти: одно очко.',
  'win.in-first-quarter':
    '{who, select, you {У вас} other {У проигравшего}} ещё есть фишка в первой четверти: два очка.',
  'win.in-hand':
    '{who, select, you {У вас} other {У проигравшего}} ещё есть фишка {where, select, bar {на баре} other {в руке}}: три очка.',
  'win.some-off':
    '{who, select, you {Вы тоже выбросили} other {Проигравший тоже выбросил}} хотя бы одну фишку: одно очко.',
  'win.none-off':
    '{who, select, you {Вы не выбросили} other {Проигравший не выбросил}} ни одной фишки: два очка, гаммон.',
  'win.none-off-in-first-quarter':
    '{who, select, you {Вы не выбросили} other {Проигравший не выбросил}} ни одной фишки, и одна ещё в первой четверти: три очка, бэкгаммон.',
  'win.none-off-in-hand':
    '{who, select, you {Вы не выбросили} other {Проигравший не выбросил}} ни одной фишки, и одна ещё {where, select, bar {на баре} other {в руке}}: {count, plural, =4 {четыре} other {три}} очка.',
  'win.pile':
    'По договорённости куча стоит {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'win.row':
    'По договорённости ряд стоит {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'win.drop':
    'Отказавшийся теряет ставку, какой она была до удвоения: {stake, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'win.resignation':
    'Партия сдана за {count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'win.cube': 'Куб умножает это на {value}.',
  'win.jacoby': 'Никто не удваивал: тогда любой выигрыш — одно очко (правило Джейкоби).',
  'result.match': '{who, select, you {Вы выиграли матч} other {{name} выигрывает матч}}',
  'result.score': 'Белые {white} : {black} Чёрные',

  'board.name': 'Доска: {game}',
  'board.point':
    'Пункт {label}, {count, plural, =0 {пусто} one {{side, select, white {{count} белая фишка} other {{count} чёрная фишка}}} few {{side, select, white {{count} белые фишки} other {{count} чёрные фишки}}} many {{side, select, white {{count} белых фишек} other {{count} чёрных фишек}}} other {{side, select, white {{count} белой фишки} other {{count} чёрной фишки}}}}',
  'board.hand':
    '{side, select, white {Белые} other {Чёрные}}, {where, select, bar {на баре} other {в руке}}: {count, plural, =0 {нет фишек} one {# фишка} few {# фишки} many {# фишек} other {# фишки}}',
  'board.off':
    '{side, select, white {Белые} other {Чёрные}}, выброшено: {count, plural, =0 {нет фишек} one {# фишка} few {# фишки} many {# фишек} other {# фишки}}',
  'board.canMove': 'может ходить',
  'board.selected': 'взята',
  'board.target':
    '{hits, select, true {поставить сюда, {numbers}, с ударом} other {поставить сюда, {numbers}}}',
  'board.dice': '{side, select, white {Белые} other {Чёрные}}: выпало {low} и {high}',
  'board.cube':
    'Куб: {value}, {owner, select, white {у белых} black {у чёрных} other {посередине}}',

  'say.threw': '{name}: {low} и {high}.',
  'say.played': '{name}: {play}.',
  'say.opening': 'Белые {white}, чёрные {black}.',
  'say.throwAndPlay': '{name}: {low} и {high}, {play}.',
  'say.step':
    '{name}: {place, select, hand {вход на {to}} off {выброс с {from}} other {с {from} на {to}}}{hits, select, true {, удар} other {}}.',
  'say.undone': 'Ход взят назад.',
  'say.targets': '{count, plural, =0 {Идти некуда} other {Можно на {places}}}.',
  'say.saved': 'Запись сохранена в файл.',
  'say.resumed': 'Партия продолжается с того же места.',

  'text.title': 'Текстовая доска',
  'text.lead': 'Та же партия кнопками, в порядке пути: сначала выберите фишку, затем куда ей идти.',
  'text.quarter': 'Пункты {from}–{to}',
  'text.trays': '{where, select, bar {Бар и выброшенные} other {Рука и выброшенные}}',
  'text.dice': 'Кости',
  'text.noDice': 'Бросков ещё нет',
  'text.left':
    '{owed, plural, =0 {{free, plural, =0 {играть больше нечего} other {по желанию: {freeNumbers}}}} other {играть: {numbers}{free, plural, =0 {} other {, а по желанию: {freeNumbers}}}}}',
  'text.lastPlay': 'Последний ход: {play}',
  'typed.label': 'Записать ход',
  'typed.hint': 'Например, {example}',
  'typed.go': 'Ходить',
  'typed.notNow': 'Сейчас ходить нечем.',
  'typed.fault.ERR_TEXT_LENGTH': 'Это слишком длинно для хода.',
  'typed.fault.ERR_WORD': '«{text}» — не ход. Пишите откуда/куда, например {example}.',
  'typed.fault.ERR_PLACE':
    'В «{text}» названо место, которого на доске нет. Пишите откуда/куда, например {example}.',
  'typed.fault.ERR_MOVE': 'Вместе эти шаги сыграть нельзя.',
  'typed.fault.ERR_MUST_PLAY': 'Пасовать нельзя: можно сыграть {numbers}.',
  'backup.title': 'Ваши партии и настройки',
  'backup.about':
    'Всё, что браузер хранит для вас, можно сохранить в одном файле и загрузить снова, здесь или в другом браузере. Партии, которые здесь уже есть, остаются как были.',
  'backup.save': 'Сохранить всё в файл',
  'backup.open': 'Загрузить из файла',
  'backup.isAll':
    'В этом файле всё, что было сохранено из браузера: {count, plural, =0 {партий нет} one {# партия} few {# партии} many {# партий} other {# партии}}. Партии, которые уже здесь, останутся; настройки станут такими, как в файле.',
  'backup.readAll': 'Загрузить',
  'backup.isGame': 'В этом файле одна партия: {game}.',
  'backup.openGame': 'Открыть эту партию',
  'backup.bad': 'Файл не загружен: {reason} Ничего не изменилось.',
  'backup.done':
    '{added, plural, =0 {Новых партий нет} one {Добавлена # партия} few {Добавлено # партии} many {Добавлено # партий} other {Добавлено # партии}}{known, plural, =0 {} one {, # уже была здесь} few {, # уже были здесь} many {, # уже были здесь} other {, # уже были здесь}}. Настройки взяты из файла.',
  'backup.fault.form': 'он сохранён этой страницей, но часть его пропала или изменена.',
  'backup.fault.progress': 'сведения о курсах в нём повреждены.',
  'backup.fault.lines': 'сведения для статистики в нём повреждены.',
  'backup.fault.room': 'в этом браузере больше нет места.',
  'backup.fault.forbidden': 'Этот браузер ничего не хранит для этой страницы.',
  'backup.fault.setting': 'у настройки «{setting}» такого значения не бывает.',
  'backup.fault.game': 'партию {number} в нём нельзя прочесть: {reason}',
  'backup.fault.too-long': 'он длиннее всего, что хранит браузер.',

  'settings.title': 'Настройки',
  'settings.language': 'Язык',
  'settings.theme': 'Светлая и тёмная',
  'settings.theme.system': 'Как на устройстве',
  'settings.theme.light': 'Светлая',
  'settings.theme.dark': 'Тёмная',
  'settings.board': 'Доска',
  'settings.board.wood': 'Дерево',
  'settings.board.plain': 'Простая',
  'settings.board.contrast': 'Высокий контраст',
  'settings.speed': 'Темп компьютера и костей',
  'settings.speed.slow': 'Медленно',
  'settings.speed.normal': 'Обычно',
  'settings.speed.fast': 'Быстро',
  'settings.speed.instant': 'Сразу',
  'settings.motion': 'Скорость фишек',
  'settings.bottom': 'Ваша сторона доски',
  'settings.bottom.near': 'Снизу',
  'settings.bottom.far': 'Сверху',
  'settings.home': 'Фишки входят и выходят',
  'settings.home.right': 'Справа',
  'settings.home.left': 'Слева',
  'settings.numbers': 'Номера пунктов',
  'settings.numbers.own': 'Как считает игра',
  'settings.numbers.lettered': '1–12 и 1A–12A',
  'settings.last': 'Последний ход',
  'settings.last.marks': 'Малые знаки',
  'settings.last.arrows': 'Стрелки',
  'settings.last.none': 'Не показывать',
  'settings.sound': 'Звуки',
  'settings.sound.off': 'Нет',
  'settings.sound.soft': 'Тихие',
  'settings.sound.loud': 'Громкие',
  'settings.talk': 'Что сообщать программе чтения с экрана',
  'settings.talk.short': 'Броски и ходы',
  'settings.talk.normal': 'И что делать',
  'settings.talk.full': 'Каждый шаг',
  'settings.help': 'Помощь во время игры',
  'settings.autoConfirm': 'Подтверждать автоматически, когда всё сыграно',
  'settings.autoForced': 'Вынужденные шаги делать автоматически',
  'settings.oneTap': 'Ходить одним касанием, если у фишки только одно место',
  'settings.courses': 'Показывать путь фишек на доске',
  'settings.chances': 'Показывать шансы обеих сторон',
  'settings.textBoard': 'Показывать и текстовую доску',
  'settings.keys': 'Клавиши',
  'settings.keysText':
    'Пробел: бросить и подтвердить · Backspace: вернуть · S: остановиться · H: подсказка · Стрелки и Enter: ходить · Escape: поставить обратно · /: записать ход',

  'fault.version': 'он сделан более новой версией страницы.',
  'fault.json': 'текст обрезан или испорчен.',
  'fault.unknown': 'это не партия и не копия с этой страницы и не матч другой программы (.mat).',
  'fault.form': 'в нём нет записи партии.',
  'fault.tooLong': 'он длиннее любой партии.',
  'fault.game': 'это игра, которой страница не знает.',
  'fault.rules': 'происходящее в нём невозможно по правилам: {detail}.',
  'fault.field': 'что-то в записи не так, как должно быть: {detail}.',
  'fault.store':
    'Браузер ничего не хранит для этой страницы, или в нём не осталось места: при уходе партия пропадёт. Сохраните запись в файл.',
  'fault.gone': 'Партии с таким именем в этом браузере нет.',
  'fault.computer': 'Компьютерный игрок остановился ({detail}).',
  'fault.locked': 'Эта партия открыта в другом окне. Играют там; здесь можно только смотреть.',
  'lock.take': 'Играть здесь',
  'fault.again': 'Попробовать ещё раз',
};
