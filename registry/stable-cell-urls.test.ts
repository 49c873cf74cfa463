import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import { cellsOfTree } from '../domain/registry/cell-tree.ts';
import { filesOfCell } from '../domain/registry/registry-file-versions.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importRegistry } from './import-registry.ts';
import { rollBackRegistry } from './published/publish-draft.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { countryFeatures, readPublishedRegistry } from './testing/imported-registry-fixture.ts';
import { draftFolderOf } from './write/swap-folders.ts';

const asOf = '2026-11-21';

type Feature = { properties: Record<string, unknown>; geometry: { coordinates: number[] } };

/** The same AEDs at a later time, when every seventieth one has changed and a few have been removed. */
const changedFeatures = (countryFeatures as Feature[]).flatMap((feature, index) => {
  if (index % 97 === 5) return [];
  return [index % 70 === 3 ? { ...feature, properties: { ...feature.properties, phone: '+48 1' } } : feature];
});
const inAField = createOsmNodeFeature(777_001, 21.7, 51.9);
const later = [...changedFeatures, inAField];

async function write(out: string, features: readonly object[], cellLimit = 20) {
  const files = [writeFileIn(createTestFolder(), 'poland.geojson', formatGeojsonFile(...features))];
  await importRegistry({ files, out, asOf, cellLimit });
}

type Registry = Awaited<ReturnType<typeof readPublishedRegistry>>;
let out: string;
let before: Registry;
let after: Registry;

/** Publishes the AEDs, and then the changed AEDs in the same folder. */
beforeAll(async () => {
  out = join(createTestFolder(), 'aeds');
  await write(out, countryFeatures);
  before = await readPublishedRegistry(out);
  await write(out, later);
  after = await readPublishedRegistry(out);
});

/** Copies the registry from before or after the changes into a new folder, which a test may modify. */
function copyOf(name: 'before' | 'after'): string {
  const copy = join(createTestFolder(), 'aeds');
  cpSync(name === 'after' ? out : join(`${out}.versions`, readdirSync(`${out}.versions`)[0] ?? ''), copy, {
    recursive: true,
  });
  return copy;
}

const inOrder = (aeds: readonly RegisteredAed[]) => aeds.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const addressesOf = ({ index }: Registry) =>
  new Set(Array.from(cellsOfTree(index.tree), ({ tile }) => filesOfCell(index.fileVersions, tile).base.path));

describe('a registry that follows another', () => {
  it('reads like one written from scratch, cell by cell, clusters included', async () => {
    const afresh = join(createTestFolder(), 'aeds');
    await write(afresh, later);
    const fresh = await readPublishedRegistry(afresh);
    expect(after.index.tree).toEqual(fresh.index.tree);
    for (const { tile } of cellsOfTree(fresh.index.tree)) {
      const [read, meant] = [await after.readCell(tile), await fresh.readCell(tile)];
      expect(inOrder(read.aeds)).toEqual(inOrder(meant.aeds));
    }
    const [read, meant] = [await after.readCell({ z: 0, x: 0, y: 0 }), await fresh.readCell({ z: 0, x: 0, y: 0 })];
    const inWords = (clusters: readonly object[]) => clusters.map((cluster) => JSON.stringify(cluster)).sort();
    expect(inWords(read.clusters)).toEqual(inWords(meant.clusters));
    expect(readdirSync(join(out, 'changes')).length).toBeGreaterThan(0);
  });

  it('keeps the address of most cells, and their very files', () => {
    const [old, now] = [addressesOf(before), addressesOf(after)];
    const kept = [...now].filter((address) => old.has(address));
    expect(kept.length / now.size).toBeGreaterThan(0.8);
    const previous = `${out}.versions/${readdirSync(`${out}.versions`)[0]}`;
    for (const name of kept.map((address) => address.replace(/\?.*/, '')))
      expect(statSync(join(out, name)).ino).toBe(statSync(join(previous, name)).ino);
  });

  it('is identical to the byte, with the same version, when nothing has changed', async () => {
    const again = copyOf('after');
    await write(again, later);
    expect((await readPublishedRegistry(again)).index).toEqual(after.index);
  });

  it('does not list a version without files', async () => {
    const joined = copyOf('after');
    await write(joined, later, 1000);
    const { index } = await readPublishedRegistry(joined);
    expect(index.fileVersions).toEqual({ versions: [index.version], bases: [1], changes: [0] });
  });

  it('can be rolled back, and forward again, in any order, with every cell complete', async () => {
    const rolled = copyOf('before');
    await write(rolled, later);
    await rollBackRegistry(rolled, undefined);
    expect(inOrder((await readPublishedRegistry(rolled)).aeds)).toEqual(inOrder(before.aeds));
    await write(rolled, [...countryFeatures, inAField]);
    await rollBackRegistry(
      rolled,
      readdirSync(`${rolled}.versions`).find((name) => name.endsWith(after.index.version)),
    );
    expect(inOrder((await readPublishedRegistry(rolled)).aeds)).toEqual(inOrder(after.aeds));
  });

  it('reuses no incomplete file, plain or compressed', async () => {
    const torn = copyOf('before');
    const names = [...addressesOf(before)].map((address) => address.replace(/\?.*/, ''));
    for (const [place, name] of names.entries())
      truncateSync(join(torn, name) + (['', '.br', '.gz'][place % 3] ?? ''), place % 2 === 0 ? 0 : 40);
    await write(torn, later);
    const anew = await readPublishedRegistry(torn);
    expect(inOrder(anew.aeds)).toEqual(inOrder(after.aeds));
    expect([...addressesOf(anew)].filter((address) => addressesOf(before).has(address))).toEqual([]);
  });

  it('is not written when yet another one was published meanwhile', async () => {
    const place = copyOf('before');
    const swap = () => {
      rmSync(place, { recursive: true });
      cpSync(out, place, { recursive: true });
    };
    const files = [writeFileIn(createTestFolder(), 'poland.geojson', formatGeojsonFile(...countryFeatures, inAField))];
    const onProgress = (line: string) => void (line.startsWith('Writing') && swap());
    const request = { files, asOf, cellLimit: 20, out: draftFolderOf(place), draftFor: place, onProgress } as const;
    await expect(importRegistry(request)).rejects.toThrow('another registry was published while this one was written');
    expect(existsSync(draftFolderOf(place))).toBe(false);
  });

  it('follows one of the former format, whose cells keep their addresses', async () => {
    const place = copyOf('before');
    const path = join(place, 'index.json');
    const document = JSON.parse(readFileSync(path, 'utf8')) as { registry: Record<string, unknown> };
    const { versions, bases, changes, ...registry } = document.registry;
    writeFileSync(path, JSON.stringify({ ...document, registry: { ...registry, format: 1 } }));
    expect((await readPublishedRegistry(place)).aeds).toHaveLength(400);
    await write(place, later);
    const now = addressesOf(await readPublishedRegistry(place));
    expect([...addressesOf(before)].filter((address) => now.has(address)).length / now.size).toBeGreaterThan(0.8);
    expect([versions, bases, changes]).toEqual([[before.index.version], [1], [0]]);
  });
});
