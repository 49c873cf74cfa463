import { type RefObject, useEffect, useState } from 'react';
import { useNearViewport } from '../../ui/lazy/use-near-viewport.ts';
import type { LazyParts } from './lazy-parts.ts';

/** The late parts, null while they are not there. */
export type LazyPartsState = LazyParts | 'failed' | null;

/** Loads the section's late parts once its frame comes near the viewport: who never scrolls there never pays for them. */
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
