import { type RefObject, useEffect, useState } from 'react';
import { useNearViewport } from '../../ui/lazy/use-near-viewport.ts';
import type { LazySymbiosisParts } from './lazy-symbiosis-parts.ts';

/** The lazily loaded components; null until they have loaded. */
export type LazySymbiosisPartsState = LazySymbiosisParts | 'failed' | null;

/**
 * Loads the lazy components when `frame` comes near the viewport, so that visitors who do not scroll there do not load
 * them.
 */
export function useLazySymbiosisParts(frame: RefObject<Element | null>): LazySymbiosisPartsState {
  const hasComeNear = useNearViewport(frame);
  const [parts, setParts] = useState<LazySymbiosisPartsState>(null);
  useEffect(
    function loadParts() {
      if (!hasComeNear) return;
      import('./lazy-symbiosis-parts.ts').then(
        ({ lazySymbiosisParts }) => setParts(lazySymbiosisParts),
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
