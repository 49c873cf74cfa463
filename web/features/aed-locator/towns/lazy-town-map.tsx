import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { aedMapPlaceText, registryText } from '../messages/registry-text.ts';
import styles from './aeds-pages.module.css';
import type { TownMapProps } from './town-map.tsx';

const loadMap = async () => (await import('./town-map.tsx')).TownMap;

/** The map of a town's AEDs, asked for by a press: it needs more code than the page itself. */
export function LazyTownMap(props: TownMapProps) {
  const [TownMap, setTownMap] = useState<ComponentType<TownMapProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  function open() {
    setState('loading');
    loadMap().then(
      (loaded) => setTownMap(() => loaded),
      (cause: unknown) => {
        console.error('The map of the town did not load.', cause);
        setState('failed');
      },
    );
  }
  if (TownMap !== null)
    return (
      <div className={styles.map}>
        <TownMap {...props} />
      </div>
    );
  return (
    <div className={styles.map}>
      <Button onClick={open} aria-disabled={state === 'loading' || undefined}>
        {registryText.openMap}
      </Button>
      {state === 'failed' && <p role="alert">{aedMapPlaceText.failed}</p>}
    </div>
  );
}
