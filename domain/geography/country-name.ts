const names = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the English name of a country from its ISO 3166-1 code in upper or lower case. */
export function countryName(code: string): string {
  const capitals = code.toUpperCase();
  return names.of(capitals) ?? capitals;
}
