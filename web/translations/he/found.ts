import { isolated, pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('he');
const byMinutes = (count: number) => counted(count, { one: 'בדקה', two: 'בשתי דקות', other: 'ב-# דקות' });
const people = (count: number) => counted(count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' });
const aeds = (count: number) =>
  counted(count, { one: 'דפיברילטור אחד', two: 'שני דפיברילטורים', other: '# דפיברילטורים' });

export const words: FoundWords = {
  aedMapText: {
    label: 'מפת הדפיברילטורים. ברשימה שלצידה אותם המכשירים. החיצים מזיזים את המפה, פלוס ומינוס משנים את קנה המידה.',
    pickLabel: 'Enter מציע את מרכז המפה כמקום לחפש ממנו.',
    usability: {
      likely: 'כנראה זמין כשתגיעו',
      uncertain: 'אולי זמין כשתגיעו',
      unlikely: 'כנראה לא זמין כשתגיעו',
    },
    otherAed: (name) => `דפיברילטור: ${isolated(name)}`,
    otherAeds: 'דפיברילטורים אחרים בתצוגה; החיצים עוברים מאחד לשני',
    group: (count) => `${aeds(count)}; מתקרב`,
    registers: 'דפיברילטורים:',
    moreRegisters: (count) => `רשימות נוספות: ${count}`,
    isIncomplete: 'חלק מהדפיברילטורים בתצוגה לא נטענו. הזיזו את המפה כדי לנסות שוב.',
    isCountingAll: 'בקנה מידה זה העיגולים סופרים כל דפיברילטור. התקרבו כדי לסנן.',
    searchHere: 'לחפש מהצלב?',
    search: 'לחפש כאן',
    cancelSearch: 'ביטול',
  },
  availabilityText: {
    midnight: { closes: 'נסגר בחצות', knownUntil: 'השעות אינן ידועות מחצות והלאה', closedUntil: 'סגור; נפתח בחצות' },
    always: 'פתוח עכשיו, בכל שעה',
    openNow: 'פתוח עכשיו',
    opensBefore: 'ייפתח לפני שתגיעו ברגל',
    closes: (moment) => `נסגר: ${moment}`,
    knownUntil: (moment) => `השעות לא ידועות החל מ: ${moment}`,
    closesBefore: 'ייסגר לפני שתגיעו ברגל',
    closedUntil: (moment) => `סגור; נפתח: ${moment}`,
    closedForLong: 'סגור; ברשימה אין שעת פתיחה ודאית',
    alternativeFurther: (length, name) => `זמין 24/7, רחוק יותר ב-${length}: ${isolated(name)}`,
    alternativeNearer: (name) => `זמין 24/7, לא רחוק יותר: ${isolated(name)}`,
    unknown: {
      'limited-in-words': 'מוגבל, לפי המרשם',
      'says-always': 'לפי המרשם זמין בכל שעה',
      'on-a-vehicle': 'נמצא ברכב, ייתכן שיצא',
      'carried-about': 'אין לו מקום קבוע, ייתכן שאינו שם',
      'no-hours': 'השעות לא רשומות',
      'hours-in-words': 'השעות לא ודאיות: רק במילים של הרשימה',
      'not-said-for-this-time': 'השעות לא ודאיות בזמן הזה',
      'public-holiday': 'השעות לא ודאיות: ייתכן שהיום חג שם',
      'no-local-time': 'השעות לא ודאיות: המכשיר הזה לא יודע מה השעה שם',
      'hours-too-old': 'השעות לא ודאיות: התאריכים שברשימה עברו',
    },
  },
  besideText: {
    thereAndBack: (time) => `הלוך ושוב ${time}`,
    droneAtBest: (time) => `במקרה הטוב ${time}`,
  },
  cardText: {
    allDay: 'גישה 24/7',
    verified: (when) => `נבדק: ${when}`,
    estimated: 'זמן משוער',
    estimatedTo: (name) => `אל ${isolated(name)}`,
    methods: { foot: 'ברגל', car: 'ברכב', drone: 'רחפן' },
    minutes: (time) => `${time} דק׳`,
    about: 'בערך',
    hours: (time) => `${time} שע׳`,
    simulation: 'הדמיה',
    overLimit: '(מעל 5 דק׳)',
  },
  checkedText: {
    today: 'היום',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'איפה',
    level: (level) => `קומה ${isolated(level)}`,
    indoors: 'בפנים',
    outdoors: 'בחוץ',
    locked: 'נעול: שאלו על הקוד כשאתם מתקשרים',
    unlocked: 'לא נעול',
    access: {
      yes: 'פתוח לכולם',
      permissive: 'מותר לכולם להשתמש',
      customers: 'מיועד ללקוחות; בקשו אותו',
      permit: 'באישור בלבד: ייתכן שלא ייתנו להיכנס',
      private: 'פרטי: ייתכן שלא ייתנו להיכנס',
      no: 'לא לציבור: ייתכן שלא ייתנו להיכנס',
    },
    childPads: 'מדבקות לילדים',
    phone: 'טלפון',
    source: 'מקור',
    reportsAlone: 'דיווחים לאתר הזה, שאדם אימת',
    entry: 'צפייה ברישום או תיקונו',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'הרחפן לא נשלח: מעל 5 דקות',
        description: 'בחרו דפיברילטור קרוב יותר או דרך אחרת',
      },
      'not-signed-in': { title: 'נדרשת כניסה לחשבון', description: 'היכנסו לחשבון כדי לשלוח רחפנים' },
      'no-drone-permission': { title: 'נדרשת הרשאה לרחפנים', description: 'שליחת רחפנים דורשת אישור של מנהל' },
    },
    failed: { title: 'השליחה נכשלה', description: 'נסו שוב או פנו אלינו' },
    droneSent: 'הרחפן נשלח!',
    navigationStarted: 'הניווט התחיל!',
    note: {
      drone: 'הדמיה: איש לא נשלח',
      maps: 'איש לא נשלח: נפתחות המפות שלכם',
      sample: 'נתונים לדוגמה: איש לא נשלח ולא נפתחות מפות',
    },
    eta: (time, name) => `זמן משוער: ${time} דק׳ אל ${isolated(name)}`,
  },
  keepAreaText: {
    title: 'בלי רשת',
    keep: 'שמירת האזור לשימוש בלי רשת',
    offer: (count, size) =>
      `${aeds(count)} מהרשימה ברדיוס של 25 ק״מ ומעט יותר: בערך ${size}. אחר כך אפשר למצוא את הקרוב בלי רשת.`,
    withStreets: (size) => `עם הרחובות ברדיוס 10\u00a0ק״מ, להכוונה בלי רשת: עוד כ־${size}.`,
    lost: 'הדפדפן הסיר את האזור שנשמר במכשיר הזה. לשמור אותו שוב.',
    privacy:
      'נשמר במכשיר הזה בלבד. השרת רואה אילו משבצות של המפה נטענות, אף פעם לא איפה אתם. כשמתפרסמת רשימה חדשה, הן נטענות שוב.',
    keeping: (done, total) => (total === 0 ? 'שומר…' : `נשמרו משבצות: ${done} מתוך ${total}`),
    kept: (cells, count, day) => `נשמר: ${day}; משבצות: ${cells}, ${aeds(count)}`,
    remove: 'הסרה',
    failed: {
      network: 'האזור לא נשמר: הרשת נותקה. דבר לא אבד; נסו שוב בחיבור טוב יותר.',
      full: 'האזור לא נשמר: אין לו מקום במכשיר. פנו מקום ונסו שוב.',
      site: 'האזור לא נשמר: הדפדפן הזה לא מאפשר לדף לפעול בלי רשת. חלון פרטי אף פעם לא מאפשר.',
      remove: 'האזור לא הוסר: הדפדפן סירב והוא עדיין שמור. נסו שוב או מחקו את נתוני האתר.',
    },
  },
  listText: {
    first: 'לשלוח מישהו להביא קודם את זה',
    noneToFetch: 'אין דפיברילטור שאפשר להביא בזמן',
    unread: 'לא ניתן לקרוא את הרשימה',
    partUnread: 'לא ניתן לקרוא חלק מהרשימה',
    former: 'הרשימה הזאת היא מהחיפוש הקודם: המרחקים הם מהמקום של אותו חיפוש.',
    others: 'האחרים, בסדר הזה',
    chosen: 'את זה ביקשתם',
    all: 'כולם, בסדר הזה',
    howToGetIt: 'איך מקבלים אותו:',
    noListFor: (country) => `אין לנו רשימת דפיברילטורים עבור ${country}.`,
    noListHere: (country) => `הרשימות שלנו אינן מכסות את החלק הזה של ${country}.`,
    clockCorrected: 'השעון במכשיר הזה שגוי. מה שפתוח נקבע לפי השעון של השרת שלנו.',
    clockDoubted: 'נראה שהשעון במכשיר הזה שגוי, ולכן לא ודאי מה פתוח. כדאי לבדוק תאריך ושעה.',
    hoursInRegister: 'ברשימה כתוב:',
    hoursWhole: 'השעות כפי שנכתבו ברשימה:',
    doubtOfState: 'ברשימה כתוב על מצבו:',
    doubtOfAccess: 'ברשימה כתוב מי רשאי להשתמש בו:',
    doubtOfPlace: (length) => `מקומו משוער: ייתכן שהוא עד ${length} מהסימון`,
    placeInDoubt: 'ייתכן שמקומו ברשימה שגוי',
    backToList: 'חזרה לרשימה',
    map: 'המפה ומה ששייך לה',
  },
  reachText: {
    noneInReach:
      'לא ידוע על דפיברילטור שאפשר להגיע אליו ברגל. המשיכו בעיסויי חזה והישארו על הקו עם המוקד; באמבולנס יש דפיברילטור.',
    allClosed:
      'כל דפיברילטור שאפשר להגיע אליו יהיה סגור כשתגיעו. המשיכו בעיסויי חזה ושאלו את המוקד; באמבולנס יש דפיברילטור.',
    nearestBeyond: (name, length, drive) =>
      `הקרוב ביותר: ${isolated(name)}, במרחק ${length}; ברכב בערך ${drive} הלוך ושוב.`,
    farther: (count) => `במרחק של יותר משעה ברגל, הלוך ושוב: עוד ${aeds(count)}.`,
    show: (count) => `להציג בכל זאת (${count})`,
    pair: (second, sooner) =>
      `שניים יכולים ללכת? אחד אל מספר 1 והשני אל מספר ${second}: אם אי אפשר לקחת את הראשון, דפיברילטור יגיע לכאן מהר יותר בערך ${byMinutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'הקרוב ביותר, ופתוח כשתגיעו',
    open: 'פתוח כשתגיעו',
    openBeforeNearer: (count) => `פתוח כשתגיעו; קרובים יותר שאולי נעולים: ${count}`,
    uncertain: {
      'not-for-everybody': 'לא מיועד לכולם',
      reported: 'אנשים מדווחים שמשהו לא תקין',
      unclear: 'משהו ברשימה אינו ברור',
    },
    nearerThanSure: (uncertain, sooner) => `${uncertain}. קרוב יותר ${byMinutes(sooner)} מהראשון שבטוח זמין`,
    nearestUncertain: (uncertain, chance) => `הקרוב ביותר. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'רוב המכשירים מסוג זה זמינים בשעה הזאת',
      some: 'כמחצית המכשירים מסוג זה זמינים בשעה הזאת',
      few: 'מעט מהמכשירים מסוג זה זמינים בשעה הזאת',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) => `המיקום שלכם ידוע רק עד כדי ${length}: המרחקים והסדר מקורבים באותה מידה. הוא נשאר במכשיר הזה.`,
      named: (name) => `המרחקים ממרכז ${isolated(name)}, לא מהמקום שבו אתם עומדים.`,
      point: (name) => `המרחקים מהנקודה הזאת: ${isolated(name)}.`,
      map: 'המרחקים מהנקודה שבחרתם במפה.',
    },
    summary: (count) =>
      count === 1
        ? 'דפיברילטור אחד שאפשר להגיע אליו ברגל, עד כמה שידוע לרשימה.'
        : `${aeds(count)} שאפשר להגיע אליהם, הטוב ביותר קודם.`,
    summaryOrder: 'לפי הזמן עד שדפיברילטור יהיה ליד החולה: הדרך הלוך ושוב והסיכון לדלת נעולה.',
    nearestIs: (name, length, reason) => `הקרוב מכולם: ${isolated(name)}, ${length}: ${reason}.`,
    showNearest: 'להציג',
    onlyOpen: 'רק מה שפתוח בהגעה',
    hidden: (count) => `מוסתרים: ${aeds(count)}`,
    noneOpen: 'לא ידוע על אף אחד שהוא פתוח כשתגיעו. הסירו את הסינון כדי לראות את האחרים.',
    more: (count) => `להציג עוד ${count}`,
    damaged: 'חלק מהרשימה אינו תואם את סכום הביקורת ואינו מוצג; ייתכן שחסרים דפיברילטורים.',
    gaps: 'לא ניתן לקרוא חלק מהרשימה; ייתכן שחסרים דפיברילטורים.',
    unread: 'לא ניתן לקרוא את הרשימה סביב המקום הזה. נסו שוב; בינתיים שאלו את מוקד החירום.',
    none: 'הרשימה לא מכירה דפיברילטור ברדיוס של 50 ק״מ מכאן. שאלו את מוקד החירום בטלפון.',
    announced: (count, name, length, reason) =>
      `${aeds(count)}, הטוב ביותר קודם: ${isolated(name)}, ${length}, ${reason}.`,
    showOnMap: 'להציג במפה',
    showOnMapOf: (name) => `איפה ${isolated(name)}`,
    openMap: 'הצגת המפה',
    closeMap: 'הסתרת המפה',
    chosenPoint: 'הנקודה שנבחרה',
    pointAtMap: 'או להצביע על המפה',
    data: 'נתוני הדפיברילטורים:',
    dataNote:
      'נאספו בידי מתנדבים ורשויות; ייתכנו רישומים שגויים או ישנים. המרחקים בקו ישר והזמנים לפי הערכתנו. המיקום שלכם נשאר במכשיר הזה.',
    numbersNote:
      'מספרי החירום: הטבלה שלנו, ולכל שורה מקור; המדינה לפי גבולות השמורים בדף (country-coder, מיוצרי העורך של OpenStreetMap).',
    maps: '„ברגל” ו„ברכב” פותחים',
    mapsChoices: {
      phone: 'המפות של הטלפון הזה',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'נמסר להן מיקום הדפיברילטור, לא שלכם.',
  },
  reckoningLinkText: {
    title: 'איך זה מחושב?',
    notLoaded: 'לא ניתן לפתוח את התשובה. בדקו את החיבור וטענו את הדף מחדש.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `דווח שחסר (${people(count)}, מאז ${since}), עוד לא אומת`,
      'out-of-order': (count, since) => `דווח שנעול או לא תקין (${people(count)}, מאז ${since}), עוד לא אומת`,
      hours: (count, since) => `דווח על שעות שגויות (${people(count)}, מאז ${since}), עוד לא אומת`,
      place: (count, since) => `דווח על מקום שגוי (${people(count)}, מאז ${since}), עוד לא אומת`,
      present: (count, last) => `דווח שהוא במקומו (${people(count)}, לאחרונה ${last})`,
    },
    confirmed: {
      gone: (day) => `אומת שחסר: ${day}; מאז הוא שוב רשום`,
      'out-of-order': (day) => `נעול או לא תקין, אומת: ${day}`,
      hours: (day) => `השעות תוקנו: ${day}`,
      place: (day) => `המקום תוקן: ${day}`,
      present: (day) => `אומת שהוא במקומו: ${day}`,
      new: (day) => `דווח בידי אנשים ואומת: ${day}; עדיין לא רשום בשום רשימה`,
    },
    contradicted: (confirmed) => `${confirmed}; מאז הרשימה אומרת אחרת`,
    question: (question) => `שאלת אחראי: ${isolated(question)}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `${aeds(count)} לדוגמה, הקרוב קודם: ${isolated(name)}, ${kilometres} ק״מ.`,
    notReal:
      'הרישומים האלה בדויים, כדי להראות איך האיתור פועל; אין מכשירים כאלה. במקרה חירום שאלו את מוקד החירום בטלפון על הדפיברילטור הקרוב.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${isolated(title)}: נתונים מ-${day}`,
    unknown: (title) => `${isolated(title)}: הרשימה לא מציינת מאיזה יום הנתונים`,
    more: (count) => `ועוד ${count}`,
    old: (sources) => `בני יותר משנה: ${sources}. ייתכן שדפיברילטור הועבר או נלקח מאז; שאלו במקום או את מוקד החירום.`,
  },
};
