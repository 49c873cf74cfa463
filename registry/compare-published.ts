import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedAed, RegistryChanges } from '../domain/registry/registry-changes.ts';
import { type IndexedSource, parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { hashOf } from './hash-of.ts';

const mostExamples = 10;

type Feature = {
  readonly id?: string;
  readonly geometry: { readonly coordinates: [number, number] };
  readonly properties: { readonly name?: string };
};

/** The SHA-256 of each cell's file by its name. */
function cellHashes(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'checksums.txt'), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function* aedsIn(folder: string, cell: string): Generator<{ readonly text: string; readonly feature: Feature }> {
  const { features } = JSON.parse(readFileSync(join(folder, cell), 'utf8')) as { features: Feature[] };
  // Clusters have no id.
  for (const feature of features) if (feature.id !== undefined) yield { text: JSON.stringify(feature), feature };
}

const named = ({ id = '', geometry, properties }: Feature): NamedAed => ({
  id,
  name: properties.name ?? 'AED',
  position: geometry.coordinates,
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

  note(kind: keyof Differences['counts'], feature: Feature): void {
    this.counts[kind] += 1;
    if (this.examples[kind].length < mostExamples) this.examples[kind].push(named(feature));
  }
}

/** The AEDs of cells that the other registry has not in the same words. */
function* aedsOfOwnCells(folder: string, cells: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) {
  for (const [cell, hash] of cells) if (others.get(cell) !== hash) yield* aedsIn(folder, cell);
}

function differencesBetween(published: string, draft: string): Differences {
  const differences = new Differences();
  const [oldCells, newCells] = [cellHashes(published), cellHashes(draft)];
  const old = new Map<string, number>();
  for (const { text, feature } of aedsOfOwnCells(published, oldCells, newCells)) {
    old.set(feature.id ?? '', hashOf(text));
  }
  for (const { text, feature } of aedsOfOwnCells(draft, newCells, oldCells)) {
    const former = old.get(feature.id ?? '');
    if (former === undefined) differences.note('added', feature);
    else if (former !== hashOf(text)) differences.note('changed', feature);
    old.delete(feature.id ?? '');
  }
  if (old.size === 0) return differences;
  for (const { feature } of aedsOfOwnCells(published, oldCells, newCells)) {
    if (old.has(feature.id ?? '')) differences.note('removed', feature);
  }
  return differences;
}

/** Compares two registries cell by cell; cells of the same content are not opened. Memory: an id and a number for each AED of changed cells. */
export function compareRegistries(published: string, draft: string): RegistryChanges {
  const { version, aedCount, sources } = indexIn(draft);
  const after = { version, aedCount };
  if (!existsSync(join(published, 'index.json'))) {
    const none = { added: [], removed: [], changed: [] };
    const isNew = { added: aedCount, removed: 0, changed: 0, examples: none };
    return { before: null, after, ...isNew, sources: sourceChanges([], sources) };
  }
  const before = indexIn(published);
  const { counts, examples } = differencesBetween(published, draft);
  return {
    before: { version: before.version, aedCount: before.aedCount },
    after,
    ...counts,
    sources: sourceChanges(before.sources, sources),
    examples,
  };
}
