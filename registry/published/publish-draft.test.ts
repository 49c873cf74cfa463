import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { importRegistry } from '../import-registry.ts';
import type { ImportRequest } from '../import-run.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from '../testing/fixture-files.ts';
import { listStoredVersions } from '../write/stored-versions.ts';
import { discardDraft, draftFolderOf } from '../write/swap-folders.ts';
import { publishDraft, rollBackRegistry } from './publish-draft.ts';

const asOf = '2026-11-21';

function indexAt(out: string) {
  return parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
}

const kraków = (...ids: readonly number[]) =>
  formatGeojsonFile(...ids.map((id) => createOsmNodeFeature(id, 19.93 + id / 1000, 50.06, { name: `AED ${id}` })));

/** Writes a draft from the content of one OpenStreetMap file. */
async function draft(out: string, content: string, request: Partial<ImportRequest> = {}) {
  const files = [writeFileIn(createTestFolder(), 'poland.geojson', content)];
  await importRegistry({ files, out: draftFolderOf(out), draftFor: out, asOf, ...request });
}

async function publishedMarker(content: string) {
  const out = join(createTestFolder(), 'aeds');
  await draft(out, content);
  await publishDraft(out, undefined);
  return out;
}

describe('a draft', () => {
  it('is invisible until it is published', async () => {
    const out = join(createTestFolder(), 'aeds');
    await draft(out, kraków(1, 2));
    expect(existsSync(out)).toBe(false);
    await publishDraft(out, undefined);
    expect(indexAt(out).aedCount).toBe(2);
    expect(existsSync(draftFolderOf(out))).toBe(false);
  });

  it('shows what it would change', async () => {
    const out = await publishedMarker(kraków(1, 2, 3, 4, 5));
    await draft(out, kraków(2, 3, 4, 5, 6).replace('AED 2', 'Town hall'));
    const changes = JSON.parse(readFileSync(join(draftFolderOf(out), 'report/changes.json'), 'utf8'));
    expect(changes).toMatchObject({ added: 1, removed: 1, changed: 1, before: { aedCount: 5 } });
    expect(changes.examples).toMatchObject({
      added: [{ id: 'osm/node/6' }],
      removed: [{ id: 'osm/node/1', name: 'AED 1' }],
      changed: [{ id: 'osm/node/2', name: 'Town hall' }],
    });
    expect(changes.sources).toEqual([{ title: 'OpenStreetMap', before: 5, after: 5 }]);
  });

  it('is refused when a source has shrunk, compared with what is published', async () => {
    const out = await publishedMarker(kraków(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    await expect(draft(out, kraków(1, 2, 3))).rejects.toThrow('fewer than 80%');
    await draft(out, kraków(1, 2, 3), { isIncompleteAccepted: true });
    await discardDraft(out);
    await expect(publishDraft(out, undefined)).rejects.toThrow('there is no draft');
    expect(indexAt(out).aedCount).toBe(10);
  });

  it('with incompatible licences needs a decision, which is kept with the version', async () => {
    const out = join(createTestFolder(), 'aeds');
    const map = {
      source: { key: 'desio', title: 'Desio', licence: 'CC-BY-SA-4.0', attribution: 'Desio', url: null },
      recognise: ['nr'],
      id: 'nr',
      longitude: 'x',
      latitude: 'y',
      pairOrder: 'latitude longitude' as const,
      tags: { name: ['place'] },
      edited: [],
      fillDown: [],
      sameAs: {},
      weekHours: [],
      state: [],
      drop: [],
    };
    const folder = createTestFolder();
    const files = [
      writeFileIn(folder, 'osm.geojson', kraków(1)),
      writeFileIn(folder, 'desio.csv', 'nr,place,x,y\n1,Scuola,9.20123,45.61234\n'),
    ];
    await importRegistry({ files, out: draftFolderOf(out), draftFor: out, asOf, columnMaps: [map] });
    await expect(publishDraft(out, ' ')).rejects.toThrow('These licences conflict: CC-BY-SA-4.0 and ODbL-1.0');
    await publishDraft(out, 'Desio agreed in writing');
    expect(indexAt(out).licence).toBeNull();
    const { decision } = JSON.parse(readFileSync(join(out, 'report/publication.json'), 'utf8'));
    expect(decision).toBe('Desio agreed in writing');
  });
});

describe('former versions', () => {
  it('are kept, up to five, and can be published again', async () => {
    const out = await publishedMarker(kraków(1));
    for (const id of [2, 3, 4, 5, 6, 7]) {
      await draft(out, kraków(id), { isIncompleteAccepted: true });
      await publishDraft(out, undefined);
    }
    const kept = listStoredVersions(out);
    expect(kept).toHaveLength(5);
    const before = indexAt(out).version;
    await rollBackRegistry(out, kept[4]);
    expect(indexAt(out).aedCount).toBe(1);
    expect(listStoredVersions(out)).toHaveLength(5);
    await rollBackRegistry(out, undefined);
    expect(indexAt(out).version).toBe(before);
    await expect(rollBackRegistry(out, '../aeds')).rejects.toThrow('there is no version ../aeds. Use one of');
  });

  it('stay complete after a kill between the renames', async () => {
    const out = await publishedMarker(kraków(1));
    const { renameSync } = await import('node:fs');
    // If the process was killed after it had moved the published registry away, that registry is moved back.
    renameSync(out, `${out}.former`);
    await draft(out, kraków(1, 2));
    await publishDraft(out, undefined);
    expect(indexAt(out).aedCount).toBe(2);
    expect(listStoredVersions(out)).toHaveLength(1);
    // If the process was killed before it had stored the previous registry, that registry becomes a stored version.
    mkdirSync(`${out}.former`);
    writeFileSync(join(`${out}.former`, 'index.json'), '{"registry":{"version":"abc"}}');
    await draft(out, kraków(1, 2, 3));
    await publishDraft(out, undefined);
    expect(listStoredVersions(out)).toHaveLength(3);
  });
});
