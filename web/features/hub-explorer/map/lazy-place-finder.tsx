import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { loadUnlessLeaving } from '../../../ui/lazy/load-unless-leaving.ts';
import { MapErrorBoundary } from '../../../ui/lazy/map-error-boundary.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import type { HomePlaceFinderProps } from '../places/home-place-finder.tsx';
import { explorerText } from '../text.ts';
import styles from './lazy-place-finder.module.css';

const HomeFinder = createLazyComponent(
  async () => (await loadUnlessLeaving(() => import('../places/home-place-finder.tsx'))).HomePlaceFinder,
);

/**
 * In a window at least this wide, the list is beside the map and open at first. In a narrower window it is below the
 * map. lazy-place-finder.module.css must use the same width.
 */
const besideMapQuery = '(min-width: 78.75em)';

/** The searchable list beside the map, and a link to the page of places. The list loads together with the map. */
export function LazyPlaceFinder({ isWanted, ...finder }: HomePlaceFinderProps & { readonly isWanted: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(function openBesideTheMap() {
    if (fold.current !== null && window.matchMedia(besideMapQuery).matches) fold.current.open = true;
  }, []);
  return (
    <aside className={styles.finder} data-screen-only aria-label={explorerText.finderLabel}>
      <details ref={fold} className={styles.fold}>
        <summary className={`unmarked ${styles.head}`}>
          <h3 className={styles.title}>{explorerText.finderTitle}</h3>
          <Icon of={ChevronDown} size={20} strokeWidth={1.5} className={styles.sign} />
        </summary>
        <div className={styles.sheet} data-needs-script>
          {isWanted && !hasFailed && (
            <MapErrorBoundary inItsPlace="a link to the table of places" onFailure={() => setFailed(true)}>
              <HomeFinder {...finder} />
            </MapErrorBoundary>
          )}
        </div>
      </details>
      <SiteLink to="/hubs" className={styles.all}>
        {explorerText.finderAll}
      </SiteLink>
    </aside>
  );
}
