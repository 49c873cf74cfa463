import { isolated, pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('he');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'שליחות שעוד לא נרשמו',
    waiting: (count) =>
      counted(count, {
        one: 'שליחה אחת ממתינה לרישום. היא תישלח מעצמה ברגע שתהיה רשת.',
        two: 'שתי שליחות ממתינות לרישום. הן יישלחו מעצמן ברגע שתהיה רשת.',
        other: '# שליחות ממתינות לרישום. הן יישלחו מעצמן ברגע שתהיה רשת.',
      }),
    delivered: (count) =>
      counted(count, {
        one: 'שליחה אחת שהמתינה נרשמה עכשיו.',
        two: 'שתי שליחות שהמתינו נרשמו עכשיו.',
        other: '# שליחות שהמתינו נרשמו עכשיו.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: 'שליחה אחת של חשבון אחר ממתינה במכשיר הזה עד שהחשבון ההוא ייכנס.',
        two: 'שתי שליחות של חשבונות אחרים ממתינות במכשיר הזה עד שהחשבונות ההם ייכנסו.',
        other: '# שליחות של חשבונות אחרים ממתינות במכשיר הזה עד שהחשבונות ההם ייכנסו.',
      }),
    refused: (aedName, reason) =>
      `השליחה אל ${isolated(aedName)} לא נרשמה ולא תישלח שוב. השרת אומר: ${isolated(reason)}`,
    dismiss: 'הסתרה',
    notDismissed: 'לא ניתן להסתיר את ההודעה',
    notDismissedHint: 'היא תישאר עד שהדפדפן יוכל לכתוב לזיכרון שלו. נסו שוב.',
  },
};
