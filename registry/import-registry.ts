import { rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { findLicenceConflicts } from '../domain/registry/licences.ts';
import { encodePlaces } from '../domain/registry/registry-places.ts';
import { toDataUncertainty } from './doubts/doubt.ts';
import { ImportReport } from './import-report.ts';
import { type ImportRequest, type ImportRun, listSourcesWithQuality, sourcesOf } from './import-run.ts';
import { compareRegistries } from './published/compare-published.ts';
import { CurrentIds, writeIdFiles } from './published/id-files.ts';
import { writePublicationFeed } from './published/publication-feed.ts';
import { readRegistryCells } from './published/read-registry-cells.ts';
import { requirePlausibleChange } from './published/require-plausible-change.ts';
import { readImportFiles } from './read-import-files.ts';
import { maxComparedNeighbours } from './reconcile/candidate-pairs.ts';
import { mergeRecords } from './reconcile/merge/merge-records.ts';
import { type ReconciliationResult, reconcileRecords, type StatedPair } from './reconcile/reconcile.ts';
import { RecordStore } from './record-store.ts';
import { osmSource } from './sources/osm.ts';
import { TownCollector } from './towns/town-collector.ts';
import { writeTownFiles } from './towns/town-files.ts';
import { CellOrder } from './write/cell-order.ts';
import { CoverageCount } from './write/coverage-count.ts';
import { boundsOfRecords, buildIndexDocument } from './write/index-document.ts';
import { PlaceList } from './write/place-list.ts';
import { RegistryFolder } from './write/registry-folder.ts';
import { writeCells } from './write/write-cells.ts';

/** Maximum number of AEDs in a cell before it is split. 250 AEDs are about 10 kB after compression. */
const defaultCellLimit = 250;

interface ImportResult {
  readonly kept: number;
  readonly summary: string;
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  readonly bytes: { readonly raw: number; readonly brotli: number };
}

/**
 * Imports files into a registry at `out`. The published registry is replaced only when the new one is complete. After
 * an error it stays, and partial files are deleted.
 * @throws ImportError if a file cannot be imported
 */
export async function importRegistry(request: ImportRequest): Promise<ImportResult> {
  const folder = await RegistryFolder.begin(request.out, request.draftFor);
  const abandon = () => folder.abandon();
  process.once('exit', abandon);
  try {
    const result = await buildRegistry(request, folder);
    process.off('exit', abandon);
    const [previous, written] = [request.draftFor ?? request.out, folder.path('.')];
    const present = writeTowns(written, request.asOf);
    writeIdFiles({ previous, written, present, ...writePublicationFeed(previous, written), day: request.asOf });
    if (request.draftFor !== undefined) {
      const changes = compareRegistries(request.draftFor, folder.path('.'));
      writeFileSync(folder.path('report/changes.json'), `${JSON.stringify(changes)}\n`);
      await rm(request.out, { recursive: true, force: true });
    }
    await folder.publish();
    return result;
  } catch (cause) {
    await folder.discard();
    throw cause;
  } finally {
    process.off('exit', abandon);
  }
}

/**
 * Writes the files of towns and returns the ids of all AEDs. The towns are collected in this function so that their
 * memory is free before the next step.
 */
function writeTowns(written: string, asOf: CivilDate): CurrentIds {
  const [present, towns] = [new CurrentIds(), new TownCollector(asOf)];
  for (const { tile, features } of readRegistryCells(written)) {
    present.add(features);
    towns.add(tile, features);
  }
  writeTownFiles(written, towns.countries());
  return present;
}

async function buildRegistry(request: ImportRequest, folder: RegistryFolder): Promise<ImportResult> {
  const recordsPath = folder.path('records.tmp');
  const run: ImportRun = {
    request,
    store: new RecordStore(recordsPath),
    report: new ImportReport(folder.path('report/remarks.ndjson'), folder.path('report/merges.ndjson')),
    sources: new Map(),
    dropped: new Set(),
    stray: new Set(),
    ownIds: new Map(),
    laterWithSameId: new Map(),
    places: new PlaceList(),
    statedReferences: [],
  };
  try {
    await readImportFiles(run);
    requirePlausibleChange(run, join(request.draftFor ?? request.out, 'index.json'));
    if (request.draftFor === undefined) noteConflicts(run);
    request.onProgress?.('Looking for AEDs listed twice');
    const sameIdPairs = pairsWithSameId(run);
    const reconciled = reconcileRecords(run.store, [...sameIdPairs, ...referencedPairs(run)]);
    separateDistantDuplicates(run, reconciled.groups, sameIdPairs);
    return await writeRegistry(run, folder, reconciled);
  } finally {
    run.store.close();
    run.report.close();
    rmSync(recordsPath, { force: true });
  }
}

/**
 * Adds conflicts between licences to the report. A draft is not checked here, because its overview lists the conflicts,
 * and publishing it then needs a reason.
 */
function noteConflicts(run: ImportRun): void {
  for (const { sources, because } of findLicenceConflicts(sourcesOf(run))) {
    run.report.notes.push(`licences of ${sources.join(' and ')}: ${because}`);
  }
}

/** Returns the indices of a record and of later records with the same id, except dropped ones. */
function remainingDuplicates({ laterWithSameId, dropped }: ImportRun, first: number): number[] {
  return [first, ...(laterWithSameId.get(first) ?? [])].filter((index) => !dropped.has(index));
}

/** Finds the pairs of records with the same id: the first record that was not dropped, with each later one. */
function pairsWithSameId(run: ImportRun): StatedPair[] {
  return [...run.laterWithSameId.keys()].flatMap((index) => {
    const [first, ...later] = remainingDuplicates(run, index);
    return first === undefined ? [] : later.map((second) => ({ first, second, reason: 'the same id twice' }));
  });
}

/**
 * Finds the pairs of records in which one refers to the id of the other. If two records refer to the same third id,
 * they are a pair too.
 */
function referencedPairs(run: ImportRun): StatedPair[] {
  const firstNaming = new Map<string, number>();
  return run.statedReferences.flatMap(({ index, id }) => {
    const listed = run.store.find(id);
    const found = (listed === null ? undefined : remainingDuplicates(run, listed)[0]) ?? firstNaming.get(id);
    if (!firstNaming.has(id)) firstNaming.set(id, index);
    return found === undefined || found === index
      ? []
      : [{ first: found, second: index, reason: 'one source names the id of the other' }];
  });
}

/**
 * Handles records with the same id that are too far apart to be one AED. An OpenStreetMap element has one position, so
 * only its first record is kept. A table may give several AEDs the same number, so all its records are kept, and the
 * later ones get new ids: losing an AED may cost a life.
 */
function separateDistantDuplicates(
  run: ImportRun,
  groups: ReconciliationResult['groups'],
  sameIdPairs: readonly StatedPair[],
): void {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((member) => [member, group] as const)));
  const used = new Set<string>();
  for (const { first, second, reason } of sameIdPairs) {
    if (groupOf.get(first) !== undefined && groupOf.get(first) === groupOf.get(second)) continue;
    const { id, position } = run.store.read(second);
    if (id.startsWith(`${osmSource.key}/`)) {
      run.dropped.add(second);
      run.report.remark({
        kind: 'dropped',
        file: '',
        record: id,
        reason: `${reason}, at another place: the first is kept`,
      });
    } else {
      run.ownIds.set(second, unusedId(used, `${id}@${position.join(',')}`));
      const isThere = run.store.position(first).join() === position.join();
      run.report.remark({
        kind: 'doubtful',
        file: '',
        record: id,
        reason: `${reason}, ${isThere ? 'in rows that differ' : 'at another place'}: both are kept`,
        position,
      });
    }
  }
}

