import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { FoundSearch } from '../search/aed-source.ts';

/** Nobody sees that cards have changed places and presses what they see in less: a choice between two things takes longer. */
const reactionMs = 400;

/**
 * A press that begins right after the streets have put other cards in their places was aimed at what stood there before: it does
 * nothing. Put the answer on the element around the cards.
 */
export function useSwapGuard(found: FoundSearch | null) {
  const reordered = found?.isReordered === true ? found.streets : undefined;
  const known = useRef(reordered);
  const swappedAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(
    function noteSwap() {
      if (reordered !== undefined && reordered !== known.current) swappedAt.current = performance.now();
      known.current = reordered;
    },
    [reordered],
  );
  return {
    onPointerDownCapture() {
      pressedAt.current = performance.now();
    },
    onClickCapture(event: MouseEvent) {
      const isByKey = event.detail === 0;
      const isEarly = pressedAt.current >= swappedAt.current && pressedAt.current < swappedAt.current + reactionMs;
      if (isByKey || !isEarly) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
