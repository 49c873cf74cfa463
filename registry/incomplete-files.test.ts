import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { importRegistry } from './import-registry.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from './testing/fixture-files.ts';
import { countryFeatures, importAndReadRegistry } from './testing/imported-registry-fixture.ts';

const asOf = '2026-11-21';
const confirm = 'or import it as it is with --accept-incomplete.';

const indexOf = (out: string) => parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));

const overpassNode = (id: number) => ({
  type: 'node',
  id,
  lat: 47 + id / 100,
  lon: 8.5,
  tags: { emergency: 'defibrillator' },
});

const desio = (count: number) =>
  [
    'ID,UUID,latitude,longitude,name,TOPONIMO,INDIRIZZO,CIVICO,stato di verifica,note disponibilità,data ultima verifica,presente',
    ...Array.from({ length: count }, (_, at) => `${at},u${at},45.6${at},9.2,Site ${at},VIA,ROMA,${at},ok,,,si`),
  ].join('\n');

describe('an incomplete response or file is refused, and accepted when it is confirmed', () => {
  const cases: readonly [string, string, string, number][] = [
    [
      'from an Overpass server that ran out of memory',
      JSON.stringify({
        elements: [1, 2, 3].map(overpassNode),
        remark: 'runtime error: Query run out of memory using about 2048 MB of RAM.',
      }),
      'the server stopped this answer early (runtime error: Query run out of memory using about 2048 MB of RAM.). Request a smaller area, or try again later',
      3,
    ],
    [
      'cut off in an element of JSON',
      formatGeojsonFile(...[1, 2, 3].map((id) => createOsmNodeFeature(id * 1000, 8.5, 47 + id / 10))).slice(0, -40),
      'this JSON file stops in the middle, after 2 whole elements. Fetch the file again',
      2,
    ],
    [
      'cut off in a row of a table',
      desio(6).slice(0, -12),
      'the table stops in the middle of a row (line 7). Fetch the file again',
      5,
    ],
    [
      'cut off in a quoted cell',
      '@id,@type,@lat,@lon,name\n"7","node","46.05","14.5","Hall"\n"8","node","46.06","14.5","Swimming po',
      'the table stops in the middle of a row (line 3). Fetch the file again',
      1,
    ],
    [
      'with rows behind a stray quotation mark',
      `@id,@type,@lat,@lon,name\n7,node,46.05,14.5,Hall\n8,node,46.06,14.5,"Pool\n9,node,46.07,14.5,School\n10,node,46.08,14.5,Gym"\n`,
      'a cell holds whole rows (line 5). A quotation mark is missing or extra there: repair it',
      1,
    ],
    [
      'of a portal that sent a page',
      JSON.stringify({
        type: 'FeatureCollection',
        numberMatched: 40,
        features: [createOsmNodeFeature(1000, 8.5, 47.1), createOsmNodeFeature(2000, 8.5, 47.2)],
      }),
      'the file holds only 2 of the 40 records it counts. Fetch the other pages',
      2,
    ],
    [
      'of a map server that stopped at its limit',
      JSON.stringify({ exceededTransferLimit: true, features: [createOsmNodeFeature(1000, 8.5, 47.1)] }),
      'the file holds only 1 records and says that there are more. Fetch the other pages',
      1,
    ],
  ];
  for (const [what, content, sentence, kept] of cases) {
    it(what, async () => {
      const { folder, out } = await importAndReadRegistry([
        formatGeojsonFile(...[1, 2].map((id) => createOsmNodeFeature(id * 5000, 8.5, 47 + id))),
      ]);
      const half = writeFileIn(folder, 'half', content);
      const before = readFileSync(join(out, 'index.json'), 'utf8');
      await expect(importRegistry({ files: [half], out, asOf })).rejects.toThrow(`half: ${sentence}, ${confirm}`);
      expect(readFileSync(join(out, 'index.json'), 'utf8')).toBe(before);
      const result = await importRegistry({ files: [half], out, asOf, isIncompleteAccepted: true });
      expect(result.kept).toBe(kept);
      expect(result.summary).toContain('confirmed with --accept-incomplete: ');
    });
  }

  it('a table whose rows all omit their last cells counts as complete', async () => {
    const table = '@id,@type,@lat,@lon,name,phone\n7,node,46.05,14.5\n8,node,46.15,14.5\n9,node,46.25,14.5';
    expect((await importAndReadRegistry([table])).index.aedCount).toBe(3);
  });
});

describe('a registry that shrinks', () => {
  const withDesio = (...features: object[]) => [formatGeojsonFile(...features), desio(10)];

  it('is refused when a source has less than four fifths of before, and stays as it was', async () => {
    const { out, folder } = await importAndReadRegistry(withDesio(...countryFeatures));
    const smaller = [formatGeojsonFile(...countryFeatures.slice(0, 319)), desio(10)].map((text, at) =>
      writeFileIn(folder, `next-${at}`, text),
    );
    await expect(importRegistry({ files: smaller, out, asOf })).rejects.toThrow(
      `the import has fewer than 80% of a source's published records: 319 instead of 400 from OpenStreetMap (osm). Import all files of the registry, and fetch incomplete ones again, ${confirm}`,
    );
    expect(indexOf(out).sources.map(({ key, recordCount }) => [key, recordCount])).toEqual([
      ['desio', 10],
      ['osm', 400],
    ]);
    const enough = writeFileIn(folder, 'enough', formatGeojsonFile(...countryFeatures.slice(0, 320)));
    await importRegistry({ files: [enough, smaller[1] ?? ''], out, asOf });
    expect(indexOf(out).sources.map(({ recordCount }) => recordCount)).toEqual([10, 320]);
  });

  it('is refused when the file of a source was forgotten', async () => {
    const { out, files } = await importAndReadRegistry(withDesio(...countryFeatures));
    await expect(importRegistry({ files: [files[0] ?? ''], out, asOf })).rejects.toThrow(
      "the import has fewer than 80% of a source's published records: 0 instead of 10 from City of Desio (desio)",
    );
    await importRegistry({ files: [files[0] ?? ''], out, asOf, isIncompleteAccepted: true });
    expect(indexOf(out).sources.map(({ key }) => key)).toEqual(['osm']);
  });

  it('is refused at a tenth of one published before sources were counted', async () => {
    const { out, folder } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    const path = join(out, 'index.json');
    const old = JSON.parse(readFileSync(path, 'utf8'));
    const { hoursFrom, ...registry } = old.registry;
    registry.sources = registry.sources.map(
      ({ recordCount: _, asOf: _day, middle: _middle, ...source }: Record<string, unknown>) => source,
    );
    writeFileSync(path, JSON.stringify({ ...old, registry: { ...registry, asOf: hoursFrom } }));
    const file = writeFileIn(folder, 'next', formatGeojsonFile(...countryFeatures.slice(0, 40)));
    await expect(importRegistry({ files: [file], out, asOf })).rejects.toThrow(
      'only 40 records would replace 400 published AEDs, a tenth or less',
    );
    const more = writeFileIn(folder, 'more', formatGeojsonFile(...countryFeatures.slice(0, 41)));
    await importRegistry({ files: [more], out, asOf });
    expect(indexOf(out).aedCount).toBe(41);
  });

  it('is published when the former index is unreadable, and the report says that nothing was compared', async () => {
    const { out, files } = await importAndReadRegistry([formatGeojsonFile(...countryFeatures)]);
    writeFileSync(join(out, 'index.json'), '{');
    const { summary } = await importRegistry({ files, out, asOf });
    expect(summary).toContain('We could not read the published index, so nothing was compared with it');
  });
});
