import styles from './scale-input.module.css';

interface ScaleInputProps {
  /** For the label, which stands where the caller's layout wants it. */
  readonly id: string;
  /** From 0 to 1. */
  readonly value: number;
  /** How far one press of an arrow key moves the value. */
  readonly step: number;
  /** The value in words, for a screen reader. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** A slider from 0 to 1, drawn as the rule of an instrument with a tick at every tenth. */
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
