import { inLanguage } from '../../../languages/in-language.ts';
export const callLinkText = inLanguage('callLinkText', {
  call: (number: string) => `Call ${number}`,
  other: (number: string, countryName: string | null) =>
    countryName === null ? `or ${number}` : `or ${number} (${countryName})`,
  /** The bar at the foot of the window. */
  bar: 'Emergency call',
  anywhere: 'Not sure of the local number? Many mobile networks connect 112 to help; those of mainland China do not.',
  guessed: (countries: string) => `Your country, by this device's time zone: ${countries}.`,
  inCountry: (country: string) => `For an ambulance where you seem to be: ${country}.`,
  nearBorder: (country: string) =>
    `For an ambulance where you seem to be: ${country}. Another country is near, or claims the place.`,
  atSea: 'You seem to be at sea: call Mayday by radio, VHF channel 16. With a mobile signal, 112 may connect you.',
  /** The word in the middle is left out where there is no room. */
  all: ['All', 'emergency', 'numbers'],
});
