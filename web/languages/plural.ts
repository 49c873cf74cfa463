/** The forms that a number asks for in each language, by CLDR's plural rules; where there is one only, nothing has to be chosen. */
export const pluralForms = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  de: ['one', 'other'],
  es: ['one', 'many', 'other'],
  fa: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  he: ['one', 'two', 'other'],
  it: ['one', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  'pt-BR': ['one', 'many', 'other'],
  'pt-PT': ['one', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  tr: ['one', 'other'],
  uk: ['one', 'few', 'many', 'other'],
} as const;

type PluralForm<Tag extends keyof typeof pluralForms> = (typeof pluralForms)[Tag][number];

/** A number as it is written: in the digits of phones everywhere, because it may be beside a number to call. */
function numberIn(tag: string): (value: number) => string {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  return (value) => format.format(value);
}

/** Picks the form that a number asks for, with '#' in it for the number itself. Each form of the language has to be there, and no other. */
export function pluralIn<Tag extends keyof typeof pluralForms>(tag: Tag) {
  const rules = new Intl.PluralRules(tag);
  const written = numberIn(tag);
  return (count: number, forms: Readonly<Record<PluralForm<Tag>, string>>): string =>
    forms[rules.select(count) as PluralForm<Tag>].replace('#', written(count));
}

/** A name within a sentence from right to left: its own direction leaves the rest of the sentence alone. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
