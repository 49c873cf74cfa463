import { type ReactNode, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { usualRadiusKm } from '../../../domain/registry/listed-area.ts';
import { languages } from '../../languages/languages.ts';
import { Section } from '../../ui/page/section.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import { CopySnippet } from './copy-snippet.tsx';
import styles from './embed-builder.module.css';
import { Preview } from './preview.tsx';
import type { EmbedChoice } from './snippet.ts';
import { embedBuilderText as text } from './text.ts';

interface EmbedBuilderProps {
  /** A field that searches a place; `onChoose` receives the selected one. */
  readonly placeField: (
    onChoose: (place: {
      readonly name: string;
      readonly position: LongitudeLatitude;
      readonly isPoint?: boolean;
    }) => void,
  ) => ReactNode;
}

const usual = { radiusKm: usualRadiusKm, heading: '', theme: 'auto', height: '' } as const;

/**
 * The browser's preferred language, probably also that of the author's page; English if the site does not support it.
 */
function likelyLanguage(): string {
  const [name = ''] = navigator.language.split('-');
  return languages.find(({ tag }) => tag === navigator.language || tag.split('-')[0] === name)?.tag ?? 'en';
}

/** From a place to the code snippet, with a live preview of the list. */
export function EmbedBuilder({ placeField }: EmbedBuilderProps) {
  const [choice, setChoice] = useState<EmbedChoice | null>(null);
  const onPlace = ({ name, position, isPoint }: Parameters<Parameters<EmbedBuilderProps['placeField']>[0]>[0]) =>
    setChoice({ ...usual, language: likelyLanguage(), ...choice, center: position, heading: isPoint ? '' : name });
  return (
    <>
      <Section id="area" title={text.place.title}>
        <AreaFields
          choice={choice}
          onChange={(area) => choice !== null && setChoice({ ...choice, ...area })}
          placeField={placeField(onPlace)}
        />
      </Section>
      <Section id="look" title={text.look.title} tone="card">
        {choice === null ? <p>{text.preview.none}</p> : <AppearanceFields choice={choice} onChange={setChoice} />}
      </Section>
      <Section id="copy" title={text.copy.title} lede={text.copy.lede}>
        {choice === null ? <p>{text.preview.none}</p> : <CopySnippet choice={choice} />}
      </Section>
      {choice !== null && (
        <Section id="preview" title={text.preview.title} tone="card">
          <div className={styles.preview}>
            <Preview choice={choice} />
          </div>
        </Section>
      )}
    </>
  );
}
