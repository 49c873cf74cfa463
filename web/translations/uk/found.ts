import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('uk');
const aeds = (count: number) => counted(count, { one: '# AED', few: '# AED', many: '# AED', other: '# AED' });
const minutes = (count: number) =>
  counted(count, { one: '# хвилину', few: '# хвилини', many: '# хвилин', other: '# хвилини' });
const reports = (count: number) =>
  counted(count, { one: '# повідомлення', few: '# повідомлення', many: '# повідомлень', other: '# повідомлення' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'зачиниться опівночі',
      knownUntil: 'час доступу після опівночі невідомий',
      closedUntil: 'Зачинено. Відчиниться опівночі',
    },
    always: 'Зараз доступний, цілодобово',
    openNow: 'Зараз доступний',
    opensBefore: 'Стане доступним раніше, ніж ви дійдете',
    closes: (moment) => `зачиниться: ${moment}`,
    knownUntil: (moment) => `час доступу невідомий, починаючи з: ${moment}`,
    closesBefore: 'Зачиниться раніше, ніж ви дійдете',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Зачинено. Відчиниться: ${moment}`,
    closedForLong: 'Зачинено, час відкриття невідомий',
    alternativeFurther: (length, name) => `Доступний цілодобово, на ${length} далі: ${name}`,
    alternativeNearer: (name) => `Доступний цілодобово, не далі: ${name}`,
    unknown: {
      'limited-in-words': 'Згідно зі списком AED, доступ обмежено',
      'says-always': 'Згідно зі списком AED, доступний цілодобово',
      'on-a-vehicle': 'У машині, може бути на виїзді',
      'carried-about': 'Постійного місця немає, може бути відсутній',
      'no-hours': 'Час доступу не вказано',
      'hours-in-words': 'Час доступу неясний: описано лише словами',
      'not-said-for-this-time': 'Неясно, чи доступний у цей час',
      'public-holiday': 'Час доступу неясний: сьогодні там може бути свято',
      'no-local-time': 'Час доступу неясний: місцевий час там невідомий',
      'hours-too-old': 'Час доступу неясний: вказані дати вже минули',
    },
  },
  besideText: {
    thereAndBack: (time) => `туди й назад ${time}`,
    droneAtBest: (time) => `у найкращому разі ${time}`,
  },
  cardText: {
    allDay: 'Доступ 24/7',
    verified: (when) => `Перевірено: ${when}`,
    estimated: 'Орієнтовний час',
    estimatedTo: (name) => `до: ${name}`,
    methods: { foot: 'Пішки', car: 'Машиною', drone: 'Дрон' },
    minutes: (time) => `${time}\u00a0хв`,
    about: 'близько',
    hours: (time) => `${time} год`,
    simulation: 'симуляція',
    overLimit: '(>5\u00a0хв)',
  },
  checkedText: {
    today: 'сьогодні',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'Де',
    level: (level) => `рівень ${level} (0 – перший поверх)`,
    indoors: 'усередині',
    outdoors: 'зовні',
    locked: 'замкнено: запитайте код у диспетчера',
    unlocked: 'не замкнено',
    access: {
      yes: 'Відкритий для всіх',
      permissive: 'Користуватися може кожен',
      customers: 'Для клієнтів: попросіть його в персоналу',
      permit: 'Лише з дозволу: можуть не впустити',
      private: 'Приватний доступ: можуть не впустити',
      no: 'Не для всіх: можуть не впустити',
    },
    childPads: 'Електроди для дітей',
    number: 'Номер на коробці',
    tellNumber: 'Назвіть цей номер диспетчеру.',
    plusCode: 'Plus Code',
    phone: 'Телефон',
    source: (titles) => `Джерело: ${titles}`,
    reportsAlone: 'повідомлення цьому сайту, перевірені людиною',
    entry: 'переглянути або виправити в OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Дрон не відправлено: летіти довше ніж 5\u00a0хвилин',
        description: 'Виберіть ближчий AED або інший спосіб',
      },
      'not-signed-in': { title: 'Потрібно увійти', description: 'Увійдіть, щоб відправляти дрони' },
      'no-drone-permission': {
        title: 'Потрібен дозвіл на дрони',
        description: 'Щоб відправляти дрони, потрібен дозвіл адміністратора',
      },
    },
    failed: { title: 'Не вдалося відправити', description: 'Спробуйте знову або зверніться до підтримки' },
    droneSent: 'Дрон відправлено!',
    navigationStarted: 'Навігацію запущено!',
    note: {
      drone: 'Симуляція: нікого не відправлено',
      maps: 'Відкриється застосунок із мапами. Нікого не відправлено.',
      sample: 'Тестові дані: нікого не відправлено, мапи не відкриваються',
    },
    eta: (time, name) => `Орієнтовний час: ${time}\u00a0хв до: ${name}`,
  },
  listText: {
    first: 'Спершу пошліть когось по цей AED',
    noneToFetch: 'Жодного AED не встигнути принести вчасно',
    unread: 'Не вдалося завантажити список AED',
    partUnread: 'Не вдалося завантажити частину списку AED',
    former: 'Це результати минулого пошуку. Відстані вказано від місця того пошуку.',
    others: 'Інші AED за порядком',
    chosen: 'Ви вибрали цей',
    all: 'Усі AED за порядком',
    howToGetIt: 'Як його взяти:',
    noListFor: (country) => `У нас немає списку AED для цієї країни: ${country}.`,
    noListHere: (country) => `Наші списки AED не охоплюють цю частину країни: ${country}.`,
    clockCorrected:
      'Годинник цього пристрою йде неправильно. Що відчинено, ми визначаємо за годинником нашого сервера.',
    clockDoubted:
      'Схоже, годинник цього пристрою йде неправильно. Перевірте дату й час. Відомості про те, що відчинено, теж можуть бути хибні.',
    hoursInRegister: 'У списку AED сказано:',
    hoursWhole: 'Час доступу, як його вказано у списку:',
    doubtOfState: 'Про його стан у списку AED сказано:',
    doubtOfAccess: 'Про те, хто може ним скористатися, у списку AED сказано:',
    doubtOfPlace: (length) => `Місце вказано приблизно: AED може бути на відстані до ${length} від позначки`,
    placeInDoubt: 'Вказане місце може бути хибним',
    backToList: 'Назад до списку',
    map: 'Мапа та її налаштування',
  },
  reachText: {
    noneInReach:
      'У пішій доступності немає відомих AED. Продовжуйте натискання. Залишайтеся на зв’язку з диспетчером. Швидка привезе AED.',
    allClosed:
      'Усі AED у пішій доступності будуть зачинені, коли ви прийдете. Продовжуйте натискання. Запитайте диспетчера. Швидка привезе AED.',
    nearestBeyond: (name, length, drive) =>
      `Найближчий: ${name}, відстань ${length}. Машиною туди й назад близько ${drive}.`,
    farther: (count) =>
      counted(count, {
        one: 'Ще # AED: пішки туди й назад понад годину.',
        few: 'Ще # AED: пішки туди й назад понад годину.',
        many: 'Ще # AED: пішки туди й назад понад годину.',
        other: 'Ще # AED: пішки туди й назад понад годину.',
      }),
    show: (count) =>
      count === 1
        ? 'Усе одно показати'
        : counted(count, {
            one: 'Усе одно показати ці #',
            few: 'Усе одно показати ці #',
            many: 'Усе одно показати ці #',
            other: 'Усе одно показати ці #',
          }),
    pair: (second, sooner) =>
      `Помічників двоє? Один іде до AED номер 1, другий до AED номер ${second}. Якщо перший недоступний, це заощадить приблизно ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Найближчий і буде доступний, коли ви прийдете',
    open: 'Буде доступний, коли ви прийдете',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Буде доступний, коли ви прийдете; # ближчий може бути замкнений',
        few: 'Буде доступний, коли ви прийдете; # ближчі можуть бути замкнені',
        many: 'Буде доступний, коли ви прийдете; # ближчих можуть бути замкнені',
        other: 'Буде доступний, коли ви прийдете; # ближчого можуть бути замкнені',
      }),
    uncertain: {
      'not-for-everybody': 'Доступний не всім',
      reported: 'Люди повідомляють про проблему з ним',
      unclear: 'У списку AED щось неясно',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. На ${minutes(sooner)} ближче, ніж перший AED, який, імовірно, буде доступний`,
    nearestUncertain: (uncertain, chance) => `Найближчий. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'такі AED у цей час зазвичай доступні',
      some: 'у цей час доступна приблизно половина таких AED',
      few: 'такі AED у цей час рідко доступні',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Ваше місцезнаходження відоме лише з точністю близько ${length}, тому відстані й порядок приблизні.`,
      named: (name) => `Відстані від центру місця «${name}», а не від вас.`,
      point: (name) => `Відстані від цієї точки: ${name}.`,
      map: 'Відстані від точки, вибраної на мапі.',
    },
    summary: (count) =>
      count === 1
        ? 'У пішій доступності відомий 1 AED.'
        : counted(count, {
            one: '# AED у пішій доступності. Найкращий перший.',
            few: '# AED у пішій доступності. Найкращий перший.',
            many: '# AED у пішій доступності. Найкращий перший.',
            other: '# AED у пішій доступності. Найкращий перший.',
          }),
    summaryOrder: 'За часом, за який AED опиниться біля постраждалого. Враховано, що двері можуть бути замкнені.',
    nearestIs: (name, length, reason) => `Найближчий: ${name}, ${length}, ${reason}.`,
    showNearest: 'Показати',
    onlyOpen: 'Показати лише AED, доступні, коли ви прийдете',
    hidden: (count) =>
      counted(count, {
        one: 'Приховано # AED',
        few: 'Приховано # AED',
        many: 'Приховано # AED',
        other: 'Приховано # AED',
      }),
    noneOpen:
      'Про жоден із них не відомо, що він буде доступний, коли ви прийдете. Вимкніть фільтр, щоб побачити інші.',
    more: (count) =>
      counted(count, { one: 'Показати ще #', few: 'Показати ще #', many: 'Показати ще #', other: 'Показати ще #' }),
    damaged: 'Деяких AED може бракувати: частина списку надійшла пошкодженою, і ми її не показуємо.',
    gaps: 'Деяких AED може бракувати: частина списку не завантажилася.',
    unread:
      'Не вдалося завантажити список AED для цього району. Спробуйте знову. Запитайте диспетчера, де найближчий AED.',
    none: 'У списку немає AED у радіусі 50\u00a0км. Запитайте диспетчера, де найближчий AED.',
    announced: (count, name, length, reason) => `${aeds(count)}, найкращий перший: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Показати на мапі',
    showOnMapOf: (name) => `де ${name}`,
    openMap: 'Показати мапу',
    closeMap: 'Сховати мапу',
    chosenPoint: 'Вибрана точка',
    pointAtMap: 'Або вибрати точку на мапі',
    data: 'Дані про AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Ці списки складають добровольці та міста. Записи можуть бути хибні або застарілі. Відстані вказано по прямій. Час – наша оцінка. Ваше місцезнаходження залишається на цьому пристрої.',
    numbersNote: 'Номери екстреної допомоги взято з нашої таблиці, у ній вказано джерела.',
    maps: '«Пішки» й «Машиною» відкривають',
    mapsChoices: {
      phone: 'Мапи цього телефону',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Їм передається місце AED, а не ваше.',
  },
  reckoningLinkText: {
    title: 'Як ми впорядковуємо AED',
    notLoaded: 'Не вдалося завантажити це пояснення. Перевірте зв’язок і оновіть сторінку.',
  },
  reportedText: {
    open: {
      gone: (count, since) =>
        `Повідомляють, що AED немає на місці (${reports(count)}; перше: ${since}). Не підтверджено.`,
      'out-of-order': (count, since) =>
        `Повідомляють, що AED замкнений або несправний (${reports(count)}; перше: ${since}). Не підтверджено.`,
      hours: (count, since) =>
        `Повідомляють, що час доступу вказано хибно (${reports(count)}; перше: ${since}). Не підтверджено.`,
      place: (count, since) =>
        `Повідомляють, що місце вказано хибно (${reports(count)}; перше: ${since}). Не підтверджено.`,
      present: (count, last) => `Повідомляють, що AED на місці (${reports(count)}; останнє: ${last})`,
    },
    confirmed: {
      gone: (day) => `Підтверджено, що AED немає на місці: ${day}; відтоді він знову є у списку AED`,
      'out-of-order': (day) => `Підтверджено, що замкнений або несправний: ${day}`,
      hours: (day) => `Час доступу виправлено: ${day}`,
      place: (day) => `Місце виправлено: ${day}`,
      present: (day) => `Підтверджено, що на місці: ${day}`,
      new: (day) => `Про нього нам повідомили, підтверджено: ${day}; у жодному списку AED його ще немає`,
    },
    contradicted: (confirmed) => `${confirmed}. Зараз у списку AED сказано інше.`,
    question: (question) => `Модератор запитує: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# тестовий AED', few: '# тестові AED', many: '# тестових AED', other: '# тестового AED' })}, найближчий перший: ${name}, ${kilometres}\u00a0км.`,
    notReal:
      'Ці записи вигадані, щоб показати, як працює пошук. Таких AED не існує. В екстреному випадку запитайте диспетчера, де найближчий AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, дата даних: ${day}`,
    unknown: (title) => `${title}: дату даних не вказано`,
    more: (count) => counted(count, { one: 'і ще #', few: 'і ще #', many: 'і ще #', other: 'і ще #' }),
    recent: (sources) => sources,
    old: (sources) =>
      `Понад рік (відтоді AED могли перемістити або забрати; запитайте на місці чи в диспетчера): ${sources}`,
  },
  shareText: {
    share: 'Поділитися посиланням',
    copied: 'Посилання скопійовано',
    failed: 'Не вдалося скопіювати посилання. Відкрийте сторінку і скопіюйте її адресу.',
    page: 'Усе про цей AED',
  },
};
