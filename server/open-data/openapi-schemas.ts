import { accessLimits, aedAccessValues } from '../../domain/aed/aed-registry.ts';

const text = (description: string) => ({ type: 'string', description });
const textOrNull = (description: string) => ({ type: ['string', 'null'], description });
const flag = (description: string) => ({ type: 'boolean', description });
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const minutes = (description: string, end: number) => ({
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: end },
  description,
});
const day = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };

const hours = {
  description:
    'The hours as we read them: "always", or minutes of the week from Monday 00:00 in the AED’s own time zone. Missing if no AED list says so or we could not read it. Then it is unknown, not closed.',
  oneOf: [
    { const: 'always' },
    {
      type: 'object',
      required: ['open'],
      additionalProperties: false,
      properties: {
        open: minutes('When it can be reached, as [from, to, from, to, …].', 10_080),
        unsure: minutes('When it is not known, in the same form.', 10_080),
        except: {
          type: 'array',
          description: 'Days with other hours, as [first day, last day, open, unsure], in minutes of the day.',
          items: { type: 'array', prefixItems: [day, day, minutes('Open.', 1440), minutes('Unsure.', 1440)] },
        },
        until: { ...day, description: 'After this day nothing is known.' },
        unsaid: { type: 'array', items: day, description: 'Public holidays that the AED list does not mention.' },
      },
    },
  ],
};

const note = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: text('In the publisher’s own words.'),
    language: text('ISO 639 letters, where known.'),
    says: {
      enum: ['way', 'limit'],
      description: 'Whether the note says how to get the AED, or who may use it and when.',
    },
  },
};

/**
 * The properties of an AED, which are the same in cells and country files. A property is omitted if no source states
 * its value.
 */
const properties = {
  name: text('Never empty: the AED’s name, else its operator, place or street, or "AED".'),
  address: text('One line, as the publisher writes it.'),
  location: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Where it hangs, by language; "und" where the AED list names no language.',
  },
  level: text('The storey, as the publisher writes it.'),
  isIndoor: flag('Whether it is inside a building.'),
  isLocked: flag('Whether the cabinet is locked.'),
  access: {
    enum: aedAccessValues.filter((access) => access !== 'unknown'),
    description: 'Who may use it, with the values of OpenStreetMap’s tag access.',
  },
  phone: text('The phone number to call about it.'),
  ref: text('The number on its box.'),
  hasChildPads: flag('Whether it has pads for children.'),
  hours,
  hoursText: text('The hours as the publisher writes them.'),
  timeZone: text('IANA name of its time zone.'),
  checked: text('Day, month or year of the last check that an AED list states.'),
  expires: {
    type: 'object',
    additionalProperties: false,
    description: 'The last days on which its pads and its battery are good, if an AED list states them.',
    properties: { pads: text('Day, as 2027-09-30.'), battery: text('Day, as 2027-09-30.') },
  },
  sources: texts('Keys of the AED lists that it is in. The file or index says whose they are.'),
  sameAs: texts('Its ids in other AED lists, and those of its duplicates.'),
  notes: { type: 'array', items: note, description: 'What publishers say about it in words.' },
  limits: { type: 'array', items: { enum: accessLimits }, description: 'What we read from those words.' },
  doubts: {
    type: 'object',
    additionalProperties: false,
    description: 'What we could not read for certain.',
    properties: {
      state: text('Words about its condition that we could not read.'),
      access: text('Words about who may use it that we could not read.'),
      place: {
        type: ['number', 'boolean'],
        description: 'How many metres off its location may be; true if that is not known.',
      },
    },
  },
  country: text('ISO 3166-1 code of its country. Only in the files of countries.'),
};

const feature = {
  type: 'object',
  required: ['type', 'id', 'geometry', 'properties'],
  additionalProperties: false,
  properties: {
    type: { const: 'Feature' },
    id: text(
      'The AED list’s key and the id there: "osm/node/123". It stays the same as long as the publisher keeps it.',
    ),
    geometry: {
      type: 'object',
      required: ['type', 'coordinates'],
      properties: {
        type: { const: 'Point' },
        coordinates: {
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: { type: 'number' },
          description: '[longitude, latitude] in degrees of WGS 84.',
        },
      },
    },
    properties: {
      type: 'object',
      required: ['name', 'timeZone', 'sources'],
      additionalProperties: false,
      properties,
    },
  },
};

