import { aedSearchDurationMs } from '../../../../domain/aed/aed.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import type { AedSource, AedSourceLoader, FoundSearch, FoundStreets, PlaceNeed, VisitorPlace } from './aed-source.ts';
import { askDevicePosition } from './device-position.ts';
import type { LocatorEvent } from './locator-state.ts';
import { type PressWatch, watchPresses } from './press-watch.ts';

/** Resolves after the time, or never once `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handle = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(handle));
  });
}

/**
 * Resolves once what was sent to the renderer is in the page, just before it is painted; at once on a hidden page, which
 * paints nothing.
 */
function whenRendered(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // The renderer's task is ahead of the timer.
    setTimeout(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * A repeated search waits this long for the streets, in ms: they have mostly been read by then, and the list appears once
 * in its final order, sooner than it could be rendered twice.
 */
const soonMs = 60;

/** The lookup of the country, which keeps the page busy when its code starts, waits at most this long for the streets. */
const countryWaitMs = 600;

/** The list ordered by the streets, if they are known by the time; otherwise unchanged. */
async function withStreetsSoon(source: AedSource, found: FoundSearch, coming: Promise<FoundStreets | null>) {
  const streets = await withTimeout(coming, soonMs);
  if (streets === 'late') return found;
  const known: FoundSearch = { ...found, mayHaveWays: false, ...(streets !== null && { streets }) };
  return streets === null ? known : { ...known, finding: source.judgeAnew(known, new Date()) };
}

interface StreetsRun {
  readonly coming: Promise<FoundStreets | null>;
  readonly presses: PressWatch;
  readonly tell: (event: LocatorEvent) => void;
}

/** The routes along the streets, after the list: dispatched when nothing is being pressed, because cards may move. */
async function bringStreets({ coming, presses, tell }: StreetsRun): Promise<void> {
  const streets = await coming;
  await presses.whenUntouched();
  tell({ type: 'streets-known', streets, now: new Date() });
}

interface SearchRun {
  readonly loader: AedSourceLoader;
  /** The location given by the visitor; otherwise the device is located. */
  readonly said: VisitorPlace | null;
  /** Whether this page has searched before. */
  readonly isRepeated: boolean;
  /** Aborted when another search starts or the page is left: nothing is dispatched any more. */
  readonly signal: AbortSignal;
  readonly send: (event: LocatorEvent) => void;
}

/**
 * Returns a function that locates the visitor once, however often it is called. If a registry is published it is called at
 * once, so that the device finds its position while the search's code loads; if none is, nobody is asked.
 */
function placeFinder({ loader, said, isRepeated, signal }: SearchRun, onLongWait: () => void) {
  let place: Promise<VisitorPlace | PlaceNeed> | undefined;
  const findPlace = () => {
    place ??= said === null ? askDevicePosition(onLongWait, isRepeated) : Promise.resolve(said);
    return place;
  };
  loader.isPublished().then(
    (isPublished) => {
      if (!isPublished || signal.aborted) return;
      void findPlace().then((place) => (typeof place === 'string' ? undefined : loader.prepare?.(place.position)));
    },
    () => undefined, // Opening the source fails too, and that error is shown.
  );
  return findPlace;
}

/** One search from the press to its result: in the registry if one is published, else the samples after their delay. */
export async function runSearch(run: SearchRun): Promise<void> {
  const { loader, signal, send } = run;
  const tell = (event: LocatorEvent) => {
    if (!signal.aborted) send(event);
  };
  const samplePause = new AbortController();
  signal.addEventListener('abort', () => samplePause.abort());
  // Started at the press, so that finding out that there is no registry adds no delay.
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
    if (outcome.phase !== 'found') return tell({ type: 'search-ended', outcome });
    const early = run.isRepeated ? source.streetsTo(outcome) : null;
    const found = early === null ? outcome : await withStreetsSoon(source, outcome, early);
    tell({ type: 'search-ended', outcome: found });
    // The worker takes processor time that a phone needs to render the first list.
    if (early === null) await whenRendered();
    const coming = early ?? source.streetsTo(outcome);
    // After the list, which must wait neither for streets nor for country borders.
    const streetsTold = found === outcome ? bringStreets({ coming, presses, tell }) : coming;
    await Promise.race([streetsTold, pause(countryWaitMs, signal)]);
    tell({ type: 'country-known', call: await source.emergencyCallAt(outcome.place) });
    await streetsTold;
  } catch (cause) {
    hasEnded = true;
    if (signal.aborted) return;
    console.error('The search for AEDs failed:', cause);
    tell({ type: 'search-failed', isDamaged: cause instanceof Error && cause.name === 'DamagedCellError' });
  } finally {
    samplePause.abort();
  }
}
