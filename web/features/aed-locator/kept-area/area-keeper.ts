import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { keptRadiusKm } from '../../../../domain/registry/registry-area.ts';
import { squareAround, squaresNear } from '../../../../domain/report/told-report.ts';
import { readToldReports } from '../../../backend/reports/told-reports.ts';
import { forgetKeptArea, type KeepRequest, type KeptArea, keepArea, readKeptArea } from '../../../offline/kept-area.ts';
import { forgetStreets, keepStreets } from '../../../offline/kept-streets.ts';
import { isSiteKept } from '../../../offline/register-worker.ts';
import { siteConfig } from '../../../site-config.ts';
import type { StreetsAround } from '../../../streets/streets-around.ts';

/** Set while an area is kept: where it is set and no area is there, the browser has thrown the area away. */
const memoryKey = 'aed-area-is-kept';

function remember(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(memoryKey, 'yes');
    else localStorage.removeItem(memoryKey);
  } catch {
    // Storage is forbidden here: nobody will be told that an area is gone.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(memoryKey) !== null;
  } catch {
    return false;
  }
}

/** What keeps an area on the device. */
export interface AreaKeeper {
  /** Whether this browser can keep anything at all. */
  readonly isAble: () => boolean;
  readonly read: () => Promise<KeptArea | null>;
  /** Whether the browser has thrown away what was kept. Asked where nothing is kept. */
  readonly isLost?: () => boolean;
  /** The streets that would be kept around a place; null where none are published there. */
  readonly streetsAround?: (position: LongitudeLatitude) => Promise<StreetsAround | null>;
  /** `around`: the middle of an area that is kept for the first time. Rejects with the cause, see `keepFailureOf`. */
  readonly keep: (request: KeepRequest, around: LongitudeLatitude | null) => Promise<KeptArea>;
  readonly forget: () => Promise<void>;
}

/** Why an area could not be kept: no room, no network, or a browser that keeps no pages, as where storage is blocked. */
export type KeepFailure = 'network' | 'full' | 'site';

class SiteNotKept extends Error {}

/** Keeps in the caches of this browser, which must keep the pages of the site too: AEDs without a locator help nobody. */
export const deviceKeeper: AreaKeeper = {
  isAble: () => 'caches' in globalThis && 'serviceWorker' in navigator,
  read: readKeptArea,
  isLost: isRemembered,
  async streetsAround(position) {
    const { streetsAround } = await import('../../../streets/streets-around.ts');
    return streetsAround(siteConfig.streetsUrl, position);
  },
  async keep(request, around) {
    if (!(await isSiteKept()))
      throw new SiteNotKept('Got no worker, expected one at work; open the site in another browser.');
    // Asks the browser not to throw this away when room gets scarce. Nobody waits for the answer: Firefox puts the question to
    // the visitor, who may leave it open for ever, and the area is kept whatever the answer is.
    navigator.storage?.persist?.().catch(() => undefined);
    const kept = await keepArea(request);
    const streets = around === null ? null : await this.streetsAround?.(around);
    if (streets) await keepStreets(streets.addresses);
    remember(true);
    // What people report there goes into the worker's cache by being asked for; an area without it is kept all the same.
    const near = around === null ? [] : squaresNear(around, keptRadiusKm);
    const squares = new Map(
      [...kept.tiles.map(squareAround), ...near].map((square) => [`${square?.x}/${square?.y}`, square]),
    );
    for (const square of squares.values()) if (square !== null) void readToldReports(square);
    return kept;
  },
  async forget() {
    await forgetKeptArea();
    await forgetStreets();
    remember(false);
  },
};

/** What browsers call a request that broke off; every other refusal of theirs is of the storage, as where it is blocked. */
const networkErrors = ['AbortError', 'NetworkError', 'TimeoutError'];

export function keepFailureOf(cause: unknown): KeepFailure {
  if (cause instanceof SiteNotKept) return 'site';
  if (!(cause instanceof DOMException) || networkErrors.includes(cause.name)) return 'network';
  return cause.name === 'QuotaExceededError' ? 'full' : 'site';
}
