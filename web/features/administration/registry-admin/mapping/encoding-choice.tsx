import { useId } from 'react';
import type { EncodingReading } from '../../../../../domain/registry-admin/file-understanding.ts';
import { registryAdminText } from '../registry-admin-text.ts';
import mapping from './mapping.module.css';

const text = registryAdminText.mapping;

interface EncodingChoiceProps {
  readonly readings: readonly EncodingReading[];
  /** What someone named; empty where nobody did. */
  readonly encoding: string;
  readonly onEncoding: (encoding: string) => void;
}

/** A line of the file in each encoding that it may be in, for a person to say which is right. Nothing where there is only one. */
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
