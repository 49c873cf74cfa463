/**
 * What a language's messages with numbers are made with; they are compiled from its catalogue (scripts/translations/compile.ts).
 *
 * - `written` writes a number in the digits of phones, in every language, because it may be beside a number to call.
 * - `form` picks, of the forms of a noun by their categories of CLDR, the one that a number asks for.
 * - `counted` does so too, and puts the number in the place of '#'.
 */
export function pluralIn(tag: string) {
  const rules = new Intl.PluralRules(tag);
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  const written = (count: number): string => format.format(count);
  const form = (count: number, forms: Readonly<Record<string, string>>): string =>
    forms[rules.select(count)] ?? forms.other ?? '';
  const counted = (count: number, forms: Readonly<Record<string, string>>): string =>
    form(count, forms).replace('#', written(count));
  return { counted, form, written };
}
