import { isolated, pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('ar');
const people = (count: number) =>
  counted(count, { zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' });
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
  aedMapText: {
    label: 'خريطة أجهزة AED. القائمة بجانبها تضم الأجهزة نفسها. الأسهم تحرك الخريطة، وزائد وناقص يغيران مقياسها.',
    pickLabel: 'مفتاح Enter يقترح وسط الخريطة مكانًا للبحث.',
    usability: {
      likely: 'يُرجَّح أنه متاح عند وصولك',
      uncertain: 'ربما يكون متاحًا عند وصولك',
      unlikely: 'غالبًا غير متاح عند وصولك',
    },
    otherAed: (name) => `AED: ${isolated(name)}`,
    otherAeds: 'أجهزة AED أخرى في المشهد؛ الأسهم تنقل من جهاز إلى التالي',
    group: (count) => `${aeds(count)}؛ يقرّب`,
    registers: 'أجهزة AED:',
    moreRegisters: (count) => `سجلات أخرى: ${count}`,
    isIncomplete: 'تعذر تحميل بعض أجهزة هذا المشهد. حرك الخريطة للمحاولة مرة أخرى.',
    isCountingAll: 'عند هذا المقياس تعدّ الدوائر كل الأجهزة. قرّب لتصفيتها.',
    searchHere: 'البحث من علامة التقاطع؟',
    search: 'ابحث هنا',
    cancelSearch: 'إلغاء',
  },
  availabilityText: {
    midnight: 'منتصف الليل',
    always: 'مفتوح الآن، على مدار الساعة',
    openNow: 'مفتوح الآن',
    opensBefore: 'يفتح قبل وصولك مشيًا',
    closes: (moment) => `يغلق: ${moment}`,
    knownUntil: (moment) => `المواعيد غير معروفة من: ${moment}`,
    closesBefore: 'يغلق قبل وصولك مشيًا',
    closedUntil: (moment) => `مغلق؛ يفتح: ${moment}`,
    closedForLong: 'مغلق؛ السجل لا يذكر موعد فتح مؤكدًا',
    alternativeFurther: (length, name) => `جهاز متاح 24/7 أبعد بمسافة ${length}: ${isolated(name)}`,
    alternativeNearer: (name) => `جهاز متاح 24/7 ليس أبعد: ${isolated(name)}`,
    unknown: {
      'limited-in-words': 'محدود، بحسب السجل',
      'says-always': 'يقول السجل إنه متاح في كل الأوقات',
      'on-a-vehicle': 'محمول على مركبة، وقد تكون في الخارج',
      'carried-about': 'ليس له مكان ثابت، وقد لا يكون هناك',
      'no-hours': 'المواعيد غير مذكورة',
      'hours-in-words': 'المواعيد غير مؤكدة: بكلمات السجل فقط',
      'not-said-for-this-time': 'المواعيد غير مؤكدة في هذا الوقت',
      'public-holiday': 'المواعيد غير مؤكدة: قد يكون اليوم عطلة رسمية هناك',
      'no-local-time': 'المواعيد غير مؤكدة: هذا الجهاز لا يعرف التوقيت هناك',
      'hours-too-old': 'المواعيد غير مؤكدة: تواريخ السجل قد مضت',
    },
  },
  besideText: {
    thereAndBack: (time) => `ذهابًا وإيابًا ${time}`,
    droneAtBest: (time) => `${time} في أحسن الأحوال`,
  },
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
  checkedText: {
    today: 'اليوم',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'أين',
    level: (level) => `الطابق ${isolated(level)}`,
    indoors: 'في الداخل',
    outdoors: 'في الخارج',
    locked: 'مقفل: اسأل عن الرمز عندما تتصل',
    unlocked: 'غير مقفل',
    access: {
      yes: 'متاح للجميع',
      permissive: 'يجوز للجميع استخدامه',
      customers: 'مخصص للزبائن؛ اطلبه',
      permit: 'بإذن فقط: قد لا يُسمح لك بالدخول',
      private: 'مكان خاص: قد لا يُسمح لك بالدخول',
      no: 'ليس للجمهور: قد لا يُسمح لك بالدخول',
    },
    childPads: 'لصاقات للأطفال',
    phone: 'الهاتف',
    source: 'المصدر',
    reportsAlone: 'بلاغات إلى هذا الموقع، أكدها شخص',
    entry: 'عرض هذا القيد أو تصحيحه',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'أُلغي إرسال المسيّرة: الوصول يتجاوز 5 دقائق',
        description: 'اختر جهازًا أقرب أو وسيلة أخرى',
      },
      'not-signed-in': { title: 'يلزم تسجيل الدخول', description: 'سجّل الدخول لإرسال المسيّرات' },
      'no-drone-permission': { title: 'يلزم إذن للمسيّرات', description: 'تحتاج إلى موافقة المشرف لإرسال المسيّرات' },
    },
    failed: { title: 'تعذر الإرسال', description: 'حاول مرة أخرى أو تواصل معنا' },
    droneSent: 'أُرسلت المسيّرة!',
    navigationStarted: 'بدأ الإرشاد!',
    note: {
      drone: 'محاكاة: لم يُرسَل أحد',
      maps: 'لم يُرسَل أحد: هذا يفتح خرائطك',
      sample: 'بيانات نموذجية: لم يُرسَل أحد ولا تُفتح خرائط',
    },
    eta: (time, name) => `الوصول المقدر: ${time} د إلى ${isolated(name)}`,
  },
  keepAreaText: {
    title: 'بلا شبكة',
    keep: 'احفظ هذه المنطقة للعمل بلا شبكة',
    offer: (count, size) =>
      `${aeds(count)} من السجل في نطاق 25 كم أو يزيد قليلًا: نحو ${size}. بعدها لا يحتاج العثور على الأقرب إلى شبكة.`,
    withStreets: (size) => `مع الشوارع ضمن 10\u00a0كم للإرشاد بلا شبكة: نحو ${size} إضافية.`,
    lost: 'أزال المتصفح المنطقة المحفوظة على هذا الجهاز. احفظها من جديد.',
    privacy:
      'يُحفظ على هذا الجهاز وحده. يرى الخادم أي مربعات الخريطة تُطلب، ولا يرى أين تقف. وعند نشر سجل أحدث تُطلب من جديد.',
    keeping: (done, total) => (total === 0 ? 'جارٍ الحفظ…' : `جارٍ حفظ المربعات: ${done} من ${total}`),
    kept: (cells, count, day) => `حُفظ في ${day}؛ المربعات: ${cells}، ${aeds(count)}`,
    remove: 'إزالة',
    failed: {
      network: 'لم تُحفظ المنطقة: انقطعت الشبكة. لم يضع شيء؛ حاول حيث يكون الاتصال أفضل.',
      full: 'لم تُحفظ المنطقة: لم يبقَ لها مكان على هذا الجهاز. أفسح مكانًا وحاول مرة أخرى.',
      site: 'لم تُحفظ المنطقة: هذا المتصفح لا يسمح لصفحة بالعمل بلا شبكة. النافذة الخاصة لا تسمح بذلك أبدًا.',
      remove: 'لم تُزل المنطقة: رفض المتصفح، وما زالت محفوظة. حاول مرة أخرى أو امسح بيانات هذا الموقع.',
    },
  },
  listText: {
    first: 'أحضر هذا أولًا',
    noneToFetch: 'لا جهاز يمكن إحضاره في الوقت المناسب',
    unread: 'تعذرت قراءة السجل',
    partUnread: 'تعذرت قراءة جزء من السجل',
    former: 'هذه القائمة من البحث السابق: المسافات من مكان ذلك البحث.',
    others: 'البقية، بهذا الترتيب',
    chosen: 'هذا ما طلبته',
    all: 'كلها، بهذا الترتيب',
    howToGetIt: 'طريقة الحصول عليه:',
    noListFor: (country) => `ليست لدينا قائمة بأجهزة AED في ${country}.`,
    noListHere: (country) => `قوائمنا لا تشمل هذا الجزء من ${country}.`,
    clockCorrected: 'ساعة هذا الجهاز غير صحيحة. نحكم على ما هو مفتوح بساعة خادمنا.',
    clockDoubted: 'يبدو أن ساعة هذا الجهاز غير صحيحة، لذا لا يُعرف ما هو مفتوح. تحقّق من التاريخ والوقت.',
    hoursInRegister: 'يقول السجل:',
    hoursWhole: 'مواعيده كما يكتبها السجل:',
    doubtOfState: 'يقول السجل عن حالته:',
    doubtOfAccess: 'يقول السجل عمّن يحق له استخدامه:',
    doubtOfPlace: (length) => `موقعه تقريبي: قد يبعد حتى ${length} عن الدبوس`,
    placeInDoubt: 'قد يكون موقعه في السجل خاطئًا',
    backToList: 'العودة إلى القائمة',
    map: 'الخريطة وما يتبعها',
  },
  reachText: {
    noneInReach:
      'لا يُعرف جهاز AED يمكن بلوغه مشيًا. واصل الضغط على الصدر وابقَ على الخط مع موظف الطوارئ؛ سيارة الإسعاف تحمل جهازًا.',
    allClosed:
      'كل جهاز يمكن بلوغه سيكون مغلقًا عند وصولك. واصل الضغط على الصدر واسأل موظف الطوارئ؛ سيارة الإسعاف تحمل جهازًا.',
    nearestBeyond: (name, length, drive) =>
      `الأقرب ${isolated(name)} على بعد ${length}: بالسيارة نحو ${drive} ذهابًا وإيابًا.`,
    farther: (count) => `أجهزة أبعد من ساعة مشيًا ذهابًا وإيابًا: ${count}.`,
    show: (count) => `اعرضها مع ذلك (${count})`,
    pair: (second, sooner) =>
      `هل يمكن أن يذهب اثنان؟ أحدهما إلى رقم 1 والآخر إلى رقم ${second}: إن تعذر أخذ الأول يصل جهاز AED أسرع بنحو ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'الأقرب، ومفتوح عند وصولك',
    open: 'مفتوح عند وصولك',
    openBeforeNearer: (count) => `مفتوح عند وصولك؛ وقد تكون أجهزة أقرب مقفلة: ${count}`,
    uncertain: { 'not-for-everybody': 'ليس مخصصًا للجميع', reported: 'أبلغ ناس عن خلل ما', unclear: 'غموض في السجل' },
    nearerThanSure: (uncertain, sooner) => `${uncertain}، لكنه أقرب بنحو ${minutes(sooner)} من أول جهاز مفتوح بالتأكيد`,
    nearestUncertain: (uncertain, chance) => `الأقرب. ${uncertain}؛ ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}؛ ${chance}`,
    chance: {
      most: 'معظم الأجهزة المماثلة متاحة في هذه الساعة',
      some: 'نحو نصف الأجهزة المماثلة متاح في هذه الساعة',
      few: 'قليل من الأجهزة المماثلة متاح في هذه الساعة',
    },
  },
  registryText: {
    comma: '، ',
    semicolon: '؛ ',
    from: {
      rough: (length) => `موقعك معروف بدقة نحو ${length} فقط: المسافات والترتيب تقريبية كذلك. يبقى على هذا الجهاز.`,
      named: (name) => `المسافات من وسط ${isolated(name)}، لا من حيث تقف.`,
      point: (name) => `المسافات من هذه النقطة: ${isolated(name)}.`,
      map: 'المسافات من النقطة التي اخترتها على الخريطة.',
    },
    summary: (count) =>
      count === 1 ? 'جهاز AED واحد يمكن بلوغه مشيًا، حسب علم السجل.' : `${aeds(count)} يمكن بلوغها، الأفضل أولًا.`,
    summaryOrder: 'حسب الوقت حتى يصل جهاز إلى المريض: الطريق ذهابًا وإيابًا، واحتمال باب مقفل.',
    nearestIs: (name, length, reason) => `الأقرب من الجميع ${isolated(name)}، ${length}: ${reason}.`,
    showNearest: 'اعرضه',
    onlyOpen: 'المفتوح عند الوصول فقط',
    hidden: (count) => `مخفي: ${aeds(count)}`,
    noneOpen: 'لا يُعرف عن أي منها أنه مفتوح عند وصولك. أزل التصفية لترى البقية.',
    more: (count) => `اعرض ${count} أخرى`,
    damaged: 'جزء من السجل لا يطابق مجموع التحقق ولا يُعرض؛ قد تنقص القائمة أجهزة.',
    gaps: 'تعذرت قراءة جزء من السجل؛ قد تنقص القائمة أجهزة.',
    unread: 'تعذرت قراءة السجل حول هذا المكان. حاول مرة أخرى؛ واسأل موظف الطوارئ في هذه الأثناء.',
    none: 'لا يعرف السجل جهاز AED ضمن 50 كم من هذا المكان. اسأل موظف الطوارئ على الهاتف.',
    announced: (count, name, length, reason) => `${aeds(count)}، الأفضل أولًا: ${isolated(name)}، ${length}، ${reason}.`,
    showOnMap: 'اعرض على الخريطة',
    showOnMapOf: (name) => `أين ${isolated(name)}`,
    openMap: 'اعرض الخريطة',
    closeMap: 'أخفِ الخريطة',
    chosenPoint: 'النقطة المختارة',
    pointAtMap: 'أو أشر على الخريطة',
    data: 'بيانات الأجهزة:',
    dataNote:
      'يجمعها متطوعون وبلديات؛ قد تكون القيود خاطئة أو قديمة. المسافات خطوط مستقيمة، والأوقات تقديراتنا. موقعك يبقى على هذا الجهاز.',
    numbersNote:
      'أرقام الطوارئ: جدولنا نحن، ولكل سطر مصدره؛ والبلد حسب حدود محفوظة في هذه الصفحة (country-coder، من صانعي محرر OpenStreetMap).',
    maps: 'ما يفتحه «مشيًا» و«بالسيارة»',
    mapsChoices: {
      phone: 'خرائط هذا الهاتف',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'تُخبَر بموقع الجهاز، لا بموقعك.',
  },
  reckoningLinkText: {
    title: 'كيف حُسب هذا؟',
    notLoaded: 'تعذر فتح الجواب. تحقق من الاتصال وأعد تحميل الصفحة.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `أُبلغ عن غيابه منذ ${since} (${people(count)})، ولم يتأكد بعد`,
      'out-of-order': (count, since) => `أُبلغ أنه مقفل أو معطل منذ ${since} (${people(count)})، ولم يتأكد بعد`,
      hours: (count, since) => `أُبلغ عن خطأ في المواعيد منذ ${since} (${people(count)})، ولم يتأكد بعد`,
      place: (count, since) => `أُبلغ عن خطأ في المكان منذ ${since} (${people(count)})، ولم يتأكد بعد`,
      present: (count, last) => `أُبلغ أنه موجود (${people(count)})، آخرها في ${last}`,
    },
    confirmed: {
      gone: (day) => `تأكد غيابه في ${day}؛ وأدرجه السجل من جديد بعدها`,
      'out-of-order': (day) => `مقفل أو معطل، تأكد في ${day}`,
      hours: (day) => `صُححت المواعيد في ${day}`,
      place: (day) => `صُحح المكان في ${day}`,
      present: (day) => `تأكد وجوده في ${day}`,
      new: (day) => `أبلغ عنه ناس وتأكد في ${day}؛ ولا يدرجه أي سجل بعد`,
    },
    contradicted: (confirmed) => `${confirmed}؛ ويقول السجل غير ذلك منذئذ`,
    question: (question) => `يسأل أحد المشرفين: ${isolated(question)}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `أجهزة نموذجية: ${count}، الأقرب أولًا: ${isolated(name)}، ${kilometres} كم.`,
    notReal:
      'هذه القيود مختلقة لتبيّن كيف يعمل البحث؛ لا وجود لهذه الأجهزة. في الطوارئ اسأل موظف الطوارئ على الهاتف عن أقرب جهاز AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${isolated(title)}: بيانات ${day}`,
    unknown: (title) => `${isolated(title)}: لا يذكر السجل تاريخ بياناته`,
    more: (count) => `و${count} غيرها`,
    old: (sources) =>
      `أقدم من سنة: ${sources}. قد يكون جهاز نُقل أو أُخذ منذ ذلك الحين؛ اسأل في المكان أو اسأل موظف الطوارئ.`,
  },
};
