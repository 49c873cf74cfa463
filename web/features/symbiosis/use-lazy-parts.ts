import { type RefObject, useEffect, useState } from 'react';
import { useNearViewport } from '../../ui/lazy/use-near-viewport.ts';
import type { LazyParts } from './lazy-parts.ts';

/** The lazily loaded components; null until they have loaded. */
export type LazyPartsState = LazyParts | 'failed' | null;

/**
 * Loads the lazy components when `frame` comes near the viewport, so that visitors who do not scroll there do not load
 * them.
 */
export function useLazyParts(frame: RefObject<Element | null>): LazyPartsState {
  const hasComeNear = useNearViewport(frame);
  const [parts, setParts] = useState<LazyPartsState>(null);
  useEffect(
    function loadParts() {
      if (!hasComeNear) return;
      import('./lazy-parts.ts').then(
        ({ lazyParts }) => setParts(lazyParts),
        (cause: unknown) => {
          console.error('The sliders of the civic model did not load; the section stands without them.', cause);
          setParts('failed');
        },
      );
    },
    [hasComeNear],
  );
  return parts;
}
