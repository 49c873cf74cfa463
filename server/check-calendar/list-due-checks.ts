import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { applyReports, findReportsAboutAed, groupReportsById } from '../../domain/corrections/apply-reports.ts';
import {
  type CheckArea,
  createDueCheckComparator,
  createFirstItemsCollector,
  type DueCheck,
  findNextDueCheck,
  isDue,
} from '../../domain/corrections/due-checks.ts';
import { cellsOfTree } from '../../domain/registry/cell-tree.ts';
import { isInArea, mayOverlapTile } from '../../domain/registry/listed-area.ts';
import { parseCell } from '../../domain/registry/registry-cell.ts';
import type { PublicReport } from '../../domain/report/public-report.ts';
import type { OpenRegistry, ReadCell } from '../open-data/open-registry.ts';
import type { RunInQueue } from '../work-queue.ts';

/** The AEDs in the areas of a calendar that are due for a check, now or later. */
export interface DueChecks {
  readonly dueCount: number;
  /** The most urgent of the AEDs that are due now, most urgent first. */
  readonly due: readonly DueCheck[];
  /** AEDs that fall due later, earliest first. */
  readonly ahead: readonly DueCheck[];
}

interface AskedChecks {
  readonly registry: OpenRegistry;
  readonly areas: readonly CheckArea[];
  readonly decisions: readonly PublicReport[];
  readonly today: CivilDate;
  readonly readCell: ReadCell;
  /** Queues the reading of cells, so that only one cell is read at a time for all calendars. */
  readonly inTurn: RunInQueue;
}

/** Maximum number of listed AEDs per calendar: those due now, and those due later. */
const listedMax = { due: 50, ahead: 500 } as const;

/** Yields to the event loop before each cell, so that a page request waits for at most one cell. */
const yieldToEventLoop = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Reads the AEDs of some areas and lists those that are due now or later. Rejects if a cell cannot be read. */
export async function listDueChecks({
  registry,
  areas,
  decisions,
  today,
  readCell,
  inTurn,
}: AskedChecks): Promise<DueChecks> {
  const boxes = areas.map(({ box }) => ({ kind: 'box', box }) as const);
  const cells = [...cellsOfTree(registry.index.tree)].filter(({ tile }) =>
    boxes.some((area) => mayOverlapTile(area, tile)),
  );
  const byId = groupReportsById(decisions);
  const due = createFirstItemsCollector(listedMax.due, createDueCheckComparator(today));
  const ahead = createFirstItemsCollector(listedMax.ahead, (one, other) =>
    one.due === other.due ? (one.aed.id < other.aed.id ? -1 : 1) : (one.due ?? '') < (other.due ?? '') ? -1 : 1,
  );
  let dueCount = 0;
  for (const { tile } of cells) {
    await inTurn(async () => {
      await yieldToEventLoop();
      const { aeds } = parseCell({ features: (await readCell(tile))() }, `${tile.z}/${tile.x}/${tile.y}`);
      for (const listed of aeds.filter(({ position }) => boxes.some((area) => isInArea(area, position)))) {
        const aed = applyReports(listed, findReportsAboutAed(listed, byId));
        if (aed === null) continue;
        const check = findNextDueCheck(aed, today);
        if (isDue(check, today)) dueCount += 1;
        (isDue(check, today) ? due : ahead).add(check);
      }
    });
  }
  return { dueCount, due: due.cut(), ahead: ahead.cut() };
}
