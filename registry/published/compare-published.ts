import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unnamedAed } from '../../domain/aed/aed-registry.ts';
import { toCanonicalJson } from '../../domain/checksum/canonical-json.ts';
import { applyCellChanges, type CellFeature } from '../../domain/registry/cell-changes.ts';
import { cellsOfTree } from '../../domain/registry/cell-tree.ts';
import { filesOfCell } from '../../domain/registry/registry-file-versions.ts';
import { type IndexedSource, parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import type { ChangedAed, RegistryChanges } from '../../domain/registry-admin/registry-changes.ts';
import { hashText } from '../../domain/text/hash-text.ts';

const mostExamples = 10;

/**
 * Returns the cells of a registry by the paths of their files. A path contains the version that last changed the file,
 * so if a cell has the same paths in another registry, its content is the same.
 */
function cellsByFiles(
  folder: string,
  { tree, fileVersions }: RegistryIndex,
): Map<string, () => readonly CellFeature[]> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as unknown;
  return new Map(
    Array.from(cellsOfTree(tree), ({ tile }) => {
      const { base, changes } = filesOfCell(fileVersions, tile);
      const whole = () =>
        applyCellChanges(read(base.name), changes === null ? { cells: {} } : read(changes.name), tile);
      return [`${base.path} ${changes?.path ?? ''}`, () => whole().features as CellFeature[]];
    }),
  );
}

const named = ({ id = '', geometry, properties }: CellFeature): ChangedAed => ({
  id,
  name: typeof properties.name === 'string' ? properties.name : unnamedAed,
  position: [...geometry.coordinates],
});

const indexIn = (folder: string) => parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

function sourceChanges(before: readonly IndexedSource[], after: readonly IndexedSource[]) {
  const titles = new Map([...before, ...after].map(({ key, title }) => [key, title]));
  const countIn = (sources: readonly IndexedSource[], key: string) =>
    sources.find((source) => source.key === key)?.recordCount ?? null;
  return [...titles].map(([key, title]) => ({ title, before: countIn(before, key), after: countIn(after, key) }));
}

/** Counts differences of each kind, and keeps the first few of each as examples. */
function createDifferences() {
  const counts = { added: 0, removed: 0, changed: 0 };
  const examples = { added: [] as ChangedAed[], removed: [] as ChangedAed[], changed: [] as ChangedAed[] };
  const note = (kind: keyof typeof counts, feature: CellFeature) => {
    counts[kind] += 1;
    if (examples[kind].length < mostExamples) examples[kind].push(named(feature));
  };
  return { counts, examples, note };
}

type Cells = ReturnType<typeof cellsByFiles>;

/** Yields the AEDs in those cells of one registry whose files differ in the other registry. */
function* aedsOfChangedCells(cells: Cells, others: Cells) {
  for (const [files, read] of cells) if (!others.has(files)) yield* read();
}

/** The data of an AED in a changed cell, for the comparison with its data in the other registry. */
interface FormerAed {
  readonly hash: number;
  readonly position: readonly [number, number];
  readonly timeZone: unknown;
}

const formerOf = (feature: CellFeature): FormerAed => ({
  hash: hashText(toCanonicalJson(feature)),
  position: feature.geometry.coordinates,
  timeZone: feature.properties.timeZone,
});

/** Called for each AED that differs, with its current data, or with its previous data if it was removed. */
export type OnAedChange = (
  kind: 'added' | 'changed' | 'moved' | 'removed',
  feature: CellFeature,
  formerTimeZone: unknown,
) => void;

const isElsewhere = (one: FormerAed, other: FormerAed) =>
  one.position.some((degrees, axis) => degrees !== other.position[axis]);

function reportDifferences(oldCells: Cells, newCells: Cells, onChange: OnAedChange): void {
  const old = new Map<string, FormerAed>();
  for (const feature of aedsOfChangedCells(oldCells, newCells)) old.set(feature.id ?? '', formerOf(feature));
  for (const feature of aedsOfChangedCells(newCells, oldCells)) {
    const [previous, now] = [old.get(feature.id ?? ''), formerOf(feature)];
    if (previous === undefined) onChange('added', feature, now.timeZone);
    else if (previous.hash !== now.hash)
      onChange(isElsewhere(previous, now) ? 'moved' : 'changed', feature, previous.timeZone);
    old.delete(feature.id ?? '');
  }
  if (old.size === 0) return;
  reportRemoved(aedsOfChangedCells(oldCells, newCells), old, onChange);
}

function reportRemoved(aeds: Iterable<CellFeature>, gone: ReadonlyMap<string, FormerAed>, onChange: OnAedChange): void {
  for (const feature of aeds) if (gone.has(feature.id ?? '')) onChange('removed', feature, feature.properties.timeZone);
}

/**
 * Calls `onChange` for each AED that differs between two published folders. Added and changed AEDs come first, in the
 * order of the cells, and removed ones last.
 */
export function forEachAedChange(published: string, draft: string, onChange: OnAedChange): void {
  reportDifferences(cellsByFiles(published, indexIn(published)), cellsByFiles(draft, indexIn(draft)), onChange);
}

/**
 * Compares two registries cell by cell. Cells with the same files are not opened. Keeps an id and a hash for each AED
 * in a changed cell in memory.
 */
export function compareRegistries(published: string, draft: string): RegistryChanges {
  const now = indexIn(draft);
  const { version, aedCount, sources } = now;
  const after = { version, aedCount };
  if (!existsSync(join(published, 'index.json'))) {
    const none = { added: [], removed: [], changed: [] };
    const isNew = { added: aedCount, removed: 0, changed: 0, examples: none };
    return { before: null, after, ...isNew, sources: sourceChanges([], sources) };
  }
  const before = indexIn(published);
  const { counts, examples, note } = createDifferences();
  forEachAedChange(published, draft, (kind, feature) => note(kind === 'moved' ? 'changed' : kind, feature));
  return {
    before: { version: before.version, aedCount: before.aedCount },
    after,
    ...counts,
    sources: sourceChanges(before.sources, sources),
    examples,
  };
}
