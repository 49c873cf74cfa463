import type { AedAccess } from '../../../../domain/aed/aed-registry.ts';
import type { Availability } from '../../../../domain/aed/availability.ts';
import { inLanguage } from '../../../languages/localize-text.ts';
import type { LocationPrompt } from '../search/aed-source.ts';
import type { MapsApp } from './open-maps.ts';

type Because = Extract<Availability, { state: 'unknown' }>['because'];

export const availabilityText = inLanguage('availabilityText', {
  /** These are separate sentences, because 'at midnight' cannot follow a preposition. */
  midnight: {
    closes: 'closes at midnight',
    knownUntil: 'hours unknown from midnight',
    closedUntil: 'Closed until midnight',
  },
  /** A time more than a week ahead. The date is written in ISO 8601. */
  farDay: (weekday: string, date: string, time: string) => `${weekday} ${date}, ${time}`,
  always: 'Open now, at all hours',
  openNow: 'Open now',
  opensBefore: 'Opens before you arrive on foot',
  closes: (moment: string) => `closes ${moment}`,
  knownUntil: (moment: string) => `hours unknown from ${moment}`,
  closesBefore: 'Closes before you arrive on foot',
  closedUntil: (moment: string) => `Closed until ${moment}`,
  closedForLong: 'Closed, opening time not known',
  alternativeFurther: (length: string, name: string) => `Open 24/7, ${length} further away: ${name}`,
  alternativeNearer: (name: string) => `Open 24/7, no further away: ${name}`,
  unknown: {
    'no-hours': 'Hours not listed',
    'limited-in-words': 'Limited access',
    'says-always': 'Listed as available at all hours',
    'on-a-vehicle': 'On a vehicle: it may be elsewhere',
    'carried-about': 'No fixed location: it may be elsewhere',
    'hours-in-words': 'Hours unclear: described in words only',
    'not-said-for-this-time': 'Hours unclear at this time',
    'public-holiday': 'Hours unclear: today may be a public holiday there',
    'no-local-time': 'Hours unclear: the local time there is not known',
    'hours-too-old': 'Hours unclear: the listed dates have passed',
  } satisfies Record<Because, string>,
});

const reports = (count: number, since: string, claim: string) =>
  `${count === 1 ? `1 report on ${since} says` : `${count} reports since ${since} say`} ${claim}. Not confirmed.`;

/**
 * Sentences about what people have reported about an AED. The number counts networks, so that the members of one school
 * or family count once.
 */
export const aedReportsText = inLanguage('aedReportsText', {
  open: {
    gone: (count: number, since: string) => reports(count, since, 'this AED is missing'),
    'out-of-order': (count: number, since: string) => reports(count, since, 'this AED is locked or out of order'),
    hours: (count: number, since: string) => reports(count, since, 'the hours are wrong'),
    place: (count: number, since: string) => reports(count, since, 'the location is wrong'),
    present: (count: number, day: string) =>
      count === 1 ? `1 report on ${day} says it is there` : `${count} reports say it is there, the last on ${day}`,
  },
  confirmed: {
    gone: (day: string) => `Confirmed missing on ${day}. The AED list has shown it again since then.`,
    'out-of-order': (day: string) => `Confirmed locked or out of order on ${day}`,
    hours: (day: string) => `Hours corrected on ${day}`,
    place: (day: string) => `Location corrected on ${day}`,
    present: (day: string) => `Confirmed to be there on ${day}`,
    new: (day: string) => `Reported to us and confirmed on ${day}. It is not on any AED list yet.`,
  },
  contradicted: (confirmed: string) => `${confirmed}. The AED list now says something else.`,
  question: (question: string) => `A reviewer asks: ${question}`,
});

export const checkDateText = inLanguage('checkDateText', {
  today: 'today',
  inMonth: (month: string) => `in ${month}`,
  inYear: (year: string) => `in ${year}`,
  on: (date: string) => `on ${date}`,
});

export const aedDetailsText = inLanguage('aedDetailsText', {
  where: 'Where',
  level: (level: string) => `level ${level}`,
  indoors: 'indoors',
  outdoors: 'outdoors',
  locked: 'locked: ask the emergency operator for the code',
  unlocked: 'not locked',
  access: {
    yes: 'Open to everyone',
    permissive: 'Anyone may use it',
    customers: 'For customers: ask the staff for it',
    permit: 'By permission only: you may not be let in',
    private: 'Private access: you may not be let in',
    no: 'Not for the public: you may not be let in',
  } satisfies Record<Exclude<AedAccess, 'unknown'>, string>,
  childPads: 'Child pads',
  number: 'Number on the box',
  tellNumber: 'Tell the emergency operator this number.',
  plusCode: 'Plus code',
  phone: 'Phone',
  source: (titles: string) => `Source: ${titles}`,
  reportsAlone: 'reports to this site, confirmed by a person',
  entry: 'view or edit on OpenStreetMap',
});

