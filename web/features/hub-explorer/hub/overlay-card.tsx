import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import MapPin from '@lucide/icons/icons/map-pin';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { englishAttributes } from '../../../languages/localize-text.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { type PausingTimer, startPausingTimer } from '../../../ui/pausing-timer.ts';
import { type ExplorerState, isNearestSelected } from '../explorer-state.ts';
import { explorerText } from '../text.ts';
import { formatHubScore, formatWholeKilometres } from './format-figures.ts';
import styles from './overlay-card.module.css';
import { PlaceName } from './place-name.tsx';

/** The overlay card fades out this long after a hub was selected. */
const cardDurationMs = 7000;

interface OverlayCardProps {
  readonly state: ExplorerState;
  /** Ref to the element in the corner of the map that contains the card. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onRecall: () => void;
  readonly onExpire: () => void;
}

/**
 * A card over the map that shows the selected hub, its distance and scores, and buttons for the previous and next hub.
 */
export function OverlayCard({ state, place, onPrevious, onNext, onRecall, onExpire }: OverlayCardProps) {
  const holding = useCardTimer(state.selections, onExpire);
  const { selected, card } = state;
  return (
    <div ref={place} className={styles.corner}>
      <div aria-live="polite" aria-atomic="true">
        {selected !== null && (
          <div className={styles.card} data-state={card} data-testid="overlay-card" {...holding}>
            <CardHead hub={selected} state={state} />
            <Pills hub={selected} />
            <Steps state={state} onPrevious={onPrevious} onNext={onNext} />
          </div>
        )}
      </div>
      {selected !== null && card === 'hidden' && (
        <button type="button" className={`icon-button ${styles.recall}`} onClick={onRecall}>
          <Icon of={MapPin} size={18} />
          <span className="visually-hidden">{explorerText.recallCard(selected.name)}</span>
        </button>
      )}
    </div>
  );
}

function CardHead({ hub, state }: { hub: Hub; state: ExplorerState }) {
  return (
    <>
      <p className={styles.kind}>{isNearestSelected(state) ? explorerText.nearestHub : explorerText.selectedHub}</p>
      <p className={styles.name}>
        <PlaceName hub={hub} />
      </p>
      <p className={styles.region}>
        <bdi {...englishAttributes}>{hub.region}</bdi>
      </p>
      {state.position !== null && (
        <p className={styles.distance}>
          {explorerText.distance(formatWholeKilometres(distanceKm(state.position, hub.coords)))}
        </p>
      )}
    </>
  );
}

function Pills({ hub }: { hub: Hub }) {
  const pills = [
    { label: explorerText.sli, share: hub.sli, isEstimated: hub.estimated.includes('sli') },
    { label: explorerText.xiAccess, share: hub.xiAccess, isEstimated: hub.estimated.includes('xiAccess') },
  ];
  return (
    <ul className={styles.pills}>
      {pills.map(({ label, share, isEstimated }) => (
        <li key={label} className={styles.pill}>
          <span>{`${label} ${formatHubScore(share)}`}</span>
          <span className={styles.estimate}>{isEstimated ? explorerText.estimateShort : explorerText.founding}</span>
        </li>
      ))}
    </ul>
  );
}

type StepsProps = Pick<OverlayCardProps, 'state' | 'onPrevious' | 'onNext'>;

function Steps({ state, onPrevious, onNext }: StepsProps) {
  const { index, nearest, card } = state;
  const focusAgain = useFocusOnReturn(card);
  if (index === null || nearest.length < 2) return null;
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={`icon-button ${styles.step}`}
        onClick={(event) => {
          focusAgain.current = event.currentTarget;
          onPrevious();
        }}
      >
        <Icon of={ChevronLeft} size={22} />
        <span className="visually-hidden">{explorerText.previous}</span>
      </button>
      <p className={styles.place}>{explorerText.place(index + 1, nearest.length)}</p>
      <button
        type="button"
        className={`icon-button ${styles.step}`}
        onClick={(event) => {
          focusAgain.current = event.currentTarget;
          onNext();
        }}
      >
        <Icon of={ChevronRight} size={22} />
        <span className="visually-hidden">{explorerText.next}</span>
      </button>
    </div>
  );
}

/**
 * Returns a ref for the pressed button. The button loses the focus when the card is hidden, and gets it back when the
 * card returns, unless the focus has moved elsewhere.
 */
function useFocusOnReturn(card: ExplorerState['card']) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function focusAgain() {
      if (card !== 'shown') return;
      const hasFocusGone = document.activeElement === null || document.activeElement === document.body;
      if (hasFocusGone) button.current?.focus({ preventScroll: true });
      button.current = null;
    },
    [card],
  );
  return button;
}

/**
 * Starts a timer at each selection, and calls `onEnd` when it expires. The timer is paused while the pointer is over
 * the card or the keyboard focus is in it. Returns event handlers for the card.
 */
function useCardTimer(selections: number, onEnd: () => void) {
  const timer = useRef<PausingTimer | null>(null);
  const held = useRef({ byPointer: false, byFocus: false });
  const end = useEffectEvent(onEnd);

  useEffect(
    function fadeCard() {
      if (selections === 0) return;
      const started = startPausingTimer(cardDurationMs, () => end());
      if (held.current.byPointer || held.current.byFocus) started.pause();
      timer.current = started;
      return () => started.cancel();
    },
    [selections],
  );

  const hold = (by: 'byPointer' | 'byFocus', isHeld: boolean) => {
    held.current[by] = isHeld;
    if (held.current.byPointer || held.current.byFocus) timer.current?.pause();
    else timer.current?.resume();
  };
  return {
    onPointerEnter: () => hold('byPointer', true),
    onPointerLeave: () => hold('byPointer', false),
    onFocus: (event: FocusEvent) => hold('byFocus', event.target.matches(':focus-visible')),
    onBlur: () => hold('byFocus', false),
  };
}
