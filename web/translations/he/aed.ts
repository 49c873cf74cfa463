import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'מציאת דפיברילטור',
    description: 'הדפיברילטורים שיגיעו ראשונים אל החולה, והמספר שמחייגים אליו לפני הכול.',
  },
  aedLocatorText: {
    title: 'איתור דפיברילטור (AED)',
    tagline: 'מציאת הדפיברילטור האוטומטי הקרוב ביותר בתוך שניות. בדום לב כל רגע חשוב.',
    callFirst: 'קודם כול מתקשרים למספר החירום.',
    callFirstMore: 'להישאר עם האדם ולהתחיל בעיסויי חזה. לשלוח מישהו אחר להביא דפיברילטור.',
    find: 'מציאת הדפיברילטור הקרוב',
    locating: 'מחפשים דפיברילטורים...',
    results: 'מה נמצא',
    failed: 'לא ניתן לפתוח את רשימת הדפיברילטורים. בדקו את החיבור ונסו שוב; בינתיים שאלו את מוקד החירום.',
    damaged:
      'מה שהגיע מרשימת הדפיברילטורים אינו תואם את סכום הביקורת, ולכן אינו מוצג. נסו שוב; בינתיים שאלו את מוקד החירום.',
    damagedWhy: 'מה אומר סכום ביקורת',
    tryAgain: 'לנסות שוב',
    needsScript: 'האיתור זקוק ל-JavaScript. שאלו את מוקד החירום בטלפון על הדפיברילטור הקרוב.',
  },
  callLinkText: {
    call: (number) => `חיוג ${number}`,
    elsewhere: (number) => `או חייגו ${number} מטלפון אחר.`,
    other: (number, country) => (country === null ? `או ${number}` : `או ${number} (${country})`),
    bar: 'שיחת חירום',
    anywhere: 'לא יודעים את המספר המקומי? ברשתות סלולר רבות 112 מחבר לעזרה; לא ברשתות של סין היבשתית.',
    guessed: (countries) => `לפי אזור הזמן של המכשיר, כנראה אתם כאן: ${countries}.`,
    inCountry: (country) => `אמבולנס במקום שבו אתם כנראה: ${country}.`,
    nearBorder: (country) => `אמבולנס במקום שבו אתם כנראה: ${country}. מדינה אחרת קרובה או תובעת את המקום.`,
    atSea: 'כנראה אתם בים: קראו Mayday ברדיו, ערוץ VHF 16. אם יש קליטה סלולרית, ייתכן ש-112 יחבר אתכם.',
    all: 'כל המספרים[ לחירום]',
  },
  cprLinkText: { link: 'הפעלת קצב לעיסויי חזה', bar: 'קצב', running: (elapsed) => `הקצב פועל: ${elapsed}` },
  reportButtonText: {
    wrong: 'משהו לא נכון?',
    of: (name) => `לגבי ${isolated(name)}`,
    missing: 'חסר כאן דפיברילטור?',
    notLoaded: 'לא ניתן לפתוח את הדיווח. בדקו את החיבור ונסו שוב.',
  },
  sampleMarkText: { mark: 'נתונים לדוגמה' },
};
