import type { SourceDescription } from '../../../../../domain/registry-admin/column-fields.ts';
import { TextField } from '../../../../ui/control/text-field.tsx';
import { registryAdminText } from '../registry-admin-text.ts';
import mapping from './mapping.module.css';

const text = registryAdminText.mapping;

interface SourceFieldsProps {
  readonly source: SourceDescription;
  readonly onSource: (source: SourceDescription) => void;
  readonly encoding: string;
  /** The encoding that is used for the file if none is selected. */
  readonly readAs: string;
  readonly onEncoding: (encoding: string) => void;
  readonly dataDate: string;
  readonly onDataDate: (day: string) => void;
}

const fields = [
  { name: 'title', label: text.sourceTitle, hint: undefined },
  { name: 'licence', label: text.licence, hint: text.licenceHint },
  { name: 'attribution', label: text.attribution, hint: undefined },
  { name: 'url', label: text.url, hint: undefined },
  { name: 'key', label: text.key, hint: text.keyHint },
] as const;

/** Fields for data about the source that the file does not contain, such as its publisher and licence. */
export function SourceFields(props: SourceFieldsProps) {
  const { source, onSource, encoding, readAs, onEncoding, dataDate, onDataDate } = props;
  return (
    <fieldset className={mapping.source}>
      <legend>{text.source}</legend>
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          {...(hint !== undefined && { hint })}
          value={source[name] ?? ''}
          onChange={({ target }) => onSource({ ...source, [name]: target.value })}
        />
      ))}
      <TextField
        label={text.encoding}
        hint={text.encodingHint}
        placeholder={readAs}
        value={encoding}
        onChange={({ target }) => onEncoding(target.value)}
      />
      <TextField
        label={text.dataDate}
        hint={text.dataDateHint}
        value={dataDate}
        onChange={({ target }) => onDataDate(target.value)}
      />
    </fieldset>
  );
}
