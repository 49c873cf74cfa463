import { isolated } from '../../languages/plural.ts';
import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `אטלס של ${count} מקומות הידועים באריכות ימים, עם מקורות וספקות ליד כל מספר, ואיתור הדפיברילטור הקרוב ביותר.`,
  },
  heroText: {
    tag: 'סימביוזה של אדם ובינה מלאכותית',
    lede: `מפת המקומות שבהם אנשים מאריכים ימים וחיים בסימביוזה: עקרונות בריאות שבינה מלאכותית בודקת, פיקוח אנושי ופרוטוקול ${isolated('Tempesta Checksum')}.`,
    principles: 'עקרונות אורח חיים',
    integrity: 'שלמות מאומתת',
    agentics: (product) => `${isolated(product)} + סוכנים`,
    today: '״אומת בבינה מלאכותית״ מתוכנן ועדיין לא נעשה. ליד המספרים כתוב המקור, או שאין מקור ידוע.',
    explore: 'אל המפה',
    learn: `מה זה ${isolated('TCΣ')}`,
    scrollCue: 'גללו כדי להמשיך לקרוא',
  },
  emergencyNoticeText: {
    label: 'הודעה למקרה חירום',
    banner: (number) =>
      `${number === null ? 'במקרה חירום התקשרו מיד למספר החירום של המדינה שבה אתם נמצאים.' : `במקרה חירום רפואי התקשרו מיד אל ${number}.`} האתר הזה אינו נותן עזרה בחירום.`,
    learn: 'מידע על 911',
    findAed: 'איתור דפיברילטור',
    buttons: [
      { label: '911', title: '911: בקרוב' },
      { label: 'אמבולנס', title: 'אמבולנס: בקרוב' },
      { label: 'רחפן', title: 'רחפן (עד 5\u00a0דק׳): בקרוב' },
    ],
    notConnected: 'שלושת הכפתורים האלה עדיין לא פועלים. השתמשו בטלפון שלכם.',
  },
};
