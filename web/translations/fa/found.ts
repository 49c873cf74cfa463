import { isolated, pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('fa');
const minutes = (count: number) => counted(count, { one: '# دقیقه', other: '# دقیقه' });

export const words: FoundWords = {
  aedMapText: {
    label:
      'نقشهٔ دستگاه‌های AED. فهرست کنار آن همین‌ها را دارد. کلیدهای جهت نقشه را جابه‌جا و بعلاوه و منها مقیاس را عوض می‌کنند.',
    pickLabel: 'کلید Enter وسط نقشه را برای جست‌وجو پیشنهاد می‌کند.',
    usability: {
      likely: 'هنگام رسیدن شما به احتمال زیاد در دسترس',
      uncertain: 'هنگام رسیدن شما شاید در دسترس',
      unlikely: 'هنگام رسیدن شما به احتمال زیاد خارج از دسترس',
    },
    otherAed: (name) => `AED: ${isolated(name)}`,
    otherAeds: 'دستگاه‌های دیگر این نما؛ کلیدهای جهت از یکی به بعدی می‌روند',
    group: (count) => `${count} دستگاه AED؛ نزدیک‌تر می‌کند`,
    registers: 'دستگاه‌های AED: ',
    semicolon: '؛ ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => `${count} فهرست دیگر`,
    isIncomplete: 'بخشی از دستگاه‌های این نما بار نشد. نقشه را جابه‌جا کنید تا دوباره تلاش شود.',
    isCountingAll: 'در این مقیاس دایره‌ها همهٔ دستگاه‌ها را می‌شمارند. برای پالایش نزدیک‌تر شوید.',
    searchHere: 'از نشانه جست‌وجو شود؟',
    search: 'جست‌وجو از اینجا',
    cancelSearch: 'لغو',
  },
  availabilityText: {
    midnight: {
      closes: 'نیمه‌شب بسته می‌شود',
      knownUntil: 'ساعت‌ها پس از نیمه‌شب نامعلوم است',
      closedUntil: 'بسته است؛ نیمه‌شب باز می‌شود',
    },
    always: 'اکنون باز است، در همهٔ ساعت‌ها',
    openNow: 'اکنون باز است',
    opensBefore: 'پیش از رسیدن پیادهٔ شما باز می‌شود',
    closes: (moment) => `بسته می‌شود: ${moment}`,
    knownUntil: (moment) => `ساعت‌ها نامعلوم از: ${moment}`,
    closesBefore: 'پیش از رسیدن پیادهٔ شما بسته می‌شود',
    farDay: (weekday, date, time) => `${weekday} ${isolated(date)}، ${time}`,
    closedUntil: (moment) => `بسته است؛ باز می‌شود: ${moment}`,
    closedForLong: 'بسته است؛ فهرست ساعت باز شدن قطعی ندارد',
    alternativeFurther: (length, name) => `دستگاه 24/7، ${length} دورتر: ${isolated(name)}`,
    alternativeNearer: (name) => `دستگاه 24/7 که دورتر نیست: ${isolated(name)}`,
    unknown: {
      'limited-in-words': 'به گفتهٔ فهرست محدود',
      'says-always': 'به گفتهٔ فهرست در همهٔ ساعت‌ها در دسترس',
      'on-a-vehicle': 'در یک خودرو است، شاید بیرون باشد',
      'carried-about': 'جای ثابتی ندارد، شاید آنجا نباشد',
      'no-hours': 'ساعت‌ها ثبت نشده',
      'hours-in-words': 'ساعت‌ها نامطمئن: فقط به زبان خود فهرست',
      'not-said-for-this-time': 'ساعت‌ها در این زمان نامطمئن',
      'public-holiday': 'ساعت‌ها نامطمئن: شاید امروز آنجا تعطیل رسمی باشد',
      'no-local-time': 'ساعت‌ها نامطمئن: این دستگاه ساعت آنجا را نمی‌داند',
      'hours-too-old': 'ساعت‌ها نامطمئن: تاریخ‌های فهرست گذشته است',
    },
  },
  besideText: {
    thereAndBack: (time) => `رفت و برگشت ${time}`,
    droneAtBest: (time) => `در بهترین حالت ${time}`,
  },
  cardText: {
    allDay: 'دسترسی 24/7',
    verified: (when) => `بررسی‌شده: ${when}`,
    estimated: 'زمان تقریبی',
    estimatedTo: (name) => `تا ${isolated(name)}`,
    methods: { foot: 'پیاده', car: 'با خودرو', drone: 'پهپاد' },
    minutes: (time) => `${time} دقیقه`,
    about: 'حدود',
    hours: (time) => `${time} ساعت`,
    simulation: 'شبیه‌سازی',
    overLimit: '(بیش از 5 دقیقه)',
  },
  checkedText: {
    today: 'امروز',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => isolated(date),
  },
  detailsText: {
    where: 'کجا',
    level: (level) => `طبقهٔ ${isolated(level)}`,
    indoors: 'داخل ساختمان',
    outdoors: 'بیرون ساختمان',
    locked: 'قفل است: هنگام تماس رمز را بپرسید',
    unlocked: 'قفل نیست',
    access: {
      yes: 'برای همه آزاد',
      permissive: 'همه اجازهٔ استفاده دارند',
      customers: 'برای مشتریان؛ آن را بخواهید',
      permit: 'تنها با اجازه: شاید راهتان ندهند',
      private: 'خصوصی: شاید راهتان ندهند',
      no: 'نه برای عموم: شاید راهتان ندهند',
    },
    childPads: 'پد کودک',
    phone: 'تلفن',
    source: (titles) => `منبع: ${isolated(titles)}`,
    reportsAlone: 'گزارش‌های رسیده به این سایت که یک نفر تأیید کرده',
    entry: 'دیدن یا اصلاح این ثبت',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'پهپاد فرستاده نشد: بیش از 5 دقیقه',
        description: 'AED نزدیک‌تر یا راه دیگری انتخاب کنید',
      },
      'not-signed-in': { title: 'باید وارد شوید', description: 'برای فرستادن پهپاد وارد حساب شوید' },
      'no-drone-permission': { title: 'اجازهٔ پهپاد لازم است', description: 'فرستادن پهپاد تأیید مدیر را می‌خواهد' },
    },
    failed: { title: 'فرستادن نشد', description: 'دوباره تلاش کنید یا به ما خبر دهید' },
    droneSent: 'پهپاد فرستاده شد!',
    navigationStarted: 'راهنمایی آغاز شد!',
    note: {
      drone: 'شبیه‌سازی: کسی فرستاده نشده است',
      maps: 'کسی فرستاده نشده است: نقشه‌های شما باز می‌شود',
      sample: 'دادهٔ نمونه: کسی فرستاده نشده و نقشه‌ای باز نمی‌شود',
    },
    eta: (time, name) => `زمان تقریبی: ${time} دقیقه تا ${isolated(name)}`,
  },
  keepAreaText: {
    title: 'بدون شبکه',
    keep: 'نگه‌داشتن این محدوده برای بی‌شبکه',
    offer: (count, size) =>
      `${count} دستگاه AED فهرست تا کمی بیش از 25 کیلومتر: حدود ${size}. پس از آن یافتن نزدیک‌ترین به شبکه نیاز ندارد.`,
    withStreets: (size) => `با خیابان‌های تا 10\u00a0کیلومتر، برای راهنمایی بدون شبکه: حدود ${size} بیشتر.`,
    lost: 'مرورگر ناحیهٔ نگه‌داشته‌شده را از این دستگاه پاک کرده است. دوباره نگه دارید.',
    privacy:
      'تنها روی این دستگاه می‌ماند. کارساز می‌بیند کدام مربع‌های نقشه گرفته می‌شود، نه اینکه کجا ایستاده‌اید. با انتشار فهرست تازه دوباره گرفته می‌شوند.',
    keeping: (done, total) => (total === 0 ? 'در حال نگه‌داشتن…' : `مربع‌های گرفته‌شده: ${done} از ${total}`),
    kept: (cells, count, day) => `نگه داشته شد: ${day}؛ مربع‌ها: ${cells}، ${count} دستگاه AED`,
    remove: 'پاک کردن',
    failed: {
      network: 'محدوده نگه داشته نشد: شبکه قطع شد. چیزی از دست نرفت؛ با اتصال بهتر دوباره تلاش کنید.',
      full: 'محدوده نگه داشته نشد: این دستگاه جا ندارد. جا باز کنید و دوباره تلاش کنید.',
      site: 'محدوده نگه داشته نشد: این مرورگر نمی‌گذارد صفحه بدون شبکه کار کند. پنجرهٔ خصوصی هرگز نمی‌گذارد.',
      remove:
        'محدوده پاک نشد: مرورگر نپذیرفت و هنوز نگه داشته شده است. دوباره تلاش کنید یا داده‌های این سایت را پاک کنید.',
    },
  },
  listText: {
    first: 'اول کسی را دنبال این یکی بفرستید',
    noneToFetch: 'هیچ‌کدام به‌موقع نمی‌رسد',
    unread: 'فهرست خوانده نشد',
    partUnread: 'بخشی از فهرست خوانده نشد',
    former: 'این فهرست از جست‌وجوی پیشین است: فاصله‌ها از مکان همان جست‌وجو است.',
    others: 'بقیه، به این ترتیب',
    chosen: 'این را خواسته‌اید',
    all: 'همه، به این ترتیب',
    howToGetIt: 'راه دسترسی:',
    noListFor: (country) => `برای ${country} فهرستی از AED نداریم.`,
    noListHere: (country) => `فهرست‌های AED ما این بخش از ${country} را در بر نمی‌گیرند.`,
    clockCorrected: 'ساعت این دستگاه نادرست است. باز بودن با ساعت سرور ما سنجیده می‌شود.',
    clockDoubted: 'ساعت این دستگاه نادرست به نظر می‌رسد، پس معلوم نیست چه باز است. تاریخ و ساعت را بررسی کنید.',
    hoursInRegister: 'فهرست می‌گوید:',
    hoursWhole: 'ساعت‌هایش همان‌طور که فهرست نوشته:',
    doubtOfState: 'فهرست دربارهٔ وضعیتش می‌گوید:',
    doubtOfAccess: 'فهرست دربارهٔ اینکه چه کسی می‌تواند از آن استفاده کند می‌گوید:',
    doubtOfPlace: (length) => `جایش تقریبی است: شاید تا ${length} از نشانه دور باشد`,
    placeInDoubt: 'شاید جایش در فهرست نادرست باشد',
    backToList: 'بازگشت به فهرست',
    map: 'نقشه و آنچه به آن مربوط است',
  },
  reachText: {
    noneInReach:
      'هیچ AED در دسترس پیاده شناخته نیست. به فشردن سینه ادامه دهید و پشت خط اورژانس بمانید؛ آمبولانس یکی دارد.',
    allClosed:
      'همهٔ AEDهای در دسترس هنگام رسیدن شما بسته‌اند. به فشردن سینه ادامه دهید و از اورژانس بپرسید؛ آمبولانس یکی دارد.',
    nearestBeyond: (name, length, drive) =>
      `نزدیک‌ترین: ${isolated(name)}، در ${length}؛ با خودرو رفت و برگشت حدود ${drive}.`,
    farther: (count) => `${count} دستگاه دیگر رفت و برگشت پیاده بیش از یک ساعت راه است.`,
    show: (count) => `با این همه نشان بده (${count})`,
    pair: (second, sooner) =>
      `دو نفر می‌توانند بروند؟ یکی به شمارهٔ 1 و دیگری به شمارهٔ ${second}: اگر اولی به دست نیاید، AED حدود ${minutes(sooner)} زودتر می‌رسد.`,
  },
  reasonText: {
    nearestOpen: 'نزدیک‌ترین، و هنگام رسیدن شما باز',
    open: 'هنگام رسیدن شما باز',
    openBeforeNearer: (count) => `هنگام رسیدن شما باز؛ ${count} دستگاه نزدیک‌تر شاید قفل باشد`,
    uncertain: {
      'not-for-everybody': 'برای همه نیست',
      reported: 'مردم می‌گویند چیزی نادرست است',
      unclear: 'چیزی در فهرست روشن نیست',
    },
    nearerThanSure: (uncertain, sooner) => `${uncertain}. ${minutes(sooner)} نزدیک‌تر از نخستین دستگاهی که حتماً باز است`,
    nearestUncertain: (uncertain, chance) => `نزدیک‌ترین. ${uncertain}؛ ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}؛ ${chance}`,
    chance: {
      most: 'بیشتر چنین دستگاه‌هایی در این ساعت در دسترس‌اند',
      some: 'حدود نیمی از چنین دستگاه‌هایی در این ساعت در دسترس‌اند',
      few: 'کمی از چنین دستگاه‌هایی در این ساعت در دسترس‌اند',
    },
  },
  registryText: {
    comma: '، ',
    semicolon: '؛ ',
    from: {
      rough: (length) =>
        `مکان شما تنها تا حدود ${length} معلوم است: فاصله‌ها و ترتیب هم به همین اندازه تقریبی‌اند. روی این دستگاه می‌ماند.`,
      named: (name) => `فاصله‌ها از مرکز ${isolated(name)} است، نه از جای شما.`,
      point: (name) => `فاصله‌ها از این نقطه است: ${isolated(name)}.`,
      map: 'فاصله‌ها از نقطه‌ای است که روی نقشه برگزیدید.',
    },
    summary: (count) =>
      count === 1
        ? '1 دستگاه AED در دسترس پیاده، تا جایی که فهرست می‌داند.'
        : `${count} دستگاه AED در دسترس، بهترین اول.`,
    summaryOrder: 'بر پایهٔ زمان رسیدن یکی به بیمار: راه رفت و برگشت و خطر درِ قفل.',
    nearestIs: (name, length, reason) => `نزدیک‌تر از همه: ${isolated(name)}، ${length}: ${reason}.`,
    showNearest: 'نشان بده',
    onlyOpen: 'تنها آن‌ها که هنگام رسیدن بازند',
    hidden: (count) => `${count} دستگاه AED پنهان`,
    noneOpen: 'هیچ‌کدام معلوم نیست هنگام رسیدن شما باز باشد. پالایه را بردارید تا بقیه را ببینید.',
    more: (count) => `${count} تای دیگر`,
    damaged: 'بخشی از فهرست با سرجمع آن نمی‌خواند و نشان داده نمی‌شود؛ شاید دستگاه‌هایی جا افتاده باشد.',
    gaps: 'بخشی از فهرست خوانده نشد؛ شاید دستگاه‌هایی جا افتاده باشد.',
    unread: 'فهرست پیرامون این مکان خوانده نشد. دوباره تلاش کنید؛ تا آن زمان از اورژانس بپرسید.',
    none: 'فهرست تا 50 کیلومتری اینجا هیچ AED نمی‌شناسد. تلفنی از اورژانس بپرسید.',
    announced: (count, name, length, reason) =>
      `${count} دستگاه AED، بهترین اول: ${isolated(name)}، ${length}، ${reason}.`,
    showOnMap: 'نشان دادن روی نقشه',
    showOnMapOf: (name) => `جای ${isolated(name)}`,
    openMap: 'نمایش نقشه',
    closeMap: 'پنهان کردن نقشه',
    chosenPoint: 'نقطهٔ برگزیده',
    pointAtMap: 'یا روی نقشه نشان دهید',
    data: 'داده‌های AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'کار داوطلبان و شهرداری‌هاست؛ شاید نادرست یا کهنه باشد. فاصله‌ها خط راست و زمان‌ها برآورد ماست. مکان شما روی این دستگاه می‌ماند.',
    numbersNote:
      'شماره‌های اضطراری: جدول خود ما، هر ردیف با منبعش؛ کشور بر پایهٔ مرزهایی که در این صفحه است (country-coder، از سازندگان ویرایشگر OpenStreetMap).',
    maps: '«پیاده» و «با خودرو» باز می‌کنند',
    mapsChoices: {
      phone: 'نقشه‌های این تلفن',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'مکان AED به آن‌ها گفته می‌شود، نه مکان شما.',
  },
  reckoningLinkText: {
    title: 'چگونه حساب شده است؟',
    notLoaded: 'پاسخ باز نشد. اتصال را بررسی و صفحه را دوباره بارگیری کنید.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `گزارش نبودن (${count} نفر، از ${since})، هنوز تأیید نشده`,
      'out-of-order': (count, since) => `گزارش قفل یا خراب بودن (${count} نفر، از ${since})، هنوز تأیید نشده`,
      hours: (count, since) => `گزارش ساعت نادرست (${count} نفر، از ${since})، هنوز تأیید نشده`,
      place: (count, since) => `گزارش جای نادرست (${count} نفر، از ${since})، هنوز تأیید نشده`,
      present: (count, last) => `گزارش بودن در جایش (${count} نفر، آخرین بار ${last})`,
    },
    confirmed: {
      gone: (day) => `نبودنش تأیید شد: ${day}؛ فهرست پس از آن دوباره آورده است`,
      'out-of-order': (day) => `قفل یا خراب، تأییدشده: ${day}`,
      hours: (day) => `ساعت‌ها اصلاح شد: ${day}`,
      place: (day) => `جا اصلاح شد: ${day}`,
      present: (day) => `بودنش تأیید شد: ${day}`,
      new: (day) => `مردم گزارش کرده‌اند و تأیید شد: ${day}؛ هنوز در هیچ فهرستی نیست`,
    },
    contradicted: (confirmed) => `${confirmed}؛ فهرست پس از آن چیز دیگری می‌گوید`,
    question: (question) => `پرسش یک سرپرست: ${isolated(question)}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${count} دستگاه نمونه، نزدیک‌ترین اول: ${isolated(name)}، ${kilometres} کیلومتر.`,
    notReal:
      'این‌ها ساختگی‌اند تا کار یابنده را نشان دهند؛ چنین دستگاه‌هایی وجود ندارد. در وضعیت اضطراری نزدیک‌ترین AED را تلفنی از اورژانس بپرسید.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${isolated(title)}: داده‌های ${day}`,
    unknown: (title) => `${isolated(title)}: فهرست روز داده‌هایش را نمی‌گوید`,
    more: (count) => `و ${count} تای دیگر`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `بیش از یک سال کهنه: ${sources}. شاید AED جابه‌جا یا برداشته شده باشد؛ همان‌جا یا از اورژانس بپرسید.`,
  },
};
