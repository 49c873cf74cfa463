import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { writeStreetBasemap } from '../../tests/support/streets/basemap-file.ts';
import { readPublishedStreets } from '../../tests/support/streets/read-published-streets.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeSmallRegistry } from '../../tests/support/towns/small-registry.ts';
import type { Engine } from '../db/engine.ts';
import { runRegistryCommand } from '../registry-admin/registry-job.ts';
import { readRegistryVersions } from '../registry-admin/registry-state.ts';
import { readStreetsVersions } from '../registry-admin/streets-state.ts';
import { packRegistry, unpackRegistry } from './pack-registry.ts';
import { createSharedRegistry, createSharedStreets } from './shared-registry.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());
beforeEach(() =>
  engine.transaction((owner) =>
    owner.query(
      'delete from embedded.registry_publications; delete from embedded.streets_publications; delete from embedded.served_by',
      undefined,
    ),
  ),
);

const registryOf = (...ids: readonly number[]) =>
  writeSmallRegistry(ids.map((id) => ({ id, longitude: 19.9 + id / 100, latitude: 50, tags: { name: `AED ${id}` } })));

/** Simulates a machine with a new data folder, or with an existing one as after a restart. */
function machine({ dataFolder = createTestFolder(), aedsFolder = join(dataFolder, 'aeds') } = {}) {
  const announced: boolean[] = [];
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
  const marker = { heardOfOthers: async (hasPublished: boolean) => void announced.push(hasPublished) };
  const { sync, version } = createSharedRegistry({ engine, dataFolder, aedsFolder, marker, log });
  /** Publishes a folder, as an import on the command line does. */
  const publish = (folder: string) => {
    rmSync(aedsFolder, { recursive: true, force: true });
    cpSync(folder, aedsFolder, { recursive: true });
  };
  return { dataFolder, aedsFolder, sync, version, announced, publish };
}

describe('machines on one database', () => {
  it('learn that none has a registry, and that one has', async () => {
    const [first, second] = [machine(), machine()];
    await second.sync();
    first.publish((await registryOf(1)).folder);
    await first.sync();
    await second.sync();
    expect(second.announced).toEqual([false, true]);
  });

  it('learn that a machine of an earlier version has one, without its name', async () => {
    await engine.transaction((owner) =>
      owner.query("insert into embedded.served_by (origin, had_registry) values ('https://atlas.test', true)", []),
    );
    const fresh = machine();
    await fresh.sync();
    expect(fresh.announced).toEqual([true]);
  });

  it('serve what was published last on any of them, and keep what they had', async () => {
    const [one, two] = [await registryOf(1), await registryOf(1, 2)];
    const [first, second] = [machine(), machine()];
    first.publish(one.folder);
    await first.sync();
    await second.sync();
    expect(await second.version()).toBe(one.version);
    const cell = '0/0/0.json';
    expect(readFileSync(join(second.aedsFolder, cell), 'utf8')).toBe(readFileSync(join(one.folder, cell), 'utf8'));
    second.publish(two.folder);
    await second.sync();
    await first.sync();
    expect([await first.version(), (await readRegistryVersions(first.aedsFolder)).length]).toEqual([two.version, 1]);
    // Publishing an earlier version again must replace the newer one on every machine.
    first.publish(one.folder);
    await first.sync();
    await second.sync();
    expect(await second.version()).toBe(one.version);
  });

  it('take over what the others serve after returning with an old one, and do not announce it', async () => {
    const [one, two] = [await registryOf(1), await registryOf(1, 2)];
    const [first, second] = [machine(), machine()];
    first.publish(one.folder);
    await first.sync();
    await second.sync();
    first.publish(two.folder);
    await first.sync();
    const again = machine(second);
    await again.sync();
    expect(await again.version()).toBe(two.version);
    await first.sync();
    expect(await first.version()).toBe(two.version);
  });

  it('restore what somebody deleted', async () => {
    const one = await registryOf(1);
    const first = machine();
    first.publish(one.folder);
    await first.sync();
    rmSync(first.aedsFolder, { recursive: true });
    await first.sync();
    expect(await first.version()).toBe(one.version);
  });

  it('that share a folder copy nothing', async () => {
    const [one, two] = [await registryOf(1), await registryOf(1, 2)];
    const aedsFolder = join(createTestFolder(), 'shared');
    const [first, second] = [machine({ aedsFolder }), machine({ aedsFolder })];
    first.publish(one.folder);
    await Promise.all([first.sync(), second.sync()]);
    first.publish(two.folder);
    // The second machine checks the folder before the first has announced the new version.
    await second.sync();
    await first.sync();
    expect([await first.version(), await readRegistryVersions(aedsFolder)]).toEqual([two.version, []]);
  });
});

describe('streets', () => {
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

  function streetsMachine() {
    const dataFolder = createTestFolder();
    const [aedsFolder, streetsFolder] = [join(dataFolder, 'aeds'), join(dataFolder, 'streets')];
    const publish = async (street: string) => {
      const file = writeStreetBasemap(join(createTestFolder(), 'town.mbtiles'), street);
      await runRegistryCommand(['import', file], { dataFolder, aedsFolder, streetsFolder, tool: 'streets' });
    };
    return { streetsFolder, publish, ...createSharedStreets({ engine, dataFolder, aedsFolder, streetsFolder, log }) };
  }

  it('are served by all machines as published last, and former ones are kept', async () => {
    const [first, second] = [streetsMachine(), streetsMachine()];
    await second.sync();
    expect(await second.version()).toBeNull();
    await first.publish('Mill Street');
    await first.sync();
    await second.sync();
    const one = await first.version();
    expect([one, await second.version()]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), one]);
    expect(readPublishedStreets(second.streetsFolder).cells.size).toBe(1);
    await second.publish('Long Street');
    await second.sync();
    await first.sync();
    const two = await second.version();
    expect([two === one, await first.version()]).toEqual([false, two]);
    expect(await readStreetsVersions(first.streetsFolder)).toMatchObject([{ version: one }]);
  });
});

describe('a packed registry', () => {
  async function* partsOf(bytes: Buffer) {
    yield bytes;
  }
  const packed = async (folder: string) => {
    const parts: Buffer[] = [];
    await packRegistry(folder, async (part) => void parts.push(part));
    return Buffer.concat(parts);
  };

  it('that was truncated is refused', async () => {
    const whole = await packed((await registryOf(1, 2, 3)).folder);
    await expect(unpackRegistry(partsOf(whole.subarray(0, -20)), join(createTestFolder(), 'out'))).rejects.toThrow();
  });

  it('cannot write outside of its folder', async () => {
    const { gzipSync } = await import('node:zlib');
    const name = '../outside.json';
    const head = Buffer.alloc(8);
    head.writeUInt32BE(name.length, 0);
    head.writeUInt32BE(2, 4);
    const forged = gzipSync(Buffer.concat([head, Buffer.from(`${name}{}`)]));
    const folder = join(createTestFolder(), 'in', 'out');
    await expect(unpackRegistry(partsOf(forged), folder)).rejects.toThrow('The file name "../outside.json"');
    expect(existsSync(join(dirname(folder), 'outside.json'))).toBe(false);
  });
});
