import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cellName } from '../domain/checksum/cell-names.ts';
import { createCellVerifier } from '../domain/checksum/registry-checksum.ts';
import { distanceKm } from '../domain/geography/distance.ts';
import { cellsOfTree } from '../domain/registry/cell-tree.ts';
import { findNearest } from '../domain/registry/find-nearest.ts';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { importRegistry } from './import-registry.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { countryFeatures, importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-21';

const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('a published registry', () => {
  it('gives the same results as a search through every record of its file', async () => {
    const { index, readCell } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)], { cellLimit: 20 });
    const { found } = await findNearest({
      position: [19.951, 50.057],
      k: 12,
      tree: index.tree,
      fetchCell: async (tile) => (await readCell(tile)).aeds,
    });
    const places = (countryFeatures as { geometry: { coordinates: [number, number] } }[]).map(
      (feature) => feature.geometry.coordinates,
    );
    const distances = places.map((place) => distanceKm([19.951, 50.057], place)).sort((a, b) => a - b);
    expect(found.map((entry) => entry.distanceKm.toFixed(4))).toEqual(
      distances.slice(0, 12).map((far) => far.toFixed(4)),
    );
  });

  it('is identical to the byte when the same files are imported again', async () => {
    const [first, second] = [
      await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]),
      await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]),
    ];
    expect(everyFile(second.out)).toEqual(everyFile(first.out));
    for (const name of everyFile(first.out))
      expect(readFileSync(join(second.out, name))).toEqual(readFileSync(join(first.out, name)));
  });

  it('splits no tile beyond zoom 12 and keeps its limit at lower zooms', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      createOsmNodeFeature(index * 1000, 19.9401 + index / 1e4, 50.061),
    );
    const { index } = await importAndReadRegistry([formatGeojsonFile(...crowd)], { cellLimit: 10 });
    const cells = [...cellsOfTree(index.tree)];
    expect(Math.max(...cells.map(({ tile }) => tile.z))).toBe(12);
    expect(cells.filter(({ tile, count }) => tile.z < 12 && count > 10)).toEqual([]);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });

  it('has clusters above its cells that count every AED', async () => {
    const { readCell } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)], { cellLimit: 20 });
    const { clusters, aeds } = await readCell({ z: 0, x: 0, y: 0 });
    expect(aeds).toEqual([]);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(400);
  });

  it('contains attribution, licence and valid checksums, and compressed copies of each file', async () => {
    const { out, index } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    expect(index.attribution).toBe('© OpenStreetMap contributors (ODbL-1.0)');
    const list = readFileSync(join(out, 'checksums.txt'), 'utf8');
    for (const line of list.trim().split('\n')) {
      const [sum, name] = line.split('  ');
      const bytes = readFileSync(join(out, name ?? ''));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
      expect(brotliDecompressSync(readFileSync(join(out, `${name}.br`)))).toEqual(bytes);
      expect(gunzipSync(readFileSync(join(out, `${name}.gz`)))).toEqual(bytes);
    }
  });
});

describe('the checksums of a published registry', () => {
  const fileText = (out: string) => async (path: string) => readFileSync(join(out, path.replace(/\?v=.*/, '')), 'utf8');
  const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

  it('cover each of its files, clusters included', async () => {
    const { out, index } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)], { cellLimit: 20 });
    const verifyCell = createCellVerifier(index, fileText(out), sha256);
    const names = Array.from(
      readFileSync(join(out, 'checksums.txt'), 'utf8').matchAll(/ {2}(.*)\.json$/gm),
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      await expect(verifyCell(readFileSync(join(out, `${name}.json`)), name), name).resolves.toBeUndefined();
  });

  it('reveal one changed letter in a cell', async () => {
    const { out, index } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)], { cellLimit: 20 });
    const verifyCell = createCellVerifier(index, fileText(out), sha256);
    const name = cellName(cellsOfTree(index.tree).next().value?.tile ?? { z: 0, x: 0, y: 0 });
    const text = readFileSync(join(out, `${name}.json`), 'utf8');
    const damaged = new TextEncoder().encode(text.replace('door', 'floor'));
    await expect(verifyCell(damaged, name)).rejects.toThrow(`Cell ${name}: its checksum is`);
  });
});

