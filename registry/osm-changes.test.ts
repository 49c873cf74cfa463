import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { writeOsmChanges } from './osm-changes.ts';

const folder = createTestFolder();
const node = (id: number, version: number | undefined, tags = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [19.94, 50.06] },
  properties: { '@osm_type': 'node', '@osm_id': id, '@osm_version': version, emergency: 'defibrillator', ...tags },
});

function run(lines: readonly string[]) {
  const [corrections, extract, out] = ['corrections.csv', 'extract.geojson', 'out.osc'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(corrections, `\uFEFF${['aed,kind,longitude,latitude,hours,seen', ...lines].join('\r\n')}\r\n`);
  const features = [
    node(1, 3, { name: 'Hall "A" & <B>' }),
    node(2, 5, { level: 0, indoor: true, ref: null }),
    node(3, 2, { opening_hours: '24/7' }),
    node(4, undefined),
    node(5, 7, { check_date: '2026-06-01' }),
  ];
  writeFileSync(extract, JSON.stringify({ type: 'FeatureCollection', features }));
  return { report: writeOsmChanges({ corrections, extract, out }), written: readFileSync(out, 'utf8') };
}

test('writes an editor file: deleted, moved, tagged and created AEDs, each with its version', () => {
  const { report, written } = run([
    'osm/node/1,gone,,,,',
    'osm/node/2,place,19.95,50.07,,',
    'osm/node/3,hours,,,Mo-Fr 08:00-18:00,',
    'new/7,new,19.9,50.1,24/7,',
  ]);
  expect(report).toMatchObject({
    edits: 4,
    refused: [],
    comment: 'Correct 4 defibrillators, seen on the ground and confirmed',
  });
  expect(written).toContain('<node id="-1" version="0" lat="50.1000000" lon="19.9000000">');
  expect(written).toContain('<node id="2" version="5" lat="50.0700000" lon="19.9500000">');
  // An upload replaces the whole node. It must also contain the tags that an exporter turned into numbers, or they
  // would be lost.
  expect(written).toMatch(
    /id="2"[^>]*>\s*<tag k="emergency" [^>]*>\s*<tag k="level" v="0"\/>\s*<tag k="indoor" v="true"\/>\s*<\/node>/,
  );
  expect(written).toContain('<tag k="opening_hours" v="Mo-Fr 08:00-18:00"/>');
  expect(written).toMatch(/<delete>\s*<node id="1" version="3"[^>]*>\s*<tag k="emergency" v="defibrillator"\/>/);
  expect(written).toContain('v="Hall &quot;A&quot; &amp; &lt;B&gt;"');
});

test('refuses what it cannot write, in a sentence: an unknown version, a missing element, another source', () => {
  const { report } = run(['osm/node/4,gone,,,,', 'osm/node/9,gone,,,,', 'city/1,gone,,,,', 'osm/node/1,present,,,,']);
  expect(report.edits).toBe(0);
  expect(report.refused.map((sentence) => sentence.split(';')[0])).toEqual([
    'osm/node/4: the extract has no version number for it',
    'osm/node/9 is not in the extract',
    'city/1 is not an OpenStreetMap node',
    'osm/node/1: "present" changes nothing in OpenStreetMap.',
  ]);
});

test('combines a new place and new hours of one node into one edit, in either order', () => {
  const [place, hours] = ['osm/node/2,place,19.95,50.07,,', 'osm/node/2,hours,,,24/7,'] as const;
  const { report, written } = run([place, hours]);
  expect(report).toMatchObject({
    edits: 1,
    refused: [],
    comment: 'Correct 1 defibrillator, seen on the ground and confirmed',
  });
  expect(written.match(/<node /g)).toHaveLength(1);
  expect(written).toMatch(/<node id="2" version="5" lat="50.0700000" lon="19.9500000">[\s\S]*v="24\/7"/);
  expect(run([hours, place]).written).toBe(written);
});

test('an on-site check becomes check_date, and never replaces a later one', () => {
  const { report, written } = run([
    'osm/node/1,present,,,,2026-11-20',
    'osm/node/2,place,19.95,50.07,,2026-11-21',
    'osm/node/5,present,,,,2026-05-01',
    'osm/node/3,present,,,,yesterday',
  ]);
  expect(written).toMatch(/id="1" version="3"[^>]*>(?:\s*<tag [^>]*>)*\s*<tag k="check_date" v="2026-11-20"\/>/);
  expect(written).toMatch(/id="2" version="5"[^>]*>(?:\s*<tag [^>]*>)*\s*<tag k="check_date" v="2026-11-21"\/>/);
  expect(report).toMatchObject({
    edits: 2,
    refused: [5, 3].map((id) => `osm/node/${id}: "present" changes nothing in OpenStreetMap.`),
  });
});

test('does not overwrite one correction of a node with another', () => {
  expect(() => run(['osm/node/1,gone,,,,', 'osm/node/1,place,19.95,50.07,,'])).toThrow('it has two corrections');
  const places = ['osm/node/1,place,19.95,50.07,,', 'osm/node/1,place,19.96,50.07,,'];
  expect(() => run(places)).toThrow('it has two corrections that conflict');
});
