import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { savedAreaRadiusKm } from '../../../../domain/registry/registry-area.ts';
import { findReportTileContaining, findReportTilesNear } from '../../../../domain/report/report-tiles.ts';
import { readPublicReports } from '../../../backend/reports/public-reports.ts';
import { cacheSite } from '../../../offline/register-worker.ts';
import {
  type AreaSaveRequest,
  deleteSavedArea,
  readSavedArea,
  type SavedArea,
  saveArea,
} from '../../../offline/saved-area.ts';
import {
  deleteSavedStreets,
  readSavedStreetIndex,
  readSavedStreetUrls,
  saveStreets,
} from '../../../offline/saved-streets.ts';
import { withLock } from '../../../platform/with-lock.ts';
import { siteConfig } from '../../../site-config.ts';

/**
 * This localStorage key is set while an area is saved. If it is set but no area is found, the browser has evicted the
 * area.
 */
const memoryKey = 'aed-area-is-kept';

function remember(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(memoryKey, 'yes');
    else localStorage.removeItem(memoryKey);
  } catch {
    // If storage is blocked, nothing is remembered, and the site cannot notice that the browser has evicted the area.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(memoryKey) !== null;
  } catch {
    return false;
  }
}

/** Stores the AEDs of an area on the device. */
export interface AreaStore {
  /** Whether this browser can save an area at all. */
  readonly isAble: () => boolean;
  readonly read: () => Promise<SavedArea | null>;
  /** Whether the browser has evicted a saved area. Call this only if no area is found. */
  readonly isLost?: () => boolean;
  /** Returns the size in bytes of the streets around a position. Resolves to null if no streets are published there. */
  readonly streetBytesAround?: (position: LongitudeLatitude) => Promise<number | null>;
  /** Whether the published streets are newer than the saved streets. */
  readonly areStreetsOld?: () => Promise<boolean>;
  /**
   * Saves an area. `around` is its centre, or null to update the area that is already saved. Rejects with a cause that
   * `classifySaveFailure` accepts.
   */
  readonly keep: (request: AreaSaveRequest, around: LongitudeLatitude | null) => Promise<SavedArea>;
  readonly forget: () => Promise<void>;
}

/**
 * Why an area could not be saved: the network failed, storage is full, or the browser cannot store the site's pages.
 */
export type SaveFailure = 'network' | 'full' | 'site';

class SiteNotKept extends Error {}

const loadStreetList = () => import('../../../streets/list-street-files.ts');

/** Only one tab at a time saves streets, because two tabs would delete each other's files. */
const streetsLock = 'kept-streets';

/**
 * Saves the streets around a position. Also updates the streets that are already saved, so that all are from the newest
 * version.
 */
async function keepStreets(around: LongitudeLatitude | null): Promise<void> {
  const saved = await readSavedStreetUrls();
  if (around === null && saved.length === 0) return;
  const { listStreetFiles } = await loadStreetList();
  const listed = await listStreetFiles(siteConfig.streetsUrl, { around, saved });
  if (listed !== null) await saveStreets(listed);
}

/**
 * Saves the outlines of the world around an area, which the map draws where the saved streets end. Never rejects,
 * because the AEDs and streets are usable without them.
 */
async function saveOutlines(tiles: readonly MapTile[]): Promise<void> {
  try {
    const { fetchOutlines } = await import('../../../map/world/fetch-outlines.ts');
    await fetchOutlines(tiles);
  } catch (cause) {
    console.warn('The outlines of the world are not saved:', cause);
  }
}

/**
 * Saves the area in this browser's caches. Rejects if the site's pages are not cached, because the AEDs are useless
 * offline without the locator.
 */
export const deviceAreaStore: AreaStore = {
  isAble: () => 'caches' in globalThis && 'serviceWorker' in navigator,
  read: readSavedArea,
  isLost: isRemembered,
  async streetBytesAround(position) {
    const { listStreetFiles } = await loadStreetList();
    return (await listStreetFiles(siteConfig.streetsUrl, { around: position }))?.bytes ?? null;
  },
  async areStreetsOld() {
    const saved = await readSavedStreetIndex(`${siteConfig.streetsUrl}/index.json`);
    if (saved === null) return false;
    return (await loadStreetList()).areOtherStreetsPublished(siteConfig.streetsUrl, saved);
  },
  async keep(request, around) {
    const site = await cacheSite();
    if (site === 'unable') throw new SiteNotKept('This browser runs no service worker. Open the site in another one.');
    if (site === 'interrupted') throw new Error('The pages of the site did not load. Save the area again.');
    // Asks the browser not to evict the site's data. The answer is not awaited. Firefox shows a prompt that the visitor
    // may ignore, and the area is saved in any case.
    navigator.storage?.persist?.().catch(() => undefined);
    const kept = await saveArea(request);
    await withLock(streetsLock, () => keepStreets(around));
    remember(true);
    // Requests the reports about the area, which the service worker caches. The area is saved even if these requests
    // fail.
    const near = around === null ? [] : findReportTilesNear(around, savedAreaRadiusKm);
    const squares = new Map(
      [...kept.tiles.map(findReportTileContaining), ...near].map((square) => [`${square?.x}/${square?.y}`, square]),
    );
    const known = [...squares.values()].filter((square) => square !== null);
    for (const square of known) void readPublicReports(square);
    await saveOutlines(known);
    return kept;
  },
  async forget() {
    await deleteSavedArea();
    await deleteSavedStreets();
    remember(false);
  },
};

/** Names of DOMExceptions from interrupted requests. Any other DOMException comes from the browser's storage. */
const networkErrors = ['AbortError', 'NetworkError', 'TimeoutError'];

export function classifySaveFailure(cause: unknown): SaveFailure {
  if (cause instanceof SiteNotKept) return 'site';
  if (!(cause instanceof DOMException) || networkErrors.includes(cause.name)) return 'network';
  return cause.name === 'QuotaExceededError' ? 'full' : 'site';
}
