import { isolated, pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('ar');
const reports = (count: number) =>
  counted(count, {
    zero: '# بلاغ',
    one: 'بلاغ واحد',
    two: 'بلاغين',
    few: '# بلاغات',
    many: '# بلاغًا',
    other: '# بلاغ',
  });
const many = '# دقيقة';
const minutes = (count: number) =>
  counted(count, { zero: many, one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many, other: many });
const aeds = (count: number) =>
  counted(count, {
    zero: 'لا أجهزة AED',
    one: 'جهاز AED واحد',
    two: 'جهازا AED',
    few: '# أجهزة AED',
    many: '# جهاز AED',
    other: '# جهاز AED',
  });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'يغلق عند منتصف الليل',
      knownUntil: 'المواعيد غير معروفة بعد منتصف الليل',
      closedUntil: 'مغلق؛ يفتح عند منتصف الليل',
    },
    always: 'متاح الآن، على مدار الساعة',
    openNow: 'متاح الآن',
    opensBefore: 'يفتح قبل وصولك مشيًا',
    closes: (moment) => `يغلق: ${moment}`,
    knownUntil: (moment) => `المواعيد غير معروفة من: ${moment}`,
    closesBefore: 'يغلق قبل وصولك مشيًا',
    farDay: (weekday, date, time) => `${weekday} ${isolated(date)}، ${time}`,
    closedUntil: (moment) => `مغلق؛ يفتح: ${moment}`,
    closedForLong: 'مغلق؛ موعد الفتح غير معروف',
    alternativeFurther: (length, name) => `متاح 24/7، أبعد بمسافة ${length}: ${isolated(name)}`,
    alternativeNearer: (name) => `متاح 24/7، ليس أبعد: ${isolated(name)}`,
    unknown: {
      'limited-in-words': 'الوصول محدود، بحسب السجل',
      'says-always': 'مسجل بأنه متاح في كل الأوقات',
      'on-a-vehicle': 'محمول على مركبة، وقد لا تكون هناك',
      'carried-about': 'ليس له مكان ثابت، وقد لا يكون هناك',
      'no-hours': 'المواعيد غير مذكورة',
      'hours-in-words': 'المواعيد غير واضحة: موصوفة بالكلمات فقط',
      'not-said-for-this-time': 'غير واضح هل هو متاح في هذا الوقت',
      'public-holiday': 'المواعيد غير واضحة: قد يكون اليوم عطلة رسمية هناك',
      'no-local-time': 'المواعيد غير واضحة: التوقيت المحلي هناك غير معروف',
      'hours-too-old': 'المواعيد غير واضحة: التواريخ المسجلة مضت',
    },
  },
  besideText: { thereAndBack: (time) => `ذهابًا وإيابًا ${time}`, droneAtBest: (time) => `${time} في أحسن الأحوال` },
  cardText: {
    allDay: 'متاح 24/7',
    verified: (when) => `تاريخ التحقق: ${when}`,
    estimated: 'الوقت المقدر',
    estimatedTo: (name) => `إلى ${isolated(name)}`,
    methods: { foot: 'مشيًا', car: 'بالسيارة', drone: 'مسيّرة' },
    minutes: (time) => `${time} د`,
    about: 'نحو',
    hours: (time) => `${time} س`,
    simulation: 'محاكاة',
    overLimit: '(أكثر من 5 د)',
  },
  checkedText: { today: 'اليوم', inMonth: (month) => month, inYear: (year) => year, on: (date) => isolated(date) },
  detailsText: {
    where: 'أين',
    level: (level) => `الطابق ${isolated(level)}`,
    indoors: 'في الداخل',
    outdoors: 'في الخارج',
    locked: 'مقفل: اسأل متلقي مكالمة الطوارئ عن الرمز',
    unlocked: 'غير مقفل',
    access: {
      yes: 'متاح للجميع',
      permissive: 'يمكن للجميع استعماله',
      customers: 'للزبائن: اطلبه من العاملين',
      permit: 'بإذن فقط: قد لا يُسمح لك بالدخول',
      private: 'مكان خاص: قد لا يُسمح لك بالدخول',
      no: 'ليس للجمهور: قد لا يُسمح لك بالدخول',
    },
    childPads: 'لصاقات أطفال',
    number: 'الرقم على الصندوق',
    tellNumber: 'أخبر متلقي مكالمة الطوارئ بهذا الرقم.',
    plusCode: 'Plus Code',
    phone: 'الهاتف',
    source: (titles) => `المصدر: ${isolated(titles)}`,
    reportsAlone: 'بلاغات إلى هذا الموقع أكدها شخص',
    entry: 'عرض أو تعديل في OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'أُلغي إرسال المسيّرة: الوصول يتجاوز 5 دقائق',
        description: 'اختر جهاز AED أقرب أو وسيلة أخرى',
      },
      'not-signed-in': { title: 'يلزم تسجيل الدخول', description: 'سجّل الدخول لإرسال المسيّرات' },
      'no-drone-permission': { title: 'يلزم إذن للمسيّرات', description: 'تحتاج إلى موافقة المشرف لإرسال المسيّرات' },
    },
    failed: { title: 'تعذر الإرسال', description: 'حاول مرة أخرى أو تواصل مع الدعم' },
    droneSent: 'أُرسلت المسيّرة!',
    navigationStarted: 'بدأ الإرشاد!',
    note: {
      drone: 'محاكاة: لم يُرسَل أحد',
      maps: 'يفتح هذا تطبيق الخرائط. لم يُرسَل أحد.',
      sample: 'بيانات نموذجية: لم يُرسَل أحد ولا تُفتح خرائط',
    },
    eta: (time, name) => `الوصول المقدر: ${time} د إلى ${isolated(name)}`,
  },
  listText: {
    first: 'أرسل من يُحضر هذا أولًا',
    noneToFetch: 'لا جهاز AED يمكن إحضاره في الوقت المناسب',
    unread: 'تعذر تحميل سجل أجهزة AED',
    partUnread: 'تعذر تحميل جزء من سجل أجهزة AED',
    former: 'هذه نتائج بحثك السابق. المسافات من مكان ذلك البحث.',
    others: 'بقية أجهزة AED، بهذا الترتيب',
    chosen: 'اخترت هذا',
    all: 'كل أجهزة AED، بهذا الترتيب',
    howToGetIt: 'كيف تصل إليه:',
    noListFor: (country) => `ليس لدينا سجل لأجهزة AED في هذا البلد: ${country}.`,
    noListHere: (country) => `سجلاتنا لأجهزة AED لا تشمل هذا الجزء من البلد: ${country}.`,
    clockCorrected: 'ساعة هاتفك أو حاسوبك غير صحيحة. نحكم على ما هو متاح بساعة خادمنا.',
    clockDoubted: 'يبدو أن ساعة هاتفك أو حاسوبك غير صحيحة. تحقق من تاريخها ووقتها. وقد يكون ما نعرضه متاحًا خطأ أيضًا.',
    hoursInRegister: 'يقول السجل:',
    hoursWhole: 'المواعيد كما هي مسجلة:',
    doubtOfState: 'يقول السجل عن حالته:',
    doubtOfAccess: 'يقول السجل عمّن يحق له استعماله:',
    doubtOfPlace: (length) => `موقعه تقريبي: قد يبعد حتى ${length} عن الدبوس`,
    placeInDoubt: 'قد يكون الموقع المسجل خاطئًا',
    backToList: 'العودة إلى القائمة',
    map: 'الخريطة وإعداداتها',
  },
  reachText: {
    noneInReach:
      'لا جهاز AED مسجل على مسافة مشي. واصل الضغط على الصدر. ابقَ على الخط مع متلقي مكالمة الطوارئ. سيارة الإسعاف تُحضر جهاز AED.',
    allClosed:
      'كل أجهزة AED على مسافة مشي ستكون مغلقة عند وصولك. واصل الضغط على الصدر. اسأل متلقي مكالمة الطوارئ. سيارة الإسعاف تُحضر جهاز AED.',
    nearestBeyond: (name, length, drive) =>
      `الأقرب هو ${isolated(name)}، على بعد ${length}. بالسيارة يستغرق نحو ${drive} ذهابًا وإيابًا.`,
    farther: (count) =>
      counted(count, {
        zero: '# أجهزة AED أخرى تستغرق أكثر من ساعة مشيًا ذهابًا وإيابًا.',
        one: 'جهاز AED آخر يستغرق أكثر من ساعة مشيًا ذهابًا وإيابًا.',
        two: 'جهازا AED آخران يستغرقان أكثر من ساعة مشيًا ذهابًا وإيابًا.',
        few: '# أجهزة AED أخرى تستغرق أكثر من ساعة مشيًا ذهابًا وإيابًا.',
        many: '# جهاز AED آخر يستغرق أكثر من ساعة مشيًا ذهابًا وإيابًا.',
        other: '# جهاز AED آخر يستغرق أكثر من ساعة مشيًا ذهابًا وإيابًا.',
      }),
    show: (count) =>
      counted(count, {
        zero: 'اعرضها مع ذلك (#)',
        one: 'اعرضه مع ذلك',
        two: 'اعرضهما مع ذلك',
        few: 'اعرضها مع ذلك (#)',
        many: 'اعرضها مع ذلك (#)',
        other: 'اعرضها مع ذلك (#)',
      }),
    pair: (second, sooner) =>
      `هل معك مساعدان؟ أرسل أحدهما إلى جهاز AED رقم 1 والآخر إلى رقم ${second}. إن تعذر أخذ رقم 1، يوفّر هذا نحو ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'الأقرب، ومتاح عند وصولك',
    open: 'متاح عند وصولك',
    openBeforeNearer: (count) =>
      counted(count, {
        zero: 'متاح عند وصولك',
        one: 'متاح عند وصولك؛ وقد يكون جهاز AED أقرب مقفلًا',
        two: 'متاح عند وصولك؛ وقد يكون جهازا AED أقرب مقفلين',
        few: 'متاح عند وصولك؛ وقد تكون # أجهزة AED أقرب مقفلة',
        many: 'متاح عند وصولك؛ وقد يكون # جهاز AED أقرب مقفلًا',
        other: 'متاح عند وصولك؛ وقد يكون # جهاز AED أقرب مقفلًا',
      }),
    uncertain: {
      'not-for-everybody': 'ليس متاحًا للجميع',
      reported: 'أبلغ الناس عن مشكلة فيه',
      unclear: 'شيء في السجل غير واضح',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. أقرب بنحو ${minutes(sooner)} من أول جهاز AED نتوقع أن يكون متاحًا`,
    nearestUncertain: (uncertain, chance) => `الأقرب. ${uncertain}؛ ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}؛ ${chance}`,
    chance: {
      most: 'أجهزة AED المماثلة متاحة عادة في هذا الوقت',
      some: 'نحو نصف أجهزة AED المماثلة متاح في هذا الوقت',
      few: 'أجهزة AED المماثلة نادرًا ما تكون متاحة في هذا الوقت',
    },
  },
  registryText: {
    comma: '، ',
    semicolon: '؛ ',
    from: {
      rough: (length) => `موقعك معروف بدقة نحو ${length} فقط، فالمسافات والترتيب تقريبية.`,
      named: (name) => `المسافات من وسط ${isolated(name)}، لا من حيث أنت.`,
      point: (name) => `المسافات من هذه النقطة: ${isolated(name)}.`,
      map: 'المسافات من النقطة التي اخترتها على الخريطة.',
    },
    summary: (count) =>
      count === 1 ? 'جهاز AED واحد مسجل على مسافة مشي.' : `${aeds(count)} على مسافة مشي، الأفضل أولًا.`,
    summaryOrder: 'مرتبة بحسب سرعة وصول جهاز AED إلى المريض، مع احتساب احتمال الأبواب المقفلة.',
    nearestIs: (name, length, reason) => `الأقرب: ${isolated(name)}، ${length}، ${reason}.`,
    showNearest: 'اعرضه',
    onlyOpen: 'اعرض فقط أجهزة AED المتاحة عند وصولك',
    hidden: (count) => `مخفي: ${aeds(count)}`,
    noneOpen: 'لا يُعرف عن أي منها أنه متاح عند وصولك. أوقف التصفية لترى البقية.',
    more: (count) =>
      counted(count, {
        zero: 'اعرض # أجهزة أخرى',
        one: 'اعرض جهازًا آخر',
        two: 'اعرض جهازين آخرين',
        few: 'اعرض # أجهزة أخرى',
        many: 'اعرض # جهازًا آخر',
        other: 'اعرض # جهاز آخر',
      }),
    damaged: 'قد تكون بعض أجهزة AED ناقصة: وصل جزء من السجل تالفًا فتركناه.',
    gaps: 'قد تكون بعض أجهزة AED ناقصة: لم يُحمَّل جزء من السجل.',
    unread: 'تعذر تحميل سجل أجهزة AED لهذه المنطقة. حاول مرة أخرى. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
    none: 'لا جهاز AED مسجل ضمن 50 كم. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
    announced: (count, name, length, reason) => `${aeds(count)}، الأفضل أولًا: ${isolated(name)}، ${length}، ${reason}.`,
    showOnMap: 'اعرض على الخريطة',
    showOnMapOf: (name) => `أين ${isolated(name)}`,
    openMap: 'اعرض الخريطة',
    closeMap: 'أخفِ الخريطة',
    chosenPoint: 'النقطة المختارة',
    pointAtMap: 'أو اختر نقطة على الخريطة',
    data: 'بيانات أجهزة AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'يُعدّ متطوعون وبلديات هذه السجلات. قد تكون القيود خاطئة أو قديمة. المسافات خطوط مستقيمة. الأوقات تقديراتنا. موقعك يبقى على هاتفك أو حاسوبك.',
    numbersNote: 'أرقام الطوارئ من جدولنا نحن، وهو يذكر مصادره.',
    maps: 'التطبيق الذي يفتحه «مشيًا» و«بالسيارة»',
    mapsChoices: {
      phone: 'خرائط هذا الهاتف',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'يتلقى تطبيق الخرائط موقع جهاز AED، لا موقعك.',
  },
  reckoningLinkText: {
    title: 'كيف نرتب أجهزة AED',
    notLoaded: 'تعذر تحميل هذا الشرح. تحقق من اتصالك وأعد تحميل الصفحة.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `بحسب ${reports(count)} (الأول: ${since}): جهاز AED هذا مفقود. غير مؤكد.`,
      'out-of-order': (count, since) =>
        `بحسب ${reports(count)} (الأول: ${since}): جهاز AED هذا مقفل أو معطل. غير مؤكد.`,
      hours: (count, since) => `بحسب ${reports(count)} (الأول: ${since}): المواعيد خاطئة. غير مؤكد.`,
      place: (count, since) => `بحسب ${reports(count)} (الأول: ${since}): الموقع خاطئ. غير مؤكد.`,
      present: (count, last) => `بحسب ${reports(count)} (الأحدث: ${last}): الجهاز في مكانه`,
    },
    confirmed: {
      gone: (day) => `تأكد أنه مفقود: ${day}. أدرجه السجل من جديد بعد ذلك.`,
      'out-of-order': (day) => `تأكد أنه مقفل أو معطل: ${day}`,
      hours: (day) => `صُححت المواعيد: ${day}`,
      place: (day) => `صُحح الموقع: ${day}`,
      present: (day) => `تأكد وجوده: ${day}`,
      new: (day) => `أُبلغنا به وتأكد: ${day}. لا يوجد في أي سجل بعد.`,
    },
    contradicted: (confirmed) => `${confirmed}. يقول السجل الآن شيئًا آخر.`,
    question: (question) => `يسأل أحد المراجعين: ${isolated(question)}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { zero: '# أجهزة AED نموذجية', one: 'جهاز AED نموذجي واحد', two: 'جهازا AED نموذجيان', few: '# أجهزة AED نموذجية', many: '# جهاز AED نموذجيًا', other: '# جهاز AED نموذجي' })}، الأقرب أولًا: ${isolated(name)}، ${kilometres} كم.`,
    notReal:
      'هذه القيود مختلقة لتبيّن كيف يعمل البحث. لا وجود لأجهزة AED هذه. في الطوارئ اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${isolated(title)}، تاريخ البيانات: ${day}`,
    unknown: (title) => `${isolated(title)}: لم يُذكر تاريخ للبيانات`,
    more: (count) =>
      counted(count, {
        zero: 'و# أخرى',
        one: 'ومصدر آخر',
        two: 'ومصدران آخران',
        few: 'و# مصادر أخرى',
        many: 'و# مصدرًا آخر',
        other: 'و# مصدر آخر',
      }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `أقدم من سنة: ${sources}. ربما نُقل جهاز AED أو أُزيل منذ ذلك الحين. اسأل في المكان، أو اسأل متلقي مكالمة الطوارئ.`,
  },
  shareText: {
    share: 'مشاركة الرابط',
    copied: 'نُسخ الرابط',
    failed: 'تعذر نسخ الرابط. افتح الصفحة وانسخ عنوانها.',
    page: 'كل التفاصيل عن جهاز AED هذا',
  },
};
