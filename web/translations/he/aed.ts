import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'מציאת דפיברילטור',
    description: 'הדפיברילטורים שיגיעו הכי מהר אל המטופל, והמספר שמתקשרים אליו לפני הכול.',
  },
  aedLocatorText: {
    title: 'איתור דפיברילטור (AED)',
    tagline: 'מצאו בתוך שניות את הדפיברילטור האוטומטי (AED) הקרוב ביותר. בדום לב כל רגע חשוב.',
    callFirst: 'קודם כול התקשרו למספר החירום.',
    callFirstMore: 'הישארו ליד האדם והתחילו בעיסויי חזה. שלחו מישהו אחר להביא דפיברילטור.',
    find: 'מציאת הדפיברילטור הקרוב',
    locating: 'מחפשים דפיברילטורים...',
    results: 'תוצאות החיפוש',
    failed:
      'לא הצלחנו לטעון את מאגר הדפיברילטורים. בדקו את החיבור ונסו שוב. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
    damaged:
      'מאגר הדפיברילטורים הגיע פגום, ולכן איננו מציגים אותו. נסו שוב. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
    damagedWhy: 'למה אנחנו בודקים את זה',
    tryAgain: 'נסו שוב',
    needsScript: 'לאיתור נדרש JavaScript. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
  },
  callLinkText: {
    call: (number) => `חיוג ${number}`,
    elsewhere: (number) => `או חייגו ${number} מטלפון אחר.`,
    other: (number, country) => (country === null ? `או ${number}` : `או ${number} (${country})`),
    bar: 'שיחת חירום',
    anywhere: 'לא בטוחים מה המספר המקומי? נסו 112. ברשתות סלולר רבות הוא מגיע לשירותי חירום, אבל לא בסין היבשתית.',
    guessed: (countries) => `המדינה שלכם, לפי אזור הזמן של המכשיר: ${countries}.`,
    inCountry: (country) => `מספר האמבולנס במקום שבו אתם כנראה נמצאים: ${country}.`,
    nearBorder: (country) => `מספר האמבולנס במקום שבו אתם כנראה נמצאים: ${country}. אתם ליד גבול או באזור שבמחלוקת.`,
    atSea: 'כנראה אתם בים. קראו Mayday במכשיר הקשר, בערוץ VHF 16. אם יש קליטה סלולרית, נסו 112.',
    all: 'כל המספרים[ לחירום]',
  },
  cprLinkText: { link: 'הפעלת קצב להחייאה', bar: 'החייאה', running: (elapsed) => `הקצב פועל: ${elapsed}` },
  reportButtonText: {
    wrong: 'משהו לא בסדר?',
    of: (name) => `לגבי ${isolated(name)}`,
    missing: 'חסר כאן דפיברילטור?',
    here: 'אתם ליד הדפיברילטור הזה?',
    stillHere: 'עדיין כאן, הכול תקין',
    notLoaded: 'טופס הדיווח לא נטען. בדקו את החיבור ונסו שוב.',
  },
  sampleMarkText: { mark: 'נתונים לדוגמה' },
};
