import { useRef, useState } from 'react';
import type { AedMapProps } from '../../../map/aeds/aed-map.tsx';
import { siteTiles } from '../../../site-config.ts';
import { Button } from '../../../ui/control/button.tsx';
import { LazyMap } from '../../../ui/lazy/lazy-map.tsx';
import { useMapAttempt } from '../../../ui/lazy/use-map-attempt.ts';
import { aedMapPlaceholderText as text } from '../messages/registry-text.ts';
import styles from './aed-map-panel.module.css';

const loadAedMap = async () => (await import('../../../map/aeds/aed-map.tsx')).AedMap;

/**
 * Loads the code of the map, and the index of the published streets, so that the map opens at once. Failures are only
 * logged, because both are loaded again when the map is opened.
 */
export async function preloadAedMap(): Promise<void> {
  try {
    await loadAedMap();
    const { preloadPublishedStreets } = await import('../../../map/streets/published-streets.ts');
    await preloadPublishedStreets(siteTiles.streetsUrl);
  } catch (cause) {
    console.warn('The map could not be loaded in advance:', cause);
  }
}

type AedMapPanelProps = Omit<AedMapProps, 'tiles'>;

/** The map of AEDs. Its code loads when it is first rendered. A message is shown until then, or if loading fails. */
export function AedMapPanel(props: AedMapPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { attempt, tryAgain } = useMapAttempt(() => {
    setFailed(false);
    // The button that had the focus has been replaced by the map, so the map gets the focus.
    frame.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={frame} className={styles.frame} tabIndex={-1}>
      {hasFailed ? (
        <div role="status" className={styles.notice}>
          <p>{text.failed}</p>
          <Button onClick={tryAgain}>{text.tryAgain}</Button>
        </div>
      ) : (
        <LazyMap
          key={attempt}
          load={loadAedMap}
          map={{ ...props, tiles: siteTiles }}
          inItsPlace="a sentence"
          onFailure={() => setFailed(true)}
          waiting={<p className={styles.notice}>{text.loading}</p>}
        />
      )}
    </div>
  );
}