export const visitorPlaceText = inLanguage('visitorPlaceText', {
  allowAgain: {
    ios: 'To share your location, tap the icon beside the web address, then Website Settings, Location, Allow. If you do not see it, open Settings, Privacy & Security, Location Services, Safari Websites.',
    android: 'To share your location, tap the icon beside the web address, then Permissions, Location, Allow.',
    other: 'To share your location, click the icon beside the web address and allow access to it.',
  },
  allowedRuns: 'The search then starts automatically.',
  need: {
    refused: 'This page cannot see your location.',
    failed: 'We could not find your location.',
    awaited: 'Still waiting for your location.',
  } satisfies Record<LocationPrompt, string>,
  needMore: 'Enter a place near you. What you type stays on this device.',
  elsewhere: 'Search another location',
  label: 'Town or city',
  hint: 'For example Kraków, Zürich or Okinawa. You can leave out accents.',
  nothing: (typed: string) => `We could not find “${typed}”. Try a larger town nearby, or choose a point on the map.`,
  postcode: (typed: string) =>
    `“${typed}” looks like a postcode. We cannot search by postcode. Enter the town's name, or coordinates such as 47.3769, 8.5417, or choose a point on the map.`,
  beyond:
    'These coordinates do not exist: latitude goes up to 90 degrees, longitude up to 180. Check the numbers, or choose a point on the map.',
  unreadable:
    'We could not read these coordinates. Enter latitude and longitude, such as 47.3769, 8.5417, or choose a point on the map.',
  noCoordinates:
    'This link contains no coordinates. Enter some, such as 47.3769, 8.5417, or choose a point on the map.',
  options: (count: number) => (count === 1 ? '1 place' : `${count} places`),
});

export const registryText = inLanguage('registryText', {
  comma: ', ',
  semicolon: '; ',
  from: {
    rough: (length: string) => `Your location may be off by about ${length}, so distances and order are approximate.`,
    named: (name: string) => `Distances from the centre of ${name}, not from where you are.`,
    point: (name: string) => `Distances from this point: ${name}.`,
    map: 'Distances from the point you chose on the map.',
  },
  summary: (count: number) =>
    count === 1 ? '1 AED within walking distance.' : `${count} AEDs within walking distance, best first.`,
  nearestIs: (name: string, length: string, reason: string) => `Nearest: ${name}, ${length}, ${reason}.`,
  showNearest: 'Show it',
  onlyOpen: 'Show only AEDs open when you arrive',
  hidden: (count: number) => (count === 1 ? '1 AED hidden' : `${count} AEDs hidden`),
  noneOpen: 'We do not know of any AED here that is open when you arrive. Turn off the filter to see them all.',
  more: (count: number) => `Show ${count} more`,
  gaps: 'Some AEDs may be missing: part of the list did not load.',
  unread:
    'We could not load the AED list for this area. Try again. Ask the emergency operator where the nearest AED is.',
  damaged: 'Some AEDs may be missing: part of the list arrived damaged, so we left it out.',
  none: 'No AED is listed within 50 km. Ask the emergency operator where the nearest AED is.',
  announced: (count: number, name: string, length: string, reason: string) =>
    `${count === 1 ? '1 AED' : `${count} AEDs`}, best first: ${name}, ${length}, ${reason}.`,
  showOnMap: 'Show on the map',
  showOnMapOf: (name: string) => `location: ${name}`,
  openMap: 'Show the map',
  closeMap: 'Hide the map',
  chosenPoint: 'Chosen point',
  pointAtMap: 'Or choose a point on the map',
  /** The space at the end of this text, and those in the brackets below, are part of the sentence. */
  data: 'AED data: ',
  brackets: { open: ' (', close: ')' },
  stop: '.',
  dataNote:
    'Volunteers and towns make these lists. Entries can be wrong or out of date. Your location stays on this device.',
  maps: 'Open Walk and Drive in',
  mapsChoices: {
    phone: "This phone's maps",
    apple: 'Apple Maps',
    google: 'Google Maps',
    openstreetmap: 'OpenStreetMap',
  } satisfies Record<MapsApp, string>,
  mapsNote: "The maps app receives the AED's location, not yours.",
});

/** Messages in place of the map of AEDs. */
export const aedMapPlaceholderText = inLanguage('aedMapPlaceholderText', {
  loading: 'The map is loading…',
  failed: 'The map did not load. The list shows the same AEDs.',
  tryAgain: 'Try again',
});
