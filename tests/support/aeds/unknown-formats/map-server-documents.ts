import proj4 from 'proj4';
import type { UnknownDocument } from './documents.ts';
import { formatTableText, type InventedPlace, withDecimalComma } from './invented-places.ts';

const berlin = [13.4, 52.52] as const;
const florence = [11.25, 43.77] as const;
const json = JSON.stringify;

const zone32 = '+proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs';
const metres = ({ longitude, latitude }: InventedPlace) => proj4(zone32, [longitude, latitude]);

/** Formats members as a GML feature collection, as map servers do. */
const gml = (
  version: string,
  wrapper: string,
  places: readonly InventedPlace[],
  point: (place: InventedPlace) => string,
) =>
  `<?xml version="1.0" encoding="UTF-8"?><wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs${version}" xmlns:gml="http://www.opengis.net/gml" xmlns:app="http://example.org">${places
    .map(
      (place) =>
        `<${wrapper}><app:dae><app:nome>Scuola ${place.at}</app:nome><app:indirizzo>Via Roma ${place.at}</app:indirizzo><app:geom>${point(place)}</app:geom></app:dae></${wrapper}>`,
    )
    .join('')}</wfs:FeatureCollection>`;

const ofGml = { nome: 'name', indirizzo: 'street' };
const spot = (format: (place: InventedPlace) => string, heading: string) => ({
  middle: berlin,
  write: (places: readonly InventedPlace[]) =>
    formatTableText(
      ['Name', 'Address', heading],
      places.map((place) => [`Hall ${place.at}`, `Road ${place.at}`, format(place)]),
    ),
  used: { Name: 'name', Address: 'street', [heading]: 'pair' },
});

const degreesAndMinutes = (value: number) =>
  `${Math.floor(value)}° ${withDecimalComma(Number(((value % 1) * 60).toFixed(4)))}'`;

