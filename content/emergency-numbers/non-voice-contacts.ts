import type { EmergencyNumberSource } from './emergency-number-sources.ts';

/** An emergency contact for people who cannot speak or hear on the phone. */
export interface NonVoiceContact {
  /**
   * 'sms' is a text message, 'app' an official app, 'textphone' a number to dial from a textphone, and 'relay' a
   * service in which somebody speaks for the caller.
   */
  readonly kind: 'sms' | 'app' | 'textphone' | 'relay';
  /** The number to contact, in digits, or the name of the app. */
  readonly to: string;
  /** Whether people must register before they can use the contact. */
  readonly needsRegistration?: true;
  /** Whether the contact works only in a part of the country. */
  readonly isPartial?: true;
  readonly sources: readonly (keyof typeof nonVoiceContactSources)[];
}

/** The pages that publish these numbers and apps. Each was opened and read. */
export const nonVoiceContactSources = {
  'at-police': {
    title: 'Notrufe: Gehörlose, by SMS to 0800 133 133 or with the app DEC112',
    publisher: 'Federal Police of Austria',
    url: 'https://polizei.gv.at/alle/notrufe_gehoerlose.aspx',
    year: null,
    kind: 'authority',
  },
  'au-106': {
    title: '106 (emergency telephone number)',
    publisher: 'Wikipedia',
    url: 'https://en.wikipedia.org/wiki/106_(emergency_telephone_number)',
    year: null,
    kind: 'encyclopaedia',
  },
  'au-relay': {
    title: 'National Relay Service: six ways to contact emergency services',
    publisher: 'TFS Education',
    url: 'https://www.tfseducation.com.au/national_relay_service',
    year: null,
    kind: 'organisation',
  },
  'de-nora': {
    title: '„nora“ ist da – die offizielle Notruf-App der Bundesländer',
    publisher: 'Deutsche Vereinigung für Rehabilitation',
    url: 'https://www.dvfr.de/rehabilitation-und-teilhabe/meldungen-aus-der-reha-landschaft/detail/artikel/nora-ist-da-die-offizielle-notruf-app-der-bundeslaender/',
    year: 2021,
    kind: 'organisation',
  },
  'fi-112': {
    title: 'Emergency as SMS messages to 112',
    publisher: 'Emergency Response Centre Agency of Finland',
    url: 'https://112.fi/en/emergency-sms',
    year: 2025,
    kind: 'authority',
  },
  'fi-press': {
    title: 'Viestien lähettäminen hätänumeroon helpottuu: from 28 June 2025 without registration',
    publisher: 'Verkkouutiset',
    url: 'https://www.verkkouutiset.fi/a/viestien-lahettaminen-hatanumeroon-helpottuu/',
    year: 2025,
    kind: 'press',
  },
  'fr-114': {
    title: "114, n° d'urgence pour sourds: pas assez connu!",
    publisher: 'Handicap.fr',
    url: 'https://informations.handicap.fr/a-114-n-durgence-pour-sourds-pas-assez-connu-36183.php',
    year: 2024,
    kind: 'press',
  },
  'gb-sms': {
    title: 'Emergency SMS',
    publisher: 'Buckinghamshire Fire and Rescue Service',
    url: 'https://bucksfire.gov.uk/safety-hub/emergency-sms/',
    year: null,
    kind: 'authority',
  },
  'gb-textphone': {
    title: 'How to request emergency help',
    publisher: 'British Red Cross',
    url: 'https://www.redcross.org.uk/en/What-we-do/First-aid/Accessible-first-aid/How-to-request-emergency-help',
    year: null,
    kind: 'organisation',
  },
  'ie-112': {
    title: 'SMS questions and answers',
    publisher: 'Emergency Call Answering Service, Ireland',
    url: 'https://112.ie/sms-questions-and-answers/',
    year: 2020,
    kind: 'authority',
  },
  'nl-112nl': {
    title: 'Politie brengt 112NL-app uit voor mensen die niet goed horen of spreken',
    publisher: 'NU.nl',
    url: 'https://www.nu.nl/tech/6177829/politie-brengt-112nl-app-uit-voor-mensen-die-niet-goed-horen-of-spreken.html',
    year: 2022,
    kind: 'press',
  },
  'no-nodsms': {
    title: 'How Nød-SMS works',
    publisher: 'Norwegian Directorate for Civil Protection',
    url: 'https://www.nodsms.no/en/how-nod-sms-works',
    year: null,
    kind: 'authority',
  },
  'nz-111': {
    title: 'Deaf community gets 111 text service',
    publisher: 'New Zealand Police',
    url: 'https://www.police.govt.nz/news/release/25738',
    year: 2010,
    kind: 'authority',
  },
  'se-112': {
    title: '112 for those with impaired speech and hearing',
    publisher: 'SOS Alarm, Sweden',
    url: 'https://www.sosalarm.se/sprak/english/sms112-english/',
    year: null,
    kind: 'authority',
  },
  'us-nad': {
    title: 'Access to 911 emergency services',
    publisher: 'National Association of the Deaf, USA',
    url: 'https://www.nad.org/resources/technology/access-to-911-emergency-services/',
    year: 2019,
    kind: 'organisation',
  },
} as const satisfies Readonly<Record<string, EmergencyNumberSource>>;

/**
 * Emergency contacts for people who cannot speak, by ISO 3166-1 code. Not every country was looked up, so a country
 * that is missing here may still have a contact.
 */
export const nonVoiceContacts: Readonly<Record<string, readonly NonVoiceContact[]>> = {
  AT: [
    { kind: 'sms', to: '0800133133', sources: ['at-police'] },
    { kind: 'app', to: 'DEC112', sources: ['at-police'] },
  ],
  AU: [
    { kind: 'textphone', to: '106', sources: ['au-106', 'au-relay'] },
    { kind: 'sms', to: '0423677767', sources: ['au-relay'] },
    { kind: 'relay', to: '1800555727', sources: ['au-relay'] },
  ],
  DE: [{ kind: 'app', to: 'nora', needsRegistration: true, sources: ['de-nora'] }],
  FI: [{ kind: 'sms', to: '112', sources: ['fi-112', 'fi-press'] }],
  FR: [
    { kind: 'sms', to: '114', sources: ['fr-114'] },
    { kind: 'app', to: 'Urgence 114', sources: ['fr-114'] },
  ],
  GB: [
    { kind: 'sms', to: '999', needsRegistration: true, sources: ['gb-sms'] },
    { kind: 'textphone', to: '18000', sources: ['gb-textphone', 'gb-sms'] },
  ],
  IE: [{ kind: 'sms', to: '112', sources: ['ie-112'] }],
  NL: [{ kind: 'app', to: '112NL', sources: ['nl-112nl'] }],
  NO: [{ kind: 'sms', to: '113', needsRegistration: true, sources: ['no-nodsms'] }],
  NZ: [{ kind: 'sms', to: '111', needsRegistration: true, sources: ['nz-111'] }],
  SE: [{ kind: 'sms', to: '112', needsRegistration: true, sources: ['se-112'] }],
  US: [{ kind: 'sms', to: '911', isPartial: true, sources: ['us-nad'] }],
};
