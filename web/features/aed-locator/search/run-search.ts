import { aedSearchDurationMs } from '../../../../domain/aed/aed.ts';
import type { AedSource, AedSourceLoader, FoundSearch, PlaceNeed, VisitorPlace } from './aed-source.ts';
import { askDevicePosition } from './device-position.ts';
import type { LocatorEvent } from './locator-state.ts';
import { type PressWatch, watchPresses } from './press-watch.ts';

/** Ends after the time, or never once `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handle = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(handle));
  });
}

interface StreetsRun {
  readonly source: AedSource;
  readonly found: FoundSearch;
  readonly presses: PressWatch;
  readonly tell: (event: LocatorEvent) => void;
}

/** The ways along the streets, after the list: told when nothing is being pressed, for cards may move. */
async function bringStreets({ source, found, presses, tell }: StreetsRun): Promise<void> {
  const streets = await source.streetsTo(found);
  await presses.whenUntouched();
  tell({ type: 'streets-known', streets, now: new Date() });
}

interface SearchRun {
  readonly loader: AedSourceLoader;
  /** Where to search, where the visitor has said so; else the device is asked. */
  readonly said: VisitorPlace | null;
  /** Whether it was searched before on this page. */
  readonly isRepeated: boolean;
  /** Aborted when another search begins or the page is left: nothing is sent any more. */
  readonly signal: AbortSignal;
  readonly send: (event: LocatorEvent) => void;
}

/**
 * Finds out where the visitor is, once however often it is called. Called early where a registry is published, so that the device
 * looks for its position while the code of the search loads; where none is, nobody is asked.
 */
function placeFinder({ loader, said, isRepeated, signal }: SearchRun, onLongWait: () => void) {
  let place: Promise<VisitorPlace | PlaceNeed> | undefined;
  const findPlace = () => {
    place ??= said === null ? askDevicePosition(onLongWait, isRepeated) : Promise.resolve(said);
    return place;
  };
  loader.isPublished().then(
    (isPublished) => {
      if (isPublished && !signal.aborted) void findPlace();
    },
    () => undefined, // Opening the source fails as well, and says why.
  );
  return findPlace;
}

/** One search from the press to its outcome: in the registry where one is published, else the samples after their time. */
export async function runSearch(run: SearchRun): Promise<void> {
  const { loader, signal, send } = run;
  const tell = (event: LocatorEvent) => {
    if (!signal.aborted) send(event);
  };
  const samplePause = new AbortController();
  signal.addEventListener('abort', () => samplePause.abort());
  // Begun at the press, so that finding out that there is no registry does not lengthen it.
  const sampleTime = pause(aedSearchDurationMs, samplePause.signal);
  const presses = watchPresses(signal);
  tell({ type: 'search-started' });
  let hasEnded = false;
  const findPlace = placeFinder(run, () => {
    if (!hasEnded) tell({ type: 'position-awaited' });
  });
  try {
    const source = await loader.open();
    tell({ type: 'source-opened', source });
    if (source.isSample) await sampleTime;
    const outcome = await source.search(findPlace);
    hasEnded = true;
    tell({ type: 'search-ended', outcome });
    // After the list, which must wait neither for streets nor for the borders of the world.
    if (outcome.phase === 'found') {
      const streetsTold = bringStreets({ source, found: outcome, presses, tell });
      tell({ type: 'country-known', call: await source.emergencyCallAt(outcome.place) });
      await streetsTold;
    }
  } catch (cause) {
    hasEnded = true;
    if (signal.aborted) return;
    console.error('The search for AEDs failed:', cause);
    tell({ type: 'search-failed', isDamaged: cause instanceof Error && cause.name === 'DamagedCellError' });
  } finally {
    samplePause.abort();
  }
}
