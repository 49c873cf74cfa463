import { createHash } from 'node:crypto';
import { rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { MapTile } from '../domain/geography/map-tile.ts';
import { streetAreaOf, streetTileName } from '../domain/streets/street-cell.ts';
import {
  type ListedStreetCell,
  type ListedStreetFile,
  type StreetSource,
  streetAreaFile,
  streetCellFile,
} from '../domain/streets/street-index.ts';
import { PartialFolder } from '../registry/write/partial-folder.ts';
import { buildCell } from './cells/build-cell.ts';
import {
  type CellConnectivity,
  Connectedness,
  computeConnectedPercent,
  computeFootpathPercent,
} from './cells/connectedness.ts';
import { buildStreetsImportOverview, summariseImport } from './import-summary.ts';
import { readPublishedStreetIndex } from './published/published-streets.ts';
import { requireNewerData } from './published/require-newer-data.ts';
import { CellReader, type PlannedCell, planCells } from './sources/cell-reader.ts';
import { openStreetSource, type StreetFileSource } from './sources/open-street-source.ts';
import { StreetsError } from './streets-error.ts';
import { buildStreetIndexDocument } from './write/index-document.ts';

const maxConcurrentFiles = 6;

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

export interface StreetImportRequest {
  readonly files: readonly string[];
  readonly out: string;
  /** The folder of published streets that the draft at `out` will replace. Undefined if `out` is published directly. */
  readonly draftFor?: string | undefined;
  /**
   * The dates of the data as given by the operator. A date applies to one file. If `file` is null, it applies to all
   * files that no other date applies to.
   */
  readonly dataDates?: readonly { readonly file: string | null; readonly date: string }[] | undefined;
  /** Whether the data may be older than the published data. */
  readonly isOlderAccepted?: boolean | undefined;
  readonly today: string;
  readonly onProgress?: (line: string) => void;
}

export interface StreetImportResult {
  readonly summary: string;
}

/** A cell that has been written, with its files. */
interface WrittenCell extends PlannedCell {
  ways: ListedStreetFile | null;
  land: ListedStreetFile | null;
}

const workOf = (target: string) => `${resolve(target)}.work`;

/**
 * Imports extracts and basemaps, and publishes the streets at `out` or leaves them there as a draft. Throws
 * StreetsError with a message for the operator, and then leaves the published streets unchanged.
 */
export async function importStreets(request: StreetImportRequest): Promise<StreetImportResult> {
  const { files, out, draftFor, onProgress = () => undefined } = request;
  const folder = await StreetsFolder.begin(out);
  const abandon = () => folder.abandon();
  process.once('exit', abandon);
  const sources: StreetFileSource[] = [];
  const work = workOf(draftFor ?? out);
  try {
    for (const path of new Set(files.map((file) => resolve(file)))) {
      sources.push(dated(await openStreetSource(path, { work, onProgress }), path, request));
    }
    requireNewerData(sources, readPublishedStreetIndex(draftFor ?? out), request);
    const imported = await writeStreets(folder, sources, request);
    await folder.publish();
    await rm(work, { recursive: true, force: true });
    return imported;
  } catch (cause) {
    await folder.discard();
    // Fails if tilemaker's result is in the folder, which the next import continues with.
    await rmdir(work).catch(() => undefined);
    throw cause;
  } finally {
    process.removeListener('exit', abandon);
    for (const { archive } of sources) await archive.close();
  }
}

function dated(source: StreetFileSource, path: string, { dataDates = [] }: StreetImportRequest): StreetFileSource {
  const dataDate =
    dataDates.find(({ file }) => file !== null && resolve(file) === path) ??
    dataDates.find(({ file }) => file === null);
  return dataDate === undefined ? source : { ...source, asOf: dataDate.date };
}

async function writeStreets(
  folder: StreetsFolder,
  sources: readonly StreetFileSource[],
  request: StreetImportRequest,
): Promise<StreetImportResult> {
  const plan = await planCells(sources);
  const reader = new CellReader(sources);
  // A street may continue from one extract into another, so connectedness is measured across all extracts.
  const extracts = new Connectedness(sources.flatMap(({ middle }) => middle ?? []));
  const holds = sources.map(({ schema }) => (schema.hasIds ? extracts : new Connectedness(null)));
  const written = new Map<string, WrittenCell>();
  for (const [place, planned] of plan.entries()) {
    request.onProgress?.(`cell ${place + 1} of ${plan.length}`);
    const built = buildCell(planned.cell, await reader.read(planned));
    if (built.ways === null || built.roads.length === 0) continue;
    const name = streetTileName(planned.cell);
    const entry: WrittenCell = { ...planned, ways: null, land: null };
    written.set(name, entry);
    const first = planned.sources[0] as number;
    holds[first]?.add(name, built.box, built.roads, sources[first]?.schema.hasIds !== true);
    for (const file of ['ways', 'land'] as const) {
      const bytes = built[file];
      if (bytes === null) continue;
      const keep = (listed: ListedStreetFile) => {
        entry[file] = listed;
      };
      await folder.write((hash) => streetCellFile(file, planned.cell, hash), bytes, keep);
    }
  }
  await folder.settle();
  if (written.size === 0) throw new StreetsError(noStreets(sources));
  return finish(folder, { sources, written, holds }, request);
}

function noStreets(sources: readonly StreetFileSource[]): string {
  const titles = sources.map(({ title }) => title).join(', ');
  if (sources.every(({ isBeyondGrid }) => isBeyondGrid))
    return `The streets in ${titles} are beyond 85.05° north or south, where the map's grid ends. Use other files.`;
  return sources.some(({ cutStreets }) => cutStreets.size > 0)
    ? `The streets in ${titles} have no points. Make the extract with complete ways and their nodes.`
    : `There are no streets in ${titles}. Use other files.`;
}

interface Finished {
  readonly sources: readonly StreetFileSource[];
  readonly written: ReadonlyMap<string, WrittenCell>;
  readonly holds: readonly Connectedness[];
}

async function finish(
  folder: StreetsFolder,
  { sources, written, holds }: Finished,
  request: StreetImportRequest,
): Promise<StreetImportResult> {
  const holdOf = new Map([...new Set(holds)].flatMap((hold) => [...hold.judge()]));
  const told = sources.map((source, place): StreetSource => {
    const { title, attribution, licence, asOf, schema } = source;
    // Only an extract without streets has no middle. The streets in its cells are those of other files.
    const hasStreets = !schema.hasIds || source.middle !== null;
    const own = [...written].flatMap(([name, cell]) =>
      hasStreets && cell.sources.includes(place) ? (holdOf.get(name) ?? []) : [],
    );
    const percent = Math.round(computeConnectedPercent(own) * 10) / 10;
    return { title, attribution, licence, asOf, schema: schema.name, connectedPercent: percent };
  });
  const areas = await writeAreas(folder, written, holdOf);
  const cells = Array.from(written.values(), ({ cell }) => cell);
  await folder.writePacked(
    'index.json',
    `${JSON.stringify(buildStreetIndexDocument({ sources: told, cells, areas }))}\n`,
  );
  const listed = Array.from(written.values(), ({ cell, ways, land }) => ({
    cell,
    bytes: (ways?.bytes ?? 0) + (land?.bytes ?? 0),
    isRoutable: holdOf.get(streetTileName(cell))?.isRoutable ?? false,
  }));
  const cutCounts = sources.map(({ cutStreets }) => cutStreets.size);
  const footpaths = computeFootpathPercent(new Set(holds));
  const facts = { sources: told, cutCounts, footpaths, cells: listed, today: request.today };
  const summary = summariseImport(facts);
  await folder.writePacked('report/overview.json', `${JSON.stringify(buildStreetsImportOverview(facts))}\n`);
  await folder.writePacked('report/summary.txt', `${summary}\n`);
  return { summary };
}

/** Writes a list of cells for each area. Returns the hash of each list by the area's name. */
async function writeAreas(
  folder: StreetsFolder,
  written: ReadonlyMap<string, WrittenCell>,
  holdOf: ReadonlyMap<string, CellConnectivity>,
): Promise<Map<string, string>> {
  const lists = new Map<string, { readonly area: MapTile; readonly cells: Record<string, object> }>();
  for (const [name, { cell, ways, land, sources }] of written) {
    if (ways === null) continue;
    const area = streetAreaOf(cell);
    const list = lists.get(streetTileName(area)) ?? { area, cells: {} };
    lists.set(streetTileName(area), list);
    const file = (listed: ListedStreetFile) => [listed.hash, listed.bytes];
    const isRoutable: ListedStreetCell['isRoutable'] = holdOf.get(name)?.isRoutable ?? false;
    list.cells[name] = { ways: file(ways), ...(land && { land: file(land) }), routable: isRoutable, sources };
  }
  const hashes = new Map<string, string>();
  for (const [name, { area, cells }] of lists) {
    const keep = ({ hash }: ListedStreetFile) => hashes.set(name, hash);
    await folder.write((hash) => streetAreaFile(area, hash), `${JSON.stringify({ cells })}\n`, keep);
  }
  await folder.settle();
  return hashes;
}

/** A new folder of streets next to the published folder, which it replaces when it is complete. */
class StreetsFolder extends PartialFolder {
  /** Creates the folder next to `target`. Throws ImportError if another import is writing there. */
  static begin(target: string): Promise<StreetsFolder> {
    return PartialFolder.prepare(target, (place, unlock) => new StreetsFolder(place, unlock, maxConcurrentFiles));
  }

  /**
   * Writes a file and its .br and .gz versions. Their names contain the content's hash. Waits only while too many files
   * are being written, and calls `done` when this file has been written.
   */
  async write(
    nameOf: (hash: string) => string,
    content: Uint8Array | string,
    done: (listed: ListedStreetFile) => void,
  ): Promise<void> {
    const hash = hashOf(content);
    await this.addPending(this.writePacked(nameOf(hash), content).then((bytes) => done({ hash, bytes })));
    this.throwFailure();
  }

  /** Waits until all files are written. Throws if a file could not be written. */
  async settle(): Promise<void> {
    await this.waitForPending();
    this.throwFailure();
  }
}
