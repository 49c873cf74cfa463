import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { publishDraft, rollBackRegistry } from '../../registry/published/publish-draft.ts';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { draftFolderOf } from '../../registry/write/swap-folders.ts';
import { formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

type Ask = Awaited<ReturnType<typeof serveTestRegistry>>['ask'];

const name = (id: number, longitude: number, tags: Record<string, string> = {}) =>
  createOsmNodeFeature(id, longitude, 47.16, { name: `Laden ${id}`, ...tags });
const before = formatOsmFile(
  ...vaduzAeds,
  name(101, 9.53),
  name(102, 9.54),
  name(103, 9.55),
  name(104, 9.56),
  name(105, 9.525),
);
/**
 * AED 101 is unchanged, 102 now has opening hours, 103 is no longer listed, 104 has moved, 105 has moved to
 * Switzerland, and 106 is new.
 */
const after = formatOsmFile(
  ...vaduzAeds,
  name(101, 9.53),
  name(102, 9.54, { opening_hours: '24/7' }),
  name(104, 9.561),
  name(105, 9.4),
  name(106, 9.535),
);

async function linesOf(ask: Ask, path: string) {
  const response = await ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  const [head, ...lines] = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = Object.fromEntries(lines.map(({ id, change }) => [id, change]));
  return { head, lines, told };
}

const versionOf = async (ask: Ask) => (await (await ask('/aeds/countries.json')).json()).version as string;

test('the feed lists what was added, changed, moved and removed since a given version', async () => {
  const { ask, publish } = await serveTestRegistry([before]);
  const first = await versionOf(ask);
  expect((await linesOf(ask, `/aeds/li/changes.ndjson?since=${first}`)).lines).toEqual([]);
  await publish([after]);
  const { head, told, lines } = await linesOf(ask, `/aeds/li/changes.ndjson?since=${first}`);
  expect(head).toMatchObject({ country: 'LI', since: first, version: await versionOf(ask), licence: 'ODbL-1.0' });
  expect(told).toEqual({
    'osm/node/102': 'changed',
    'osm/node/103': 'gone',
    'osm/node/104': 'moved',
    'osm/node/105': 'gone',
    'osm/node/106': 'added',
  });
  expect(lines.find(({ id }) => id === 'osm/node/102').aed.properties.hours).toBe('always');
  expect((await linesOf(ask, `/aeds/ch/changes.ndjson?since=${first}`)).told).toEqual({ 'osm/node/105': 'added' });
});

test('a draft lists its changes once it is published', async () => {
  const { ask, publish, out } = await serveTestRegistry([before]);
  const first = await versionOf(ask);
  await publish([after], { out: draftFolderOf(out), draftFor: out });
  expect((await linesOf(ask, '/aeds/li/changes.ndjson')).lines).toEqual([]);
  await publishDraft(out, undefined);
  const { told } = await linesOf(ask, `/aeds/li/changes.ndjson?since=${first}`);
  expect([told['osm/node/103'], told['osm/node/106']]).toEqual(['gone', 'added']);
  expect((await ask('/aeds/id/osm/node/103')).status).toBe(410);
  expect((await ask('/aeds/id/osm/node/106')).status).toBe(200);
});

test('the feed lists changes from an older version by publication, oldest first', async () => {
  const { ask, publish } = await serveTestRegistry([before]);
  const first = await versionOf(ask);
  await publish([after]);
  const second = await versionOf(ask);
  await publish([formatOsmFile(...vaduzAeds, name(106, 9.535))]);
  const { lines } = await linesOf(ask, `/aeds/li/changes.ndjson?since=${first}`);
  const both = lines.filter(({ id }) => id === 'osm/node/101' || id === 'osm/node/106');
  expect(both.map(({ version, change }) => [version, change])).toEqual([
    [second, 'added'],
    [await versionOf(ask), 'gone'],
  ]);
});

test('an unknown or expired version is answered with what to do', async () => {
  const { ask, publish, out } = await serveTestRegistry([before]);
  await publish([after]);
  const second = await versionOf(ask);
  await rollBackRegistry(out, undefined);
  for (const since of [second, 'nonsense', '../../etc/passwd']) {
    const response = await ask(`/aeds/li/changes.ndjson?since=${encodeURIComponent(since)}`);
    expect(response.status).toBe(410);
    expect(await response.text()).toBe(
      `We no longer know what has changed since version "${since}". Load https://aeds.example/aeds/li.geojson again and continue from its version.\n`,
    );
  }
});

test('an AED merged into another source’s entry names that entry', async () => {
  const osm = formatOsmFile(
    createOsmNodeFeature(5, 6.95, 50.94),
    createOsmNodeFeature(6, 6.99, 50.9, { name: 'Messe' }),
  );
  const cologne = [
    'id,aedkatasternet_id,definow_id,osm_node_id,longitude,latitude,name,address,postalcode,opening_hours',
    '7,,,5,6.95,50.94,Rathaus,Rathausplatz 2,50667,24/7',
  ].join('\n');
  const { ask, publish } = await serveTestRegistry([osm]);
  const first = await versionOf(ask);
  await publish([osm, cologne]);
  const { told, lines } = await linesOf(ask, `/aeds/de/changes.ndjson?since=${first}`);
  expect(told).toEqual({ 'osm/node/5': 'gone', 'cologne/7': 'added' });
  expect(lines.find(({ id }) => id === 'osm/node/5').into).toBe('cologne/7');
});

test('the Atom feed has the same entries and is well-formed XML, whatever the names', async () => {
  const { ask, publish } = await serveTestRegistry([before]);
  await publish([
    formatOsmFile(...vaduzAeds, name(101, 9.53), createOsmNodeFeature(300, 9.53, 47.2, { name: 'A < B &"\u0007 ]]>' })),
  ]);
  const response = await ask('/aeds/li/changes.atom');
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const program = `
import sys, xml.etree.ElementTree as tree
a = '{http://www.w3.org/2005/Atom}'
feed = tree.fromstring(sys.stdin.buffer.read())
for entry in feed.iter(a + 'entry'): print(entry.find(a + 'title').text)
assert len({entry.find(a + 'id').text for entry in feed.iter(a + 'entry')}) == len(list(feed.iter(a + 'entry')))
`;
  const { status, stdout, stderr } = spawnSync('python3', ['-c', program], {
    input: await response.text(),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n')).toContain('New: A < B &" ]]>');
  expect(stdout.split('\n')).toContain('Gone: Laden 103');
});
