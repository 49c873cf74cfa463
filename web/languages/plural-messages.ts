/**
 * Creates the functions that a language's messages with numbers call. The messages are compiled from its catalogue
 * (scripts/translations/compile-messages.ts).
 *
 * - `written` formats a number with Latin digits in every language, because it may be next to a phone number.
 * - `form` selects the form for a number by its CLDR plural category.
 * - `counted` also selects the form, and replaces '#' in it with the number.
 */
export function createPluralFormatter(tag: string) {
  const rules = new Intl.PluralRules(tag);
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  const written = (count: number): string => format.format(count);
  const form = (count: number, forms: Readonly<Record<string, string>>): string =>
    forms[rules.select(count)] ?? forms.other ?? '';
  const counted = (count: number, forms: Readonly<Record<string, string>>): string =>
    form(count, forms).replace('#', written(count));
  return { counted, form, written };
}