/** Files as map servers send them, and tables with unusual coordinates or headers. */
export const mapServerDocuments: readonly UnknownDocument[] = [
  {
    kind: 'GML 3 with latitude first',
    middle: florence,
    write: (places) =>
      gml(
        '/2.0',
        'wfs:member',
        places,
        ({ latitude, longitude }) =>
          `<gml:Point srsName="urn:ogc:def:crs:EPSG::4326"><gml:pos>${latitude} ${longitude}</gml:pos></gml:Point>`,
      ),
    used: ofGml,
  },
  {
    kind: 'GML 2 with longitude first',
    middle: florence,
    write: (places) =>
      gml(
        '',
        'gml:featureMember',
        places,
        ({ latitude, longitude }) =>
          `<gml:Point srsName="EPSG:4326"><gml:coordinates>${longitude},${latitude}</gml:coordinates></gml:Point>`,
      ),
    used: ofGml,
  },
  {
    kind: 'GML in metres',
    middle: florence,
    write: (places) =>
      gml(
        '',
        'gml:featureMember',
        places,
        (place) =>
          `<gml:Point srsName="http://www.opengis.net/gml/srs/epsg.xml#25832"><gml:coordinates>${metres(place).join(',')}</gml:coordinates></gml:Point>`,
      ),
    used: ofGml,
  },
  {
    kind: 'GML in metres, north first',
    middle: florence,
    write: (places) =>
      gml(
        '/2.0',
        'wfs:member',
        places,
        (place) =>
          `<gml:MultiPoint srsName="urn:ogc:def:crs:EPSG::25832"><gml:pointMember><gml:Point><gml:pos>${metres(place).toReversed().join(' ')}</gml:pos></gml:Point></gml:pointMember></gml:MultiPoint>`,
      ),
    used: ofGml,
  },
  {
    kind: 'ArcGIS, in Web Mercator, with milliseconds for days',
    middle: berlin,
    write: (places) =>
      json({
        geometryType: 'esriGeometryPoint',
        spatialReference: { wkid: 102100, latestWkid: 3857 },
        features: places.map(({ at, longitude, latitude }) => {
          const [x, y] = proj4('EPSG:3857', [longitude, latitude]);
          return {
            attributes: {
              OBJECTID: at,
              FACILITY: `Hall ${at}`,
              AED_LOC: 'Desk',
              HRS: 'M-F 9am-6pm',
              INSPECTED: Date.UTC(2026, 0, at + 1),
            },
            geometry: { x, y },
          };
        }),
      }),
    used: { FACILITY: 'name', AED_LOC: 'location', HRS: 'hours', INSPECTED: 'checked' },
  },
  {
    kind: 'points of WKT in several dimensions',
    ...spot(
      ({ at, longitude, latitude }) =>
        [
          `POINT Z (${longitude} ${latitude} 12)`,
          `MULTIPOINT ((${longitude} ${latitude}))`,
          `SRID=4326;POINT(${longitude} ${latitude})`,
        ][at % 3] ?? '',
      'the_geom',
    ),
  },
  {
    kind: 'points of GeoJSON in cells',
    ...spot(
      ({ longitude, latitude }) => json({ type: 'MultiPoint', coordinates: [[longitude, latitude]] }),
      'geometry',
    ),
  },
  {
    kind: 'places in brackets behind an address',
    ...spot(({ at, longitude, latitude }) => `${at} 5th Ave\nBerlin\n(${latitude}, ${longitude})`, 'Location Point'),
  },
  {
    kind: 'degrees and minutes with letters in one column',
    ...spot(
      ({ longitude, latitude }) => `N ${degreesAndMinutes(latitude)} E ${degreesAndMinutes(longitude)}`,
      'Koordinaten',
    ),
  },
  {
    kind: 'a head in two lines, all of it in groups',
    middle: [4.9, 52.37],
    write: (places) =>
      [
        'Locatie;;;Positie;;Beschikbaarheid;',
        'Naam;Adres;Plaats;Lat;Lon;Openingstijden;Opmerking',
        ...places.map(
          ({ at, longitude, latitude }) =>
            `Buurthuis ${at};Damstraat ${at};Amsterdam;${withDecimalComma(latitude)};${withDecimalComma(longitude)};ma-vr 9:00-17:00;`,
        ),
      ].join('\r\n'),
    used: {
      'Locatie.Naam': 'name',
      'Locatie.Adres': 'street',
      'Positie.Lat': 'latitude',
      'Beschikbaarheid.Openingstijden': 'hours',
    },
  },
  {
    kind: 'hours of each day in numbers, and whether holidays are closed',
    middle: [10.75, 59.91],
    write: (places) =>
      json({
        API_CURRENT_USER_ID: 1,
        ASSETS: places.map(({ at, longitude, latitude }) => ({
          ASSET_ID: at,
          SITE_NAME: `Rådhuset ${at}`,
          SITE_LATITUDE: latitude,
          SITE_LONGITUDE: longitude,
          ...Object.fromEntries(
            ['MON', 'TUE', 'WED', 'THU', 'FRI'].flatMap((day) => [
              [`OPENING_HOURS_${day}_FROM`, 800],
              [`OPENING_HOURS_${day}_TO`, 1600],
            ]),
          ),
          OPENING_HOURS_CLOSED_HOLIDAYS: 'Y',
        })),
      }),
    used: { SITE_NAME: 'name', OPENING_HOURS_MON_FROM: 'hoursOfDay', OPENING_HOURS_FRI_TO: 'hoursOfDay' },
  },
  {
    kind: 'days, and when it opens and closes, the same in every row',
    middle: [151.2, -33.87],
    write: (places) =>
      formatTableText(
        ['Site', 'Lat', 'Long', 'Days', 'Opens', 'Closes'],
        places.map(({ at, longitude, latitude }) => [
          `Gym ${at}`,
          latitude,
          longitude,
          'Mon-Fri',
          '8:00 AM',
          '5:30 PM',
        ]),
      ),
    used: { Days: 'hoursDays', Opens: 'hoursStart', Closes: 'hoursEnd' },
  },
  {
    kind: 'sums and a source at the foot, in UTF-16',
    middle: berlin,
    write: (places) =>
      Buffer.from(
        `\ufeff${formatTableText(
          ['Name', 'Address', 'Latitude', 'Longitude'],
          places.map(({ at, longitude, latitude }) => [`Hall ${at}`, `Road ${at}`, latitude, longitude]),
          '\t' as ',',
          ['Total: 24', 'Source: Example Council'],
        )}`,
        'utf16le',
      ),
    used: { Name: 'name', Latitude: 'latitude' },
  },
];
