import { isolated } from '../../languages/plural.ts';
import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'דפיברילטורים לפי מדינה',
    allMore: 'בחרו מדינה או אזור כדי לראות כמה דפיברילטורים רשומים שם, איפה הם ומתי אפשר להגיע אליהם.',
    title: (name) => `דפיברילטורים: ${isolated(name)}`,
    description: (name, figure) =>
      `${isolated(name)}. דפיברילטורים רשומים: ${figure}. איפה הם, מתי אפשר להגיע אליהם ומתי נבדקו לאחרונה.`,
    listed: (figure) => `דפיברילטורים רשומים: ${figure}`,
    reach: 'מתי אפשר להגיע אליהם',
    now: 'עכשיו',
    night: 'ב-3 בלילה',
    open: 'זמין',
    closed: 'סגור',
    unknown: 'לא ידוע',
    asOf: (moment) => `עכשיו פירושו: ${isolated(moment)}, שעון מקומי.`,
    unchecked: (figure) => `בלי בדיקה רשומה: ${figure}`,
    allChecked: 'לכל דפיברילטור יש בדיקה רשומה.',
    notChecked: 'אין בדיקה רשומה',
    hours: (value) => `שעות: ${isolated(value)}`,
    list: 'רשימה, מהמרכז והלאה',
    fromCentre: (length) => `${length} מהמרכז`,
    towns: 'יישובים, אלה שבהם הכי הרבה דפיברילטורים קודם',
    elsewhere: (figure) => `מחוץ ליישובים האלה: ${figure}`,
    part: (number, last) => `עמוד ${number} מתוך ${last}`,
    previous: 'העמוד הקודם',
    next: 'העמוד הבא',
    files: 'כל הדפיברילטורים בקובץ:',
    townNames: 'שמות היישובים: ',
    none: {
      title: 'בכתובת הזאת לא רשום דפיברילטור',
      more: 'בדקו את הכתובת או בחרו מדינה.',
    },
    needsScript: 'העמודים האלה נמצאים רק בשרת שלנו. חפשו במקום זאת את הדפיברילטור הקרוב.',
  },
};
