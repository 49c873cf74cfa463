import { toPlainCharacters } from './hours/vocabulary.ts';

/** Languages whose month names are recognised. The names come from the runtime's CLDR data. */
const languages =
  'en de fr it es ca gl eu pt nl pl cs sk hu sl hr sr-Latn ro bg el sv da nb fi et lv lt is ru uk tr id vi ms sq mt ga cy'.split(
    ' ',
  );

const forms: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // In some languages the name has another form after a day, such as "marca" instead of "marzec" in Polish.
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
];

/** Returns the month name in a formatted date, in lower case and without accents or full stops. */
const plainName = (text: string) =>
  toPlainCharacters(text.toLowerCase())
    .replaceAll(/[\d.,]/g, ' ')
    .trim()
    .split(/\s+/)
    .find((word) => /^\p{L}{3,}$/u.test(word));

function namesOfMonths(): ReadonlyMap<string, number> {
  const known = new Map<string, Set<number>>();
  const note = (name: string | undefined, month: number) => {
    if (name !== undefined) known.set(name, (known.get(name) ?? new Set()).add(month));
  };
  for (const language of languages) {
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) note(plainName(format.format(Date.UTC(2026, month, 5))), month + 1);
    }
  }
  // Names that mean different months in different languages are left out, such as "listopad", which is October in
  // Croatian and November in Polish.
  return new Map([...known].flatMap(([name, months]) => (months.size === 1 ? [[name, [...months][0] ?? 0]] : [])));
}

let names: ReadonlyMap<string, number> | null = null;

/**
 * Returns the number of the month, from 1, that a word means in any of the known languages. Null if it is not the name
 * of a month, or means different months in different languages.
 */
export function parseMonthName(word: string): number | null {
  names ??= namesOfMonths();
  return names.get(word) ?? null;
}
