import { inLanguage } from '../languages/localize-text.ts';

/** The texts of the list of AEDs that other sites can embed. It also uses texts of the locator. */
export const embedText = inLanguage('embedText', {
  title: 'Defibrillators (AEDs)',
  callFirst: 'In an emergency, call the emergency number first.',
  count: (count: number) => (count === 1 ? '1 AED listed' : `${count} AEDs listed`),
  always: (count: number) => `${count} at all hours`,
  none: 'No AED is listed in this area.',
  tooMany: (count: number) => `More than ${count} AEDs are listed in this area, too many for a list. Open the map.`,
  noArea: 'This page does not say which area to show.',
  failed: 'The AED list did not load. Check your connection and try again.',
  mapFrom: (name: string) => `Parts of the map come from ${name}.`,
  showAll: (figure: string) => `Show all ${figure}`,
  find: 'Find the nearest AED',
  dataOf: (day: string) => `Data as of: ${day}.`,
  mayBeWrong: 'Entries can be wrong or out of date.',
});
