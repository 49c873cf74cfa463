import { useState } from 'react';
import type { RegistryClient } from '../registry/registry-client.ts';
import { type SoughtPlace, soughtTowns } from './place-search.ts';

/** The registry's towns, fetched whole once they are wanted, so that nobody learns what is typed; null until it is known what there is. */
export function useTowns(readTowns: RegistryClient['places']) {
  const [towns, setTowns] = useState<readonly SoughtPlace[] | null>(null);
  function load() {
    if (towns !== null && towns.length > 0) return;
    readTowns().then(
      (read) => setTowns(soughtTowns(read)),
      (cause: unknown) => {
        console.warn('The towns of the register could not be read; hubs and cities are found all the same.', cause);
        setTowns([]);
      },
    );
  }
  return { towns, load };
}
