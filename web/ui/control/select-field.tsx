import { useId } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <p className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([own, name]) => (
          <option key={own} value={own}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
