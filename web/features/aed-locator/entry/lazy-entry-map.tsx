import type { ReactNode } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { useLazyOnClick } from '../../../ui/lazy/use-lazy-on-click.ts';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { registryText } from '../messages/registry-text.ts';
import styles from './aed-entry.module.css';
import type { EntryMapProps } from './entry-map.tsx';

const loadMap = async () => (await import('./entry-map.tsx')).EntryMap;

interface LazyEntryMapProps extends EntryMapProps {
  /** Rendered beside the button that opens the map. */
  readonly beside: ReactNode;
}

/**
 * The map of one AED. It loads when its button is pressed, because it needs more code than everything else on the page.
 */
export function LazyEntryMap({ beside, ...map }: LazyEntryMapProps) {
  const {
    Part: EntryMap,
    isLoading,
    hasFailed,
    open,
    frame,
  } = useLazyOnClick(loadMap, 'The map of the AED did not load.');
  if (EntryMap !== null) {
    return (
      <>
        <div ref={frame} tabIndex={-1}>
          <EntryMap {...map} />
        </div>
        <p>{beside}</p>
      </>
    );
  }
  return (
    <div className={styles.actions} data-needs-script>
      <Button onClick={open} aria-disabled={isLoading || undefined}>
        {registryText.showOnMap}
      </Button>
      {beside}
      {hasFailed && <p role="alert">{text.failed}</p>}
    </div>
  );
}
