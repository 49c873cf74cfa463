import {
  type AedNote,
  accessLimits,
  aedAccessValues,
  type RegisteredAed,
  unnamedAed,
} from '../../../domain/aed/aed-registry.ts';
import type { DataUncertainty } from '../../../domain/aed/data-uncertainty.ts';
import { mergeHours } from './merge-hours.ts';

function knownValueCount(aed: RegisteredAed): number {
  const knownValues = [aed.address, aed.level, aed.isIndoor, aed.phone, aed.hours, aed.checked].filter(
    (value) => value !== null,
  );
  return knownValues.length + Object.keys(aed.location).length + (aed.access === 'unknown' ? 0 : 1);
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const isRoughlyPlaced = ({ doubts }: RegisteredAed) => Number(doubts?.place !== undefined);

/**
 * Sorts the best record first. Certain positions come before doubtful ones, then later checks before earlier ones, then
 * more known values before fewer. If all this is equal, the id and the content decide, so that the order of the files
 * does not matter.
 */
function compareQuality(a: RegisteredAed, b: RegisteredAed): number {
  const [checkedA, checkedB] = [a.checked ?? '', b.checked ?? ''];
  const written = (aed: RegisteredAed) => JSON.stringify(aed);
  return (
    isRoughlyPlaced(a) - isRoughlyPlaced(b) ||
    inOrder(checkedB, checkedA) ||
    knownValueCount(b) - knownValueCount(a) ||
    inOrder(a.id, b.id) ||
    inOrder(written(a), written(b))
  );
}

/**
 * Merges the doubts about an AED. A doubt about access is dropped if any record has a known access. If the state is
 * doubtful in any record, the merged state is doubtful too. Doubts about the position are taken from the best record,
 * because its position is used.
 */
function mergeDoubts([best, ...others]: readonly RegisteredAed[], access: RegisteredAed['access']) {
  const first = (what: 'state' | 'access') =>
    [best, ...others].map((aed) => aed?.doubts?.[what]).find((words) => words !== undefined);
  const [state, unread, place] = [first('state'), first('access'), best?.doubts?.place];
  const doubts: DataUncertainty = {
    ...(state !== undefined && { state }),
    ...(unread !== undefined && access === 'unknown' && { access: unread }),
    ...(place !== undefined && { place }),
  };
  return Object.keys(doubts).length === 0 ? {} : { doubts };
}

const maxNotes = 4;

/**
 * Merges the notes and access limits of all records. Access instructions come first. A limit in any one record applies,
 * except that "always" only applies if there is no other limit.
 */
function mergeNotes(records: readonly RegisteredAed[]): Pick<RegisteredAed, 'notes' | 'limits'> {
  const byText = new Map(
    records.flatMap(({ notes = [] }) => notes.map((note) => [note.text, note] as const)).reverse(),
  );
  const rank = { way: 0, limit: 1 };
  const rankOf = ({ says }: AedNote) => (says === undefined ? 2 : rank[says]);
  const notes = [...byText.values()]
    .reverse()
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, maxNotes);
  const allLimits = new Set(records.flatMap(({ limits = [] }) => limits));
  if (allLimits.size > 1) allLimits.delete('always');
  const limits = accessLimits.filter((limit) => allLimits.has(limit));
  return { ...(notes.length > 0 && { notes }), ...(limits.length > 0 && { limits }) };
}

function fillFrom(best: RegisteredAed, other: RegisteredAed): RegisteredAed {
  const ref = best.ref ?? other.ref;
  const expires = { ...other.expires, ...best.expires };
  return {
    ...best,
    name: best.name === unnamedAed ? other.name : best.name,
    address: best.address ?? other.address,
    location: { ...other.location, ...best.location },
    level: best.level ?? other.level,
    isIndoor: best.isIndoor ?? other.isIndoor,
    isLocked: best.isLocked ?? other.isLocked,
    phone: best.phone ?? other.phone,
    ...(ref !== undefined && { ref }),
    ...(Object.keys(expires).length > 0 && { expires }),
    hasChildPads: best.hasChildPads ?? other.hasChildPads,
  };
}

/** Returns the least restrictive access in any of the records, because sources may disagree about one AED. */
function leastRestrictiveAccess(records: readonly RegisteredAed[]): RegisteredAed['access'] {
  return aedAccessValues.find((access) => records.some((aed) => aed.access === access)) ?? 'unknown';
}

/** Merges several records of the same AED. Values that the best record lacks come from the others. */
export function mergeRecords(records: readonly RegisteredAed[]): RegisteredAed {
  const sorted = [...records].sort(compareQuality);
  const [best, ...others] = sorted;
  if (!best) throw new RangeError('A merge needs at least one record.');
  const merged = others.reduce(fillFrom, best);
  const { doubts: _, ...mergedFields } = merged;
  const access = leastRestrictiveAccess(records);
  const ids = new Set(records.flatMap((aed) => [aed.id, ...aed.sameAs]));
  ids.delete(best.id);
  return {
    ...mergedFields,
    ...mergeHours(sorted),
    access,
    sources: [...new Set(records.flatMap((aed) => aed.sources))].sort(),
    sameAs: [...ids].sort(),
    ...mergeNotes(sorted),
    ...mergeDoubts(sorted, access),
  };
}
