import { useState } from 'react';
import { aedPagePath } from '../../../../domain/registry/aed-address.ts';
import { language } from '../../../languages/in-language.ts';
import { addressIn } from '../../../languages/languages.ts';
import { type ShareOutcome, shareLink } from '../../../platform/share-link.ts';
import { shareText as text } from '../messages/share-text.ts';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly id: string;
  readonly name: string;
}

/** A button that shares the link to an AED's page. */
export function ShareLink({ id, name }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared');
  const address = addressIn(language, aedPagePath(id));
  // The position of the person who presses is not in it.
  const share = async () => setOutcome(await shareLink(name, window.location.origin + address));
  return (
    <span className={styles.share}>
      <button type="button" className={`text-button ${styles.button}`} onClick={() => void share()}>
        {text.share} <span className="visually-hidden">{name}</span>
      </button>
      <span aria-live="polite">{(outcome === 'copied' || outcome === 'failed') && text[outcome]}</span>
    </span>
  );
}
