import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { savedRadiusKm } from '../../../../domain/registry/registry-area.ts';
import { squareAround, squaresNear } from '../../../../domain/report/public-report.ts';
import { readPublicReports } from '../../../backend/reports/public-reports.ts';
import { isSiteCached } from '../../../offline/register-worker.ts';
import {
  deleteSavedArea,
  readSavedArea,
  type SavedArea,
  type SaveRequest,
  saveArea,
} from '../../../offline/saved-area.ts';
import { forgetStreets, saveStreets } from '../../../offline/saved-streets.ts';
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
export interface AreaStore {
  /** Whether this browser can keep anything at all. */
  readonly isAble: () => boolean;
  readonly read: () => Promise<SavedArea | null>;
  /** Whether the browser has thrown away what was kept. Asked where nothing is kept. */
  readonly isLost?: () => boolean;
  /** The streets that would be kept around a place; null if none are published there. */
  readonly streetsAround?: (position: LongitudeLatitude) => Promise<StreetsAround | null>;
  /** `around`: the middle of an area that is kept for the first time. Rejects with the cause, see `keepFailureOf`. */
  readonly keep: (request: SaveRequest, around: LongitudeLatitude | null) => Promise<SavedArea>;
  readonly forget: () => Promise<void>;
}

/** Why an area could not be kept: no room, no network, or a browser that keeps no pages, as where storage is blocked. */
export type SaveFailure = 'network' | 'full' | 'site';

class SiteNotKept extends Error {}

/** Keeps in the caches of this browser, which must keep the pages of the site too: AEDs without a locator help nobody. */
export const deviceKeeper: AreaStore = {
  isAble: () => 'caches' in globalThis && 'serviceWorker' in navigator,
  read: readSavedArea,
  isLost: isRemembered,
  async streetsAround(position) {
    const { streetsAround } = await import('../../../streets/streets-around.ts');
    return streetsAround(siteConfig.streetsUrl, position);
  },
  async keep(request, around) {
    if (!(await isSiteCached()))
      throw new SiteNotKept('The service worker is not running. Open the site in another browser.');
    // Asks the browser not to throw this away when room gets scarce. Nobody waits for the answer: Firefox puts the question to
    // the visitor, who may leave it open forever, and the area is kept whatever the answer is.
    navigator.storage?.persist?.().catch(() => undefined);
    const kept = await saveArea(request);
    const streets = around === null ? null : await this.streetsAround?.(around);
    if (streets) await saveStreets(streets.addresses);
    remember(true);
    // What people report there goes into the worker's cache by being requested; an area without it is kept all the same.
    const near = around === null ? [] : squaresNear(around, savedRadiusKm);
    const squares = new Map(
      [...kept.tiles.map(squareAround), ...near].map((square) => [`${square?.x}/${square?.y}`, square]),
    );
    for (const square of squares.values()) if (square !== null) void readPublicReports(square);
    return kept;
  },
  async forget() {
    await deleteSavedArea();
    await forgetStreets();
    remember(false);
  },
};

/** What browsers call a request that broke off; every other refusal of theirs is of the storage, as where it is blocked. */
const networkErrors = ['AbortError', 'NetworkError', 'TimeoutError'];

export function saveFailureOf(cause: unknown): SaveFailure {
  if (cause instanceof SiteNotKept) return 'site';
  if (!(cause instanceof DOMException) || networkErrors.includes(cause.name)) return 'network';
  return cause.name === 'QuotaExceededError' ? 'full' : 'site';
}
