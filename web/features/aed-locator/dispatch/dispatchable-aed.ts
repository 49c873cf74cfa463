import type { Aed } from '../../../../domain/aed/aed.ts';
import { isAlwaysOpen } from '../../../../domain/aed/opening-week.ts';
import { estimateTravelMinutes, roundMinutes } from '../../../../domain/aed/travel-time.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { displayKilometres } from '../../../../domain/geography/distance.ts';
import { checkedWords } from '../messages/checked-words.ts';

/** What the log takes: longer texts of a register are cut, not refused, while somebody waits. */
const longest = { name: 300, address: 500 } as const;

/** The log is read in English. */
const noAddress = 'Address not in the register';

/** A registered AED as the specification's record: what a card shows, a toast tells and the log keeps. */
export function dispatchableAed(usable: UsableAed, now: Date): Aed {
  const { aed, availability, distanceKm, footMinutes, byStreet } = usable;
  return {
    id: aed.id,
    name: aed.name.slice(0, longest.name),
    address: (aed.address ?? noAddress).slice(0, longest.address),
    distance: displayKilometres(distanceKm),
    // Hours of every day promise nothing where the register's own words limit them.
    available247: isAlwaysOpen(aed.hours) && availability.state === 'open',
    lastChecked: aed.checked === null ? null : checkedWords(aed.checked, now),
    timeByFoot: roundMinutes(footMinutes),
    timeByCar: roundMinutes(byStreet?.carMinutes ?? estimateTravelMinutes(distanceKm, 'car')),
    timeByDrone: roundMinutes(estimateTravelMinutes(distanceKm, 'drone')),
  };
}
