import { foldText } from '../text/fold-text.ts';
import type { Check } from './check.ts';

/** Texts with so few words are often the same by chance. */
const leastLength = 20;

/** The same sentence in other reports: a text sent many times by one person. */
export const repeatedText: Check = ({ reports, otherWords }) => {
  const others = otherWords.map(foldText);
  const own = reports.flatMap(({ words }) => (words === null || words.length < leastLength ? [] : [foldText(words)]));
  const all = [...others, ...own];
  const most = Math.max(0, ...own.map((words) => all.filter((other) => other === words).length));
  return most > 1 ? { leaning: 'against', reason: `${most} reports have the same words.` } : null;
};
