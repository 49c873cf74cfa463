import { ImportError, type SourceRecord } from '../source-record.ts';
import { bindColumnMap } from './columns/bind-columns.ts';
import { chooseColumnMap } from './columns/choose-column-map.ts';
import { maxSampledRows } from './columns/date-columns.ts';
import { readMappedRecord } from './columns/mapped-record.ts';
import { Publishers } from './columns/publisher.ts';
import { detectDocumentProjection, readProjectedPosition } from './json/element-position.ts';
import { flattenFeature, flattenValues } from './json/flat-values.ts';
import { type ArrayName, formatTruncatedJsonMessage, JsonElementSplitter } from './json/json-elements.ts';
import { describePartialPage, readEnvelopeDate, readOverpassRemark } from './json/json-envelope.ts';
import { columnsOfRecords, detectArrayName, parseSampleElements } from './json/json-shape.ts';
import { osmSource } from './osm.ts';
import { isOsmFeature, parseOsmGeojsonRecord } from './osm-geojson.ts';
import { parseOverpassJsonRecord } from './overpass.ts';
import type { RecognisedFile, RecognitionInput } from './recognised-file.ts';

type ReadElement = (element: unknown, number: number) => SourceRecord;

/**
 * Reads the records of a JSON document. At its end, checks that the document is complete and not just one page of a
 * list.
 */
function readElements({ path, completeness }: RecognitionInput, arrayName: ArrayName, read: ReadElement) {
  const cutter = new JsonElementSplitter(path, arrayName);
  async function* records(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
    let number = 0;
    for await (const piece of text) for (const element of cutter.cut(piece)) yield read(element, ++number);
    completeness.require(cutter.isWhole, formatTruncatedJsonMessage(path, cutter.count), 'Fetch the file again');
    const remark = readOverpassRemark(cutter.frame);
    const stopped = `${path}: the server stopped this answer early (${remark})`;
    completeness.require(remark === null, stopped, 'Request a smaller area, or try again later');
    const page = describePartialPage(cutter.frame, cutter.count);
    completeness.require(page === null, `${path}: the file holds only ${page}`, 'Fetch the other pages');
  }
  return { records, statedDate: () => readEnvelopeDate(cutter.frame) };
}

function osmDocument(input: RecognitionInput, arrayName: ArrayName, kind: string, read: ReadElement): RecognisedFile {
  return { kind, sources: new Map([[osmSource.key, osmSource]]), ...readElements(input, arrayName, read) };
}

function mappedDocument(
  input: RecognitionInput,
  arrayName: ArrayName,
  first: readonly unknown[],
  { grid, projection }: ReturnType<typeof detectDocumentProjection>,
): RecognisedFile {
  const hasGeometry = arrayName === 'features';
  const flat = hasGeometry ? flattenFeature : flattenValues;
  const columns = columnsOfRecords(first.map((element) => flat(element)));
  const map = chooseColumnMap(input, columns, { isSparse: true, hasGeometry });
  if (grid !== null && projection === null && !columns.some((name) => [map.longitude, map.latitude].includes(name)))
    throw inOtherSystem(input.path, grid);
  const bound = bindColumnMap(map, columns);
  const publishers = new Publishers(bound, input.fileKey);
  const read: ReadElement = (element, number) =>
    readMappedRecord(
      bound,
      publishers,
      flat(element),
      `element ${number}`,
      hasGeometry ? readProjectedPosition(element, projection) : undefined,
    );
  const survey = async (text: AsyncIterable<string>) => {
    const cutter = new JsonElementSplitter(input.path, arrayName);
    for await (const piece of text) {
      for (const element of cutter.cut(piece)) bound.dates.note(flat(element));
      if (cutter.count >= maxSampledRows) return;
    }
  };
  return {
    kind: `${hasGeometry ? 'GeoJSON' : 'JSON list'} of ${map.source.title}`,
    map: bound.map,
    publishers,
    ...(!bound.dates.isEmpty && { survey }),
    sources: publishers.sources,
    taken:
      projection === null
        ? []
        : [`its coordinates were converted from ${projection.name} (${projection.code}) into longitude and latitude`],
    ...readElements(input, arrayName, read),
  };
}

const inOtherSystem = (path: string, grid: string) =>
  new ImportError(
    `${path}: its positions are in ${grid}. Export it with longitude and latitude in degrees of WGS 84 (EPSG:4326), or convert it with ogr2ogr -t_srs EPSG:4326.`,
  );

/**
 * Recognises a JSON document by its list and the first elements in it. Throws ImportError with advice if the format is
 * unknown.
 */
export function recogniseJson(sample: string, input: RecognitionInput): RecognisedFile {
  const arrayName = detectArrayName(sample);
  if (arrayName === undefined) {
    throw new ImportError(
      `${input.path}: this JSON has neither "features" nor "elements" nor another list of objects at its start. Use GeoJSON, an Overpass answer or a list of records.`,
    );
  }
  const first = parseSampleElements(sample, arrayName);
  if (arrayName === 'elements') return osmDocument(input, arrayName, 'Overpass JSON', parseOverpassJsonRecord);
  const isOsm =
    arrayName === 'features' && (isOsmFeature(first[0]) || (first.length === 0 && input.named.length === 0));
  if (isOsm) return osmDocument(input, arrayName, 'OpenStreetMap as GeoJSON', parseOsmGeojsonRecord);
  return mappedDocument(input, arrayName, first, detectDocumentProjection(sample));
}
