import { type AedNote, accessLimits, aedAccessValues, type RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { DataUncertainty } from '../../../domain/aed/data-uncertainty.ts';
import { mergeHours } from './merge-hours.ts';

/** Amount of information in a record. */
function fullness(aed: RegisteredAed): number {
  const said = [aed.address, aed.level, aed.isIndoor, aed.phone, aed.hours, aed.checked].filter(
    (value) => value !== null,
  );
  return said.length + Object.keys(aed.location).length + (aed.access === 'unknown' ? 0 : 1);
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const isRoughlyPlaced = ({ doubts }: RegisteredAed) => Number(doubts?.place !== undefined);

/**
 * Certain position first, then the latest check, then the most information, then its content: independent of the order
 * of the files.
 */
function byWorth(a: RegisteredAed, b: RegisteredAed): number {
  const [checkedA, checkedB] = [a.checked ?? '', b.checked ?? ''];
  const written = (aed: RegisteredAed) => JSON.stringify(aed);
  return (
    isRoughlyPlaced(a) - isRoughlyPlaced(b) ||
    inOrder(checkedB, checkedA) ||
    fullness(b) - fullness(a) ||
    inOrder(a.id, b.id) ||
    inOrder(written(a), written(b))
  );
}

/**
 * Remaining doubts of the best record given the others: one with known access resolves a doubt about it, and one with a
 * doubtful state makes the state doubtful. The position and its doubt are the best record's.
 */
function doubtsOfAll([best, ...others]: readonly RegisteredAed[], access: RegisteredAed['access']) {
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

const mostNotes = 4;

/**
 * The notes of all records, the access instructions first; a limit in one applies, and "always" counts only without
 * limits.
 */
function wordsOfAll(records: readonly RegisteredAed[]): Pick<RegisteredAed, 'notes' | 'limits'> {
  const byText = new Map(
    records.flatMap(({ notes = [] }) => notes.map((note) => [note.text, note] as const)).reverse(),
  );
  const rank = { way: 0, limit: 1 };
  const rankOf = ({ says }: AedNote) => (says === undefined ? 2 : rank[says]);
  const notes = [...byText.values()]
    .reverse()
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, mostNotes);
  const said = new Set(records.flatMap(({ limits = [] }) => limits));
  if (said.size > 1) said.delete('always');
  const limits = accessLimits.filter((limit) => said.has(limit));
  return { ...(notes.length > 0 && { notes }), ...(limits.length > 0 && { limits }) };
}

function fillFrom(best: RegisteredAed, other: RegisteredAed): RegisteredAed {
  const ref = best.ref ?? other.ref;
  const expires = { ...other.expires, ...best.expires };
  return {
    ...best,
    name: best.name === 'AED' ? other.name : best.name,
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

/** The least restrictive access: somebody turned away under one register may be admitted under another. */
function widestAccess(records: readonly RegisteredAed[]): RegisteredAed['access'] {
  return aedAccessValues.find((access) => records.some((aed) => aed.access === access)) ?? 'unknown';
}

/** One record from several of the same AED: the best one's values, completed from the others. */
export function mergeRecords(records: readonly RegisteredAed[]): RegisteredAed {
  const sorted = [...records].sort(byWorth);
  const [best, ...others] = sorted;
  if (!best) throw new RangeError('A merge needs at least one record.');
  const merged = others.reduce(fillFrom, best);
  const { doubts: _, ...said } = merged;
  const access = widestAccess(records);
  const ids = new Set(records.flatMap((aed) => [aed.id, ...aed.sameAs]));
  ids.delete(best.id);
  return {
    ...said,
    ...mergeHours(sorted),
    access,
    sources: [...new Set(records.flatMap((aed) => aed.sources))].sort(),
    sameAs: [...ids].sort(),
    ...wordsOfAll(sorted),
    ...doubtsOfAll(sorted, access),
  };
}
