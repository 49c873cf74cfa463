import { inLanguage } from '../../languages/in-language.ts';
import type { Reach112 } from './number-rows.ts';

export const emergencyNumbersText = inLanguage('emergencyNumbersText', {
  tag: 'Whom to call',
  title: 'Emergency numbers',
  lede: 'What to dial for an ambulance, from a mobile telephone, in every country and territory.',
  here: 'Where you seem to be',
  hereNote: "By this device's time zone, which it tells nobody. If you have travelled and it has not, look below.",
  search: 'Search',
  searchHint: 'Country, its two letters, or a number',
  tableLabel: 'Emergency numbers by country',
  columns: { country: 'Country or territory', call: 'Call', reach112: 'Does 112 help?', sources: 'Sources' },
  unknownNumber: 'not known',
  reach112: { yes: 'yes', other: 'another service', no: 'no', unknown: 'not known' } satisfies Record<Reach112, string>,
  shown: (shown: number, all: number) =>
    shown === all ? `${all} countries and territories` : `${shown} of ${all} countries and territories`,
  nothing: 'No country answers to that. Try fewer letters, or its name in English.',
  about: [
    {
      id: 'at-112',
      title: 'What the column on 112 says',
      text: 'The standard of mobile networks makes every telephone treat 112 as an emergency call; who answers is up to the network. "yes": a source lists 112 among the emergency numbers of the country. "another service": it connects, but to the police or to somebody the sources do not name. "no": nobody answers; so in mainland China, where it plays a recording. "not known": no source says.',
    },
    {
      id: 'borders',
      title: 'Beside a border, and in disputed places',
      text: 'Which network your telephone is on decides who answers, not where you stand. The locator shows both numbers within 3 km of a border, and in places that two states claim or hold parts of, such as Crimea, Kashmir, Kosovo, Northern Cyprus, Palestine, Taiwan and Western Sahara.',
    },
    {
      id: 'at-sea',
      title: 'At sea',
      text: 'Use the radio first: on VHF channel 16 say Mayday three times, the name of the boat, your position and what is wrong; a DSC radio has a red button for it. By a mobile telephone the coastguard hears you only near the shore, and cannot see where you are; there, call the number of the country and ask for the coastguard.',
    },
  ],
  sourcesTitle: 'Sources',
  sourcesNote:
    'Behind each number stand the sources that name it, by their place in this list. In November 2026 every row was compared with the lists of Wikipedia, Google, Microsoft, Android and the Australian government, so far as they have it. Where fewer than two publishers name the first number, the row says why. Numbers change: tell us when one is wrong. If a local sign shows a different number, use the sign.',
});
