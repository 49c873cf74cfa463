import { registryText as text } from '../messages/registry-text.ts';
import styles from './open-filter.module.css';

interface OpenFilterProps {
  readonly isOn: boolean;
  readonly hiddenCount: number;
  readonly onChange: (isOn: boolean) => void;
}

/** Leaves out what is not known to be open on arrival, and says how many that are. */
export function OpenFilter({ isOn, hiddenCount, onChange }: OpenFilterProps) {
  return (
    <div className={styles.filter}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        {text.onlyOpen}
      </label>
      <span aria-live="polite" className={styles.hidden}>
        {isOn && text.hidden(hiddenCount)}
      </span>
    </div>
  );
}
