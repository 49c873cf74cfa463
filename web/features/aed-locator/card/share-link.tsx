import { useState } from 'react';
import { aedPagePath } from '../../../../domain/registry/aed-address.ts';
import { language } from '../../../languages/in-language.ts';
import { addressIn } from '../../../languages/languages.ts';
import { shareText as text } from '../messages/share-text.ts';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly id: string;
  readonly name: string;
}

/** Whether somebody closed the system's sheet without choosing: nothing has failed. */
const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Hands the address of an AED's page to the system's share sheet, or copies it where there is none. The position of whoever presses is not in it. */
async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (cause) {
    if (isCancelled(cause)) return 'shared';
    console.warn('The link could not be shared.', cause);
    return 'failed';
  }
}

/** A button that shares the link to an AED's page. */
export function ShareLink({ id, name }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>('shared');
  const address = addressIn(language, aedPagePath(id));
  const share = async () => setOutcome(await shareAddress(name, window.location.origin + address));
  return (
    <span className={styles.share}>
      <button type="button" className={`text-button ${styles.button}`} onClick={() => void share()}>
        {text.share} <span className="visually-hidden">{name}</span>
      </button>
      <span aria-live="polite">{outcome !== 'shared' && text[outcome]}</span>
    </span>
  );
}
