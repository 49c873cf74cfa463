import type { ReactNode } from 'react';
import type { Hub } from '../../../domain/hub/hub.ts';
import { ThemeImage } from '../../ui/page/theme-image.tsx';
import { BackToMapLink } from './back-to-map-link.tsx';
import { formatCoordinates } from './format-coordinates.ts';
import styles from './place-placeholder.module.css';
import { placeProfileText } from './text.ts';

interface PlacePlaceholderProps {
  readonly hub: Hub;
  readonly image: string;
  /** Links to other places, shown at the end of the page. */
  readonly children: ReactNode;
}

/** The page of a place that has no programme yet. It shows the name, the score and links to other places. */
export function PlacePlaceholder({ hub, image, children }: PlacePlaceholderProps) {
  return (
    <article>
      <div className={styles.sheet}>
        <ThemeImage className={styles.plate} src={image} alt="" width="1600" height="640" fetchPriority="high" />
        <div className={styles.card}>
          <p className="tag">{`${hub.region} · ${hub.country}`}</p>
          <h1>{hub.name}</h1>
          <p className={styles.coordinates}>{formatCoordinates(hub.coords)}</p>
          <p className={styles.score}>{hub.sli.toFixed(2)}</p>
          <p className={styles.scoreLabel}>{placeProfileText.sliScore}</p>
          <p className={styles.soon}>{placeProfileText.programComingSoon}</p>
          <BackToMapLink />
        </div>
      </div>
      <div className={`page-frame ${styles.onward}`}>{children}</div>
    </article>
  );
}
