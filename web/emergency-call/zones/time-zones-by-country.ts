import { africanTimeZones } from './africa.ts';
import { americanTimeZones } from './americas.ts';
import { asianTimeZones } from './asia.ts';
import { europeanTimeZones } from './europe.ts';
import { oceanianTimeZones } from './oceania.ts';
import type { TimeZonesByCountry } from './time-zone-chunks.ts';

/** All time zones. The build splits them into chunks, of which a visitor loads one. */
export const timeZonesByCountry: TimeZonesByCountry = {
  ...africanTimeZones,
  ...americanTimeZones,
  ...asianTimeZones,
  ...europeanTimeZones,
  ...oceanianTimeZones,
};
