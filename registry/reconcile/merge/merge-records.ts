import { aedAccesses, type RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { mergeHours } from './merge-hours.ts';

/** How much a record says. */
function fullness(aed: RegisteredAed): number {
  const said = [aed.address, aed.level, aed.isIndoor, aed.phone, aed.hours, aed.checked].filter(
    (value) => value !== null,
  );
  return said.length + Object.keys(aed.location).length + (aed.access === 'unknown' ? 0 : 1);
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Checked last first, then the one that says most, then by what it says: the same order whatever order the files came in. */
function byWorth(a: RegisteredAed, b: RegisteredAed): number {
  const [checkedA, checkedB] = [a.checked ?? '', b.checked ?? ''];
  const written = (aed: RegisteredAed) => JSON.stringify(aed);
  return (
    inOrder(checkedB, checkedA) || fullness(b) - fullness(a) || inOrder(a.id, b.id) || inOrder(written(a), written(b))
  );
}

function fillFrom(best: RegisteredAed, other: RegisteredAed): RegisteredAed {
  return {
    ...best,
    name: best.name === 'AED' ? other.name : best.name,
    address: best.address ?? other.address,
    location: { ...other.location, ...best.location },
    level: best.level ?? other.level,
    isIndoor: best.isIndoor ?? other.isIndoor,
    isLocked: best.isLocked ?? other.isLocked,
    phone: best.phone ?? other.phone,
    hasChildPads: best.hasChildPads ?? other.hasChildPads,
  };
}

/** What lets the most people in: whoever is turned away at the door of one register stands open in another's. */
function widestAccess(records: readonly RegisteredAed[]): RegisteredAed['access'] {
  return aedAccesses.find((access) => records.some((aed) => aed.access === access)) ?? 'unknown';
}

/** One record from several of the same AED: the best one's word counts, the others fill what it leaves open. */
export function mergeRecords(records: readonly RegisteredAed[]): RegisteredAed {
  const sorted = [...records].sort(byWorth);
  const [best, ...others] = sorted;
  if (!best) throw new RangeError('Got no record to merge, expected at least one.');
  const merged = others.reduce(fillFrom, best);
  const ids = new Set(records.flatMap((aed) => [aed.id, ...aed.sameAs]));
  ids.delete(best.id);
  return {
    ...merged,
    ...mergeHours(sorted),
    access: widestAccess(records),
    sources: [...new Set(records.flatMap((aed) => aed.sources))].sort(),
    sameAs: [...ids].sort(),
  };
}
