import type { EncodingCandidate } from '../../../../../domain/registry-admin/file-analysis.ts';
import { registryAdminText } from '../registry-admin-text.ts';
import { RadioChoice } from './radio-choice.tsx';

interface EncodingChoiceProps {
  readonly candidates: readonly EncodingCandidate[];
  /** The selected encoding, or an empty string if none is selected. */
  readonly encoding: string;
  readonly onEncoding: (encoding: string) => void;
}

/**
 * Lets the administrator choose the encoding of a file. Each plausible encoding is shown with a line of the file that
 * is decoded with it.
 */
export function EncodingChoice({ candidates, encoding, onEncoding }: EncodingChoiceProps) {
  const options = candidates.map((reading) => ({
    value: reading.encoding,
    label: `${reading.line} (${reading.encoding})`,
  }));
  return (
    <RadioChoice
      legend={registryAdminText.mapping.whichReading}
      options={options}
      chosen={encoding}
      onChoose={onEncoding}
    />
  );
}
