import { useId } from 'react';
import mapping from './mapping.module.css';

interface RadioChoiceProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the selected option. If it is another string, no option is selected. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Radio buttons to choose between possible interpretations of a file. Renders nothing if there is only one. */
export function RadioChoice({ legend, options, chosen, onChoose }: RadioChoiceProps) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className={mapping.source}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
