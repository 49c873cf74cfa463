import { emergencyNumbersOfAfrica } from './emergency-numbers/africa.ts';
import { emergencyNumbersOfAmericas } from './emergency-numbers/americas.ts';
import { emergencyNumbersOfAsia } from './emergency-numbers/asia.ts';
import type { EmergencyNumbersByCountry } from './emergency-numbers/emergency-number.ts';
import { emergencyNumbersOfEurope } from './emergency-numbers/europe.ts';
import { emergencyNumbersOfOceania } from './emergency-numbers/oceania.ts';

/**
 * Ambulance numbers by ISO 3166-1 code, with their sources: every country and territory in the standard, and Kosovo
 * (XK). A test compares the table with Google's metadata of short numbers.
 */
export const emergencyNumbers: EmergencyNumbersByCountry = {
  ...emergencyNumbersOfAfrica,
  ...emergencyNumbersOfAmericas,
  ...emergencyNumbersOfAsia,
  ...emergencyNumbersOfEurope,
  ...emergencyNumbersOfOceania,
};
