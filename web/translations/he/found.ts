import { isolated, pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('he');
const byMinutes = (count: number) => counted(count, { one: 'בדקה', two: 'בשתי דקות', other: 'ב-# דקות' });
const minutes = (count: number) => counted(count, { one: 'דקה', two: 'שתי דקות', other: '# דקות' });
const reports = (count: number) => counted(count, { one: 'דיווח אחד', two: 'שני דיווחים', other: '# דיווחים' });
const aeds = (count: number) =>
  counted(count, { one: 'דפיברילטור אחד', two: 'שני דפיברילטורים', other: '# דפיברילטורים' });

export const words: FoundWords = {
  availabilityText: {
    midnight: { closes: 'נסגר בחצות', knownUntil: 'השעות אינן ידועות מחצות והלאה', closedUntil: 'סגור; נפתח בחצות' },
    always: 'זמין עכשיו, בכל שעות היממה',
    openNow: 'זמין עכשיו',
    opensBefore: 'ייפתח לפני שתגיעו ברגל',
    closes: (moment) => `נסגר: ${moment}`,
    knownUntil: (moment) => `השעות לא ידועות החל מ: ${moment}`,
    closesBefore: 'ייסגר לפני שתגיעו ברגל',
    farDay: (weekday, date, time) => `${weekday} ${isolated(date)}, ${time}`,
    closedUntil: (moment) => `סגור; נפתח: ${moment}`,
    closedForLong: 'סגור; שעת הפתיחה לא ידועה',
    alternativeFurther: (length, name) => `זמין 24/7, רחוק יותר ב-${length}: ${isolated(name)}`,
    alternativeNearer: (name) => `זמין 24/7, לא רחוק יותר: ${isolated(name)}`,
    unknown: {
      'limited-in-words': 'הגישה מוגבלת, לפי המאגר',
      'says-always': 'לפי המאגר זמין בכל שעה',
      'on-a-vehicle': 'נמצא ברכב, ייתכן שיצא',
      'carried-about': 'אין לו מקום קבוע, ייתכן שאינו שם',
      'no-hours': 'שעות הגישה לא רשומות',
      'hours-in-words': 'השעות לא ברורות: מתוארות במילים בלבד',
      'not-said-for-this-time': 'לא ברור אם זמין בשעה הזאת',
      'public-holiday': 'השעות לא ברורות: ייתכן שהיום חג שם',
      'no-local-time': 'השעות לא ברורות: השעה המקומית שם לא ידועה',
      'hours-too-old': 'השעות לא ברורות: התאריכים הרשומים עברו',
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
    on: (date) => isolated(date),
  },
  detailsText: {
    where: 'איפה',
    level: (level) => `קומה ${isolated(level)}`,
    indoors: 'בפנים',
    outdoors: 'בחוץ',
    locked: 'נעול: שאלו את מוקדן החירום מה הקוד',
    unlocked: 'לא נעול',
    access: {
      yes: 'פתוח לכולם',
      permissive: 'מותר לכולם להשתמש',
      customers: 'מיועד ללקוחות: בקשו מהעובדים',
      permit: 'באישור בלבד: ייתכן שלא ייתנו להיכנס',
      private: 'פרטי: ייתכן שלא ייתנו להיכנס',
      no: 'לא לציבור: ייתכן שלא ייתנו להיכנס',
    },
    childPads: 'מדבקות לילדים',
    number: 'המספר על הקופסה',
    tellNumber: 'מסרו את המספר הזה למוקדן החירום.',
    plusCode: 'Plus Code',
    phone: 'טלפון',
    source: (titles) => `מקור: ${isolated(titles)}`,
    reportsAlone: 'דיווחים לאתר הזה שאדם אישר',
    entry: 'צפייה או עריכה ב-OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'הרחפן לא נשלח: מעל 5 דקות',
        description: 'בחרו דפיברילטור קרוב יותר או אמצעי אחר',
      },
      'not-signed-in': { title: 'נדרשת כניסה לחשבון', description: 'היכנסו לחשבון כדי לשלוח רחפנים' },
      'no-drone-permission': { title: 'נדרשת הרשאה לרחפנים', description: 'שליחת רחפנים דורשת אישור של מנהל' },
    },
    failed: { title: 'השליחה נכשלה', description: 'נסו שוב או פנו לתמיכה' },
    droneSent: 'הרחפן נשלח!',
    navigationStarted: 'הניווט התחיל!',
    note: {
      drone: 'הדמיה: איש לא נשלח',
      maps: 'נפתחת אפליקציית המפות שלכם. איש לא נשלח.',
      sample: 'נתונים לדוגמה: איש לא נשלח ולא נפתחות מפות',
    },
    eta: (time, name) => `זמן משוער: ${time} דק׳ אל ${isolated(name)}`,
  },
  listText: {
    first: 'שלחו מישהו להביא קודם את זה',
    noneToFetch: 'אין דפיברילטור שאפשר להביא בזמן',
    unread: 'לא הצלחנו לטעון את מאגר הדפיברילטורים',
    partUnread: 'לא הצלחנו לטעון חלק ממאגר הדפיברילטורים',
    former: 'אלה תוצאות החיפוש הקודם שלכם. המרחקים הם מהמקום של אותו חיפוש.',
    others: 'שאר הדפיברילטורים, בסדר הזה',
    chosen: 'בחרתם את זה',
    all: 'כל הדפיברילטורים, בסדר הזה',
    howToGetIt: 'איך מגיעים אליו:',
    noListFor: (country) => `אין לנו מאגר דפיברילטורים עבור המדינה הזאת: ${country}.`,
    noListHere: (country) => `המאגרים שלנו אינם מכסים את החלק הזה של המדינה: ${country}.`,
    clockCorrected: 'השעון במכשיר הזה שגוי. אנחנו קובעים מה זמין לפי השעון של השרת שלנו.',
    clockDoubted: 'נראה שהשעון במכשיר הזה שגוי. בדקו את התאריך והשעה שלו. ייתכן שגם מה שמוצג כזמין שגוי.',
    hoursInRegister: 'במאגר כתוב:',
    hoursWhole: 'שעות הגישה כפי שרשומות:',
    doubtOfState: 'במאגר כתוב על מצבו:',
    doubtOfAccess: 'במאגר כתוב מי רשאי להשתמש בו:',
    doubtOfPlace: (length) => `מיקום משוער: ייתכן שהוא במרחק של עד ${length} מהסיכה`,
    placeInDoubt: 'ייתכן שהמיקום הרשום שגוי',
    backToList: 'חזרה לרשימה',
    map: 'המפה והגדרות המפה',
  },
  reachText: {
    noneInReach:
      'אין דפיברילטור רשום במרחק הליכה. המשיכו בעיסויי חזה. הישארו על הקו עם מוקדן החירום. האמבולנס מביא דפיברילטור.',
    allClosed:
      'כל הדפיברילטורים במרחק הליכה יהיו סגורים כשתגיעו. המשיכו בעיסויי חזה. שאלו את מוקדן החירום. האמבולנס מביא דפיברילטור.',
    nearestBeyond: (name, length, drive) =>
      `הקרוב ביותר הוא ${isolated(name)}, במרחק ${length}. ברכב זה לוקח בערך ${drive} הלוך ושוב.`,
    farther: (count) => `במרחק של יותר משעה ברגל, הלוך ושוב: עוד ${aeds(count)}.`,
    show: (count) =>
      counted(count, { one: 'להציג אותו בכל זאת', two: 'להציג את השניים בכל זאת', other: 'להציג את # אלה בכל זאת' }),
    pair: (second, sooner) =>
      `יש שני עוזרים? שלחו אחד לדפיברילטור 1 ואחד לדפיברילטור ${second}. אם אי אפשר לקחת את מספר 1, זה יחסוך בערך ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'הקרוב ביותר, וזמין כשתגיעו',
    open: 'זמין כשתגיעו',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'זמין כשתגיעו; אחד קרוב יותר אולי נעול',
        two: 'זמין כשתגיעו; שניים קרובים יותר אולי נעולים',
        other: 'זמין כשתגיעו; # קרובים יותר אולי נעולים',
      }),
    uncertain: {
      'not-for-everybody': 'לא פתוח לכולם',
      reported: 'אנשים מדווחים על בעיה בו',
      unclear: 'משהו במאגר לא ברור',
    },
    nearerThanSure: (uncertain, sooner) => `${uncertain}. קרוב יותר ${byMinutes(sooner)} מהראשון שצפוי להיות זמין`,
    nearestUncertain: (uncertain, chance) => `הקרוב ביותר. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'דפיברילטורים כאלה זמינים בדרך כלל בשעה הזאת',
      some: 'כמחצית מהדפיברילטורים האלה זמינים בשעה הזאת',
      few: 'דפיברילטורים כאלה זמינים רק לעיתים רחוקות בשעה הזאת',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) => `המיקום שלכם ידוע רק בדיוק של כ־${length}, ולכן המרחקים והסדר משוערים.`,
      named: (name) => `המרחקים הם ממרכז ${isolated(name)}, לא מהמקום שבו אתם נמצאים.`,
      point: (name) => `המרחקים הם מהנקודה הזאת: ${isolated(name)}.`,
      map: 'המרחקים הם מהנקודה שבחרתם במפה.',
    },
    summary: (count) =>
      count === 1 ? 'דפיברילטור אחד רשום במרחק הליכה.' : `${aeds(count)} במרחק הליכה, הטוב ביותר ראשון.`,
    summaryOrder: 'ממוין לפי כמה מהר דפיברילטור יכול להגיע אל המטופל, בהתחשב בדלתות נעולות.',
    nearestIs: (name, length, reason) => `הקרוב ביותר: ${isolated(name)}, ${length}, ${reason}.`,
    showNearest: 'הצגה',
    onlyOpen: 'רק דפיברילטורים שזמינים כשתגיעו',
    hidden: (count) => `מוסתרים: ${aeds(count)}`,
    noneOpen: 'על אף אחד מהם לא ידוע שהוא זמין כשתגיעו. בטלו את הסינון כדי לראות את האחרים.',
    more: (count) => counted(count, { one: 'להציג עוד אחד', two: 'להציג עוד שניים', other: 'להציג עוד #' }),
    damaged: 'ייתכן שחסרים דפיברילטורים: חלק מהמאגר הגיע פגום, והשמטנו אותו.',
    gaps: 'ייתכן שחסרים דפיברילטורים: חלק מהמאגר לא נטען.',
    unread: 'לא הצלחנו לטעון את מאגר הדפיברילטורים לאזור הזה. נסו שוב. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
    none: 'אין דפיברילטור רשום ברדיוס של 50 ק״מ. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
    announced: (count, name, length, reason) =>
      `${aeds(count)}, הטוב ביותר ראשון: ${isolated(name)}, ${length}, ${reason}.`,
    showOnMap: 'הצגה במפה',
    showOnMapOf: (name) => `איפה נמצא ${isolated(name)}`,
    openMap: 'הצגת המפה',
    closeMap: 'הסתרת המפה',
    chosenPoint: 'הנקודה שנבחרה',
    pointAtMap: 'או בחרו נקודה במפה',
    data: 'נתוני הדפיברילטורים: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'מתנדבים ורשויות מקומיות מכינים את המאגרים. הרישומים עשויים להיות שגויים או ישנים. המרחקים הם בקו ישר. הזמנים הם הערכות שלנו. המיקום שלכם נשאר במכשיר הזה.',
    numbersNote: 'מספרי החירום באים מהטבלה שלנו, שמציינת את מקורותיה.',
    maps: '״ברגל״ ו״ברכב״ פותחים את',
    mapsChoices: {
      phone: 'המפות של הטלפון הזה',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'אפליקציית המפות מקבלת את מיקום הדפיברילטור, לא את שלכם.',
  },
  reckoningLinkText: {
    title: 'איך אנחנו ממיינים את הדפיברילטורים',
    notLoaded: 'ההסבר לא נטען. בדקו את החיבור וטענו את הדף מחדש.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `לפי ${reports(count)} (הראשון: ${since}) הדפיברילטור הזה חסר. לא אומת.`,
      'out-of-order': (count, since) =>
        `לפי ${reports(count)} (הראשון: ${since}) הדפיברילטור הזה נעול או לא תקין. לא אומת.`,
      hours: (count, since) => `לפי ${reports(count)} (הראשון: ${since}) השעות שגויות. לא אומת.`,
      place: (count, since) => `לפי ${reports(count)} (הראשון: ${since}) המיקום שגוי. לא אומת.`,
      present: (count, last) => `לפי ${reports(count)} (האחרון: ${last}) הוא במקומו`,
    },
    confirmed: {
      gone: (day) => `אומת שהוא חסר: ${day}. מאז הוא שוב מופיע במאגר.`,
      'out-of-order': (day) => `אומת שהוא נעול או לא תקין: ${day}`,
      hours: (day) => `השעות תוקנו: ${day}`,
      place: (day) => `המיקום תוקן: ${day}`,
      present: (day) => `אומת שהוא במקומו: ${day}`,
      new: (day) => `דווח לנו ואומת: ${day}. עדיין אינו באף מאגר.`,
    },
    contradicted: (confirmed) => `${confirmed}. עכשיו כתוב במאגר משהו אחר.`,
    question: (question) => `שאלה מבודק: ${isolated(question)}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `${aeds(count)} לדוגמה, הקרוב קודם: ${isolated(name)}, ${kilometres} ק״מ.`,
    notReal:
      'הרישומים האלה בדויים ונועדו להראות איך האיתור פועל. אין דפיברילטורים כאלה. במקרה חירום שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${isolated(title)}, תאריך הנתונים: ${day}`,
    unknown: (title) => `${isolated(title)}: לא צוין תאריך לנתונים`,
    more: (count) => counted(count, { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד #' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `בני יותר משנה: ${sources}. ייתכן שדפיברילטור הועבר או הוסר מאז. שאלו במקום או שאלו את מוקדן החירום.`,
  },
  shareText: {
    share: 'שיתוף הקישור',
    copied: 'הקישור הועתק',
    failed: 'לא הצלחנו להעתיק את הקישור. פתחו את הדף והעתיקו את הכתובת שלו.',
    page: 'כל הפרטים על הדפיברילטור הזה',
  },
};
