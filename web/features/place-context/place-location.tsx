import { ThemeImage } from '../../ui/page/theme-image.tsx';
import type { PlaceLocation } from './place-context.ts';
import styles from './place-location.module.css';
import { placeLocationText } from './text.ts';

/** A globe and a map of a place, with a sentence about its location. */
export function PlaceLocationMap({ place, sheet, sentence, locator }: PlaceLocation) {
  return (
    <section className={styles.whereabouts} aria-labelledby="whereabouts">
      <h3 id="whereabouts" className={`tag ${styles.title}`}>
        {placeLocationText.title}
      </h3>
      <ThemeImage
        src={locator}
        alt={placeLocationText.alternative(place, sheet)}
        width="640"
        height="300"
        loading="lazy"
        decoding="async"
        className={styles.drawing}
      />
      <p className={`note ${styles.sentence}`}>{sentence}</p>
    </section>
  );
}
