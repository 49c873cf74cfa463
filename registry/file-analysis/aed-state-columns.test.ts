import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { toColumnMap } from '../sources/columns/column-map.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { importAndReadRegistry } from '../testing/imported-registry-fixture.ts';
import { analyseFile } from './analyse-file.ts';

async function understood(heading: string, ...states: readonly string[]) {
  const rows = states.map((state, at) => `${at};Hall ${at};47.4${at}123;8.5${at}123;${state}`);
  const content = ['id;name;latitude;longitude;', ...rows].join('\n').replace('longitude;', `longitude;${heading}`);
  const file = writeFileIn(createTestFolder(), 'town.csv', `${content}\n`);
  return { content, ...(await analyseFile({ file, asOf: '2026-11-21', isAnew: true })) };
}

describe('a column with the state of AEDs', () => {
  it.each([
    ['AED Status', 'In service', 'Out of service', 'Removed'],
    ['Status', 'Active', 'Planned 2027', 'Stolen'],
    ['Active', 'Active', 'Inactive', 'Expired'],
    ['Estado', 'ALTA', 'BAJA', 'Fuera de servicio'],
    ['Zustand', 'in Betrieb', 'defekt', 'inaktiv'],
    ['État', 'En service', 'Hors service', 'Volé'],
    ['Stav', 'aktivní', 'mimo provoz', 'nefunkční'],
    ['Állapot', 'működik', 'nem működik', 'Inaktív'],
    ['Durum', 'Aktif', 'Pasif', 'Arızalı'],
    ['Aktif', 'Evet', 'Hayır', 'HAYIR'],
    ['Статус', 'работает', 'не работает', 'снят'],
    ['Активен', 'да', 'нет', 'Нет'],
    ['Стан', 'працює', 'не працює', 'ні'],
    ['Κατάσταση', 'Ενεργό', 'Ανενεργό', 'όχι'],
    ['AED状态', '正常', '故障', '停用'],
    ['状態', '稼働中', '故障中', '撤去'],
    ['상태', '정상', '고장', '철거'],
  ])('%s keeps %s, and leaves out %s and %s', async (heading, good, ...bad) => {
    const { map, preview } = await understood(heading, good, ...bad, '');
    expect(map).toMatchObject({ state: [heading] });
    expect(preview.dropped).toMatchObject([{ reason: 'its source says that it is not in use', count: 2 }]);
    expect(preview.kept).toBe(2);
  });

  it('reports each unknown state, and keeps its AED', async () => {
    const { preview } = await understood('Status', 'Active', 'Removed', 'Phase B');
    expect([preview.kept, preview.doubtful]).toEqual([
      2,
      [{ reason: 'what its source says about its state is not understood', count: 1, example: 'Phase B' }],
    ]);
  });

  it('is not recognised when no value is a state, or when numbers are codes', async () => {
    expect((await understood('Estado', 'Jalisco', 'Sonora', 'Oaxaca')).map).not.toHaveProperty('state');
    // The column contains US states: OK is Oklahoma, and NE (Nebraska) means "no" in Czech.
    expect((await understood('State', 'OK', 'NE', 'TX')).map).not.toHaveProperty('state');
    expect((await understood('Estado', 'SI', 'JA', 'CH', 'SO', 'OA', 'PU', 'ZA', 'CO', 'MI')).map).not.toHaveProperty(
      'state',
    );
    expect((await understood('Status', '0', '1', '2')).map).not.toHaveProperty('state');
  });

  it('also applies to states that only a later file contains, and beside another such column', async () => {
    const { map } = await understood('Active;Status', 'yes;In service', 'no;In service', 'yes;In service');
    expect(map).toMatchObject({ state: ['Active', 'Status'] });
    const source = { key: 'town', title: 'Town', licence: 'CC0-1.0', attribution: 'Town', url: null };
    const later = (await understood('Active;Status', 'yes;Stolen', 'yes;In service', 'no;In service')).content;
    const { aeds } = await importAndReadRegistry([later], { columnMaps: [toColumnMap({ ...map, source }, 'map')] });
    expect(aeds.map(({ id }) => id)).toEqual(['town/1']);
  });
});
