import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RankedAed, RankedList } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { AedsFound, FoundSearch, FoundStreets, Walked } from './aed-source.ts';

/** Somebody who was so near to an AED and is this much farther from it has gone by. */
const [besideKm, goneByKm] = [0.04, 0.04];

/** What was found, with its distances from another place. */
export function foundFrom({ listed, alternative }: AedsFound, position: LongitudeLatitude): AedsFound {
  const fromThere = ({ item }: Found<RegisteredAed>) => ({ item, distanceKm: distanceKm(position, item.position) });
  return { listed: listed.map(fromThere), alternative: alternative && fromThere(alternative) };
}

/** The list as judged now in the order in which it stood before, each with the reason for its place there. */
export function inOrderOf(before: RankedList, { inReach, beyond }: RankedList): RankedList {
  const now = new Map([...inReach, ...beyond].map((entry) => [entry.aed.id, entry]));
  const known = new Set([...before.inReach, ...before.beyond].map(({ aed }) => aed.id));
  const asBefore = (entries: readonly RankedAed[]) =>
    entries.map((entry): RankedAed => ({ ...(now.get(entry.aed.id) ?? entry), reason: entry.reason }));
  const isNew = ({ aed }: RankedAed) => !known.has(aed.id);
  return {
    inReach: [...asBefore(before.inReach), ...inReach.filter(isNew)],
    beyond: [...asBefore(before.beyond), ...beyond.filter(isNew)],
    pair: before.pair,
  };
}

interface Move {
  readonly position: LongitudeLatitude;
  readonly streets: FoundStreets | null;
}

/** What is known of somebody who has moved, and whether they have gone by the first of the list. */
export function walkedTo(found: FoundSearch, { position, streets }: Move): { walked: Walked; hasPassed: boolean } {
  const first = found.finding.list.inReach[0];
  const km = first === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, first.aed.position);
  const nearestToFirstKm = Math.min(km, found.walked?.nearestToFirstKm ?? Number.POSITIVE_INFINITY);
  const hasPassed = nearestToFirstKm <= besideKm && km >= nearestToFirstKm + goneByKm;
  return { walked: { position, streets: streets ?? undefined, nearestToFirstKm }, hasPassed };
}
