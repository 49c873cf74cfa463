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

/** Resolves after the given time, or never if `signal` is aborted first. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handle = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(handle));
  });
}

/**
 * Resolves when React has updated the page, just before the browser paints it. Resolves at once if the page is hidden,
 * because it is then not painted.
 */
function whenRendered(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // React has queued its update before this timer, so the update runs first.
    setTimeout(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * How long a repeated search waits for the travel times along the streets, in milliseconds. They are usually cached, so
 * the list is rendered only once, in its final order.
 */
const streetsWaitMs = 60;

/**
 * The country is looked up after this many milliseconds at the latest. The code for the look-up blocks the page while
 * it starts, so the travel times come first.
 */
const maxCountryDelayMs = 600;

/** Orders the list by travel times along the streets if they arrive in time, and otherwise returns it unchanged. */
async function withStreetsSoon(source: AedSource, found: CompletedSearch, coming: Promise<ResultTravelTimes | null>) {
  const streets = await withTimeout(coming, streetsWaitMs);
  if (streets === 'late') return found;
  const known: CompletedSearch = { ...found, mayHaveWays: false, ...(streets !== null && { streets }) };
  return streets === null ? known : { ...known, result: source.reassess(known, new Date()) };
}

interface StreetsRun {
  readonly coming: Promise<ResultTravelTimes | null>;
  readonly presses: PressWatch;
  readonly tell: (event: LocatorEvent) => void;
}

/**
 * Dispatches the travel times along the streets when they have arrived and no button is being pressed, because cards
 * may move.
 */
async function dispatchStreets({ coming, presses, tell }: StreetsRun): Promise<void> {
  const streets = await coming;
  await presses.whenUntouched();
  tell({ type: 'streets-known', streets, now: new Date() });
}

interface SearchRun {
  readonly loader: AedSourceLoader;
  /** The location that the visitor gave, or null to locate the device. */
  readonly givenPlace: VisitorPlace | null;
  /** Whether the page has already run a search. */
  readonly isRepeated: boolean;
  /** Aborted when another search starts or the visitor leaves the page. No events are sent after that. */
  readonly signal: AbortSignal;
  readonly send: (event: LocatorEvent) => void;
}

/**
 * Returns a function that locates the visitor. Only its first call makes a request. If a registry is published, the
 * first call is made at once, so that the device is located while the search's code loads. Without a registry the
 * device is never located.
 */
function createPlaceFinder({ loader, givenPlace, isRepeated, signal }: SearchRun, onLongWait: () => void) {
  let place: Promise<VisitorPlace | LocationFailure> | undefined;
  const findPlace = () => {
    place ??= givenPlace === null ? requestDevicePosition(onLongWait, isRepeated) : Promise.resolve(givenPlace);
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

/** Runs one search: in the registry if one is published, and otherwise in the samples, after a simulated delay. */
export async function runSearch(run: SearchRun): Promise<void> {
  const { loader, signal, send } = run;
  const tell = (event: LocatorEvent) => {
    if (!signal.aborted) send(event);
  };
  const samplePause = new AbortController();
  signal.addEventListener('abort', () => samplePause.abort());
  // The delay starts before the source is opened, so that the time for opening it is not added to the delay.
  const sampleTime = pause(simulatedSearchMs, samplePause.signal);
  const presses = watchPresses(signal);
  tell({ type: 'search-started' });
  let hasEnded = false;
  const findPlace = createPlaceFinder(run, () => {
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
    // On a phone, starting the routing worker would delay the list, so the list is rendered first.
    if (early === null) await whenRendered();
    const coming = early ?? source.streetsTo(outcome);
    // The list is already shown, because it must not wait for the streets or for the country's borders.
    const streetsDispatched = found === outcome ? dispatchStreets({ coming, presses, tell }) : coming;
    await Promise.race([streetsDispatched, pause(maxCountryDelayMs, signal)]);
    tell({ type: 'country-known', call: await source.emergencyCallAt(outcome.place) });
    await streetsDispatched;
  } catch (cause) {
    hasEnded = true;
    if (signal.aborted) return;
    console.error('The search for AEDs failed:', cause);
    tell({ type: 'search-failed', isDamaged: cause instanceof Error && cause.name === 'DamagedCellError' });
  } finally {
    samplePause.abort();
  }
}
