import type { NonVoiceContact } from '../../../content/emergency-numbers/non-voice-contacts.ts';
import { inLanguage } from '../../languages/localize-text.ts';
import type { Support112 } from './emergency-number-rows.ts';

export const emergencyNumbersText = inLanguage('emergencyNumbersText', {
  tag: 'Who to call',
  title: 'Emergency numbers',
  lede: 'What to dial for an ambulance from a mobile phone, in every country and territory.',
  here: 'Where you seem to be',
  hereNote: "Based on this device's time zone, which stays on this device. If that is not where you are, search below.",
  search: 'Search',
  searchHint: 'Country, two-letter code or number',
  tableLabel: 'Emergency numbers by country',
  columns: { country: 'Country or territory', call: 'Call', reach112: 'Does 112 work?', sources: 'Sources' },
  unknownNumber: 'not known',
  byText: {
    sms: (number: string) => `Text ${number}`,
    app: (name: string) => `App ${name}`,
    textphone: (number: string) => `Textphone ${number}`,
    relay: (number: string) => `Relay service ${number}`,
  } satisfies Record<NonVoiceContact['kind'], (to: string) => string>,
  registerFirst: 'register first',
  notEverywhere: 'not everywhere',
  reach112: { yes: 'yes', other: 'another service', no: 'no', unknown: 'not known' } satisfies Record<
    Support112,
    string
  >,
  shownAll: (all: number) => `${all} countries and territories`,
  shown: (shown: number, all: number) => `${shown} of ${all} countries and territories`,
  nothing: 'No country found. Try fewer letters, or its name in English.',
  about: [
    {
      id: 'at-112',
      title: 'What the column on 112 means',
      text: 'Every mobile phone treats 112 as an emergency call, but the network decides who answers. "yes": a source lists 112 among the emergency numbers of the country. "another service": 112 connects you to the police or to a service that our sources do not name. "no": nobody answers. In mainland China 112 plays a recording. "not known": no source says.',
    },
    {
      id: 'borders',
      title: 'Near a border and in disputed places',
      text: 'Who answers depends on the network your phone is on, not on where you are. The locator shows both numbers within 3 km of a border, and in places that two states claim or hold parts of, such as Crimea, Kashmir, Kosovo, Northern Cyprus, Palestine, Taiwan and Western Sahara.',
    },
    {
      id: 'at-sea',
      title: 'At sea',
      text: 'Use the radio first. On VHF channel 16 say Mayday three times. Then say the name of the boat, your position and what is wrong. A DSC radio has a red button for this. A mobile phone reaches the coastguard only near the shore, and does not show them where you are. Near the shore, call the number of the country and ask for the coastguard.',
    },
  ],
  sourcesTitle: 'Sources',
  sourcesNote:
    'Numbers in the Sources column refer to this list. In November 2026 we compared every row with the lists of Wikipedia, Google, Microsoft, Android and the Australian government, where they include it. Where fewer than two publishers give the first number, the row says why. Numbers change: tell us when one is wrong. If a local sign shows a different number, use the sign.',
});
