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
    unclear: 'Something in the register is unclear',
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

/** Opens the answer to how the order and the minutes come about. */
export const reckoningLinkText = inLanguage('reckoningLinkText', {
  title: 'How is this reckoned?',
  notLoaded: 'The answer could not be opened. Check the connection and load the page again.',
});
