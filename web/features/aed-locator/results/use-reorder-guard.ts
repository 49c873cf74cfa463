import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { CompletedSearch } from '../search/aed-source.ts';

/** How long presses are ignored after the cards have moved, in milliseconds. Nobody reacts faster to the new order. */
const reactionMs = 400;

const isInFirstCard = (cards: Element, pressed: Element) => cards.querySelector('article')?.contains(pressed) === true;

/**
 * Ignores presses that start just after the cards have been reordered, because they were aimed at another card. Attach
 * the returned handlers to the element around the cards.
 */
export function useReorderGuard(found: CompletedSearch | null) {
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
      // If the order is the same, the first card is still in its place, although the cards below it may have moved.
      const hasStayed =
        !isReordered && event.target instanceof Element && isInFirstCard(event.currentTarget, event.target);
      if (isByKey || !isEarly || hasStayed) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
