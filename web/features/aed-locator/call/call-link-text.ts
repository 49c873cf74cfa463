import { inLanguage } from '../../../languages/localize-text.ts';

export const callLinkText = inLanguage('callLinkText', {
  call: (number: string) => `Call ${number}`,
  /** Shown beside the link on devices that are probably not phones. */
  elsewhere: (number: string) => `Or dial ${number} on another phone.`,
  other: (number: string) => `or ${number}`,
  otherIn: (number: string, countryName: string) => `or ${number} (${countryName})`,
  /** The name of the bar at the bottom of the window, which screen readers announce. */
  bar: 'Emergency call',
  anywhere:
    'Not sure of the local number? Try 112. It reaches help on many mobile networks, but not in mainland China.',
  guessed: (countries: string) => `Your country, judging by this device's time zone: ${countries}.`,
  inCountry: (country: string) => `Ambulance number for where you seem to be: ${country}.`,
  nearBorder: (country: string) =>
    `Ambulance number for where you seem to be: ${country}. You are near a border or in a disputed area.`,
  atSea: 'You seem to be at sea. Call Mayday by radio on VHF channel 16. If you have a mobile signal, try 112.',
  /** The words in brackets and their space are left out on narrow screens. */
  all: 'All [emergency ]numbers',
});

/** Returns the text for another number to call. The country is named if it is not the visitor's. */
export const describeOtherNumber = (number: string, countryName: string | null): string =>
  countryName === null ? callLinkText.other(number) : callLinkText.otherIn(number, countryName);
