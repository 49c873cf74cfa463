import { sampleAeds } from '../../../content/samples/aeds.ts';
import { aedSearchDurationMs } from '../../../domain/aed.ts';
import { askDevicePosition } from './device-position.ts';
import type { LocatorEvent } from './locator-state.ts';
import type { OpenedRegistry, OpenRegistry, VisitorPlace } from './registry.ts';

/** Ends after the time, or never once `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handle = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(handle));
  });
}

interface SearchRun {
  readonly openRegistry: OpenRegistry;
  /** Where to search, where the visitor has said so; else the device is asked. */
  readonly place: VisitorPlace | null;
  /** Aborted when another search begins or the page is left: nothing is sent any more. */
  readonly signal: AbortSignal;
  readonly send: (event: LocatorEvent) => void;
}

/** One search from the press to its outcome: in the registry where one is published, else the samples after their time. */
export async function runSearch({ openRegistry, place, signal, send }: SearchRun): Promise<void> {
  const tell = (event: LocatorEvent) => {
    if (!signal.aborted) send(event);
  };
  // Begun at the press, so that finding out that there is no registry does not lengthen it.
  const samplePause = new AbortController();
  signal.addEventListener('abort', () => samplePause.abort());
  const sampleTime = pause(aedSearchDurationMs, samplePause.signal);
  tell({ type: 'search-started' });
  try {
    const registry = await openRegistry();
    if (registry === null) {
      await sampleTime;
      return tell({ type: 'search-ended', aeds: sampleAeds });
    }
    samplePause.abort();
    tell({ type: 'registry-opened', registry });
    await searchIn(registry, place, tell);
  } catch (cause) {
    samplePause.abort();
    if (signal.aborted) return;
    console.error('The AED register could not be opened:', cause);
    tell({ type: 'search-failed' });
  }
}

async function searchIn(registry: OpenedRegistry, said: VisitorPlace | null, tell: SearchRun['send']): Promise<void> {
  const place = said ?? (await askDevicePosition());
  if (typeof place === 'string') return tell({ type: 'place-needed', need: place });
  const finding = await registry.find(place.position, new Date());
  tell({ type: 'found', place, finding });
  try {
    // After the list, which must not wait for the borders of the world.
    tell({ type: 'country-known', call: await registry.emergencyCallAt(place.position) });
  } catch (cause) {
    tell({ type: 'country-known', call: null });
    console.warn('The country of the position could not be found; the general number stays.', cause);
  }
}
