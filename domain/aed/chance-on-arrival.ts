import type { RegisteredAed } from './aed-registry.ts';
import { type Availability, localMoment } from './availability.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';
import { dayPeriodAt, type Shares, saysAlwaysShare, timeShareOf, wayShareOf } from './stated-limits.ts';

type Hanging = 'indoors' | 'outdoors' | 'unsaid';
type Welcome = 'everybody' | 'limited' | 'unsaid';

/**
 * How often an AED of unlisted hours can be reached, by where it hangs and whom it is for. Measured on 8,900 AEDs with hours in six
 * registers (Poland, Switzerland, Slovenia, Takamatsu, Cologne, Desio; `npm run bench -- ranking` measures again): the share open in
 * each part of the week. That overstates those without hours, as "24/7" is the easiest to write: 1,109 Swiss records without hours
 * say in words whether they are always open, indoors 1 in 10. Taking the silent rest to be like those with hours, outside working
 * hours the shares shrink to 0.6 indoors, 0.8 outdoors and 0.85 where the register does not say; Copenhagen had 9 % open at all hours
 * (PubMed 24036607), Toronto 26 % (PMC4992180). In working hours 96 % in Copenhagen. Rounded to twentieths.
 */
export const unlistedShares: Readonly<Record<Hanging, Readonly<Record<Welcome, Shares>>>> = {
  outdoors: {
    everybody: { working: 0.95, waking: 0.8, night: 0.8 },
    limited: { working: 0.85, waking: 0.45, night: 0.25 },
    unsaid: { working: 0.95, waking: 0.8, night: 0.8 },
  },
  indoors: {
    everybody: { working: 0.95, waking: 0.45, night: 0.35 },
    limited: { working: 0.95, waking: 0.2, night: 0.05 },
    unsaid: { working: 0.9, waking: 0.3, night: 0.2 },
  },
  unsaid: {
    everybody: { working: 0.95, waking: 0.85, night: 0.8 },
    limited: { working: 0.9, waking: 0.35, night: 0.1 },
    unsaid: { working: 0.9, waking: 0.55, night: 0.35 },
  },
};

/**
 * The same for those that do not hang outdoors at a place of a known kind, which tells more than whom they are for: of those indoors
 * with hours, 76 % are open at night where somebody is at all hours, 87 % at stations, 32 % in schools, 14 % in shops and pharmacies.
 */
export const unlistedSharesByKind: Readonly<Record<PlaceKind, Shares>> = {
  staffed: { working: 0.95, waking: 0.5, night: 0.45 },
  station: { working: 0.95, waking: 0.55, night: 0.5 },
  school: { working: 0.95, waking: 0.3, night: 0.2 },
  shop: { working: 0.95, waking: 0.35, night: 0.1 },
};

/**
 * Of 23,619 inspections of public AEDs in Seoul 15.4 % found one that was not ready, mostly for expired electrodes
 * (doi 10.1038/s41598-022-14611-1). Expired electrodes often still work, so this may be too little, never too much.
 */
export const readyShare = 0.85;

/** Our own estimates, no figure being known: how often somebody behind a private door lets one in. */
export const privateDoorShares: Shares = { working: 0.5, waking: 0.25, night: 0.25 };

/** Our own estimate: whatever speaks against it, one in twenty that is not known to be closed is available. */
export const leastChance = 0.05;

export function hangingOf({ isIndoor }: RegisteredAed): Hanging {
  if (isIndoor === null) return 'unsaid';
  return isIndoor ? 'indoors' : 'outdoors';
}

/** Whom it is for, restricted ones apart: theirs is counted as of those who are not said to let everybody in. */
export function welcomeOf({ access }: RegisteredAed): Welcome {
  if (access === 'yes') return 'everybody';
  return access === 'unknown' ? 'unsaid' : 'limited';
}

/** The shares of its kind of place, where the register does not say something stronger: outdoors, for everybody, for customers. */
function unlistedSharesOf(aed: RegisteredAed): Shares {
  const [hanging, welcome] = [hangingOf(aed), welcomeOf(aed)];
  const plain = unlistedShares[hanging][welcome];
  if (hanging === 'outdoors' || (hanging === 'unsaid' && welcome === 'everybody')) return plain;
  const kind = placeKindOf(aed);
  if (kind === null || (welcome === 'limited' && kind !== 'staffed')) return plain;
  return unlistedSharesByKind[kind];
}

interface Judged {
  readonly aed: RegisteredAed;
  readonly availability: Availability;
  readonly isRestricted: boolean;
}

/** A holiday's working hours are like those of a weekend. */
function isOnHoliday(availability: Availability): boolean {
  return availability.state === 'unknown' && availability.because === 'public-holiday';
}

const evenly = (share: number): Shares => ({ working: share, waking: share, night: share });

/** Hours that only the words put in question are counted as far as those words go, which is reckoned beside this. */
function shareOfUnknown(aed: RegisteredAed, because: Extract<Availability, { state: 'unknown' }>['because']): Shares {
  if (because === 'says-always') return evenly(saysAlwaysShare);
  const areHoursRead = aed.hours !== null;
  const isByWords = because === 'limited-in-words' || because === 'on-a-vehicle' || because === 'carried-about';
  return areHoursRead && isByWords ? evenly(1) : unlistedSharesOf(aed);
}

/** How likely an AED is available by somebody who stands before it at `arrival`, 0 to 1; 0 where it is known to be closed then. */
export function chanceOnArrival({ aed, availability, isRestricted }: Judged, arrival: Date): number {
  if (availability.state === 'closed') return 0;
  const local = localMoment(arrival, aed.timeZone);
  // A clock that cannot be read may stand at night.
  const period = local === null ? 'night' : dayPeriodAt(local);
  const kindOfDay = period === 'working' && isOnHoliday(availability) ? 'waking' : period;
  const isOpen = availability.state === 'open';
  const share = isOpen ? 1 : shareOfUnknown(aed, availability.because)[kindOfDay];
  // What the words say of times takes away, and never adds.
  const inWords = isOpen ? 1 : timeShareOf(aed, kindOfDay);
  const ofDoor = wayShareOf(aed, period) * (isRestricted ? privateDoorShares[period] : 1);
  return Math.max(leastChance, Math.min(share, inWords) * readyShare * ofDoor);
}
