import styles from './scale-input.module.css';

interface ScaleInputProps {
  /** Id of the input, to which the caller's label refers. */
  readonly id: string;
  /** The position on the scale, from 0 to 1. */
  readonly value: number;
  /** How much an arrow key changes the value. */
  readonly step: number;
  /** The value as screen readers read it. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** A slider from 0 to 1, drawn as a ruler with a tick at every tenth. */
export function ScaleInput({ id, value, step, valueText, onChange }: ScaleInputProps) {
  return (
    <span className={styles.scale}>
      <input
        id={id}
        className={styles.input}
        type="range"
        min="0"
        max="1"
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </span>
  );
}
