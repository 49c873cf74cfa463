import { useId } from 'react';
import type { EncodingReading } from '../../../../../domain/registry-admin/file-understanding.ts';
import { registryAdminText } from '../registry-admin-text.ts';
import mapping from './mapping.module.css';

const text = registryAdminText.mapping;

interface EncodingChoiceProps {
  readonly readings: readonly EncodingReading[];
  /** The selected encoding; empty if none was selected. */
  readonly encoding: string;
  readonly onEncoding: (encoding: string) => void;
}

/** A line of the file in each plausible encoding, for a person to choose. Nothing if there is only one. */
export function EncodingChoice({ readings, encoding, onEncoding }: EncodingChoiceProps) {
  const name = useId();
  if (readings.length < 2) return null;
  return (
    <fieldset className={mapping.source}>
      <legend>{text.whichReading}</legend>
      {readings.map((reading) => (
        <label key={reading.encoding}>
          <input
            type="radio"
            name={name}
            checked={encoding === reading.encoding}
            onChange={() => onEncoding(reading.encoding)}
          />{' '}
          {reading.line} ({reading.encoding})
        </label>
      ))}
    </fieldset>
  );
}
