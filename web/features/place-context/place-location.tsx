import { Drawing } from '../../ui/page/drawing.tsx';
import type { PlaceLocation } from './place-context.ts';
import styles from './place-location.module.css';
import { whereaboutsText } from './text.ts';

/** Globe and map of a place, with a sentence about its location. */
export function PlaceLocator({ place, sheet, sentence, locator }: PlaceLocation) {
  return (
    <section className={styles.whereabouts} aria-labelledby="whereabouts">
      <h3 id="whereabouts" className={`tag ${styles.title}`}>
        {whereaboutsText.title}
      </h3>
      <Drawing
        src={locator}
        alt={whereaboutsText.alternative(place, sheet)}
        width="640"
        height="300"
        loading="lazy"
        decoding="async"
        className={styles.drawing}
      />
      <p className={styles.sentence}>{sentence}</p>
    </section>
  );
}
