import { ImportError, type SourceRecord } from '../source-record.ts';
import { bindColumnMap } from './columns/bind-columns.ts';
import { chooseColumnMap } from './columns/choose-column-map.ts';
import { maxSampledRows } from './columns/date-columns.ts';
import { mappedRecord } from './columns/mapped-record.ts';
import { Publishers } from './columns/publisher.ts';
import { positionInProjection, projectionOfDocument } from './json/element-position.ts';
import { flatFeature, flatValues } from './json/flat-values.ts';
import { type ArrayName, JsonElementSplitter, truncatedJsonMessage } from './json/json-elements.ts';
import { envelopeDate, overpassRemark, partialPageReason } from './json/json-envelope.ts';
import { arrayNameOf, columnsOfRecords, sampleElements } from './json/json-shape.ts';
import { osmSource } from './osm.ts';
import { isOsmFeature, osmGeojsonRecord } from './osm-geojson.ts';
import { overpassJsonRecord } from './overpass.ts';
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
    completeness.require(cutter.isWhole, truncatedJsonMessage(path, cutter.count), 'Fetch the file again');
    const remark = overpassRemark(cutter.frame);
    const stopped = `${path}: the server stopped this answer early (${remark})`;
    completeness.require(remark === null, stopped, 'Request a smaller area, or try again later');
    const page = partialPageReason(cutter.frame, cutter.count);
    completeness.require(page === null, `${path}: the file holds only ${page}`, 'Fetch the other pages');
  }
  return { records, statedDate: () => envelopeDate(cutter.frame) };
}

function osmDocument(
  recognising: RecognitionInput,
  arrayName: ArrayName,
  kind: string,
  read: ReadElement,
): RecognisedFile {
  return { kind, sources: new Map([[osmSource.key, osmSource]]), ...readElements(recognising, arrayName, read) };
}

function mappedDocument(
  recognising: RecognitionInput,
  arrayName: ArrayName,
  first: readonly unknown[],
  { grid, projection }: ReturnType<typeof projectionOfDocument>,
): RecognisedFile {
  const hasGeometry = arrayName === 'features';
  const flat = hasGeometry ? flatFeature : flatValues;
  const columns = columnsOfRecords(first.map((element) => flat(element)));
  const map = chooseColumnMap(recognising, columns, { isSparse: true, hasGeometry });
  if (grid !== null && projection === null && !columns.some((name) => [map.longitude, map.latitude].includes(name)))
    throw inOtherSystem(recognising.path, grid);
  const bound = bindColumnMap(map, columns);
  const publishers = new Publishers(bound, recognising.fileKey);
  const read: ReadElement = (element, number) =>
    mappedRecord(
      bound,
      publishers,
      flat(element),
      `element ${number}`,
      hasGeometry ? positionInProjection(element, projection) : undefined,
    );
  const survey = async (text: AsyncIterable<string>) => {
    const cutter = new JsonElementSplitter(recognising.path, arrayName);
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
    ...readElements(recognising, arrayName, read),
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
export function recogniseJson(sample: string, recognising: RecognitionInput): RecognisedFile {
  const arrayName = arrayNameOf(sample);
  if (arrayName === undefined) {
    throw new ImportError(
      `${recognising.path}: this JSON has neither "features" nor "elements" nor another list of objects at its start. Use GeoJSON, an Overpass answer or a list of records.`,
    );
  }
  const first = sampleElements(sample, arrayName);
  if (arrayName === 'elements') return osmDocument(recognising, arrayName, 'Overpass JSON', overpassJsonRecord);
  const isOsm =
    arrayName === 'features' && (isOsmFeature(first[0]) || (first.length === 0 && recognising.named.length === 0));
  if (isOsm) return osmDocument(recognising, arrayName, 'OpenStreetMap as GeoJSON', osmGeojsonRecord);
  return mappedDocument(recognising, arrayName, first, projectionOfDocument(sample));
}
