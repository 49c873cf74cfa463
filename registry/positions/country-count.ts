import { countryName } from '../../domain/geography/country-name.ts';

/** Maximum number of countries that are named. The other countries are only counted. */
const maxNamed = 4;

const number = (value: number) => value.toLocaleString('en-GB');

/**
 * Counts records by country. The counts reveal swapped axes, because these move the AEDs of a town to another country.
 */
export class CountryCount {
  readonly #counts = new Map<string | null, number>();

  /** @param country an ISO 3166-1 code in lower case; null for the open sea */
  add(country: string | null): void {
    this.#counts.set(country, (this.#counts.get(country) ?? 0) + 1);
  }

  /** Returns a phrase such as "its places lie in Poland (3,020) and Germany (12)"; null if nothing was counted. */
  sentence(): string | null {
    const counted = [...this.#counts].sort(([one, a], [other, b]) => b - a || String(one).localeCompare(String(other)));
    if (counted.length === 0) return null;
    const nameOf = (country: string | null) => (country === null ? 'the open sea' : countryName(country));
    const isOne = counted.length === 1;
    const named = counted
      .slice(0, maxNamed)
      .map(([country, count]) => (isOne ? nameOf(country) : `${nameOf(country)} (${number(count)})`));
    const others = counted.slice(maxNamed).reduce((sum, [, count]) => sum + count, 0);
    if (others > 0) named.push(`${counted.length - maxNamed} more (${number(others)})`);
    const last = named.pop();
    return `its places lie in ${named.length > 0 ? `${named.join(', ')} and ${last}` : last}`;
  }
}
