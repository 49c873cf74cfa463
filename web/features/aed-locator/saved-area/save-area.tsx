import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import {
  type CountedCell,
  cellsWithin,
  countAeds,
  estimateTransferBytes,
  savedAreaRadiusKm,
} from '../../../../domain/registry/registry-area.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { formatDay } from '../../../languages/format.ts';
import type { SavedArea, SaveRequest } from '../../../offline/saved-area.ts';
import { Button } from '../../../ui/control/button.tsx';
import { type AreaStore, classifySaveFailure, deviceAreaStore, type SaveFailure } from './area-store.ts';
import styles from './save-area.module.css';
import { formatSize, keepAreaText as text } from './save-area-text.ts';

interface KeepAreaProps {
  readonly index: RegistryIndex;
  /** The visitor's position. Only the cells around it are requested. */
  readonly position: LongitudeLatitude;
  /** Whether routes are still being calculated; the size of the streets is looked up afterwards. */
  readonly areWaysAwaited?: boolean;
  readonly keeper?: AreaStore;
}

/**
 * Lets the visitor save the surrounding AEDs for offline use. Renders nothing if the browser cannot save them or there
 * are none.
 */
export function SaveArea({ index, position, areWaysAwaited = false, keeper = deviceAreaStore }: KeepAreaProps) {
  const cells = cellsWithin(index.tree, position, savedAreaRadiusKm);
  if (!keeper.isAble() || cells.length === 0) return null;
  return <KeepPanel index={index} position={position} areWaysAwaited={areWaysAwaited} keeper={keeper} cells={cells} />;
}

const isSame = (a: MapTile, b: MapTile) => a.z === b.z && a.x === b.x && a.y === b.y;

function holds(kept: SavedArea, version: string, cells: readonly CountedCell[]): boolean {
  return kept.version === version && cells.every(({ tile }) => kept.tiles.some((other) => isSame(tile, other)));
}

function KeepPanel({
  index,
  position,
  areWaysAwaited,
  keeper,
  cells,
}: Required<KeepAreaProps> & { cells: readonly CountedCell[] }) {
  const streetBytes = useStreetBytes(keeper, position, areWaysAwaited);
  const { kept, isLost, keeping, keep, forget } = useSavedArea({ keeper, index, position });
  const { phase } = keeping;
  const panel = useKeptFocus(phase === 'keeping');
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
        <p className={styles.note}>{text.privacy}</p>
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

/** The size of the surrounding streets in bytes; null while unknown, and if there are none. */
function useStreetBytes(keeper: AreaStore, position: LongitudeLatitude, areWaysAwaited: boolean): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(
    function measureStreets() {
      if (areWaysAwaited) return;
      let isCurrent = true;
      keeper.streetsAround?.(position).then(
        (streets) => {
          if (isCurrent) setBytes(streets?.bytes ?? null);
        },
        (cause: unknown) => console.warn('The streets around could not be measured:', cause),
      );
      return () => {
        isCurrent = false;
      };
    },
    [keeper, position, areWaysAwaited],
  );
  return bytes;
}

/**
 * Browsers drop the focus of a button that is disabled or removed. This hook moves it to the panel that shows the
 * outcome.
 */
function useKeptFocus(isBusy: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isFocusLost) panel.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return panel;
}

/** looking: whether an area is saved is not known yet. */
type Keeping =
  | { readonly phase: 'looking' }
  | { readonly phase: 'idle' }
  | { readonly phase: 'keeping'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly why: SaveFailure | 'remove' };

interface KeptAreaInput {
  readonly keeper: AreaStore;
  readonly index: RegistryIndex;
  readonly position: LongitudeLatitude;
}

/**
 * The saved area, the running operation, and the available actions. An area from an earlier registry is updated
 * automatically.
 */
function useSavedArea({ keeper, index, position }: KeptAreaInput) {
  const [kept, setKept] = useState<SavedArea | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ phase: 'looking' });
  const [isLost, setLost] = useState(false);

  const run = useCallback(
    async (around: LongitudeLatitude | null) => {
      setKeeping({ phase: 'keeping', done: 0, total: 0 });
      try {
        const request: SaveRequest = {
          choose: ({ tree }) => (around === null ? [] : cellsWithin(tree, around, savedAreaRadiusKm)),
          onProgress: (done, total) => setKeeping({ phase: 'keeping', done, total }),
          now: new Date(),
        };
        const record = await keeper.keep(request, around);
        setKept(record);
        setLost(false);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The area could not be kept:', cause);
        setKeeping(around === null ? { phase: 'idle' } : { phase: 'failed', why: classifySaveFailure(cause) });
      }
    },
    [keeper],
  );

  useEffect(
    function lookWhatIsKept() {
      let isCurrent = true;
      keeper.read().then(
        (record) => {
          if (!isCurrent) return;
          setKept(record);
          setLost(record === null && keeper.isLost?.() === true);
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
    [keeper, index.version, run],
  );

  return {
    kept,
    /** Whether the browser has evicted the saved area. */
    isLost,
    keeping,
    keep: () => run(position),
    forget: async () => {
      try {
        await keeper.forget();
        setKept(null);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The kept area could not be removed:', cause);
        setKeeping({ phase: 'failed', why: 'remove' });
      }
    },
  };
}
