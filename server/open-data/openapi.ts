import { openDataFormatVersion } from './file-format.ts';
import { openApiSchemas } from './openapi-schemas.ts';

const sentence = { 'text/plain': { schema: { type: 'string' } } };
const refusal = (description: string) => ({ description, content: sentence });
const tag = {
  ETag: { description: 'Send it back as If-None-Match.', schema: { type: 'string' } },
};
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

const notModified = { description: 'Your copy is the newest. Nothing is sent again.' };
const tooMany = {
  ...refusal('Too many files are being sent, or the list is being replaced. Wait as long as Retry-After says.'),
  headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of the copy you have.',
  schema: { type: 'string' },
};
const countryParameters = [
  {
    name: 'country',
    in: 'path',
    required: true,
    description: 'ISO 3166-1 code of two letters.',
    schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    example: 'li',
  },
  {
    name: 'source',
    in: 'query',
    description:
      'Key of an AED list: the file that holds it. Needed only where licences keep AED lists apart; see "apart" in the file.',
    schema: { type: 'string' },
    example: 'osm',
  },
  ifNoneMatch,
];

/** @param content the media types of the file, each with its schema */
function countryFile(id: string, summary: string, content: object): object {
  return {
    get: {
      operationId: id,
      tags: ['Countries'],
      summary,
      parameters: countryParameters,
      responses: {
        200: { description: 'All AEDs of the country, sent while they are read.', headers: tag, content },
        304: notModified,
        404: refusal('The AED list has no AED there, or no AED list has that key. The message says which.'),
        503: tooMany,
      },
    },
  };
}

const since = {
  name: 'since',
  in: 'query',
  description: 'The version of your copy. Without it, all stored changes.',
  schema: { type: 'string' },
};

function feed(id: string, summary: string, type: string, description: string): object {
  return {
    get: {
      operationId: id,
      tags: ['Countries'],
      summary,
      description,
      parameters: [...countryParameters, since],
      responses: {
        200: { description: 'The changes.', headers: tag, content: { [type]: { schema: { type: 'string' } } } },
        304: notModified,
        404: refusal('As for the files.'),
        410: refusal('What has changed since that version is no longer known. Load the whole country again.'),
        503: tooMany,
      },
    },
  };
}

const oneAed = {
  get: {
    operationId: 'getAed',
    tags: ['Countries'],
    summary: 'One AED by its id, as a GeoJSON feature with its licence and attribution',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description:
          'The id unchanged, with its slashes: osm/node/123. Percent-encode each part. Put a tilde before a part that is empty, has only dots, or begins with a tilde.',
        schema: { type: 'string' },
        example: 'osm/node/123',
      },
      ifNoneMatch,
    ],
    responses: {
      200: {
        description: 'The AED.',
        headers: tag,
        content: { 'application/geo+json': { schema: { type: 'object' } } },
      },
      304: notModified,
      308: { description: 'It is now listed under another id, the one in Location.' },
      404: refusal('No AED ever had this id.'),
      410: {
        description: 'It is no longer in our AED list. The answer says since when, and which AEDs are nearby.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/GoneAed' } } },
      },
    },
  },
};

const tileParameters = ['z', 'x', 'y'].map((name) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 0 },
}));
const version = {
  name: 'v',
  in: 'query',
  description: 'The publication that the index names for this file. With it you may cache the answer forever.',
  schema: { type: 'string' },
};

function cellFile(id: string, summary: string, description: string): object {
  return {
    get: {
      operationId: id,
      tags: ['Cells'],
      summary,
      description,
      parameters: [...tileParameters, version],
      responses: {
        200: { description: 'The file.', headers: tag, content: json('Cell') },
        304: notModified,
        404: refusal('There is no such file, or it belongs to another publication. Read the index again.'),
      },
    },
  };
}

/** Builds the OpenAPI 3.1 description of the open data. */
export function buildOpenApiDocument(site: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open data of defibrillators (AEDs)',
      version: `${openDataFormatVersion}.0.0`,
      summary: 'Where AEDs are, from open AED lists, by country or by cells of the map.',
      description:
        'No key, no account, no cookie. Web pages on any site may read these addresses. An AED list may be wrong: an AED may be gone, locked or broken. Show the attribution that each file names. One network can load four country files at a time. Send If-None-Match.',
      license: { name: 'As each file says', url: `${site}/developers` },
    },
    externalDocs: { url: `${site}/developers`, description: 'The same for human readers, with examples' },
    servers: [{ url: site }],
    security: [],
    tags: [
      { name: 'Countries', description: 'One file for a country.' },
      { name: 'Cells', description: 'What our own map reads: small files by place, for programs that search.' },
    ],
    paths: {
      '/aeds/countries.json': {
        get: {
          operationId: 'listCountries',
          tags: ['Countries'],
          summary: 'The countries with their files, licences and counts',
          parameters: [ifNoneMatch],
          responses: {
            200: { description: 'The list.', headers: tag, content: json('Countries') },
            304: notModified,
            404: refusal('No list of AEDs is published here.'),
          },
        },
      },
      '/aeds/{country}.geojson': countryFile('getCountryAsGeoJson', 'A country as GeoJSON (RFC 7946)', {
        'application/geo+json': { schema: { $ref: '#/components/schemas/CountryFile' } },
      }),
      '/aeds/{country}.csv': countryFile('getCountryAsCsv', 'A country as CSV (RFC 4180, UTF-8)', {
        'text/csv': { schema: { type: 'string' } },
      }),
      '/aeds/{country}/changes.ndjson': feed(
        'getChangesAsLines',
        'What has changed in a country since a version, the oldest first',
        'text/plain',
        'JSON lines. The first says "version", "since", "licence" and "attribution". Each of the others is an AED: "change" is added, changed, moved or gone; "aed" is the AED as it is now; where it is gone, "into" may name the AED it is listed as. At the end come the decisions that people confirmed and the AED list does not have yet, each time all of them: "change" is decided, "decision" is gone, out-of-order, hours, place or present, with "place" or "hours" as decided. The first line counts them in "decisions"; null: they could not be read now.',
      ),
      '/aeds/{country}/changes.atom': feed(
        'getChangesAsAtom',
        'The newest decisions and changes as Atom (RFC 4287), 500 at most',
        'application/atom+xml',
        'For feed readers.',
      ),
      '/aeds/id/{id}': oneAed,
      '/aeds/index.json': {
        get: {
          operationId: 'getIndex',
          tags: ['Cells'],
          summary: 'TileJSON 3 with the tree of cells, the AED lists and the publications in use',
          responses: {
            200: {
              description: 'The index.',
              headers: tag,
              content: { 'application/json': { schema: { type: 'object' } } },
            },
            304: notModified,
          },
        },
      },
      '/aeds/{z}/{x}/{y}.json': cellFile(
        'getCell',
        'The base of a cell, as GeoJSON',
        'A cell is complete only with the changes for its area.',
      ),
      '/aeds/changes/{z}/{x}/{y}.json': cellFile(
        'getChanges',
        'What has changed in the cells of an area since their bases',
        'At even zooms. There is one only where the index names a publication for the area.',
      ),
    },
    components: { schemas: openApiSchemas },
  };
}
