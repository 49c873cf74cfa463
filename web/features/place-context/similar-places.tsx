import { Link } from 'react-router';
import type { SimilarPlace } from './place-context.ts';
import styles from './similar-places.module.css';
import { similarPlacesText } from './text.ts';

/** Links to three or four similar places. Each says why the place is similar. */
export function SimilarPlaces({ places }: { places: readonly SimilarPlace[] }) {
  return (
    <section className={styles.similar} data-screen-only aria-labelledby="similar">
      <h2 id="similar">{similarPlacesText.title}</h2>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.path} className={styles.place}>
            <Link to={place.path} className={styles.name}>
              {place.name}
            </Link>
            <p className={styles.lies}>{place.lies}</p>
            <p className={`note ${styles.reason}`}>{place.reason}</p>
          </li>
        ))}
      </ul>
      <p className={`note ${styles.note}`}>{similarPlacesText.note}</p>
    </section>
  );
}
