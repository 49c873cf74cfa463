import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { savedAreaRadiusKm } from '../../../../domain/registry/registry-area.ts';
import { reportTileContaining, reportTilesNear } from '../../../../domain/report/report-tiles.ts';
import { readPublicReports } from '../../../backend/reports/public-reports.ts';
import { isSiteCached } from '../../../offline/register-worker.ts';
import {
  deleteSavedArea,
  readSavedArea,
  type SavedArea,
  type SaveRequest,
  saveArea,
} from '../../../offline/saved-area.ts';
import { deleteSavedStreets, saveStreets } from '../../../offline/saved-streets.ts';
import { siteConfig } from '../../../site-config.ts';
import type { StreetFilesAround } from '../../../streets/street-files-around.ts';

/** Set in localStorage while an area is saved. If it is set and there is no area, the browser has evicted it. */
const memoryKey = 'aed-area-is-kept';

function remember(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(memoryKey, 'yes');
    else localStorage.removeItem(memoryKey);
  } catch {
    // Storage is blocked: an eviction cannot be detected.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(memoryKey) !== null;
  } catch {
    return false;
  }
}

/** Storage for a saved area. */
export interface AreaStore {
  /** Whether this browser can save an area at all. */
  readonly isAble: () => boolean;
  readonly read: () => Promise<SavedArea | null>;
  /** Whether the browser has evicted the saved area. Only called if no area is found. */
  readonly isLost?: () => boolean;
  /** The files of the streets to save around a position; null if none are published there. */
  readonly streetsAround?: (position: LongitudeLatitude) => Promise<StreetFilesAround | null>;
  /** `around`: the centre of a newly saved area. Rejects with the cause, see `classifySaveFailure`. */
  readonly keep: (request: SaveRequest, around: LongitudeLatitude | null) => Promise<SavedArea>;
  readonly forget: () => Promise<void>;
}

/**
 * Why an area could not be saved: no space, no network, or a browser that stores no pages, for example because storage
 * is blocked.
 */
export type SaveFailure = 'network' | 'full' | 'site';

class SiteNotKept extends Error {}

/**
 * Saves the area in this browser's caches. Throws if they do not hold the site's pages too, because AEDs are useless
 * offline without the locator.
 */
export const deviceAreaStore: AreaStore = {
  isAble: () => 'caches' in globalThis && 'serviceWorker' in navigator,
  read: readSavedArea,
  isLost: isRemembered,
  async streetsAround(position) {
    const { listStreetFilesAround } = await import('../../../streets/street-files-around.ts');
    return listStreetFilesAround(siteConfig.streetsUrl, position);
  },
  async keep(request, around) {
    if (!(await isSiteCached()))
      throw new SiteNotKept('The service worker is not running. Open the site in another browser.');
    // Requests persistent storage. Not awaited: Firefox asks the visitor, who may never answer, and the area is saved
    // in any case.
    navigator.storage?.persist?.().catch(() => undefined);
    const kept = await saveArea(request);
    const streets = around === null ? null : await this.streetsAround?.(around);
    if (streets) await saveStreets(streets.addresses);
    remember(true);
    // Requests the reports, which the service worker then caches. If they fail, the area is still saved.
    const near = around === null ? [] : reportTilesNear(around, savedAreaRadiusKm);
    const squares = new Map(
      [...kept.tiles.map(reportTileContaining), ...near].map((square) => [`${square?.x}/${square?.y}`, square]),
    );
    for (const square of squares.values()) if (square !== null) void readPublicReports(square);
    return kept;
  },
  async forget() {
    await deleteSavedArea();
    await deleteSavedStreets();
    remember(false);
  },
};

/** Names of errors of interrupted requests. All others come from storage, for example because it is blocked. */
const networkErrors = ['AbortError', 'NetworkError', 'TimeoutError'];

export function classifySaveFailure(cause: unknown): SaveFailure {
  if (cause instanceof SiteNotKept) return 'site';
  if (!(cause instanceof DOMException) || networkErrors.includes(cause.name)) return 'network';
  return cause.name === 'QuotaExceededError' ? 'full' : 'site';
}
