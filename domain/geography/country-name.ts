const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country's name in English by its code of ISO 3166-1, in letters of either size. */
export function countryName(code: string): string {
  const capitals = code.toUpperCase();
  return names.of(capitals) ?? capitals;
}
