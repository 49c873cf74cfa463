/**
 * This parser checks the one in registry/ and was written independently of it. It understands only plain texts about
 * opening hours, like a person who knows the names of the days: it replaces names by digits, matches the whole text,
 * and uses no library. Its results have the notation of tests/support/aeds/expected-hours.ts.
 */

/** The language of the names of days in a text. */
export type DayNameLanguage = 'english' | 'german' | 'polish';

const names: Readonly<Record<DayNameLanguage, readonly string[]>> = {
  english: ['mo', 'tu', 'we', 'th', 'fr', 'sat?', 'su'],
  german: ['mo(?:ntag)?', 'di', 'mi', 'do', 'fr(?:eitag)?', 'sa(?:mstag)?', 'so'],
  polish: [
    'poniedzia[lł](?:ek|ku)|pn|pon',
    'wtor(?:ek|ku)',
    '[sś]rod[ay]',
    'czwart(?:ek|ku)',
    'pi[aą]t(?:ek|ku)|pt',
    'sobot[ay]|sb',
    'niedziel[ai]',
  ],
};

const around = ['24/7', '24h', 'całodobowo', '00:00-24:00', '24/7, 00:00-24:00', 'jan-dec: 24/7'];
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})\\.?`, 'gu');

/** Normalises a text: digits for days, "0" for holidays, "x" for closed, and times as "08:00-16:00". */
function plainText(text: string, language: DayNameLanguage): string {
  let plain = text.trim().toLowerCase().replaceAll(/[–—]/g, '-');
  plain = plain
    .replaceAll(word('codziennie'), '<1>-<7>')
    .replaceAll(word('ph'), '<0>')
    .replaceAll(word('off|closed'), 'x');
  names[language].forEach((name, day) => {
    plain = plain.replaceAll(word(name), `<${day + 1}>`);
  });
  plain = plain.replaceAll(/(\d)\.(\d\d)/g, '$1:$2').replaceAll(/(?<![\d:])(\d\d)(\d\d)(?![\d:])/g, '$1:$2');
  plain = plain
    .replaceAll(/(?<=\d) ?(?:uhr|h)(?!\p{L})|(?<!\p{L})(?:godz\.?|od|von)(?!\p{L})/gu, '')
    .replaceAll(/(?<!\p{L})(?:bis|do)(?!\p{L})/gu, '-');
  return plain.replaceAll(/(?<!\p{L})(?:und|&|\+)(?!\p{L})/gu, ',').replaceAll(/\s*-\s*/g, '-');
}

const time = String.raw`\d{1,2}(?::\d\d)?`;
const span = `${time}-${time}`;
const dayList = String.raw`<\d>(?:-<\d>)?(?:[\s,]+<\d>(?:-<\d>)?)*`;
const rule = new RegExp(String.raw`(${dayList})[\s:]*(x|${span}(?:[\s,/]+${span})*)`, 'g');

function daysOf(list: string): string {
  return [...list.matchAll(/<(\d)>(?:-<(\d)>)?/g)]
    .map(([, from = '', to = from]) => {
      const count = from === '0' ? 1 : ((Number(to) - Number(from) + 7) % 7) + 1;
      return Array.from({ length: count }, (_, step) =>
        from === '0' ? '0' : String(((Number(from) - 1 + step) % 7) + 1),
      ).join('');
    })
    .join('');
}

const fourDigits = (clock: string) => {
  const [hour = '', minute = '00'] = clock.split(':');
  return `${hour.padStart(2, '0')}${minute}`;
};

function timesOf(text: string): string[] {
  if (text === 'x') return ['off'];
  return [...text.matchAll(new RegExp(`(${time})-(${time})`, 'g'))].map(([, from = '', to = '']) => {
    const [start, end] = [fourDigits(from), fourDigits(to)];
    if (end === '2359') return `${start}-2400`;
    return `${start}-${end > start ? end : String(Number(end) + 2400)}`;
  });
}

/**
 * Parses a text about opening hours. Returns null if the text is not plain: if it contains other words, no days, or a
 * day with two sets of times.
 */
export function parseReferenceHours(text: string, language: DayNameLanguage): string | null {
  if (around.includes(text.trim().toLowerCase())) return 'always';
  const plain = plainText(text, language);
  const daily = new RegExp(`^${span}$`).test(plain) && /^\d{1,2}:\d\d ?[-–] ?\d{1,2}:\d\d$/.test(text.trim());
  const found = daily
    ? [['', '<1>-<7>', plain] as const]
    : [...plain.matchAll(rule)].map(([all, days = '', said = '']) => [all, days, said] as const);
  const rest = daily ? '' : plain.replaceAll(rule, '');
  if (found.length === 0 || /[^\s,;|/]/.test(rest)) return null;
  const rules = found.map(([, days, said]) => ({ days: daysOf(days), times: timesOf(said) }));
  const all = rules
    .filter(({ times }) => times[0] !== 'off')
    .map(({ days }) => days)
    .join('');
  if (new Set(all).size !== all.length) return null;
  const off = new Set(rules.filter(({ times }) => times[0] === 'off').flatMap(({ days }) => [...days]));
  if ([...off].some((day) => all.includes(day)) || all === '') return null;
  return rules.map(({ days, times }) => `${days} ${times.join(' ')}`).join('; ');
}
