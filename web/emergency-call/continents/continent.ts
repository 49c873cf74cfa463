import type { EmergencyNumbers } from '../../../content/emergency-numbers/emergency-number.ts';

/** The countries whose numbers stand in one table, by ISO 3166-1 code. */
export interface Continent {
  readonly numbers: EmergencyNumbers;
  /**
   * The time zones of each country, by the names of the tz database, its older names among them, separated by spaces. A zone stands with
   * the country it is named for; with two where it is used in both and neither has another. Names that tell no country, such as UTC and
   * CET, are left out. The test of `guess-call.ts` holds the zones against the package countries-and-timezones.
   */
  readonly zones: Readonly<Record<string, string>>;
}
