/**
 * The days that "年末年始" (the days around New Year) may include. By law, public offices in Japan close from 29 December
 * to 3 January (Act on Holidays of Administrative Organs), and other places may close some days earlier or later. The
 * hours of these days are unknown, not closed.
 */
const yearEnd = 'Dec 27-Jan 07';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Maximum length of an exception in days. A longer range is a season, which cannot be left out of the hours. */
const longestDays = 20;

const brackets = '(?:[（(][^（）()]*[）)])?';
const join = '(?:[・、,，]|及び|および|並びに|と|和|및)';
const closing =
  '(?:は|を|の|은|는)?\\s*(?:除く|除き|のぞく|除外|休み|休館日?|休业|休馆|闭馆|休業日?|休園日?|休所日?|休|閉館|閉庁|閉所|閉園|お休み|利用不可|使用不可|제외|휴관|휴무)';

/**
 * Returns a pattern for a date with the month before the day, as in East Asia: "12/29～1/3", "12月29日から1月3日", "1월 1일".
 */
const monthDay = (name: string) => `(?<${name}m>\\d{1,2})(?:[/／]|[月월]\\s*)(?<${name}d>\\d{1,2})[日일]?`;
const eastAsianDates = `(?<![\\d:：/])${monthDay('a')}(?:\\s*(?:[-~～〜－–−至到]|から|より|부터)\\s*${monthDay('b')})?(?:まで|까지)?(?![\\d:：/])`;
/** Returns a pattern for a date with the day before the month and full stops: "24.12.-2.1.". */
const dayMonth = (name: string) => `(?<${name}d>\\d{1,2})\\.\\s?(?<${name}m>\\d{1,2})(?:\\.(?:\\d{4})?)?`;
const except =
  'außer|ausser|ausgenommen|sauf|hors|except|tranne|escluso|salvo|excepto|exceto|behalve|utom|undtagen|unntatt|paitsi|oprócz|z wyjątkiem|kromě|mimo|okrem|osim|razen|kivéve|кроме|крім|освен|εκτός';
const start = '(?:vom|du|dal|del|de|da|od|von|van|från|fra|from|с|з|από)';
const until = '(?:-|–|—|bis|bis zum|au|al|a|do|tot|t/m|till|til|to|po|до|по|έως)';

/** The patterns for dates in a list come first, because the word at the end of the list applies to all its entries. */
const named = [
  `${join}\\s*年末年始${brackets}`,
  `年末年始${brackets}\\s*${join}`,
  `[（(、,，;；\\s]*年末年始${brackets}\\s*${closing}\\s*(?:[）)。]|$)?`,
].map((pattern) => new RegExp(pattern, 'gu'));

const beforeClosing =
  '(?=[^\\d:：]{0,20}(?:除|休|閉|闭|제외|휴)|\\d{1,2}[/月]\\d{1,2}[^:：]{0,14}(?:除|休|閉|闭|제외|휴))';
const written = [
  `(?<=祝日?|土日|공휴일)${join}\\s*${eastAsianDates}${beforeClosing}`,
  `${eastAsianDates}\\s*${join}\\s*${beforeClosing}`,
  `[（(、,，;；\\s]*(?:ただし|但し|但)?[、,，\\s]*${eastAsianDates}\\s*${closing}\\s*(?:[）)。]|$)?`,
  `[（(,;\\s]*(?<!\\p{L})(?:${except})\\s+(?:${start}\\s+)?${dayMonth('a')}(?:\\s*${until}\\s*${dayMonth('b')})?(?![\\d:.])\\s*[）)]?`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Maximum number of characters. A longer text is not opening hours, and would take long to search. */
const longest = 300;

const dayOfYear = (month: number, day: number) => Date.UTC(2028, month - 1, day) / 86_400_000;
const isDate = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && new Date(Date.UTC(2028, month - 1, day)).getUTCMonth() === month - 1;

/**
 * Formats matched dates for the opening_hours tag, such as "Dec 29-Jan 03". Null if they are not dates, or too many
 * days to be an exception.
 */
function datesOf({ am, ad, bm = am, bd = ad }: Readonly<Record<string, string | undefined>>): string | null {
  const [fromMonth, fromDay, toMonth, toDay] = [am, ad, bm, bd].map(Number) as [number, number, number, number];
  if (!isDate(fromMonth, fromDay) || !isDate(toMonth, toDay)) return null;
  const days = (dayOfYear(toMonth, toDay) - dayOfYear(fromMonth, fromDay) + 366) % 366;
  if (days > longestDays) return null;
  const spelled = (month: number, day: number) => `${months[month - 1]} ${String(day).padStart(2, '0')}`;
  const from = spelled(fromMonth, fromDay);
  return days === 0 ? from : `${from}-${spelled(toMonth, toDay)}`;
}

interface ExcludedDates {
  /** The text without the excluded dates. */
  readonly rest: string;
  /** The excluded dates in the syntax of the opening_hours tag. */
  readonly dates: readonly string[];
}

/**
 * Removes the exception for the days around New Year from a text with hours. The hours of these days are then unknown.
 */
export function removeNewYearException(text: string): ExcludedDates {
  if (text.length > longest || !text.includes('年末年始')) return { rest: text, dates: [] };
  const rest = named.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  // If the word occurs elsewhere in the text too, it may change the hours in another way.
  return rest.includes('年末年始') ? { rest: text, dates: [] } : { rest: rest.trim(), dates: [yearEnd] };
}

/** Removes all exceptions for single dates from a text with hours. The hours on these dates are then unknown. */
export function removeExcludedDates(text: string): ExcludedDates {
  if (text.length > longest) return { rest: text, dates: [] };
  const around = removeNewYearException(text);
  const dates = new Set(around.dates);
  let { rest } = around;
  for (const pattern of written) {
    rest = rest.replaceAll(pattern, (...found) => {
      const excluded = datesOf(found.at(-1) as Record<string, string | undefined>);
      if (excluded === null) return found[0] as string;
      dates.add(excluded);
      return '';
    });
  }
  return dates.size === 0 ? { rest: text, dates: [] } : { rest: rest.trim(), dates: [...dates] };
}
