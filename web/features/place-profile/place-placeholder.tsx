import type { Hub } from '../../../domain/hub.ts';
import { formatCoordinates } from './coordinates.ts';
import { MapLink } from './map-link.tsx';
import styles from './place-placeholder.module.css';
import { placeText } from './text.ts';

/** A place that is on the map before its programme is: name, score, and the way back. */
export function PlacePlaceholder({ hub, image }: { hub: Hub; image: string }) {
  return (
    <article className={styles.page}>
      <img className={styles.plate} src={image} alt="" width="1600" height="640" fetchPriority="high" />
      <div className={styles.card}>
        <p className={styles.tag}>{`${hub.region} · ${hub.country}`}</p>
        <h1>{hub.name}</h1>
        <p className={styles.coordinates}>{formatCoordinates(hub.coords)}</p>
        <p className={styles.score}>{hub.sli.toFixed(2)}</p>
        <p className={styles.scoreLabel}>{placeText.sliScore}</p>
        <p className={styles.soon}>{placeText.programComingSoon}</p>
        <MapLink />
      </div>
    </article>
  );
}
