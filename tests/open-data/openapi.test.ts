import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { serveRegistryPages } from './serve-registry-pages.ts';
import { formatDesioTable, formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

const full = createOsmNodeFeature(9001, 9.53, 47.14, {
  name: 'Rathaus',
  'addr:street': 'Städtle',
  'addr:housenumber': '6',
  'addr:city': 'Vaduz',
  'defibrillator:location': 'nur während der Arbeitszeit beim Empfang fragen',
  'defibrillator:location:en': 'ask at the desk',
  level: '0',
  indoor: 'yes',
  locked: 'no',
  access: 'customers',
  phone: '+423 237 78 78',
  opening_hours: 'Mo-Fr 08:00-17:00; PH off',
  check_date: '2026-05-01',
  description: 'neben der Treppe',
  note: 'key at the desk',
});
const always = createOsmNodeFeature(9002, 9.54, 47.15, {
  opening_hours: '24/7',
  access: 'sometimes, ask',
  fixme: 'position',
});

const published = [formatOsmFile(...vaduzAeds, full, always), formatDesioTable('1,u,45.6,9.2,Palestra,VIA,ROMA,1,ok,')];

async function described() {
  const opened = await serveTestRegistry(published);
  const document = await (await opened.ask('/aeds/openapi.json')).json();
  return { ...opened, document };
}

test('the description is valid OpenAPI 3.1', async () => {
  const { document } = await described();
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('responses match the description, without undescribed fields', async () => {
  const { document, ask } = await described();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'described', components: document.components });
  const errorsOf = (name: string, value: unknown) => {
    const validate = ajv.getSchema(`described#/components/schemas/${name}`);
    validate?.(value);
    return validate?.errors ?? [];
  };
  const file = await (await ask('/aeds/li.geojson')).json();
  expect(file.features).toHaveLength(32);
  expect(errorsOf('CountryFile', file)).toEqual([]);
  expect(errorsOf('CountryFile', await (await ask('/aeds/it.geojson')).json())).toEqual([]);
  expect(errorsOf('Countries', await (await ask('/aeds/countries.json')).json())).toEqual([]);
  const [first] = file.features;
  expect(
    errorsOf('CountryFile', { ...file, features: [{ ...first, properties: { ...first.properties, x: 1 } }] }),
  ).toHaveLength(1);
});

test('every address in the description answers, and none is treated as a page', async () => {
  const { document } = await described();
  const { ask } = await serveRegistryPages(published, new Date('2026-11-23T11:07:30Z'));
  const index = await (await ask('/aeds/index.json')).json();
  expect(index.registry.format).toBe(2);
  const real: Record<string, string> = {
    '/aeds/{country}.geojson': '/aeds/li.geojson',
    '/aeds/{country}.csv': '/aeds/li.csv',
    '/aeds/id/{id}': '/aeds/id/osm/node/1',
    '/aeds/{country}/changes.ndjson': '/aeds/li/changes.ndjson',
    '/aeds/{country}/changes.atom': '/aeds/li/changes.atom',
    '/aeds/{z}/{x}/{y}.json': '/aeds/0/0/0.json',
    '/aeds/changes/{z}/{x}/{y}.json': '/aeds/changes/0/0/0.json',
  };
  for (const path of Object.keys(document.paths)) {
    const { status, headers } = await ask(real[path] ?? path);
    expect([path, status]).toEqual([path, path.startsWith('/aeds/changes') ? 404 : 200]);
    expect([path, headers.get('Content-Type')]).not.toEqual([path, 'text/html; charset=utf-8']);
  }
});
