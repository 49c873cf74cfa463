import { isolated, pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('he');

export const words: EmbedWords = {
  embedText: {
    title: 'דפיברילטורים (AED)',
    callFirst: 'במקרה חירום, התקשרו קודם למספר החירום.',
    count: (count) =>
      counted(count, { one: 'דפיברילטור אחד רשום', two: 'שני דפיברילטורים רשומים', other: '# דפיברילטורים רשומים' }),
    always: (count) =>
      counted(count, { one: 'אחד זמין בכל שעה', two: 'שניים זמינים בכל שעה', other: '# זמינים בכל שעה' }),
    none: 'לא רשום דפיברילטור באזור הזה.',
    tooMany: (count) =>
      counted(count, {
        one: 'באזור הזה רשום יותר מדפיברילטור אחד, יותר מדי לרשימה. פתחו את המפה.',
        two: 'באזור הזה רשומים יותר משני דפיברילטורים, יותר מדי לרשימה. פתחו את המפה.',
        other: 'באזור הזה רשומים יותר מ-# דפיברילטורים, יותר מדי לרשימה. פתחו את המפה.',
      }),
    noArea: 'בדף הזה לא צוין אזור.',
    failed: 'רשימת הדפיברילטורים לא נטענה. בדקו את החיבור ונסו שוב.',
    mapFrom: (name) => `חלקים מהמפה מגיעים מ-${isolated(name)}.`,
    showAll: (figure) => `הצגת הכול (${figure})`,
    find: 'חיפוש הדפיברילטור הקרוב',
    dataOf: (day) => `תאריך הנתונים: ${isolated(day)}.`,
    mayBeWrong: 'הנתונים עלולים להיות שגויים או לא מעודכנים.',
  },
};
