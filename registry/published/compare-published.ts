import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../domain/checksum/canonical-json.ts';
import type { NamedAed, RegistryChanges } from '../../domain/registers/registry-changes.ts';
import { applyChanges, type CellFeature } from '../../domain/registry/cell-changes.ts';
import { cellsOfTree } from '../../domain/registry/nearest-cells.ts';
import { type IndexedSource, parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { filesOfCell } from '../../domain/registry/registry-stamps.ts';
import { hashOf } from '../hash-of.ts';

const mostExamples = 10;

/** Names the files that each cell is put together from: where two registries have the same, the cell is the same. */
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

const named = ({ id = '', geometry, properties }: CellFeature): NamedAed => ({
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

/** Collects what is different, with the first few of each kind. */
class Differences {
  readonly counts = { added: 0, removed: 0, changed: 0 };
  readonly examples = { added: [] as NamedAed[], removed: [] as NamedAed[], changed: [] as NamedAed[] };

  note(kind: keyof Differences['counts'], feature: CellFeature): void {
    this.counts[kind] += 1;
    if (this.examples[kind].length < mostExamples) this.examples[kind].push(named(feature));
  }
}

type Cells = ReturnType<typeof cellsByFiles>;

/** The AEDs of cells that the other registry has not of the same files. */
function* aedsOfOwnCells(cells: Cells, others: Cells) {
  for (const [files, read] of cells) if (!others.has(files)) yield* read();
}

function differencesBetween(oldCells: Cells, newCells: Cells): Differences {
  const differences = new Differences();
  const old = new Map<string, number>();
  for (const feature of aedsOfOwnCells(oldCells, newCells)) old.set(feature.id ?? '', hashOf(canonicalJson(feature)));
  for (const feature of aedsOfOwnCells(newCells, oldCells)) {
    const former = old.get(feature.id ?? '');
    if (former === undefined) differences.note('added', feature);
    else if (former !== hashOf(canonicalJson(feature))) differences.note('changed', feature);
    old.delete(feature.id ?? '');
  }
  if (old.size === 0) return differences;
  for (const feature of aedsOfOwnCells(oldCells, newCells)) {
    if (old.has(feature.id ?? '')) differences.note('removed', feature);
  }
  return differences;
}

/** Compares two registries cell by cell; cells of the same files are not opened. Memory: an id and a number for each AED of changed cells. */
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
  const { counts, examples } = differencesBetween(cellsByFiles(published, before), cellsByFiles(draft, now));
  return {
    before: { version: before.version, aedCount: before.aedCount },
    after,
    ...counts,
    sources: sourceChanges(before.sources, sources),
    examples,
  };
}
