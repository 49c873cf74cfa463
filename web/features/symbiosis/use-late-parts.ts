import { type RefObject, useEffect, useState } from 'react';
import { useHasComeNear } from '../../ui/late/use-has-come-near.ts';
import type { LateParts } from './late-parts.ts';

/** The late parts, null while they are not there. */
export type LatePartsState = LateParts | 'failed' | null;

/** Loads the section's late parts once its frame comes near the viewport: who never scrolls there never pays for them. */
export function useLateParts(frame: RefObject<Element | null>): LatePartsState {
  const hasComeNear = useHasComeNear(frame);
  const [parts, setParts] = useState<LatePartsState>(null);
  useEffect(
    function loadParts() {
      if (!hasComeNear) return;
      import('./late-parts.ts').then(
        ({ lateParts }) => setParts(lateParts),
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
