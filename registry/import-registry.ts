import { rmSync, writeFileSync } from 'node:fs';
import type { RegisteredAed, RegistrySource } from '../domain/aed-registry.ts';
import type { CivilDate } from '../domain/opening-week.ts';
import { normalise } from './normalise.ts';
import { mergeRecords } from './reconcile/merge-records.ts';
import { type Reconciled, reconcile, type StatedPair } from './reconcile/reconcile.ts';
import { RecordStore } from './record-store.ts';
import { causeOf, type FileSummary, ImportReport } from './report.ts';
import { ImportError, type SourceRecord } from './source-record.ts';
import type { ColumnMap } from './sources/column-map.ts';
import { type OpenedSource, openSource } from './sources/open-source.ts';
import { swappedPositions } from './stray-positions.ts';
import { CellOrder } from './write/cell-order.ts';
import { boundsOf, indexDocument } from './write/index-document.ts';
import { RegistryFolder } from './write/registry-folder.ts';
import { writeCells } from './write/write-cells.ts';

/** AEDs a cell may hold before it is split: a file of about 10 kB on the way. */
const defaultCellLimit = 250;

export interface ImportRequest {
  readonly files: readonly string[];
  readonly out: string;
  /** The day from which dated opening rules are reckoned; with the files it decides every byte that is written. */
  readonly asOf: CivilDate;
  readonly encoding?: string | undefined;
  readonly columnMap?: ColumnMap | undefined;
  readonly cellLimit?: number;
  /** Hears what is being done, often; for a line on the screen. */
  readonly onProgress?: (line: string) => void;
}

interface ImportResult {
  readonly kept: number;
  readonly summary: string;
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  readonly bytes: { readonly raw: number; readonly brotli: number };
}

/** The state of one run. */
interface Run {
  readonly request: ImportRequest;
  readonly store: RecordStore;
  readonly report: ImportReport;
  readonly sources: Map<string, RegistrySource>;
  readonly dropped: Set<number>;
  /** The first record of an id listed more than once → the later ones, in the order they came. */
  readonly twins: Map<number, number[]>;
  /** Ids that records name for themselves elsewhere: looked up once everything has been read. */
  readonly named: { readonly index: number; readonly id: string }[];
}

/**
 * Imports files into a registry at `out`. The former registry is replaced only when the new one is complete; when
 * anything fails it stays, and nothing half-written is left. Throws ImportError with a sentence for what is wrong.
 */
export async function importRegistry(request: ImportRequest): Promise<ImportResult> {
  const folder = await RegistryFolder.begin(request.out);
  const abandon = () => folder.abandon();
  process.once('exit', abandon);
  try {
    const result = await buildRegistry(request, folder);
    process.off('exit', abandon);
    await folder.publish();
    return result;
  } catch (cause) {
    await folder.discard();
    throw cause;
  } finally {
    process.off('exit', abandon);
  }
}

async function buildRegistry(request: ImportRequest, folder: RegistryFolder): Promise<ImportResult> {
  const recordsPath = folder.path('records.tmp');
  const run: Run = {
    request,
    store: new RecordStore(recordsPath),
    report: new ImportReport(folder.path('report/remarks.ndjson'), folder.path('report/merges.ndjson')),
    sources: new Map(),
    dropped: new Set(),
    twins: new Map(),
    named: [],
  };
  try {
    for (const path of request.files) await readFile(run, path);
    request.onProgress?.('Looking for AEDs listed twice');
    const twinPairs = pairsOfTwins(run);
    const reconciled = reconcile(run.store, [...twinPairs, ...namedPairs(run)]);
    dropStrayTwins(run, reconciled.groups, twinPairs);
    return await writeRegistry(run, folder, reconciled);
  } finally {
    run.store.close();
    run.report.close();
    rmSync(recordsPath, { force: true });
  }
}

async function readFile(run: Run, path: string): Promise<void> {
  const { asOf, encoding, columnMap, onProgress } = run.request;
  let opened: OpenedSource | undefined;
  let summary: FileSummary | undefined;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    onProgress?.(
      `${opened?.file}: ${summary?.read.toLocaleString('en-GB')} records, ${megabytes(bytes)} of ${megabytes(opened?.sizeBytes ?? 0)} MB`,
    );
  opened = await openSource(path, { encoding, columnMap, onBytes });
  const { file, kind, source } = opened;
  summary = { file, kind, encoding: opened.encoding, read: 0, kept: 0, dropped: 0, doubtful: 0, dropCauses: new Map() };
  run.report.files.push(summary);
  run.sources.set(source.key, source);
  const first = run.store.count;
  for await (const record of opened.records) {
    summary.read += 1;
    takeRecord(run, summary, record, asOf);
  }
  if (summary.read === 0) throw new ImportError(`${path}: got no records at all, expected a register; check the file.`);
  if (summary.kept === 0) throw new ImportError(nothingUsable(path, summary));
  dropSwapped(run, summary, first);
}

function nothingUsable(path: string, { read, dropCauses }: FileSummary): string {
  const [cause] = [...dropCauses].sort((a, b) => b[1] - a[1])[0] ?? ['they were dropped'];
  return `${path}: got ${read.toLocaleString('en-GB')} records and can use none (most often: ${cause}), expected AEDs at longitude and latitude in degrees; export the file anew (from Overpass with "out center"), or leave it out.`;
}

