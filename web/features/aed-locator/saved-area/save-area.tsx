import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import {
  type CountedCell,
  countAeds,
  estimateTransferBytes,
  findCellsWithin,
  savedAreaRadiusKm,
} from '../../../../domain/registry/registry-area.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { formatDay } from '../../../languages/format.ts';
import type { AreaSaveRequest, SavedArea } from '../../../offline/saved-area.ts';
import { Button } from '../../../ui/control/button.tsx';
import { type AreaStore, classifySaveFailure, deviceAreaStore, type SaveFailure } from './area-store.ts';
import styles from './save-area.module.css';
import { formatSize, saveAreaText as text } from './save-area-text.ts';

interface SaveAreaProps {
  readonly index: RegistryIndex;
  /** The visitor's position, around which AEDs are saved. */
  readonly position: LongitudeLatitude;
  /** Whether routes are still being calculated. The size of the street files is requested once they are calculated. */
  readonly areStreetsAwaited?: boolean;
  readonly store?: AreaStore;
}

/**
 * Lets the visitor save the surrounding AEDs for offline use. Renders nothing if the browser cannot save them or if
 * there are none.
 */
export function SaveArea({ index, position, areStreetsAwaited = false, store = deviceAreaStore }: SaveAreaProps) {
  const cells = findCellsWithin(index.tree, position, savedAreaRadiusKm);
  if (!store.isAble() || cells.length === 0) return null;
  return (
    <KeepPanel index={index} position={position} areStreetsAwaited={areStreetsAwaited} store={store} cells={cells} />
  );
}

const isSame = (a: MapTile, b: MapTile) => a.z === b.z && a.x === b.x && a.y === b.y;

function holds(kept: SavedArea, version: string, cells: readonly CountedCell[]): boolean {
  return kept.version === version && cells.every(({ tile }) => kept.tiles.some((other) => isSame(tile, other)));
}

function KeepPanel({
  index,
  position,
  areStreetsAwaited,
  store,
  cells,
}: Required<SaveAreaProps> & { cells: readonly CountedCell[] }) {
  const streetBytes = useStreetBytes(store, position, areStreetsAwaited);
  const { kept, isLost, keeping, keep, forget } = useSavedArea({ store, index, position, areStreetsAwaited });
  const { phase } = keeping;
  const panel = useFocusAfterWork(phase === 'keeping');
  const aedCount = countAeds(cells);
  const remove = async () => {
    await forget();
    panel.current?.focus({ preventScroll: true });
  };
  const isKept = kept !== null && holds(kept, index.version, cells);
  return (
    <section className={styles.panel} aria-labelledby="keep-area-title" ref={panel} tabIndex={-1}>
      <div className={styles.words}>
        <h3 id="keep-area-title">{text.title}</h3>
        {isLost && <p className={styles.failed}>{text.lost}</p>}
        {!isKept && <p>{text.offer(aedCount, formatSize(estimateTransferBytes(index, aedCount)))}</p>}
        {!isKept && streetBytes !== null && <p>{text.withStreets(formatSize(streetBytes))}</p>}
        <div role="status">
          {phase === 'keeping' && (
            <p className={styles.progress}>
              <progress
                aria-label={text.keep}
                {...(keeping.total === 0 ? {} : { value: keeping.done, max: keeping.total })}
              />
              <span>{text.keeping(keeping.done, keeping.total)}</span>
            </p>
          )}
          {phase === 'failed' && <p className={styles.failed}>{text.failed[keeping.why]}</p>}
          {phase !== 'keeping' && kept !== null && (
            <p className={styles.kept}>
              {text.kept(kept.tiles.length, kept.aedCount, formatDay(new Date(kept.keptAt)))}
            </p>
          )}
        </div>
        <p className="note">{text.privacy}</p>
      </div>
      <div className={styles.actions}>
        {!isKept && (
          <Button disabled={phase === 'keeping' || phase === 'looking'} onClick={keep}>
            {text.keep}
          </Button>
        )}
        {kept !== null && phase !== 'keeping' && <Button onClick={remove}>{text.remove}</Button>}
      </div>
    </section>
  );
}

