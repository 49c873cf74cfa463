import { isolated } from '../../languages/plural.ts';
import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `דפיברילטור: ${isolated(name)}`,
    description: 'מתי אפשר להגיע לדפיברילטור הזה, איפה הוא ואיך מגיעים אליו.',
    loading: 'טוען את פרטי הדפיברילטור…',
    failed: 'לא הצלחנו לטעון את פרטי הדפיברילטור. בדקו את החיבור ונסו שוב.',
    needsScript: 'לדף הזה נדרש JavaScript. שאלו את מוקדן החירום איפה הדפיברילטור הקרוב.',
    unknown: {
      title: 'איננו מכירים את הדפיברילטור הזה',
      more: 'באף אחד מהמאגרים שלנו אין דפיברילטור בכתובת הזאת. בדקו את הקישור או אתרו את הדפיברילטור הקרוב.',
    },
    gone: {
      title: 'הדפיברילטור הזה כבר לא רשום',
      since: (day) => `לא מופיע באף מאגר דפיברילטורים מאז: ${day}`,
      near: 'דפיברילטורים בסביבה',
      none: 'איננו מכירים דפיברילטור אחר במרחק של עד 1\u00a0ק״מ.',
    },
    way: 'מציאת הדרך',
    localTime: (time) => `השעה המקומית שם: ${isolated(time)}`,
    checked: 'בדיקה אחרונה',
    notChecked: 'לא צוין',
    coordinates: 'קואורדינטות',
    toPatient: (length) => `מכאן בחזרה אל המטופל: ${length} בקו ישר`,
    patient: 'המטופל',
  },
};
