import { foldText } from '../text/fold-text.ts';
import type { Check } from './check.ts';

/** Texts shorter than this number of characters are often the same by chance. */
const minLength = 20;

/** Checks whether other reports contain the same text, which happens when one person sends it many times. */
export const checkRepeatedText: Check = ({ reports, otherWords }) => {
  const others = otherWords.map(foldText);
  const own = reports.flatMap(({ words }) => (words === null || words.length < minLength ? [] : [foldText(words)]));
  const all = [...others, ...own];
  const most = Math.max(0, ...own.map((words) => all.filter((other) => other === words).length));
  return most > 1 ? { leaning: 'against', reason: `${most} reports have the same words.` } : null;
};
