import { memo } from 'react';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import type { LifeExpectancyPlace } from '../life-expectancy-place.ts';
import { lifeExpectancyText as text } from '../text.ts';
import styles from './life-expectancy-explorer.module.css';
import type { LifeExpectancyView } from './life-expectancy-view.ts';

interface CountryFinderProps extends Pick<LifeExpectancyView, 'place' | 'areHubsShown'> {
  readonly places: readonly LifeExpectancyPlace[];
  readonly change: (part: Partial<LifeExpectancyView>) => void;
}

/** A list in which a country can be selected with the keyboard. */
export const CountryFinder = memo(function CountryFinder({ place, areHubsShown, places, change }: CountryFinderProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.finder} data-needs-script>
      <label className={styles.find}>
        <span>{text.find}</span>
        <select
          value={place ?? ''}
          disabled={!isHydrated}
          onChange={({ target }) => change({ place: target.value === '' ? null : target.value })}
        >
          <option value="">{text.choose}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={areHubsShown}
          disabled={!isHydrated}
          onChange={({ target }) => change({ areHubsShown: target.checked })}
        />
        {text.showHubs}
      </label>
    </div>
  );
});
