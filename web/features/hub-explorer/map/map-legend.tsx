import { useCallback, useMemo, useState } from 'react';
import type { SliBand } from '../../../../domain/hub/marker-style.ts';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { SliBandIcon } from '../hub/sli-band-icon.tsx';
import { explorerText } from '../text.ts';
import styles from './map-legend.module.css';

const bandsBestFirst: readonly SliBand[] = ['green', 'lime', 'yellow', 'grey'];

const ShadeLegend = createLazyComponent(
  async () => (await import('./country-shading-legend.tsx')).CountryShadingLegend,
  {
    missing: () => () => null,
  },
);

interface Shade {
  readonly isShaded: boolean;
  /** Number of countries in each band of life expectancy, or null while countries are not shaded. */
  readonly counts: readonly number[] | null;
  readonly hasFailed: boolean;
  readonly setShaded: (isShaded: boolean) => void;
  readonly onShaded: (counts: readonly number[] | null) => void;
}

/** Manages the shading of countries by life expectancy, which is off at first. */
export function useCountryShading(): Shade {
  const [isShaded, setIsShaded] = useState(false);
  const [counts, setCounts] = useState<readonly number[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const setShaded = useCallback((willBe: boolean) => {
    setIsShaded(willBe);
    setFailed(false);
    setCounts(null);
  }, []);
  const onShaded = useCallback((shown: readonly number[] | null) => {
    setCounts(shown);
    setFailed(shown === null);
    if (shown === null) setIsShaded(false);
  }, []);
  return useMemo(
    () => ({ isShaded, counts, hasFailed, setShaded, onShaded }),
    [isShaded, counts, hasFailed, setShaded, onShaded],
  );
}

/** A legend of the map's markers and shades. It is the target of a skip link. */
export function MapLegend({ id, shade }: { readonly id: string; readonly shade: Shade }) {
  const isHydrated = useIsHydrated();
  const { isShaded, counts, hasFailed, setShaded } = shade;
  return (
    <div id={id} className={styles.legend} tabIndex={-1}>
      <p className={styles.title}>{explorerText.legendTitle}</p>
      <ul className={styles.bands}>
        {bandsBestFirst.map((band) => (
          <li key={band} className={styles.band}>
            <SliBandIcon band={band} />
            {explorerText.bands[band]}
          </li>
        ))}
      </ul>
      <p>{explorerText.legendRing}</p>
      <label className={styles.shade} data-needs-script>
        <input
          type="checkbox"
          checked={isShaded}
          disabled={!isHydrated}
          onChange={({ target }) => setShaded(target.checked)}
        />
        {explorerText.shadeByLife}
      </label>
      <p>
        <SiteLink to="/life-expectancy">{explorerText.lifeExpectancy}</SiteLink>
      </p>
      <p role="status" className={styles.failed}>
        {hasFailed && explorerText.shadeFailed}
      </p>
      {isShaded && counts !== null && <ShadeLegend counts={counts} />}
    </div>
  );
}
