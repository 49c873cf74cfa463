import { useCallback, useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { cellsWithin, savedRadiusKm } from '../../../../domain/registry/registry-area.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { SavedArea, SaveRequest } from '../../../offline/saved-area.ts';
import { type AreaStore, type SaveFailure, saveFailureOf } from './area-store.ts';

/** looking: what is kept is not known yet. */
type Keeping =
  | { readonly phase: 'looking' }
  | { readonly phase: 'idle' }
  | { readonly phase: 'keeping'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly why: SaveFailure | 'remove' };

interface KeptAreaInput {
  readonly keeper: AreaStore;
  readonly index: RegistryIndex;
  readonly position: LongitudeLatitude;
}

/** What is kept, what is going on, and what the visitor can ask for. An area kept from an earlier register is fetched anew unasked. */
export function useSavedArea({ keeper, index, position }: KeptAreaInput) {
  const [kept, setKept] = useState<SavedArea | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ phase: 'looking' });
  const [isLost, setLost] = useState(false);

  const run = useCallback(
    async (around: LongitudeLatitude | null) => {
      setKeeping({ phase: 'keeping', done: 0, total: 0 });
      try {
        const request: SaveRequest = {
          choose: ({ tree }) => (around === null ? [] : cellsWithin(tree, around, savedRadiusKm)),
          onProgress: (done, total) => setKeeping({ phase: 'keeping', done, total }),
          now: new Date(),
        };
        const record = await keeper.keep(request, around);
        setKept(record);
        setLost(false);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The area could not be kept:', cause);
        setKeeping(around === null ? { phase: 'idle' } : { phase: 'failed', why: saveFailureOf(cause) });
      }
    },
    [keeper],
  );

  useEffect(
    function lookWhatIsKept() {
      let isCurrent = true;
      keeper.read().then(
        (record) => {
          if (!isCurrent) return;
          setKept(record);
          setLost(record === null && keeper.isLost?.() === true);
          if (record !== null && record.version !== index.version && navigator.onLine) void run(null);
          else setKeeping({ phase: 'idle' });
        },
        (cause: unknown) => {
          console.warn('What is kept on this device could not be read:', cause);
          if (isCurrent) setKeeping({ phase: 'idle' });
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [keeper, index.version, run],
  );

  return {
    kept,
    /** Whether what was kept has been thrown away by the browser. */
    isLost,
    keeping,
    keep: () => run(position),
    forget: async () => {
      try {
        await keeper.forget();
        setKept(null);
        setKeeping({ phase: 'idle' });
      } catch (cause) {
        console.warn('The kept area could not be removed:', cause);
        setKeeping({ phase: 'failed', why: 'remove' });
      }
    },
  };
}
