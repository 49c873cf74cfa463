import { PbfReader } from 'pbf';
import { StreetsError } from '../streets-error.ts';
import { type BlobPlace, blobsOf, contentOf, ExtractFile, foreign } from './extract-blocks.ts';

/** What the head of an extract tells. */
export interface ExtractHead {
  readonly bytes: number;
  /** The day its data are of: of its replication, else of the newest edit in it; null if neither is there. */
  readonly asOf: string | null;
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

/** When the newest of a block's ways and relations was edited, in milliseconds since 1970; 0 if none says. */
function newestEdit(content: Uint8Array): number {
  const edits = new PbfReader(content).readFields(inBlock, { granularity: 1000, newest: 0 });
  return edits.newest * edits.granularity;
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Of the last blocks, which are ways and relations; a few show how new an extract is without reading it whole. */
const blocksForDate = 24;

function dateOf(file: ExtractFile, blobs: readonly BlobPlace[]): string | null {
  const data = blobs.filter(({ type }) => type === 'OSMData').slice(-blocksForDate);
  const newest = Math.max(0, ...data.map((blob) => newestEdit(contentOf(file, blob))));
  return newest > 0 ? dayOf(newest) : null;
}

/**
 * Looks an extract through by the heads of its blocks. Throws StreetsError for one that is cut off, that holds history or is
 * none at all.
 */
export function readExtractHead(path: string): ExtractHead {
  const file = new ExtractFile(path);
  try {
    const blobs = blobsOf(file);
    const [first] = blobs;
    if (first?.type !== 'OSMHeader') throw foreign(path);
    const head = { features: [] as string[], replicated: 0 };
    new PbfReader(contentOf(file, first)).readFields((tag, into: typeof head, pbf) => {
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
    return { bytes: file.size, asOf };
  } finally {
    file.close();
  }
}
