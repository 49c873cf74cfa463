import { loadWithTexts } from '../../../../languages/localize-text.ts';
import { createLazyComponent } from '../../../../ui/lazy/create-lazy-component.tsx';
import { comparisonAnchor } from '../rows/comparison-selection.ts';
import { findPlaceRow } from '../rows/place-row.ts';
import { usePlaces } from '../rows/places-context.ts';
import { placesText } from '../text.ts';
import styles from './comparison.module.css';
import type { ComparedProfile } from './comparison-facts.tsx';

/** The code of the table loads only when a second place is chosen, because most visitors compare nothing. */
const ComparisonTable = createLazyComponent(
  async () => (await loadWithTexts(['places-late'], () => import('./comparison-table.tsx'))).ComparisonTable,
  {
    missing: (cause) => {
      console.error('The comparison did not load; a sentence stands in its place.', cause);
      return () => <p role="alert">{placesText.compareFailed}</p>;
    },
  },
);

interface ComparisonProps {
  readonly compareIds: readonly string[];
  /** Profile data by place id. A place without a profile has no entry. */
  readonly profiles: Readonly<Record<string, ComparedProfile>>;
}

/** Compares up to four places side by side. When the page is printed, nothing else is on it. */
export function Comparison({ compareIds, profiles }: ComparisonProps) {
  const places = usePlaces();
  const rows = compareIds.map((id) => findPlaceRow(places, id)).filter((row) => row !== null);
  const isOpen = rows.length > 1;
  return (
    <section
      id={comparisonAnchor}
      className={styles.comparison}
      aria-labelledby="compare-title"
      tabIndex={-1}
      data-open={isOpen}
    >
      <h2 id="compare-title" className={styles.title}>
        {placesText.compareTitle}
      </h2>
      {!isOpen && <p className={styles.invitation}>{placesText.compareInvitation}</p>}
      {isOpen && <ComparisonTable rows={rows} profiles={profiles} />}
    </section>
  );
}
