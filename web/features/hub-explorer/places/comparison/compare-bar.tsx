import X from '@lucide/icons/icons/x';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../ui/control/button.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { PlaceName } from '../../hub/place-name.tsx';
import { findPlaceRow } from '../rows/place-row.ts';
import { usePlaces } from '../rows/places-context.ts';
import styles from './compare-bar.module.css';
import { compareBarText } from './compare-bar-text.ts';

export interface CompareBarProps {
  readonly compareIds: readonly string[];
  /** Name of the place that could not be added because the comparison is full, or null if there is none. */
  readonly refusedName: string | null;
  readonly onRemove: (hubId: string) => void;
  readonly onClear: () => void;
  /**
   * Called when the bar is about to disappear while one of its buttons has the focus, so that the focus can be moved.
   */
  readonly onLeave: () => void;
  /** A link to the comparison. It is shown when at least two places are chosen. */
  readonly action: ReactNode;
}

/** A bar with the places chosen for comparison. It stays at the bottom of the screen while the list is scrolled. */
export function CompareBar({ compareIds, refusedName, onRemove, onClear, onLeave, action }: CompareBarProps) {
  const places = usePlaces();
  const chips = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    const place = compareIds.indexOf(id);
    const neighbour = buttons[place + 1] ?? buttons[place - 1];
    if (neighbour === undefined) onLeave();
    else neighbour.focus();
    onRemove(id);
  };
  const clear = () => {
    onLeave();
    onClear();
  };
  return (
    <section
      className={styles.bar}
      data-screen-only
      aria-label={compareBarText.chosen}
      data-testid="compare-bar"
      data-chosen-places
      hidden={compareIds.length === 0}
    >
      <p role="status" className={styles.refusal}>
        {refusedName !== null && compareBarText.refused(refusedName)}
      </p>
      <div className={styles.row}>
        <ul ref={chips} className={styles.chosen}>
          {compareIds.map((id) => {
            const hub = findPlaceRow(places, id)?.hub;
            if (hub === undefined) return null;
            return (
              <li key={id} className={styles.chip}>
                <PlaceName hub={hub} />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={compareBarText.takeOut(hub.name)}
                  onClick={() => remove(id)}
                >
                  <Icon of={X} size={16} />
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.actions}>
          {compareIds.length === 1 && <p className={`note ${styles.hint}`}>{compareBarText.oneMore}</p>}
          <Button onClick={clear}>{compareBarText.clearChosen}</Button>
          {compareIds.length > 1 && action}
        </div>
      </div>
    </section>
  );
}
