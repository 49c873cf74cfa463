import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { FoundSearch } from '../search/aed-source.ts';

/** Nobody sees that cards have changed places and presses what they see in less: a choice between two things takes longer. */
const reactionMs = 400;

const isInFirstCard = (cards: Element, pressed: Element) => cards.querySelector('article')?.contains(pressed) === true;

/**
 * A press that starts right after the streets have moved cards was aimed at what stood there before: it does
 * nothing. Put the answer on the element around the cards.
 */
export function useReorderGuard(found: FoundSearch | null) {
  const streets = found?.streets;
  const isReordered = found?.isReordered === true;
  const known = useRef(streets);
  const swappedAt = useRef(Number.NEGATIVE_INFINITY);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(
    function noteSwap() {
      if (streets !== undefined && streets !== known.current) swappedAt.current = performance.now();
      known.current = streets;
    },
    [streets],
  );
  return {
    onPointerDownCapture() {
      pressedAt.current = performance.now();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const isByKey = event.detail === 0;
      const isEarly = pressedAt.current >= swappedAt.current && pressedAt.current < swappedAt.current + reactionMs;
      // Where the order is the same, the first card stands where it stood, and what is below it has moved.
      const hasStayed =
        !isReordered && event.target instanceof Element && isInFirstCard(event.currentTarget, event.target);
      if (isByKey || !isEarly || hasStayed) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
