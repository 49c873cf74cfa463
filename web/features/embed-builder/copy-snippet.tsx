import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import styles from './embed-builder.module.css';
import { attributesOf, type EmbedChoice, snippetOf } from './snippet.ts';
import { embedBuilderText } from './text.ts';

const { copy: text } = embedBuilderText;

/** The code snippet with a copy button. */
export function CopySnippet({ choice }: { readonly choice: EmbedChoice }) {
  const [said, setSaid] = useState('');
  const lines = snippetOf(choice, window.location.origin);
  const { center, radius } = attributesOf(choice);
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => setSaid(text.copied),
      () => setSaid(text.failed),
    );
  return (
    <div className={styles.fields}>
      <pre className={styles.code}>
        <code>{lines}</code>
      </pre>
      <div className={styles.row}>
        <Button tone="primary" onClick={copy}>
          {text.button}
        </Button>
        <ButtonLink to={`/sticker?${new URLSearchParams({ center: center ?? '', radius: radius ?? '' })}`}>
          {text.stickers}
        </ButtonLink>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
