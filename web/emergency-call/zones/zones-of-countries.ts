import { zonesOfAfrica } from './africa.ts';
import { zonesOfAmericas } from './americas.ts';
import { zonesOfAsia } from './asia.ts';
import { zonesOfEurope } from './europe.ts';
import { zonesOfOceania } from './oceania.ts';
import type { ZonesOfCountries } from './volumes.ts';

/** All zones, for the build; a visitor loads one chunk. */
export const zonesOfCountries: ZonesOfCountries = {
  ...zonesOfAfrica,
  ...zonesOfAmericas,
  ...zonesOfAsia,
  ...zonesOfEurope,
  ...zonesOfOceania,
};
