import type { AedAccess } from '../../../../domain/aed/aed-registry.ts';
import type { Availability } from '../../../../domain/aed/availability.ts';
import { inLanguage } from '../../../languages/in-language.ts';
import type { AskedPlace } from '../search/aed-source.ts';
import type { MapsChoice } from './hand-over.ts';

type Because = Extract<Availability, { state: 'unknown' }>['because'];

export const availabilityText = inLanguage('availabilityText', {
  midnight: 'at midnight',
  always: 'Open now, at all hours',
  openNow: 'Open now',
  opensBefore: 'Opens before you arrive on foot',
  closes: (moment: string) => `closes ${moment}`,
  knownUntil: (moment: string) => `hours unknown from ${moment}`,
  closesBefore: 'Closes before you arrive on foot',
  closedUntil: (moment: string) => `Closed until ${moment}`,
  closedForLong: 'Closed; the register names no sure hour when it opens',
  alternativeFurther: (length: string, name: string) => `24/7 one ${length} further: ${name}`,
  alternativeNearer: (name: string) => `24/7 one no further: ${name}`,
  unknown: {
    'no-hours': 'Hours not listed',
    'limited-in-words': 'Limited, the register says',
    'says-always': 'Said to be there at all hours',
    'on-a-vehicle': 'Carried on a vehicle, may be out',
    'carried-about': 'Not kept in one place, may be out',
    'hours-in-words': 'Hours unsure: in words only',
    'not-said-for-this-time': 'Hours unsure at this time',
    'public-holiday': 'Hours uncertain: today may be a public holiday there',
    'no-local-time': 'Hours unsure: this device cannot tell the time there',
    'hours-too-old': "Hours unsure: the register's dates have passed",
  } satisfies Record<Because, string>,
});

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What people report of an AED; the number is one of independent networks, a school or a family counting once. */
export const reportedText = inLanguage('reportedText', {
  open: {
    gone: (count: number, since: string) => `Reported missing by ${people(count)} since ${since}, not yet confirmed`,
    'out-of-order': (count: number, since: string) =>
      `Reported locked or out of order by ${people(count)} since ${since}, not yet confirmed`,
    hours: (count: number, since: string) =>
      `Hours reported wrong by ${people(count)} since ${since}, not yet confirmed`,
    place: (count: number, since: string) =>
      `Place reported wrong by ${people(count)} since ${since}, not yet confirmed`,
    present: (count: number, last: string) => `Reported to be there by ${people(count)}, last on ${last}`,
  },
  confirmed: {
    gone: (day: string) => `Confirmed gone on ${day}; the register has listed it anew since`,
    'out-of-order': (day: string) => `Locked or out of order, confirmed on ${day}`,
    hours: (day: string) => `Hours corrected on ${day}`,
    place: (day: string) => `Place corrected on ${day}`,
    present: (day: string) => `Confirmed to be there on ${day}`,
    new: (day: string) => `Reported by people and confirmed on ${day}; no register lists it yet`,
  },
  contradicted: (confirmed: string) => `${confirmed}; the register says something else since`,
  question: (question: string) => `A steward asks: ${question}`,
});

export const checkedText = inLanguage('checkedText', {
  today: 'today',
  inMonth: (month: string) => `in ${month}`,
  inYear: (year: string) => `in ${year}`,
  on: (date: string) => `on ${date}`,
});

export const detailsText = inLanguage('detailsText', {
  where: 'Where',
  level: (level: string) => `level ${level}`,
  indoors: 'indoors',
  outdoors: 'outdoors',
  locked: 'locked: ask for the code when you call',
  unlocked: 'not locked',
  access: {
    yes: 'Open to everybody',
    permissive: 'Everybody may use it',
    customers: 'Meant for customers; ask for it',
    permit: 'By permission only: you may not be let in',
    private: 'Private access: you may not be let in',
    no: 'Not for the public: you may not be let in',
  } satisfies Record<Exclude<AedAccess, 'unknown'>, string>,
  childPads: 'Pads for children',
  phone: 'Telephone',
  source: 'Source',
  reportsAlone: 'reports to this site, confirmed by a person',
  entry: 'see or mend this entry',
});

