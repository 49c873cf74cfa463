import { isolated, pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('he');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'שיגורים שעוד לא נרשמו ביומן',
    waiting: (count) =>
      counted(count, {
        one: 'שיגור אחד עוד לא נרשם. נשלח אותו כשתתחברו שוב לרשת.',
        two: 'שני שיגורים עוד לא נרשמו. נשלח אותם כשתתחברו שוב לרשת.',
        other: '# שיגורים עוד לא נרשמו. נשלח אותם כשתתחברו שוב לרשת.',
      }),
    delivered: (count) =>
      counted(count, {
        one: 'שיגור אחד שהמתין נרשם עכשיו.',
        two: 'שני שיגורים שהמתינו נרשמו עכשיו.',
        other: '# שיגורים שהמתינו נרשמו עכשיו.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: 'שיגור אחד של חשבון אחר ממתין במכשיר הזה עד שייכנסו לחשבון ההוא.',
        two: 'שני שיגורים של חשבונות אחרים ממתינים במכשיר הזה עד שייכנסו לחשבונות ההם.',
        other: '# שיגורים של חשבונות אחרים ממתינים במכשיר הזה עד שייכנסו לחשבונות ההם.',
      }),
    refused: (aedName, reason) =>
      `השיגור אל ${isolated(aedName)} לא נרשם ולא יישלח שוב. השרת אומר: ${isolated(reason)}`,
    dismiss: 'הסתרה',
    notDismissed: 'לא הצלחנו להסתיר את ההודעה',
    notDismissedHint: 'הדפדפן שלכם לא הצליח לכתוב לזיכרון שלו. נסו שוב.',
  },
};
