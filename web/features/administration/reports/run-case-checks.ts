import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { CaseToCheck } from '../../../../domain/checks/check.ts';
import { type NamedCheckResult, runChecks } from '../../../../domain/checks/run-checks.ts';
import { tileAt } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import type { CellTree } from '../../../../domain/registry/cell-tree.ts';
import { readCellWithChanges } from '../../../../domain/registry/read-cell-with-changes.ts';
import { finestCellZoom, type VersionedRegistryFile } from '../../../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { placeOfFigureCase } from '../../../../domain/report/figure-case.ts';
import type { CaseReport, ReportCase } from '../../../backend/steward-gateway.ts';
import { siteConfig } from '../../../site-config.ts';

/** What a steward needs to know about a case in addition to its database row, and the results of the checks. */
export interface CaseContext {
  readonly registered: RegisteredAed | null;
  readonly verdicts: readonly NamedCheckResult[];
  /**
   * The place whose figure the case is about. Null for a case about an AED, and also if the atlas has no such place at
   * the case's position.
   */
  readonly placeOfFigure: Hub | null;
}

/** Returns the position from the newest report that gives one, or null if none does. */
export function findNewestReportedPosition(reports: readonly CaseReport[]): readonly [number, number] | null {
  const [position] = reports.flatMap(({ place_longitude: longitude, place_latitude: latitude }) =>
    longitude === null || latitude === null ? [] : [[longitude, latitude] as const],
  );
  return position ?? null;
}

/**
 * Returns the place whose figure a case is about. Null if the case's position is not the place's own, because the case
 * was then assigned to the wrong steward.
 */
async function placeOfFigureIn({ kind, aed_id, longitude, latitude }: ReportCase): Promise<Hub | null> {
  if (kind !== 'figure') return null;
  const { hubs } = await import('../../../../content/hubs.ts');
  const sought = placeOfFigureCase(aed_id);
  return hubs.find(({ id, coords: [x, y] }) => id === sought && x === longitude && y === latitude) ?? null;
}

/**
 * Loads the AEDs around a case and runs its checks. The borders and the parser of opening hours are large, so their
 * code is loaded here and not with the page.
 */
export async function runCaseChecks(
  held: ReportCase,
  reports: readonly CaseReport[],
  otherWords: readonly string[],
): Promise<CaseContext> {
  const position = [held.longitude, held.latitude] as const;
  const [{ iso1A2Code }, { default: OpeningHours }, nearby] = await Promise.all([
    import('@rapideditor/country-coder'),
    import('opening_hours'),
    held.kind === 'figure' ? [] : aedsAround(position),
  ]);
  const registered = nearby.find(({ id, sameAs }) => [id, ...sameAs].includes(held.aed_id)) ?? null;
  const readsHours = (hoursText: string) => {
    try {
      new OpeningHours(hoursText);
      return true;
    } catch {
      return false;
    }
  };
  const given: CaseToCheck = {
    kind: held.kind as CaseToCheck['kind'],
    position,
    reports: reports.map((report) => ({
      place: findNewestReportedPosition([report]),
      hoursText: report.hours_text,
      words: report.words,
      seenAt: report.seen_at ?? report.reported_at,
    })),
    networks: held.networks,
    registered,
    nearby,
    otherWords,
    countryAt: ([longitude, latitude]) => iso1A2Code([longitude, latitude]),
    readsHours,
  };
  return { registered, verdicts: runChecks(given), placeOfFigure: await placeOfFigureIn(held) };
}

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. Load the queue again.`);
  return answer.json();
}

/** Returns the zoom of the registry's cell at a position, or null if the registry has no cell there. */
function zoomOfCell(tree: CellTree, position: LongitudeLatitude): number | null {
  let node = tree;
  for (let z = 0; z <= finestCellZoom; z++) {
    if (typeof node === 'number') return node === 0 ? null : z;
    const { x, y } = tileAt(position, z + 1);
    node = node[(x % 2) + 2 * (y % 2)] ?? 0;
  }
  return null;
}

/** Returns the published AEDs of the cell that contains a position. */
async function aedsAround(position: LongitudeLatitude): Promise<readonly RegisteredAed[]> {
  const file = await readJson(`${siteConfig.registryUrl}/index.json`);
  if ((file as { registry?: unknown }).registry === null) return [];
  const index = parseRegistryIndex(file);
  const z = zoomOfCell(index.tree, position);
  if (z === null) return [];
  const load = ({ path }: VersionedRegistryFile) => readJson(`${siteConfig.registryUrl}/${path}`);
  return (await readCellWithChanges(index, tileAt(position, z), load)).aeds;
}