const source = {
  type: 'object',
  required: ['key', 'title', 'licence', 'attribution', 'url', 'dataOf'],
  properties: {
    key: text('As in an AED’s sources.'),
    title: text('The AED list’s name.'),
    licence: text('SPDX name where it has one.'),
    attribution: text('The attribution that its licence requires.'),
    url: textOrNull('A page about it.'),
    dataOf: textOrNull('Date of its data.'),
  },
};

const apart = {
  type: 'array',
  description: 'Files of the same country whose licences do not allow them to be mixed with this one.',
  items: {
    type: 'object',
    required: ['licence', 'sources', 'url'],
    properties: { licence: text('Its licence.'), sources: texts('Its AED lists.'), url: text('Its address.') },
  },
};

const countryFile = {
  type: 'object',
  required: ['type', 'country', 'format', 'version', 'licence', 'attribution', 'sources', 'features', 'count'],
  additionalProperties: false,
  properties: {
    type: { const: 'FeatureCollection' },
    name: text('aeds- and the country’s code.'),
    country: text('ISO 3166-1 code.'),
    countryName: text('In English.'),
    format: { const: 1, description: 'Changes when programs that read the file must change.' },
    version: text('Version of the published registry.'),
    dataOf: textOrNull('Date of the data, from the oldest AED list.'),
    licence: text('The licence of the file.'),
    attribution: text('Show this where you show the AEDs.'),
    sources: { type: 'array', items: source },
    documentation: text('This description for human readers.'),
    apart,
    features: { type: 'array', items: { $ref: '#/components/schemas/Aed' } },
    count: { type: 'integer', minimum: 0, description: 'Number of AEDs in the file. It is at the end of the file.' },
    leftOut: { type: 'integer', description: 'Number of AEDs in two AED lists whose data may not be mixed.' },
    leftOutBecause: text('The same in a sentence.'),
  },
};

const countryEntry = {
  type: 'object',
  required: ['code', 'name', 'count', 'files'],
  properties: {
    code: text('ISO 3166-1.'),
    name: text('In English.'),
    count: { type: ['integer', 'null'], description: 'AEDs of all its files.' },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['licence', 'attribution', 'dataOf', 'sources', 'geojson', 'csv'],
        properties: {
          licence: text('The licence of the file.'),
          attribution: text('Show this where you show the AEDs.'),
          dataOf: textOrNull('Date of the data.'),
          sources: texts('Keys of its AED lists.'),
          geojson: text('Address of the file as GeoJSON.'),
          csv: text('Address of the file as CSV.'),
        },
      },
    },
  },
};

const countries = {
  type: 'object',
  required: ['format', 'version', 'countries'],
  properties: {
    format: { const: 1 },
    version: text('Version of the published registry.'),
    documentation: text('This description for human readers.'),
    countries: { type: 'array', items: countryEntry },
  },
};

const gone = {
  type: 'object',
  required: ['id', 'gone', 'message', 'near'],
  properties: {
    id: text('The id that was requested.'),
    gone: { ...day, description: 'The day of the first list without it.' },
    message: text('The same in a sentence.'),
    near: {
      type: 'array',
      description: 'Up to three AEDs within a kilometre, from our cells.',
      items: {
        type: 'object',
        required: ['id', 'name', 'metres', 'url'],
        properties: {
          id: text('Its id.'),
          name: text('Its name.'),
          metres: { type: 'integer', description: 'Distance from where the other was.' },
          url: text('Its web address on this site.'),
        },
      },
    },
  },
};

const cell = {
  type: 'object',
  required: ['type', 'features'],
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      description: 'AEDs, or above them clusters: points with a single property, count.',
      items: { type: 'object' },
    },
  },
};

/** The named schemas to which the OpenAPI description refers. */
export const openApiSchemas = {
  Aed: feature,
  CountryFile: countryFile,
  Countries: countries,
  Cell: cell,
  GoneAed: gone,
};
