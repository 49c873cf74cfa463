import { type ReactNode, useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { defaultRadiusKm } from '../../../domain/registry/listed-area.ts';
import { languages } from '../../languages/languages.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { CodeBlock } from '../../ui/page/code-block.tsx';
import { Section } from '../../ui/page/section.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import styles from './embed-builder.module.css';
import { buildEmbedAttributes, buildEmbedSnippet, type EmbedSettings } from './embed-snippet.ts';
import { embedBuilderText as text } from './text.ts';

interface EmbedBuilderProps {
  /** Renders a search field for place names. `onChoose` is called with the selected place. */
  readonly placeField: (
    onChoose: (place: {
      readonly name: string;
      readonly position: LongitudeLatitude;
      readonly isPoint?: boolean;
    }) => void,
  ) => ReactNode;
}

const usual = { radiusKm: defaultRadiusKm, heading: '', theme: 'auto', height: '' } as const;

/**
 * Returns the browser's preferred language, which is probably the language of the embedding page. Returns English if
 * the site does not support it.
 */
function likelyLanguage(): string {
  const [name = ''] = navigator.language.split('-');
  return languages.find(({ tag }) => tag === navigator.language || tag.split('-')[0] === name)?.tag ?? 'en';
}

/** The form that generates an embed snippet, with a live preview of the list. */
export function EmbedBuilder({ placeField }: EmbedBuilderProps) {
  const [choice, setChoice] = useState<EmbedSettings | null>(null);
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

/** The generated snippet, with a button that copies it. */
function CopySnippet({ choice }: { readonly choice: EmbedSettings }) {
  const [announcement, setAnnouncement] = useState('');
  const lines = buildEmbedSnippet(choice, window.location.origin);
  const { center, radius } = buildEmbedAttributes(choice);
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => setAnnouncement(text.copy.copied),
      () => setAnnouncement(text.copy.failed),
    );
  return (
    <div className={styles.fields}>
      <CodeBlock text={lines} />
      <div className={styles.row}>
        <Button tone="primary" onClick={copy}>
          {text.copy.button}
        </Button>
        <ButtonLink to={`/sticker?${new URLSearchParams({ center: center ?? '', radius: radius ?? '' })}`}>
          {text.copy.stickers}
        </ButtonLink>
      </div>
      <p role="status">{announcement}</p>
    </div>
  );
}

/** A preview of the embedded list. It is rendered by the same script as on the embedding page. */
function Preview({ choice }: { readonly choice: EmbedSettings }) {
  useEffect(function defineElement() {
    import(/* @vite-ignore */ new URL('/embed.js', window.location.origin).href).catch((cause: unknown) =>
      console.warn('The preview did not load. The lines still work.', cause),
    );
  }, []);
  // The key creates a new element when the language changes, because the element loads the texts of its language only
  // once.
  return <aed-map key={choice.language} {...buildEmbedAttributes(choice)} />;
}
