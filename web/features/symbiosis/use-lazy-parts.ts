import { type RefObject, useEffect, useState } from 'react';
import { useNearViewport } from '../../ui/lazy/use-near-viewport.ts';
import type { LazyParts } from './lazy-parts.ts';

/** The lazily loaded parts, null until loaded. */
export type LazyPartsState = LazyParts | 'failed' | null;

/** Loads the section's lazy parts when its frame comes near the viewport, so that other visitors do not load them. */
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
