import { useState } from 'react';
import type { WayMapProps } from '../../../map/way/way-map.tsx';
import { siteConfig } from '../../../site-config.ts';
import { LazyMap } from '../../../ui/lazy/lazy-map.tsx';
import styles from './way-panel.module.css';
import { wayText as text } from './way-text.ts';

const loadWayMap = async () => (await import('../../../map/way/way-map.tsx')).WayMap;

type WayMapFrameProps = Omit<WayMapProps, 'label' | 'streetsUrl'>;

/** The map of the route, or a note if it fails to load. */
export function WayMapFrame(props: WayMapFrameProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.map}>
      {hasFailed ? (
        <p role="status">{text.mapFailed}</p>
      ) : (
        <LazyMap
          load={loadWayMap}
          map={{ ...props, label: text.map, streetsUrl: siteConfig.streetsUrl }}
          inItsPlace="the list of turns"
          onFailure={() => setFailed(true)}
        />
      )}
    </div>
  );
}