function takeRecord(
  run: Run,
  summary: FileSummary,
  record: SourceRecord & { isDamaged?: boolean },
  asOf: CivilDate,
): void {
  const remark = (kind: 'dropped' | 'doubtful', reason: string) => {
    summary[kind] += 1;
    if (kind === 'dropped') summary.dropCauses.set(causeOf(reason), (summary.dropCauses.get(causeOf(reason)) ?? 0) + 1);
    run.report.remark({ kind, file: summary.file, record: record.where, reason });
  };
  const result = normalise(record, asOf);
  if (result.aed === null) {
    remark('dropped', result.dropBecause);
    return;
  }
  for (const doubt of result.doubts) remark('doubtful', doubt);
  if (record.isDamaged) remark('doubtful', 'its row has not as many cells as the header');
  const twin = run.store.find(result.aed.id);
  const index = run.store.append(result.aed);
  summary.kept += 1;
  if (twin !== null) {
    const later = run.twins.get(twin) ?? [];
    later.push(index);
    run.twins.set(twin, later);
  }
  for (const id of record.sameAs) run.named.push({ index, id });
}

function dropSwapped(run: Run, summary: FileSummary, first: number): void {
  for (const index of swappedPositions(run.store, first, run.store.count)) {
    const [longitude, latitude] = run.store.position(index);
    const reason = `its coordinates look swapped: got longitude ${longitude} and latitude ${latitude}, far from the rest of the file`;
    run.report.remark({ kind: 'dropped', file: summary.file, record: run.store.read(index).id, reason });
    summary.dropped += 1;
    run.dropped.add(index);
  }
}

/** A record and those of the same id, without what was dropped. */
function aliveTwins({ twins, dropped }: Run, first: number): number[] {
  return [first, ...(twins.get(first) ?? [])].filter((index) => !dropped.has(index));
}

/** Pairs of one id: the first that can be used, with each later one. */
function pairsOfTwins(run: Run): StatedPair[] {
  return [...run.twins.keys()].flatMap((index) => {
    const [first, ...later] = aliveTwins(run, index);
    return first === undefined ? [] : later.map((second) => ({ first, second, reason: 'the same id twice' }));
  });
}

/** Pairs by the ids that records name. Two that name the same third id are a pair as well. */
function namedPairs(run: Run): StatedPair[] {
  const firstNaming = new Map<string, number>();
  return run.named.flatMap(({ index, id }) => {
    const listed = run.store.find(id);
    const found = (listed === null ? undefined : aliveTwins(run, listed)[0]) ?? firstNaming.get(id);
    if (!firstNaming.has(id)) firstNaming.set(id, index);
    return found === undefined || found === index
      ? []
      : [{ first: found, second: index, reason: 'one register names the id of the other' }];
  });
}

/** Records of one id too far apart to be one AED: the first that can be used is kept. */
function dropStrayTwins(run: Run, groups: Reconciled['groups'], twinPairs: readonly StatedPair[]): void {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((member) => [member, group] as const)));
  for (const { first, second, reason } of twinPairs) {
    if (groupOf.get(first) !== undefined && groupOf.get(first) === groupOf.get(second)) continue;
    const id = run.store.read(second).id;
    run.dropped.add(second);
    run.report.remark({
      kind: 'dropped',
      file: '',
      record: id,
      reason: `${reason}, at another place: the first is kept`,
    });
  }
}

async function writeRegistry(
  run: Run,
  folder: RegistryFolder,
  { groups, standIns }: Reconciled,
): Promise<ImportResult> {
  const { store, report, request, sources } = run;
  for (const { first, second } of standIns) {
    const reason = `it stands at exactly the same point as another described differently: ${second}`;
    report.remark({ kind: 'doubtful', file: '', record: first, reason });
  }
  const replaced = new Map<number, RegisteredAed>();
  const absorbed = new Set(run.dropped);
  for (const { members, reasons } of groups) {
    const alive = members.filter((member) => !run.dropped.has(member));
    if (alive.length < 2) continue;
    const merged = mergeRecords(alive.map((member) => store.read(member)));
    // One id may be listed at two points: the cell is that of the record that speaks.
    const isKeeper = (member: number) => {
      const { id, position } = store.read(member);
      return id === merged.id && position.every((degrees, axis) => degrees === merged.position[axis]);
    };
    const keeper = alive.find(isKeeper) ?? alive[0] ?? 0;
    replaced.set(keeper, { ...merged, position: store.position(keeper) });
    for (const member of alive) if (member !== keeper) absorbed.add(member);
    const others = alive.filter((member) => member !== keeper).map((member) => store.read(member).id);
    report.merge({ kept: merged.id, others, reasons });
  }
  const order = new CellOrder(store, (index) => !absorbed.has(index));
  const records = {
    count: store.count,
    position: (index: number) => store.position(index),
    read: (index: number) => replaced.get(index) ?? store.read(index),
  };
  request.onProgress?.(`Writing ${order.count.toLocaleString('en-GB')} AEDs into cells`);
  const tree = await writeCells(records, order, request.cellLimit ?? defaultCellLimit, folder);
  const checksum = await folder.seal();
  const read = report.files.reduce((sum, file) => sum + file.read, 0);
  const document = indexDocument({
    name: 'AED registry',
    asOf: request.asOf,
    checksum,
    sources: [...sources.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    tree,
    counts: { read, kept: order.count, merged: report.mergedAway, dropped: read - order.count - report.mergedAway },
    cellCount: folder.cellCount,
    bytes: folder.aedBytes,
    bounds: boundsOf(store, order),
  });
  await folder.writePrecompressed('index.json', `${JSON.stringify(document)}\n`);
  const summary = report.summary(order.count);
  writeFileSync(folder.path('report/summary.txt'), summary);
  return { kept: order.count, summary, cellCount: folder.cellCount, bytes: folder.aedBytes };
}
