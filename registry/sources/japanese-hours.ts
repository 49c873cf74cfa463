/**
 * Japan's municipal schema of AEDs gives the days as 月火水木金, a start, an end, and a note that may change both. Written
 * as a value of opening_hours, so that one compiler reads all hours.
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

/** "8:30" and "1700" as "08:30" and "17:00"; a day's last minute as its end; null for anything else. */
function clock(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '23:59' ? '24:00' : time;
}

const day = (month: string | undefined, date: string | undefined) =>
  `${months[Number(month) - 1] ?? ''} ${String(date).padStart(2, '0')}`;

const dayList = (characters: string) => [...characters].flatMap((character) => weekdays[character] ?? []).join(',');

/** What a note adds, in rules of opening_hours, and what of it was not understood. */
function readNote(note: string, start: string): { readonly rules: string[]; readonly rest: string } {
  const rules: string[] = [];
  const offs: string[] = [];
  let rest = note.normalize('NFKC').replaceAll('~', '-').replaceAll('〜', '-').replaceAll(/\s/g, '');
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
  // Exceptions are a list that ends with "を除く": "except public holidays and 29 December to 3 January".
  take(/((?:祝日|\d{1,2}\/\d{1,2}-\d{1,2}\/\d{1,2}|[、,(])+)を除く/g, (list = '') => {
    if (list.includes('祝日')) offs.push('PH');
    for (const [, m1, d1, m2, d2] of list.matchAll(/(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{1,2})/g)) {
      offs.push(`${day(m1, d1)}-${day(m2, d2)}`);
    }
  });
  return { rules: [...rules, ...offs.map((off) => `${off} off`)], rest: rest.replaceAll(/[、。,.()・]/g, '') };
}

/**
 * The value of opening_hours for a row, or null where the row gives no days or times. A note that is not understood in
 * full makes the open stretches unknown: "only on days the office is open" must not become a promise.
 */
export function japaneseOpeningHours({ days, start, end, note }: JapaneseHours): string | null {
  const from = clock(start);
  const to = clock(end);
  const list = dayList(days);
  if (!from || !to || list === '') return null;
  const { rules, rest } = readNote(note, from);
  const isSure = rest === '';
  const base = `${list} ${from}-${to}`;
  const spoken = [base, ...rules].map((rule) => (isSure || rule.endsWith('off') ? rule : `${rule} unknown`));
  return spoken.join('; ');
}
