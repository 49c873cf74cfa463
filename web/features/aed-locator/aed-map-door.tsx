import { lazy, Suspense, useState } from 'react';
import type { AedMapProps } from '../../map/aed-map.tsx';
import { siteConfig } from '../../site-config.ts';
import { Button } from '../../ui/button.tsx';
import { MapBoundary } from '../../ui/map-boundary.tsx';
import styles from './aed-map-door.module.css';
import { aedMapPlaceText as text } from './registry-text.ts';

const tiles = { url: siteConfig.tileUrl, attribution: siteConfig.tileAttribution };

/** A failed load is remembered by the lazy component, so each try needs one of its own. */
const createAedMap = () =>
  lazy(async () => {
    const { AedMap } = await import('../../map/aed-map.tsx');
    return { default: AedMap };
  });

type AedMapPanelProps = Omit<AedMapProps, 'tiles'>;

/** The map of the AEDs, brought in with all that comes with it once it is rendered; a sentence until then, and when it fails. */
export function AedMapPanel(props: AedMapPanelProps) {
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = () => {
    // A fresh page also finds files that a deployment has renamed; without a network it would find nothing at all.
    if (navigator.onLine) return location.reload();
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.frame}>
      {hasFailed ? (
        <div role="status" className={styles.notice}>
          <p>{text.failed}</p>
          <Button onClick={tryAgain}>{text.tryAgain}</Button>
        </div>
      ) : (
        <MapBoundary key={attempt} inItsPlace="a sentence" onFailure={() => setFailed(true)}>
          <AedMapOnceLoaded {...props} />
        </MapBoundary>
      )}
    </div>
  );
}

function AedMapOnceLoaded(props: AedMapPanelProps) {
  const [AedMap] = useState(createAedMap);
  return (
    <Suspense fallback={<p className={styles.notice}>{text.loading}</p>}>
      <AedMap {...props} tiles={tiles} />
    </Suspense>
  );
}