/**
 * Returns the size in bytes of the files of the surrounding streets. Null while the size is unknown, or if there are no
 * streets.
 */
function useStreetBytes(store: AreaStore, position: LongitudeLatitude, areStreetsAwaited: boolean): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(
    function measureStreets() {
      if (areStreetsAwaited) return;
      let isCurrent = true;
      store.streetBytesAround?.(position).then(
        (size) => {
          if (isCurrent) setBytes(size);
        },
        (cause: unknown) => console.warn('The streets around could not be measured:', cause),
      );
      return () => {
        isCurrent = false;
      };
    },
    [store, position, areStreetsAwaited],
  );
  return bytes;
}

/**
 * Moves the focus to the panel, which shows the outcome, when the button with the focus is disabled or removed and
 * therefore loses it.
 */
function useFocusAfterWork(isBusy: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isFocusLost) panel.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return panel;
}

/** State of the save operation. In the phase 'looking', the store has not yet answered whether an area is saved. */
type SaveState =
  | { readonly phase: 'looking' }
  | { readonly phase: 'idle' }
  | { readonly phase: 'keeping'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly why: SaveFailure | 'remove' };

interface KeptAreaInput {
  readonly store: AreaStore;
  readonly index: RegistryIndex;
  readonly position: LongitudeLatitude;
  readonly areStreetsAwaited: boolean;
}

/** Manages the saved area. An area from an earlier version of the registry or the streets is updated automatically. */
function useSavedArea({ store, index, position, areStreetsAwaited }: KeptAreaInput) {
  const [kept, setKept] = useState<SavedArea | null>(null);
  const [keeping, setKeeping] = useState<SaveState>({ phase: 'looking' });
  const [isLost, setLost] = useState(false);

  const run = useCallback(
    async (around: LongitudeLatitude | null) => {
      setKeeping({ phase: 'keeping', done: 0, total: 0 });
      try {
        const request: AreaSaveRequest = {
          choose: ({ tree }) => (around === null ? [] : findCellsWithin(tree, around, savedAreaRadiusKm)),
          onProgress: (done, total) => setKeeping({ phase: 'keeping', done, total }),
          now: new Date(),
        };
        const record = await store.keep(request, around);
        setKept(record);
        setLost(false);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The area could not be kept:', cause);
        setKeeping(around === null ? { phase: 'idle' } : { phase: 'failed', why: classifySaveFailure(cause) });
      }
    },
    [store],
  );

  useEffect(
    function lookWhatIsKept() {
      let isCurrent = true;
      store.read().then(
        (record) => {
          if (!isCurrent) return;
          setKept(record);
          setLost(record === null && store.isLost?.() === true);
          if (record !== null && record.version !== index.version && navigator.onLine) void run(null);
          else setKeeping({ phase: 'idle' });
        },
        (cause: unknown) => {
          console.warn('What is kept on this device could not be read:', cause);
          if (isCurrent) setKeeping({ phase: 'idle' });
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [store, index.version, run],
  );
  useEffect(
    function renewStreets() {
      if (areStreetsAwaited || !navigator.onLine) return;
      let isCurrent = true;
      store.areStreetsOld?.().then(
        (areOld) => {
          if (areOld && isCurrent) void run(null);
        },
        (cause: unknown) => console.warn('We could not find out whether the saved streets are old:', cause),
      );
      return () => {
        isCurrent = false;
      };
    },
    [store, areStreetsAwaited, run],
  );

  return {
    kept,
    /** Whether the browser has evicted the saved area. */
    isLost,
    keeping,
    keep: () => run(position),
    forget: async () => {
      try {
        await store.forget();
        setKept(null);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The kept area could not be removed:', cause);
        setKeeping({ phase: 'failed', why: 'remove' });
      }
    },
  };
}