describe('an import', () => {
  it('keeps the whole published registry when a later file is broken', async () => {
    const { folder, out, files } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    const before = everyFile(out);
    const broken = writeFileIn(folder, 'broken.json', formatGeojsonFile(...countryFeatures).slice(0, -500));
    await expect(importRegistry({ files: [...files, broken], out, asOf })).rejects.toThrow('stops in the middle');
    expect(everyFile(out)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['aeds', 'broken.json', 'file-0']);
  });

  it('leaves nothing behind when there was no registry before', async () => {
    const folder = createTestFolder();
    const file = writeFileIn(folder, 'a.csv', 'a,b\n1,2\n');
    await expect(importRegistry({ files: [file], out: join(folder, 'aeds'), asOf })).rejects.toThrow(
      'no column map fits',
    );
    expect(existsSync(join(folder, 'aeds'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['a.csv']);
  });

  it('refuses to run beside another import of the same folder', async () => {
    const { RegistryFolder } = await import('./write/registry-folder.ts');
    const out = join(createTestFolder(), 'aeds');
    const first = await RegistryFolder.begin(out);
    await expect(RegistryFolder.begin(out)).rejects.toThrow('another import is running');
    first.abandon();
  });

  it('replaces the former registry when it is complete', async () => {
    const { out, folder } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    const file = writeFileIn(folder, 'small.json', formatGeojsonFile(createOsmNodeFeature(1, 8.5, 47.3)));
    await importRegistry({ files: [file], out, asOf, isIncompleteAccepted: true });
    expect(parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))).aedCount).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['aeds', 'aeds.versions', 'file-0', 'small.json']);
  });

  it('drops records without a usable position and says which and why', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(
        createOsmNodeFeature(1, 19.941, 50.061),
        createOsmNodeFeature(2, null, null),
        createOsmNodeFeature(3, 19.9, 150),
        createOsmNodeFeature(4, 50.061, 119.941),
        createOsmNodeFeature(5, 0, 0),
        createOsmNodeFeature(6, 'x', ''),
      ),
    ]);
    expect(aeds.map((aed) => aed.id)).toEqual(['osm/node/1']);
    expect(remarks.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([
      'element 2 (node/2): its position is missing: longitude nothing and latitude nothing',
      'element 3 (node/3): its coordinates look swapped: longitude 19.9 and latitude 150',
      'element 4 (node/4): its coordinates look swapped: longitude 50.061 and latitude 119.941',
      'element 5 (node/5): its position is 0, 0: a missing one',
      'element 6 (node/6): its position is missing: longitude x and latitude nothing',
    ]);
  });

  it('drops a swapped position that is on land, by comparison with the rest of the file', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(...countryFeatures, createOsmNodeFeature(7, 50.061, 19.941)),
    ]);
    expect(aeds).toHaveLength(400);
    expect(remarks).toEqual([
      expect.objectContaining({
        kind: 'dropped',
        record: 'osm/node/7',
        reason: expect.stringContaining('look swapped'),
      }),
    ]);
  });

  it('merges an id listed twice, and lists the merge', async () => {
    const twice = [
      createOsmNodeFeature(1, 19.941, 50.061, { phone: '+48 00' }),
      createOsmNodeFeature(1, 19.941, 50.061, { level: '2' }),
    ];
    const { aeds, merges, index } = await importAndReadRegistry([formatGeojsonFile(...twice)]);
    expect(aeds).toEqual([expect.objectContaining({ id: 'osm/node/1', phone: '+48 00', level: '2' })]);
    expect(merges).toEqual([{ kept: 'osm/node/1', others: ['osm/node/1'], reasons: ['the same id twice'] }]);
    expect(index.aedCount).toBe(1);
  });

  it('keeps the first of an id listed twice at two places, and says so', async () => {
    const { aeds, remarks } = await importAndReadRegistry([
      formatGeojsonFile(createOsmNodeFeature(1, 19.941, 50.061), createOsmNodeFeature(1, 21.012, 52.234)),
    ]);
    expect(aeds.map((aed) => aed.position)).toEqual([[19.941, 50.061]]);
    expect(remarks[0]).toMatchObject({ kind: 'dropped', record: 'osm/node/1' });
  });

  it("merges two sources when one names the other's id", async () => {
    const table =
      'id,name,aedkatasternet_id,definow_id,osm_node_id,longitude,latitude,opening_hours\n4,Savings bank,,,77,6.9005,51.02,\n';
    const { aeds } = await importAndReadRegistry([
      formatGeojsonFile(createOsmNodeFeature(77, 6.9003, 51.0203, { opening_hours: '24/7' })),
      table,
    ]);
    expect(aeds).toEqual([expect.objectContaining({ sources: ['cologne', 'osm'], sameAs: ['cologne/4'] })]);
  });

  it('never leaves a name empty: name, operator, place, street, else AED', async () => {
    const { aeds } = await importAndReadRegistry([
      formatGeojsonFile(
        createOsmNodeFeature(1000, 19.1, 50, { name: 'Town hall', operator: 'Town' }),
        createOsmNodeFeature(2000, 19.2, 50, { operator: 'Town' }),
        createOsmNodeFeature(3000, 19.3, 50, { 'defibrillator:location:pl': 'przy wejściu' }),
        createOsmNodeFeature(4000, 19.4, 50, { 'addr:street': 'Long Street' }),
        createOsmNodeFeature(5000, 19.5, 50, { name: '  ' }),
      ),
    ]);
    expect(aeds.map((aed) => aed.name)).toEqual(['Town hall', 'Town', 'przy wejściu', 'Long Street', 'AED']);
  });

  it('summarises what was kept, merged and dropped, and why', async () => {
    const { result } = await importAndReadRegistry([
      formatGeojsonFile(
        createOsmNodeFeature(1, 19.941, 50.061, { opening_hours: 'ask inside' }),
        createOsmNodeFeature(1, 19.941, 50.061),
        createOsmNodeFeature(2, null, 50),
      ),
    ]);
    expect(result.summary).toContain('AEDs kept: 1');
    expect(result.summary).toContain('file-0 (OpenStreetMap as GeoJSON, utf-8): 3 read, 1 dropped, 1 doubtful');
    expect(result.summary).toContain('1  dropped: its position is missing');
    expect(result.summary).toContain('1  merged: the same id twice');
    expect(result.summary).toContain('1  doubtful: its hours cannot be read');
  });

  it('refuses a file without a single record', async () => {
    await expect(importAndReadRegistry(['{"type":"FeatureCollection","features":[]}'])).rejects.toThrow(
      'the file holds no records',
    );
  });
});

describe('a killed import', () => {
  it('in the middle of its work gives way to the next one', async () => {
    const folder = createTestFolder();
    const out = join(folder, 'aeds');
    mkdirSync(`${out}.partial`);
    // Linux process ids end at about four million, so no process has this one.
    writeFileSync(`${out}.lock`, '99999999');
    writeFileSync(join(`${out}.partial`, 'records.tmp'), 'half a record');
    await importRegistry({
      files: [writeFileIn(folder, 'a.json', formatGeojsonFile(createOsmNodeFeature(1, 8.541, 47.371)))],
      out,
      asOf,
    });
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'aeds']);
  });

  it('between its two renames loses nothing: the former registry is restored', async () => {
    const { out, folder } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    renameSync(out, `${out}.former`);
    const broken = writeFileIn(folder, 'broken.json', '{"features":[');
    await expect(importRegistry({ files: [broken], out, asOf })).rejects.toThrow('stops in the middle');
    expect(parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))).aedCount).toBe(400);
  });
});
