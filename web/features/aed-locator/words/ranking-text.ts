import type { PlaceKind } from '../../../../domain/aed/place-kind.ts';
import type { ChanceInWords, Uncertainty } from '../../../../domain/aed/place-reason.ts';
import type { PairOfErrands } from '../../../../domain/aed/rank-by-arrival.ts';
import { inLanguage } from '../../../languages/in-language.ts';

const minutesOf = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Why a card stands where it stands. */
export const reasonText = inLanguage('reasonText', {
  nearestOpen: 'Nearest, and open when you get there',
  open: 'Open when you get there',
  openBeforeNearer: (count: number) =>
    count === 1
      ? 'Open when you get there; a nearer one may be locked'
      : `Open when you get there; ${count} nearer ones may be locked`,
  uncertain: {
    'not-for-everybody': 'Not meant for everybody',
    reported: 'People report that something is wrong',
  } satisfies Partial<Record<Uncertainty, string>>,
  nearerThanSure: (uncertain: string, minutes: number) =>
    `${uncertain}, but ${minutesOf(minutes)} nearer than the first that is surely open`,
  nearestUncertain: (uncertain: string, chance: string) => `Nearest. ${uncertain}; ${chance}`,
  uncertainAs: (uncertain: string, chance: string) => `${uncertain}; ${chance}`,
  chance: {
    most: 'most such AEDs can be had at this hour',
    some: 'about half of such AEDs can be had at this hour',
    few: 'few such AEDs can be had at this hour',
  } satisfies Record<ChanceInWords, string>,
});

/** What stands in the place of AEDs too far to fetch on foot. */
export const reachText = inLanguage('reachText', {
  noneInReach:
    'No AED is known within reach on foot. Keep pressing the chest and stay on the line with the dispatcher; the ambulance carries one.',
  allClosed:
    'Every AED within reach is closed when you get there. Keep pressing the chest and ask the dispatcher; the ambulance carries one.',
  nearestBeyond: (name: string, length: string, driveBack: string) =>
    `Nearest is ${name}, ${length} away: by car about ${driveBack} there and back.`,
  farther: (count: number) =>
    count === 1
      ? '1 more AED is over an hour away on foot, there and back.'
      : `${count} more AEDs are over an hour away on foot, there and back.`,
  show: (count: number) => (count === 1 ? 'Show it all the same' : `Show these ${count} all the same`),
  pair: (secondNumber: number, minutesSooner: number) =>
    `Can two go? One to number 1, the other to number ${secondNumber}: if the first cannot be had, an AED is here about ${minutesOf(minutesSooner)} sooner.`,
});

export const pairText = ({ secondNumber, minutesSooner }: PairOfErrands) =>
  reachText.pair(secondNumber, Math.round(minutesSooner));

/** Beside the minutes of one way. */
export const besideText = inLanguage('besideText', {
  thereAndBack: (minutes: string) => `there and back ${minutes}`,
  droneAtBest: (minutes: string) => `${minutes} at best`,
});

interface Way {
  readonly speedMetresPerSecond: number;
  readonly detour: number;
  readonly waitingSeconds: number;
  readonly source: string;
}

const wordsOfWay = ({ speedMetresPerSecond, detour, waitingSeconds }: Way) =>
  [
    waitingSeconds === 0 ? null : `${waitingSeconds} s to set off`,
    `${speedMetresPerSecond.toFixed(1)} m/s`,
    detour === 1 ? 'in a straight line' : `streets ${detour} times the straight line`,
  ]
    .filter((part) => part !== null)
    .join(', ');

/** The answer to how the order and the minutes come about. */
export const reckoningText = {
  title: 'How is this reckoned?',
  way: (name: string, way: Way) => `${name}: ${wordsOfWay(way)}. Source: ${way.source}.`,
  drone: (measured: Way, fastest: Way) =>
    `Drone (a simulation, nothing flies): ${wordsOfWay(measured)}. Source: ${measured.source}. At best ${wordsOfWay(fastest)}: ${fastest.source}. Whether it takes over five minutes is judged by what was measured.`,
  order: (ambulance: number, shutDoor: number, errand: number) =>
    `Order: the least expected time until an AED is beside the patient, if one goes there first, and on to the next best where the door is locked, ${minutesOf(shutDoor)} lost before it (our own estimate). The ambulance brings one too, taken to come after ${ambulance} minutes on average. Those closed when you get there come last. What takes over ${errand} minutes there and back on foot is folded away.`,
  chance: (working: string, privateByDay: string, privateElse: string, least: string) =>
    `An AED that is surely open counts ${working}: in Seoul's inspections over 97 % worked (Scientific Reports 2022, 14611). Behind a private door ${privateByDay} of that in working hours, else ${privateElse}, our own estimates. One that is not known to be closed counts at least ${least}, our own estimate; within three minutes on foot it stands before any that is ten away.`,
  shares: 'AEDs of unlisted hours taken to be open',
  kind: 'Where and for whom',
  periods: { working: 'Mon–Fri 8–16', waking: 'else 7–21', night: 'night' },
  hangings: { outdoors: 'Outdoors', indoors: 'Indoors', unsaid: 'Place not said' },
  welcomes: { everybody: 'for everybody', limited: 'for customers or on sufferance', unsaid: 'access not said' },
  kinds: {
    staffed: 'Not outdoors, with police, fire brigade, hospital or hotel',
    station: 'Not outdoors, at a station or airport',
    school: 'Not outdoors, in a school',
    shop: 'Not outdoors, in a shop or pharmacy',
  } satisfies Record<PlaceKind, string>,
  sharesSource:
    'Measured on AEDs with hours in open registers of Poland, Switzerland, Slovenia, Japan, Germany and Italy, and lessened outside working hours by what Swiss registers say in words of those without. In Copenhagen 9 % could be reached at all hours (PubMed 24036607), in Toronto 26 % (PMC4992180).',
} as const;
