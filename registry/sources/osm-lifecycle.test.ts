import { expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { createOsmNodeFeature, formatGeojsonFile, writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { openAedSource } from './open-source.ts';

type Tags = Readonly<Record<string, string>>;

const bare = (id: number, tags: Tags) => ({
  type: 'Feature',
  id: `node/${id}`,
  geometry: { type: 'Point', coordinates: [21 + id / 100, 52.2] },
  properties: tags,
});

/**
 * Imports one AED for each set of tags, and returns why each is left out or doubted. The reason is empty if an AED is
 * accepted.
 */
async function reasonsFor(...tags: readonly Tags[]) {
  const content = formatGeojsonFile(...tags.map((each, at) => bare(at, each)));
  const opened = await openAedSource(writeFileIn(createTestFolder(), 'a.geojson', content), { asOf: '2026-11-25' });
  const reasons: string[] = [];
  for await (const { dropBecause, doubts = [] } of opened.records)
    reasons.push(dropBecause ?? doubts.map(({ reason }) => reason).join() ?? '');
  return reasons;
}

const aed = (tags: Tags): Tags => ({ emergency: 'defibrillator', ...tags });

it('an AED that OpenStreetMap tags as broken, gone or planned is left out, with the reason', async () => {
  expect(
    await reasonsFor(
      aed({ operational_status: 'broken' }),
      aed({ operational_status: 'out_of_order' }),
      aed({ status: 'removed' }),
      aed({ condition: 'broken' }),
      aed({ defibrillator: 'no' }),
      aed({ disused: '2024' }),
      { 'proposed:emergency': 'defibrillator' },
      { 'construction:emergency': 'defibrillator' },
      { 'stolen:emergency': 'defibrillator' },
      aed({ 'vandalised:emergency': 'defibrillator' }),
    ),
  ).toEqual(
    [
      ...['broken', 'out_of_order', 'removed', 'broken', 'no', 'disused', 'proposed', 'construction', 'stolen'],
      'vandalised',
    ].map((state) => `OpenStreetMap says that it is not in use: ${state}`),
  );
});

it('an AED whose OpenStreetMap dates are past or future is left out, by day, month or year', async () => {
  expect(
    await reasonsFor(
      aed({ opening_date: '2027-06-01' }),
      aed({ opening_date: '2026-12' }),
      aed({ start_date: '2027' }),
      aed({ end_date: '2023-01-01' }),
      aed({ end_date: '2025' }),
    ),
  ).toEqual([
    'OpenStreetMap says that it is not there yet: 2027-06-01',
    'OpenStreetMap says that it is not there yet: 2026-12',
    'OpenStreetMap says that it is not there yet: 2027',
    'OpenStreetMap says that it is no longer there: 2023-01-01',
    'OpenStreetMap says that it is no longer there: 2025',
  ]);
});

it('an AED without such tags is kept, and unknown tags are reported', async () => {
  const doubts = await reasonsFor(
    aed({ operational_status: 'operational', condition: 'good' }),
    aed({ abandoned: 'no', defibrillator: 'automatic' }),
    // This AED replaced an emergency phone, whose old tag was kept.
    aed({ 'disused:emergency': 'phone', 'source:emergency': 'survey' }),
    aed({ start_date: '~1998', opening_date: '2020-05', end_date: '2030' }),
    aed({ operational_status: 'needs_maintenance' }),
    aed({ end_date: '2026' }),
  );
  expect(doubts).toEqual([
    ...['', '', '', ''],
    'what OpenStreetMap says about its state is not understood: needs_maintenance',
    'it is not clear whether it is there today: end_date=2026',
  ]);
});

it('the registry contains nothing that OpenStreetMap calls out of use or planned', async () => {
  const broken = createOsmNodeFeature(1, 21.01, 52.21, { operational_status: 'broken' });
  const over = createOsmNodeFeature(2, 21.02, 52.22, { end_date: '2026-11-20' });
  const { aeds } = await importAndReadRegistry([
    formatGeojsonFile(broken, over, createOsmNodeFeature(3, 21.03, 52.23)),
  ]);
  expect(aeds.map(({ id }) => id)).toEqual(['osm/node/3']);
});
