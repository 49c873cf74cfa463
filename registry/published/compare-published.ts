import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../domain/checksum/canonical-json.ts';
import { applyChanges, type CellFeature } from '../../domain/registry/cell-changes.ts';
import { cellsOfTree } from '../../domain/registry/cell-tree.ts';
import { filesOfCell } from '../../domain/registry/registry-file-versions.ts';
import { type IndexedSource, parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import type { ChangedAed, RegistryChanges } from '../../domain/registry-admin/registry-changes.ts';
import { hashText } from '../../domain/text/hash-text.ts';

const mostExamples = 10;

/** A key of the files that form each cell: cells with equal keys in two registries are equal. */
function cellsByFiles(folder: string, { tree, stamps }: RegistryIndex): Map<string, () => readonly CellFeature[]> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as unknown;
  return new Map(
    Array.from(cellsOfTree(tree), ({ tile }) => {
      const { base, changes } = filesOfCell(stamps, tile);
      const whole = () => applyChanges(read(base.name), changes === null ? { cells: {} } : read(changes.name), tile);
      return [`${base.path} ${changes?.path ?? ''}`, () => whole().features as CellFeature[]];
    }),
  );
}

const named = ({ id = '', geometry, properties }: CellFeature): ChangedAed => ({
  id,
  name: typeof properties.name === 'string' ? properties.name : 'AED',
  position: [...geometry.coordinates],
});

const indexIn = (folder: string) => parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

function sourceChanges(before: readonly IndexedSource[], after: readonly IndexedSource[]) {
  const titles = new Map([...before, ...after].map(({ key, title }) => [key, title]));
  const countIn = (sources: readonly IndexedSource[], key: string) =>
    sources.find((source) => source.key === key)?.recordCount ?? null;
  return [...titles].map(([key, title]) => ({ title, before: countIn(before, key), after: countIn(after, key) }));
}

/** Collects differences, with the first few examples of each kind. */
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

/** The AEDs of cells whose files differ in the other registry. */
function* aedsOfOwnCells(cells: Cells, others: Cells) {
  for (const [files, read] of cells) if (!others.has(files)) yield* read();
}

/** Data of an AED in a changed cell. */
interface FormerAed {
  readonly hash: number;
  readonly position: readonly [number, number];
  readonly timeZone: unknown;
}

const formerOf = (feature: CellFeature): FormerAed => ({
  hash: hashText(canonicalJson(feature)),
  position: feature.geometry.coordinates,
  timeZone: feature.properties.timeZone,
});

/** Called for each changed AED: with the current one, or the former one if it is gone. */
export type OnAedChange = (
  kind: 'added' | 'changed' | 'moved' | 'removed',
  feature: CellFeature,
  formerTimeZone: unknown,
) => void;

const isElsewhere = (one: FormerAed, other: FormerAed) =>
  one.position.some((degrees, axis) => degrees !== other.position[axis]);

function hearDifferences(oldCells: Cells, newCells: Cells, hear: OnAedChange): void {
  const old = new Map<string, FormerAed>();
  for (const feature of aedsOfOwnCells(oldCells, newCells)) old.set(feature.id ?? '', formerOf(feature));
  for (const feature of aedsOfOwnCells(newCells, oldCells)) {
    const [former, now] = [old.get(feature.id ?? ''), formerOf(feature)];
    if (former === undefined) hear('added', feature, now.timeZone);
    else if (former.hash !== now.hash) hear(isElsewhere(former, now) ? 'moved' : 'changed', feature, former.timeZone);
    old.delete(feature.id ?? '');
  }
  if (old.size === 0) return;
  hearGone(aedsOfOwnCells(oldCells, newCells), old, hear);
}

function hearGone(aeds: Iterable<CellFeature>, gone: ReadonlyMap<string, FormerAed>, hear: OnAedChange): void {
  for (const feature of aeds) if (gone.has(feature.id ?? '')) hear('removed', feature, feature.properties.timeZone);
}

/** Reports each difference between the AEDs of two published folders, in cell order; removed ones come last. */
export function forEachAedChange(published: string, draft: string, hear: OnAedChange): void {
  hearDifferences(cellsByFiles(published, indexIn(published)), cellsByFiles(draft, indexIn(draft)), hear);
}

/**
 * Compares two registries cell by cell; cells with the same files are not opened. Memory: an id and a number for each
 * AED of changed cells.
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