/** Returns `wanted` if no other record has this id. Otherwise returns it with a number added. */
function unusedId(used: Set<string>, wanted: string): string {
  let id = wanted;
  for (let number = 2; used.has(id); number++) id = `${wanted}#${number}`;
  used.add(id);
  return id;
}

const strayDoubts = toDataUncertainty([{ kind: 'far from its file', reason: '' }]);

async function writeRegistry(
  run: ImportRun,
  folder: RegistryFolder,
  { groups, placeholderPositions, crowded }: ReconciliationResult,
): Promise<ImportResult> {
  const { store, report, request } = run;
  const read = (index: number): RegisteredAed => {
    const [aed, id] = [store.read(index), run.ownIds.get(index)];
    const doubts = run.stray.has(index) ? { doubts: { ...aed.doubts, ...strayDoubts } } : {};
    return { ...aed, ...doubts, ...(id !== undefined && { id }) };
  };
  for (const { first, second } of placeholderPositions) {
    const reason = `it is at exactly the same point as another that is described differently: ${second}`;
    report.remark({ kind: 'doubtful', file: '', record: first, reason });
  }
  for (const index of crowded) {
    const reason = `more than ${maxComparedNeighbours} are listed at its place: none of them was compared with another`;
    report.remark({
      kind: 'doubtful',
      file: '',
      record: store.read(index).id,
      reason,
      position: store.position(index),
    });
  }
  const replaced = new Map<number, RegisteredAed>();
  const absorbed = new Set(run.dropped);
  for (const { members, reasons } of groups) {
    const alive = members.filter((member) => !run.dropped.has(member));
    if (alive.length < 2) continue;
    const merged = mergeRecords(alive.map((member) => read(member)));
    // Several records may have the id of the merged AED. The one at the position of the merged AED gets the merged
    // data, and the others are left out.
    const isKeeper = (member: number) => {
      const { id, position } = read(member);
      return id === merged.id && position.every((degrees, axis) => degrees === merged.position[axis]);
    };
    const keeper = alive.find(isKeeper) ?? alive[0] ?? 0;
    replaced.set(keeper, { ...merged, position: store.position(keeper) });
    for (const member of alive) if (member !== keeper) absorbed.add(member);
    const others = alive.filter((member) => member !== keeper).map((member) => read(member).id);
    report.merge({ kept: merged.id, others, reasons, position: merged.position });
  }
  const order = new CellOrder(store, (index) => !absorbed.has(index));
  const coverage = new CoverageCount();
  const records = {
    count: store.count,
    position: (index: number) => store.position(index),
    read(index: number) {
      const aed = replaced.get(index) ?? read(index);
      coverage.add(aed);
      return aed;
    },
  };
  request.onProgress?.(`Writing ${order.count.toLocaleString('en-GB')} AEDs into cells`);
  const tree = await writeCells(records, order, request.cellLimit ?? defaultCellLimit, folder);
  const { checksum, version, fileVersions } = await folder.seal(tree);
  const places = run.places.places(store, (index) => !run.dropped.has(index));
  if (places.length > 0) await folder.writePacked('places.json', `${JSON.stringify(encodePlaces(places))}\n`);
  const readCount = report.files.reduce((sum, file) => sum + file.read, 0);
  const document = buildIndexDocument({
    name: 'AED registry',
    hoursFrom: request.asOf,
    checksum,
    version,
    fileVersions,
    sources: sourcesOf(run),
    tree,
    counts: {
      read: readCount,
      kept: order.count,
      merged: report.mergedAway,
      dropped: readCount - order.count - report.mergedAway,
    },
    cellCount: folder.cellCount,
    placeCount: places.length,
    coverage: coverage.coverage(),
    countries: coverage.countries(),
    bytes: folder.aedBytes,
    bounds: boundsOfRecords(store, order),
  });
  await folder.writePacked('index.json', `${JSON.stringify(document)}\n`);
  const summary = report.summary(order.count, sourcesOf(run));
  writeFileSync(folder.path('report/summary.txt'), summary);
  const overview = report.overview(order.count, listSourcesWithQuality(run));
  writeFileSync(folder.path('report/overview.json'), `${JSON.stringify(overview)}\n`);
  return { kept: order.count, summary, cellCount: folder.cellCount, bytes: folder.aedBytes };
}
