import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { entryText as text } from '../messages/entry-text.ts';
import { registryText } from '../messages/registry-text.ts';
import styles from './aed-entry.module.css';
import type { EntryMapProps } from './entry-map.tsx';

const loadMap = async () => (await import('./entry-map.tsx')).EntryMap;

interface LazyEntryMapProps extends EntryMapProps {
  /** Stands beside the button. */
  readonly beside: ReactNode;
}

/** The map of one AED, asked for by a press: it needs more code than the page itself. */
export function LazyEntryMap({ beside, ...map }: LazyEntryMapProps) {
  const [EntryMap, setEntryMap] = useState<ComponentType<EntryMapProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  function open() {
    setState('loading');
    loadMap().then(
      (loaded) => setEntryMap(() => loaded),
      (cause: unknown) => {
        console.error('The map of the AED did not load.', cause);
        setState('failed');
      },
    );
  }
  if (EntryMap !== null) {
    return (
      <>
        <EntryMap {...map} />
        <p>{beside}</p>
      </>
    );
  }
  return (
    <div className={styles.actions}>
      <Button onClick={open} aria-disabled={state === 'loading' || undefined}>
        {registryText.showOnMap}
      </Button>
      {beside}
      {state === 'failed' && <p role="alert">{text.failed}</p>}
    </div>
  );
}
