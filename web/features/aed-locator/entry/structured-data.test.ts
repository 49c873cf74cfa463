import { expect, test } from 'vitest';
import { parseAed } from '../../../../domain/registry/registry-cell.ts';
import { toSchemaPlace } from './structured-data.tsx';

const aed = (properties: object) =>
  parseAed({
    id: 'osm/node/1',
    geometry: { type: 'Point', coordinates: [9.52, 47.14] },
    properties: { name: 'Rathaus', timeZone: 'Europe/Vaduz', sources: ['osm'], ...properties },
  });

test('describes an AED as a place with only the data of its sources', () => {
  expect(toSchemaPlace(aed({}))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': 'https://symbiotics.one/aed/osm/node/1',
    url: 'https://symbiotics.one/aed/osm/node/1',
    identifier: 'osm/node/1',
    name: 'Rathaus',
    description: 'Automated external defibrillator (AED)',
    geo: { '@type': 'GeoCoordinates', latitude: 47.14, longitude: 9.52 },
  });
});

test('includes access and hours only when they are certain', () => {
  const open = toSchemaPlace(aed({ access: 'yes', hours: 'always', address: 'Städtle 6', phone: '+423 1' }));
  expect(open).toMatchObject({
    publicAccess: true,
    address: 'Städtle 6',
    telephone: '+423 1',
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
  expect(toSchemaPlace(aed({ access: 'private' }))).toMatchObject({ publicAccess: false });
  expect(toSchemaPlace(aed({ access: 'customers', hoursText: 'when open' }))).not.toHaveProperty('publicAccess');
});
