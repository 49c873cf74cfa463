import { PbfReader } from 'pbf';
import { StreetsError } from '../streets-error.ts';
import {
  type BlobLocation,
  type ExtractFile,
  listBlobs,
  notAnExtractError,
  readBlobContent,
  withExtractFile,
} from './extract-blocks.ts';

/** A bounding box as west, south, east and north, in degrees. */
export type DegreeBox = readonly [number, number, number, number];

/** The parts of an extract's header that the import uses. */
export interface ExtractHeader {
  readonly bytes: number;
  /**
   * The date of the data. It is the replication timestamp, or the time of the newest edit. Null if both are missing.
   */
  readonly asOf: string | null;
  /** The bounding box. Null if the header has none. */
  readonly box: DegreeBox | null;
}

const knownFeatures = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation']);

interface Edits {
  granularity: number;
  newest: number;
}

const inInfo = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 2) edits.newest = Math.max(edits.newest, pbf.readVarint());
};
const inWay = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 4) pbf.readMessage(inInfo, edits);
};
const inGroup = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 3 || tag === 4) pbf.readMessage(inWay, edits);
};
const inBlock = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 18) edits.granularity = pbf.readVarint();
  if (tag === 2) pbf.readMessage(inGroup, edits);
};

/** Returns the time of the newest edit of a way or relation in a block, in milliseconds since 1970, or 0 if unknown. */
function newestEdit(content: Uint8Array): number {
  const edits = new PbfReader(content).readFields(inBlock, { granularity: 1000, newest: 0 });
  return edits.newest * edits.granularity;
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The number of blocks that are read to estimate the date. The last blocks are read, because ways and relations are at
 * the end of the file.
 */
const blocksForDate = 24;

function dateOf(file: ExtractFile, blobs: readonly BlobLocation[]): string | null {
  const data = blobs.filter(({ type }) => type === 'OSMData').slice(-blocksForDate);
  const newest = Math.max(0, ...data.map((blob) => newestEdit(readBlobContent(file, blob))));
  return newest > 0 ? dayOf(newest) : null;
}

function readBox(pbf: PbfReader): DegreeBox {
  const edges = { 1: 0, 2: 0, 3: 0, 4: 0 };
  pbf.readMessage((tag, into: typeof edges, at) => {
    if (tag === 1 || tag === 2 || tag === 3 || tag === 4) into[tag] = at.readSVarint() / 1e9;
  }, edges);
  return [edges[1], edges[4], edges[2], edges[3]];
}

interface HeaderFields {
  readonly features: string[];
  replicated: number;
  box: DegreeBox | null;
}

/**
 * Reads the header of an extract and checks the headers of all its blocks. Throws StreetsError if the file is
 * truncated, contains history or is not an extract.
 */
export function readExtractHeader(path: string): ExtractHeader {
  return withExtractFile(path, (file) => {
    const blobs = listBlobs(file);
    const [first] = blobs;
    if (first?.type !== 'OSMHeader') throw notAnExtractError(path);
    const head: HeaderFields = { features: [], replicated: 0, box: null };
    new PbfReader(readBlobContent(file, first)).readFields((tag, into: HeaderFields, pbf) => {
      if (tag === 1) into.box = readBox(pbf);
      if (tag === 4) into.features.push(pbf.readString());
      if (tag === 32) into.replicated = pbf.readVarint();
    }, head);
    if (head.features.includes('HistoricalInformation'))
      throw new StreetsError(`${path} is a file with history. Make an extract of one day with osmium time-filter.`);
    const unknown = head.features.filter((feature) => !knownFeatures.has(feature));
    if (unknown.length > 0)
      throw new StreetsError(
        `${path}: this extract needs ${unknown.join(', ')}. Convert it to a plain .osm.pbf with osmium cat.`,
      );
    if (!blobs.some(({ type }) => type === 'OSMData'))
      throw new StreetsError(`${path}: this extract has no data. Fetch it again.`);
    const asOf = head.replicated > 0 ? dayOf(head.replicated * 1000) : dateOf(file, blobs);
    return { bytes: file.size, asOf, box: head.box };
  });
}
