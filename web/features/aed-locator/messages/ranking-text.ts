import type { TwoHelperPlan } from '../../../../domain/aed/rank-by-arrival.ts';
import type { AvailabilityUncertainty, OpenShareLevel } from '../../../../domain/aed/ranking-reason.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

const minutesOf = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** The reason for the rank of an AED, on its card. */
export const rankingReasonText = inLanguage('rankingReasonText', {
  nearestOpen: 'Nearest, and open when you get there',
  open: 'Open when you get there',
  openBeforeNearer: (count: number) =>
    count === 1
      ? 'Open when you get there; a nearer one may be locked'
      : `Open when you get there; ${count} nearer ones may be locked`,
  uncertain: {
    'not-for-everybody': 'Not open to everyone',
    reported: 'People have reported a problem with it',
    unclear: 'Something in the AED list is unclear',
    expired: 'Expired pads or battery',
  } satisfies Partial<Record<AvailabilityUncertainty, string>>,
  nearerThanSure: (uncertain: string, minutes: number) =>
    `${uncertain}. ${minutesOf(minutes)} nearer than the first AED likely to be open`,
  nearestUncertain: (uncertain: string, chance: string) => `Nearest. ${uncertain}; ${chance}`,
  uncertainAs: (uncertain: string, chance: string) => `${uncertain}; ${chance}`,
  chance: {
    most: 'AEDs like this are usually accessible at this hour',
    some: 'about half of AEDs like this are accessible at this hour',
    few: 'AEDs like this are rarely accessible at this hour',
  } satisfies Record<OpenShareLevel, string>,
});

/** Messages in place of AEDs that are too far away to fetch on foot. */
export const outOfReachText = inLanguage('outOfReachText', {
  noneInReach:
    'No AED is listed within walking distance. Keep up chest compressions. Stay on the line with the emergency operator. The ambulance will bring an AED.',
  allClosed:
    'Every AED within walking distance will be closed when you get there. Keep up chest compressions. Ask the emergency operator for help. The ambulance will bring an AED.',
  nearestBeyond: (name: string, length: string, driveBack: string) =>
    `The nearest: ${name}, ${length} away. By car it takes about ${driveBack} there and back.`,
  // The straight line leads across a river or a railway, or the way along the streets is long for another reason.
  nearestInLine: (name: string, length: string, driveBack: string) =>
    `The nearest in a straight line: ${name}, ${length} away. We found no way there on foot in half an hour. By car it takes about ${driveBack} there and back.`,
  farther: (count: number) =>
    count === 1
      ? '1 more AED takes over an hour there and back on foot.'
      : `${count} more AEDs take over an hour there and back on foot.`,
  show: (count: number) => (count === 1 ? 'Show it anyway' : `Show these ${count} anyway`),
  pair: (secondNumber: number, minutesSooner: number) =>
    `Two helpers? Send one to AED 1 and one to AED ${secondNumber}. If AED 1 is not available, this saves about ${minutesOf(minutesSooner)}.`,
});

export const formatPairAdvice = ({ secondNumber, minutesSooner }: TwoHelperPlan) =>
  outOfReachText.pair(secondNumber, Math.round(minutesSooner));

/** Notes beside the travel time of a method. */
export const travelTimeNoteText = inLanguage('travelTimeNoteText', {
  thereAndBack: (time: string) => `there and back ${time}`,
  droneAtBest: (time: string) => `${time} at best`,
});

/** The link that opens the explanation of how AEDs are sorted and how travel times are estimated. */
export const rankingMethodLinkText = inLanguage('rankingMethodLinkText', {
  title: 'How we sort the AEDs',
  notLoaded: 'We could not load this explanation. Check your connection and reload the page.',
});