export const placeText = inLanguage('placeText', {
  allowAgain: {
    ios: 'To share it: press the sign at the address, then Website Settings, Location, Allow. If that is not there: Settings, Privacy & Security, Location Services, Safari Websites.',
    android: 'To share it: press the sign beside the address, then Permissions, Location, Allow.',
    other: 'To share it: press the sign beside the address and allow the location.',
  },
  allowedRuns: 'The search then runs by itself.',
  need: {
    refused: 'Your position is not shared with this page.',
    failed: 'Your position could not be found.',
    awaited: 'Your device has not told your position yet.',
  } satisfies Record<AskedPlace, string>,
  needMore: 'Name a place near you instead. It stays on this device.',
  elsewhere: 'Search at another place',
  label: 'City or longevity hub',
  hint: 'Such as Kraków, Zürich or Okinawa; accents may be left out.',
  nothing: (typed: string) =>
    `We do not know a place called '${typed}': only cities, longevity hubs and the towns that addresses of AEDs name. Type a larger place nearby, or point at the map.`,
  postcode: (typed: string) =>
    `'${typed}' looks like a postcode, and none are known here. Type the town's name, or coordinates such as 47.3769, 8.5417, or point at the map.`,
  beyond:
    'These coordinates are nowhere on Earth: latitude goes to 90 degrees, longitude to 180. Check the numbers, or point at the map.',
  unreadable:
    'These could not be read as coordinates. Type latitude and longitude, such as 47.3769, 8.5417, or point at the map.',
  noCoordinates: 'No coordinates stand in this address. Type them, such as 47.3769, 8.5417, or point at the map.',
  options: (count: number) => (count === 1 ? '1 place' : `${count} places`),
});

export const registryText = inLanguage('registryText', {
  comma: ', ',
  semicolon: '; ',
  from: {
    rough: (length: string) =>
      `Your position is known only to about ${length}: distances and order are as rough. It stays on this device.`,
    named: (name: string) => `Distances from the centre of ${name}, not from where you stand.`,
    point: (name: string) => `Distances from this point: ${name}.`,
    map: 'Distances from the point you chose on the map.',
  },
  summary: (count: number) =>
    count === 1
      ? '1 AED within reach on foot, as far as the register knows.'
      : `${count} AEDs within reach, best first.`,
  summaryOrder: 'By the time until one is beside the patient: the way there and back, and the risk of a locked door.',
  nearestIs: (name: string, length: string, reason: string) => `Nearest of all is ${name}, ${length}: ${reason}.`,
  showNearest: 'Show it',
  onlyOpen: 'Open on arrival only',
  hidden: (count: number) => (count === 1 ? '1 AED hidden' : `${count} AEDs hidden`),
  noneOpen: 'None of these is known to be open when you arrive. Take away the filter to see the others.',
  more: (count: number) => `Show ${count} more`,
  gaps: 'Part of the register could not be read; the list may miss AEDs.',
  unread: 'The register could not be read around this place. Try again; meanwhile ask the emergency dispatcher.',
  damaged: 'Part of the register does not match its checksum and is left out; the list may miss AEDs.',
  none: 'The register knows no AED within 50 km of this place. Ask the emergency dispatcher on the telephone.',
  announced: (count: number, name: string, length: string, reason: string) =>
    `${count === 1 ? '1 AED' : `${count} AEDs`}, best first: ${name}, ${length}, ${reason}.`,
  showOnMap: 'Show on the map',
  showOnMapOf: (name: string) => `where ${name} is`,
  openMap: 'Show the map',
  closeMap: 'Hide the map',
  chosenPoint: 'Chosen point',
  pointAtMap: 'Or point at the map',
  data: 'AED data:',
  dataNote:
    'Made by volunteers and towns; entries can be wrong or out of date. Distances are straight lines, times our estimates. Your position stays on this device.',
  numbersNote:
    "Emergency numbers: our own table, each row with its source; the country by borders kept in this page (country-coder, by the makers of OpenStreetMap's editor).",
  maps: 'Walk and Drive open',
  mapsChoices: {
    phone: "This phone's maps",
    apple: 'Apple Maps',
    google: 'Google Maps',
    openstreetmap: 'OpenStreetMap',
  } satisfies Record<MapsChoice, string>,
  mapsNote: "They are told the AED's position, not yours.",
});

/** What stands in the place of the map of the AEDs. */
export const aedMapPlaceText = inLanguage('aedMapPlaceText', {
  loading: 'The map is loading…',
  failed: 'The map could not be loaded. The list holds the same AEDs.',
  tryAgain: 'Try again',
});
