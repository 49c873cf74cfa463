import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { MapBoundary } from '../../ui/map-boundary.tsx';
import styles from './finder-door.module.css';
import type { HomeFinderProps } from './places/home-finder.tsx';
import { explorerText } from './text.ts';

const HomeFinder = lazy(async () => {
  const { HomeFinder: Finder } = await import('./places/home-finder.tsx');
  return { default: Finder };
});

/** The searchable list beside the map. It arrives when the map does; before that and without it a link leads to the page of places. */
export function FinderDoor({ isWanted, ...finder }: HomeFinderProps & { readonly isWanted: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <aside className={styles.finder} aria-label={explorerText.finderLabel}>
      <div className={styles.head}>
        <h3 className={styles.title}>{explorerText.finderTitle}</h3>
        <Link to="/hubs">{explorerText.finderAll}</Link>
      </div>
      <div className={styles.sheet}>
        {isWanted && !hasFailed && (
          <MapBoundary inItsPlace="a link to the table of places" onFailure={() => setFailed(true)}>
            <Suspense fallback={null}>
              <HomeFinder {...finder} />
            </Suspense>
          </MapBoundary>
        )}
      </div>
    </aside>
  );
}
