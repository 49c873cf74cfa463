import type { RegisteredAed } from '../../domain/aed-registry.ts';

/** How much a record says. */
function fullness(aed: RegisteredAed): number {
  const said = [aed.address, aed.level, aed.isIndoor, aed.phone, aed.hours, aed.checked].filter(
    (value) => value !== null,
  );
  return said.length + Object.keys(aed.location).length + (aed.access === 'unknown' ? 0 : 1);
}

/** Checked last first, then the one that says most, then by id: the same order whatever order the files came in. */
function byWorth(a: RegisteredAed, b: RegisteredAed): number {
  const [checkedA, checkedB] = [a.checked ?? '', b.checked ?? ''];
  if (checkedA !== checkedB) return checkedA > checkedB ? -1 : 1;
  return fullness(b) - fullness(a) || (a.id < b.id ? -1 : 1);
}

function fillFrom(best: RegisteredAed, other: RegisteredAed): RegisteredAed {
  const hasHours = best.hours !== null;
  return {
    ...best,
    name: best.name === 'AED' ? other.name : best.name,
    address: best.address ?? other.address,
    location: { ...other.location, ...best.location },
    level: best.level ?? other.level,
    isIndoor: best.isIndoor ?? other.isIndoor,
    isLocked: best.isLocked ?? other.isLocked,
    access: best.access === 'unknown' ? other.access : best.access,
    phone: best.phone ?? other.phone,
    hasChildPads: best.hasChildPads ?? other.hasChildPads,
    // Hours and their text belong together: never one record's text beside the other's minutes.
    hours: hasHours ? best.hours : other.hours,
    hoursText: hasHours || other.hours === null ? (best.hoursText ?? other.hoursText) : other.hoursText,
  };
}

/** One record from several of the same AED: the best one's word counts, the others fill what it leaves open. */
export function mergeRecords(records: readonly RegisteredAed[]): RegisteredAed {
  const [best, ...others] = [...records].sort(byWorth);
  if (!best) throw new RangeError('Got no record to merge, expected at least one.');
  const merged = others.reduce(fillFrom, best);
  const ids = new Set(records.flatMap((aed) => [aed.id, ...aed.sameAs]));
  ids.delete(best.id);
  return { ...merged, sources: [...new Set(records.flatMap((aed) => aed.sources))].sort(), sameAs: [...ids].sort() };
}
