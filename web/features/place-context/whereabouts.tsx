import { Drawing } from '../../ui/page/drawing.tsx';
import type { PlaceWhereabouts } from './place-context.ts';
import { whereaboutsText } from './text.ts';
import styles from './whereabouts.module.css';

/** Globe and map of a place with a sentence that says where it lies. */
export function Whereabouts({ place, sheet, sentence, locator }: PlaceWhereabouts) {
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
