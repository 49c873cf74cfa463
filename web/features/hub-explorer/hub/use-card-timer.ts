import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type PausingTimer, startPausingTimer } from '../../../ui/pausing-timer.ts';

/** The overlay card fades this many milliseconds after a hub was selected. */
const cardDurationMs = 7000;

/**
 * Runs the card's timer from each selection and pauses it while the card is hovered or has keyboard focus. Focus left
 * on a button by a pointer does not count. Returns the card's event handlers.
 */
export function useCardTimer(selections: number, onEnd: () => void) {
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
