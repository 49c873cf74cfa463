import { languages } from '../../languages/languages.ts';
import { SelectField } from '../../ui/control/select-field.tsx';
import { TextField } from '../../ui/control/text-field.tsx';
import styles from './embed-builder.module.css';
import type { EmbedSettings } from './embed-snippet.ts';
import { embedBuilderText } from './text.ts';

const { look: text } = embedBuilderText;

interface AppearanceFieldsProps {
  readonly choice: EmbedSettings;
  readonly onChange: (choice: EmbedSettings) => void;
}

/** Form fields for the title, language, colours and height of the embedded list. */
export function AppearanceFields({ choice, onChange }: AppearanceFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={text.heading}
        hint={text.headingHint}
        value={choice.heading}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...choice, heading: target.value })}
      />
      <div className={styles.row}>
        <SelectField
          label={text.language}
          value={choice.language}
          options={languages.map(({ tag, name }) => [tag, name])}
          onChange={(language) => onChange({ ...choice, language })}
        />
        <SelectField
          label={text.theme}
          value={choice.theme}
          options={Object.entries(text.themes)}
          onChange={(theme) => onChange({ ...choice, theme: theme as EmbedSettings['theme'] })}
        />
        <SelectField
          label={text.height}
          value={choice.height}
          options={Object.entries(text.heights)}
          onChange={(height) => onChange({ ...choice, height })}
        />
      </div>
    </div>
  );
}
