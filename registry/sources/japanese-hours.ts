import { removeNewYearException } from '../hours/excluded-dates.ts';

/**
 * Hours in Japan's municipal AED schema: days such as 月火水木金, a start, an end, and a note that may change them all. They
 * are converted to an opening_hours value, so that one compiler handles all hours.
 */
export interface JapaneseHours {
  readonly days: string;
  readonly start: string;
  readonly end: string;
  readonly note: string;
}

const weekdays: Readonly<Record<string, string>> = {
  月: 'Mo',
  火: 'Tu',
  水: 'We',
  木: 'Th',
  金: 'Fr',
  土: 'Sa',
  日: 'Su',
  祝: 'PH',
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Normalises a clock time: "8:30", "8:30:00" and "1700" become "08:30" and "17:00". The last minute of a day, 23:59,
 * becomes 24:00. Null for anything else.
 */
function clock(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})(?::00)?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '23:59' ? '24:00' : time;
}

const day = (month: string | undefined, date: string | undefined) =>
  `${months[Number(month) - 1] ?? ''} ${String(date).padStart(2, '0')}`;

const order = '月火水木金土日';

/** Returns the days in a range such as "金~月", which may continue after Sunday. */
function daysInRange(first: string, last: string): string {
  const start = order.indexOf(first);
  return Array.from(
    { length: ((order.indexOf(last) - start + 7) % 7) + 1 },
    (_, step) => order[(start + step) % 7],
  ).join('');
}

/** Converts days such as "月火水", "月・水", "月曜日～金曜日" and "毎日" to the form "Mo,Tu,We". Null if any character is unknown. */
function dayList(text: string): string | null {
  const days = text
    .normalize('NFKC')
    .replaceAll(/曜日?/g, '')
    .replaceAll(/毎日|全日/g, order)
    .replaceAll(/祝日/g, '祝')
    .replaceAll(/([月火水木金土日])[-~〜–]([月火水木金土日])/g, (_range, first: string, last: string) =>
      daysInRange(first, last),
    )
    .replaceAll(/[\s・,、/]/g, '');
  const names = [...new Set(days)].map((character) => weekdays[character] ?? null);
  return names.length > 0 && !names.includes(null) ? names.join(',') : null;
}

/** Converts a note to rules of the opening_hours tag. `rest` is the part of the note that was not understood. */
function readNote(note: string, start: string): { readonly rules: string[]; readonly rest: string } {
  const rules: string[] = [];
  const offs: string[] = [];
  const { rest: withoutDays, dates } = removeNewYearException(note.normalize('NFKC'));
  let rest = withoutDays.replaceAll('~', '-').replaceAll('〜', '-').replaceAll(/\s/g, '');
  const take = (pattern: RegExp, use: (...parts: string[]) => void) => {
    rest = rest.replace(pattern, (_whole: string, ...parts: unknown[]) => {
      use(...parts.map(String));
      return '';
    });
  };
  take(/(終日利用可能|通年利用可能)/g, () => {});
  take(
    /([月火水木金土日][月火水木金土日・祝]*?)(?:曜日?)?は(\d{1,2}:\d{2})-(\d{1,2}:\d{2})/g,
    (days = '', from = '', to = '') => rules.push(`${dayList(days)} ${clock(from)}-${clock(to)}`),
  );
  take(/([月火水木金土日][月火水木金土日・祝]*?)(?:曜日?)?は(\d{1,2}:\d{2})まで/g, (days = '', to = '') =>
    rules.push(`${dayList(days)} ${start}-${clock(to)}`),
  );
  take(
    /(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{1,2})は(\d{1,2}:\d{2})-(\d{1,2}:\d{2})/g,
    (m1, d1, m2, d2, from = '', to = '') => rules.push(`${day(m1, d1)}-${day(m2, d2)} ${clock(from)}-${clock(to)}`),
  );
  // Exceptions are a list that ends with "を除く", such as "except public holidays and 29 December to 3 January".
  take(/((?:祝日|\d{1,2}\/\d{1,2}-\d{1,2}\/\d{1,2}|[、,(])+)を除く/g, (list = '') => {
    if (list.includes('祝日')) offs.push('PH');
    for (const [, m1, d1, m2, d2] of list.matchAll(/(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{1,2})/g)) {
      offs.push(`${day(m1, d1)}-${day(m2, d2)}`);
    }
  });
  const around = dates.map((excepted) => `${excepted} unknown`);
  return {
    rules: [...rules, ...offs.map((off) => `${off} off`), ...around],
    rest: rest.replaceAll(/[、。,.()・]/g, ''),
  };
}

/** Matches notes that limit the hours to the days on which a site is open, such as "only on business days". */
const onlyOnSomeDays = /^(?:開所日|開館日|開園日|営業日|開庁日|開校日)のみ(?:利用可能?)?$/;
const isWithoutTime = (rule: string) => /(?:off|unknown)$/.test(rule);
const exceptSomeDays = /^[^は可]*を?除く$/;

/**
 * Converts a row to an opening_hours value. Null if days or times are missing, or if a character is unknown. If a note
 * excludes unspecified days, the times are unknown, because hours "only on days the office is open" are not certain.
 * Any other note that is not understood could also add hours, so the value is then null.
 */
export function formatJapaneseHours({ days, start, end, note }: JapaneseHours): string | null {
  const from = clock(start);
  const to = clock(end);
  const list = dayList(days);
  if (!from || !to || !list) return null;
  const { rules, rest } = readNote(note, from);
  // In "Saturdays until 17:00, except …", the exception may apply only to Saturdays.
  const isWithoutTimes = rules.every(isWithoutTime);
  const takesAway = onlyOnSomeDays.test(rest) || (isWithoutTimes && exceptSomeDays.test(rest));
  if (rest !== '' && !takesAway) return null;
  const base = `${list} ${from}-${to}`;
  const spoken = [base, ...rules].map((rule) => (rest === '' || isWithoutTime(rule) ? rule : `${rule} unknown`));
  return spoken.join('; ');
}
