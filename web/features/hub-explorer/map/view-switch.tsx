import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { explorerText } from '../text.ts';
import styles from './view-switch.module.css';

export type MapViewMode = 'map' | 'list';

const views: readonly MapViewMode[] = ['map', 'list'];

/**
 * Two buttons that switch between map and list. They reserve space before hydration, so that the map does not move.
 * Without scripts there is only the list.
 */
export function ViewSwitch({ view, onChoose }: { view: MapViewMode; onChoose: (view: MapViewMode) => void }) {
  const isHydrated = useIsHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group consists of two buttons, and a fieldset is for form fields
    <div
      className={styles.switch}
      data-waiting={isHydrated ? undefined : ''}
      role="group"
      aria-label={explorerText.viewSwitch}
    >
      {views.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === view}
          onClick={() => onChoose(choice)}
        >
          {explorerText[choice]}
        </button>
      ))}
    </div>
  );
}
