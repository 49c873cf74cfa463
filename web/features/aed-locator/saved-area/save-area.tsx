import { useEffect, useRef, useState } from 'react';
import type { MapTile } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import {
  type CountedCell,
  cellsWithin,
  countAeds,
  estimateBytes,
  savedRadiusKm,
} from '../../../../domain/registry/registry-area.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { formatDay } from '../../../languages/format.ts';
import type { SavedArea } from '../../../offline/saved-area.ts';
import { Button } from '../../../ui/control/button.tsx';
import { type AreaStore, deviceKeeper } from './area-store.ts';
import styles from './save-area.module.css';
import { sizeWords, keepAreaText as text } from './save-area-text.ts';
import { useSavedArea } from './use-saved-area.ts';

interface KeepAreaProps {
  readonly index: RegistryIndex;
  /** Where the visitor stands; only the cells around it are asked for. */
  readonly position: LongitudeLatitude;
  readonly keeper?: AreaStore;
}

/** Lets the visitor keep the AEDs around for a time without a network. Nothing where the browser cannot, or where there are none. */
export function SaveArea({ index, position, keeper = deviceKeeper }: KeepAreaProps) {
  const cells = cellsWithin(index.tree, position, savedRadiusKm);
  if (!keeper.isAble() || cells.length === 0) return null;
  return <KeepPanel index={index} position={position} keeper={keeper} cells={cells} />;
}

const isSame = (a: MapTile, b: MapTile) => a.z === b.z && a.x === b.x && a.y === b.y;

function holds(kept: SavedArea, version: string, cells: readonly CountedCell[]): boolean {
  return kept.version === version && cells.every(({ tile }) => kept.tiles.some((other) => isSame(tile, other)));
}

function KeepPanel({ index, position, keeper, cells }: Required<KeepAreaProps> & { cells: readonly CountedCell[] }) {
  const streetBytes = useStreetBytes(keeper, position);
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
        {!isKept && <p>{text.offer(aedCount, sizeWords(estimateBytes(index, aedCount)))}</p>}
        {!isKept && streetBytes !== null && <p>{text.withStreets(sizeWords(streetBytes))}</p>}
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

/** How large the streets around are; null until that is known, and where there are none. */
function useStreetBytes(keeper: AreaStore, position: LongitudeLatitude): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(
    function measureStreets() {
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
    [keeper, position],
  );
  return bytes;
}

/** A browser takes the focus from a button that is disabled or gone: it goes to the panel, where what happened is told. */
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
