import { simulatedSearchMs } from '../../../../domain/aed/aed.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import type {
  AedSource,
  AedSourceLoader,
  CompletedSearch,
  LocationFailure,
  ResultTravelTimes,
  VisitorPlace,
} from './aed-source.ts';
import { requestDevicePosition } from './device-position.ts';
import type { LocatorEvent } from './locator-state.ts';
import { type PressWatch, watchPresses } from './watch-presses.ts';

/** Resolves after the time, or never once `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handle = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(handle));
  });
}

/**
 * Resolves once React has updated the page, just before it is painted. Resolves at once on a hidden page, which is not
 * painted.
 */
function whenRendered(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // React's own task was queued before this timer.
    setTimeout(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * A repeated search waits this long for the street travel times, in ms. They are usually cached by then, and the list
 * appears once in its final order, sooner than it could be rendered twice.
 */
const soonMs = 60;

/** Looking up the country blocks the page while its code starts, so it waits for the streets, but at most this long. */
const countryWaitMs = 600;

/** Orders the list by street distance if the travel times arrive in time; otherwise returns it unchanged. */
async function withStreetsSoon(source: AedSource, found: CompletedSearch, coming: Promise<ResultTravelTimes | null>) {
  const streets = await withTimeout(coming, soonMs);
  if (streets === 'late') return found;
  const known: CompletedSearch = { ...found, mayHaveWays: false, ...(streets !== null && { streets }) };
  return streets === null ? known : { ...known, finding: source.judgeAnew(known, new Date()) };
}

interface StreetsRun {
  readonly coming: Promise<ResultTravelTimes | null>;
  readonly presses: PressWatch;
  readonly tell: (event: LocatorEvent) => void;
}

/**
 * Dispatches the street travel times after the list, at a time when nothing is being pressed, because cards may move.
 */
async function bringStreets({ coming, presses, tell }: StreetsRun): Promise<void> {
  const streets = await coming;
  await presses.whenUntouched();
  tell({ type: 'streets-known', streets, now: new Date() });
}

interface SearchRun {
  readonly loader: AedSourceLoader;
  /** The location that the visitor gave; null to locate the device. */
  readonly said: VisitorPlace | null;
  /** Whether the page has searched before. */
  readonly isRepeated: boolean;
  /** Aborted when another search starts or the page is left; the search then dispatches nothing more. */
  readonly signal: AbortSignal;
  readonly send: (event: LocatorEvent) => void;
}

/**
 * Returns a function that locates the visitor once, however often it is called. If a registry is published, it is
 * called at once, so that the device finds its position while the search's code loads. Without a registry the device is
 * not asked.
 */
function placeFinder({ loader, said, isRepeated, signal }: SearchRun, onLongWait: () => void) {
  let place: Promise<VisitorPlace | LocationFailure> | undefined;
  const findPlace = () => {
    place ??= said === null ? requestDevicePosition(onLongWait, isRepeated) : Promise.resolve(said);
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
  // Starts at the press, so that finding out that there is no registry does not make the delay longer.
  const sampleTime = pause(simulatedSearchMs, samplePause.signal);
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
    // A new worker takes processor time, which a phone needs to render the list first.
    if (early === null) await whenRendered();
    const coming = early ?? source.streetsTo(outcome);
    // After the list, which must not wait for the streets or the borders of countries.
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
