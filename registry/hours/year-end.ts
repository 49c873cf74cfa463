/**
 * "年末年始", the days around New Year. Public offices in Japan close from 29 December to 3 January (Act on Holidays of
 * Administrative Organs), others some days earlier or later: these days are unknown, not closed.
 */
export const yearEndUnknown = 'Dec 27-Jan 07 unknown';

const dates = '(?:[（(][^（）()]*[）)])?';
const join = '(?:[・、,，]|及び|および|並びに|と)';
const inList = [new RegExp(`${join}\\s*年末年始${dates}`, 'gu'), new RegExp(`年末年始${dates}\\s*${join}`, 'gu')];
const alone = new RegExp(
  `[（(、,，;；\\s]*年末年始${dates}\\s*(?:は|を|の)?\\s*(?:除く|除き|のぞく|休み|休館日?|休業日?|休園日?|休所日?|休|閉館|閉庁|閉所|閉園|お休み|利用不可|使用不可)\\s*(?:[）)。]|$)?`,
  'gu',
);

/** Longer texts are no hours, and would take long to search. */
const longest = 300;

/** Hours without their exception for the days around New Year, and whether they had one. */
export function withoutYearEnd(text: string): { readonly rest: string; readonly hasYearEnd: boolean } {
  if (text.length > longest || !text.includes('年末年始')) return { rest: text, hasYearEnd: false };
  const rest = [...inList, alone].reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  // Any other use of the word may change the hours in another way.
  const hasYearEnd = !rest.includes('年末年始');
  return { rest: hasYearEnd ? rest.trim() : text, hasYearEnd };
}
