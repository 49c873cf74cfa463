import type { InventedPlace } from './invented-places.ts';

/** A file with twenty-four places, in a format that the importer must recognise without help. */
export interface UnknownDocument {
  readonly kind: string;
  readonly middle: readonly [longitude: number, latitude: number];
  readonly write: (places: readonly InventedPlace[]) => string | Uint8Array;
  /** The field that the importer must assign to each column. */
  readonly used: Readonly<Record<string, string>>;
}

const berlin = [13.4, 52.52] as const;

const plain = ({ at, longitude, latitude }: InventedPlace) => ({
  id: at,
  name: `Hall ${at}`,
  address: `Road ${at}`,
  lat: latitude,
  lon: longitude,
  opening_hours: 'Mo-Fr 08:00-18:00',
});

const feature = ({ at, longitude, latitude }: InventedPlace) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { name: `Hall ${at}`, address: `Road ${at}` },
});

const ofPlain = { name: 'name', address: 'street', lat: 'latitude', lon: 'longitude', opening_hours: 'hours' };
const json = JSON.stringify;

const topology = (
  places: readonly InventedPlace[],
  transform?: { scale: [number, number]; translate: [number, number] },
) => {
  const at = (value: number, axis: 0 | 1) =>
    transform === undefined ? value : Math.round((value - transform.translate[axis]) / transform.scale[axis]);
  const geometries = places.map((place) => ({
    type: 'Point',
    coordinates: [at(place.longitude, 0), at(place.latitude, 1)],
    properties: { name: `Hall ${place.at}`, address: `Road ${place.at}` },
  }));
  return json({
    type: 'Topology',
    ...(transform && { transform }),
    objects: { aeds: { type: 'GeometryCollection', geometries } },
    arcs: [],
  });
};

const socrataColumns = ['sid', 'Entity Name', 'Address', 'Location Point', 'Hours'].map((name, position) => ({
  name,
  fieldName: name.toLowerCase().replaceAll(' ', '_'),
  position,
}));

export const unknownDocuments: readonly UnknownDocument[] = [
  {
    kind: 'JSON lines',
    middle: berlin,
    write: (places) => places.map((place) => json(plain(place))).join('\n'),
    used: ofPlain,
  },
  {
    kind: 'GeoJSON lines',
    middle: berlin,
    write: (places) => places.map((place) => json(feature(place))).join('\n'),
    used: { name: 'name', address: 'street' },
  },
  {
    kind: 'a GeoJSON text sequence',
    middle: berlin,
    write: (places) => places.map((place) => `\u001e${json(feature(place))}\n`).join(''),
    used: { name: 'name', address: 'street' },
  },
  {
    kind: 'an answer of CKAN, its columns before its records',
    middle: berlin,
    write: (places) =>
      json({
        success: true,
        result: {
          fields: Object.keys(ofPlain).map((id) => ({ id, type: 'text' })),
          records: places.map(plain),
          total: places.length,
        },
      }),
    used: ofPlain,
  },
  {
    kind: 'an answer of CKAN as lists',
    middle: berlin,
    write: (places) =>
      json({
        result: {
          records_format: 'lists',
          fields: Object.keys(plain(places[0] as InventedPlace)).map((id) => ({ id, type: 'text' })),
          records: places.map((place) => Object.values(plain(place))),
        },
      }),
    used: ofPlain,
  },
  {
    kind: 'rows.json of Socrata',
    middle: berlin,
    write: (places) =>
      json({
        meta: { view: { id: 'abcd-1234', columns: socrataColumns } },
        data: places.map(({ at, longitude, latitude }) => [
          `row-${at}`,
          `School ${at}`,
          `Road ${at}`,
          ['{"address":""}', String(latitude), String(longitude), null, false],
          'Mon-Fri 8am-4pm',
        ]),
      }),
    used: {
      'Entity Name': 'name',
      'Location Point.latitude': 'latitude',
      'Location Point.longitude': 'longitude',
      Hours: 'hours',
    },
  },
  {
    kind: 'an answer of OData 2',
    middle: berlin,
    write: (places) => json({ d: { results: places.map(plain) } }),
    used: ofPlain,
  },
  {
    kind: 'a list deep in a document',
    middle: berlin,
    write: (places) => json({ meta: { tags: ['a', 'b'] }, data: { lists: { aeds: places.map(plain) } } }),
    used: ofPlain,
  },
  {
    kind: 'objects under keys of their own',
    middle: berlin,
    write: (places) => json(Object.fromEntries(places.map((place) => [`aed-${place.at}`, plain(place)]))),
    used: ofPlain,
  },
  { kind: 'TopoJSON', middle: berlin, write: (places) => topology(places), used: { name: 'name', address: 'street' } },
  {
    kind: 'TopoJSON in steps of its own',
    middle: berlin,
    write: (places) => topology(places, { scale: [0.00001, 0.00001], translate: [13, 52] }),
    used: { name: 'name', address: 'street' },
  },
];
