import { useId } from 'react';
import { type MapsChoice as Choice, mapsChoices } from '../messages/hand-over.ts';
import { registryText as text } from '../messages/registry-text.ts';
import styles from './maps-choice.module.css';

interface MapsChoiceProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Which maps show the way. */
export function MapsChoice({ choice, onChoose }: MapsChoiceProps) {
  const id = useId();
  return (
    <div className={styles.maps}>
      <label htmlFor={id} className={styles.label}>
        {text.maps}
      </label>
      <select
        id={id}
        className={styles.select}
        value={choice}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose(mapsChoices.find((entry) => entry === target.value) ?? choice)}
      >
        {mapsChoices.map((entry) => (
          <option key={entry} value={entry}>
            {text.mapsChoices[entry]}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.note}>
        {text.mapsNote}
      </p>
    </div>
  );
}
