import Share2 from '@lucide/icons/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../../ui/control/button.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { placesText } from '../text.ts';
import styles from './download-menu.module.css';

type Outcome = 'none' | 'shared' | 'copied' | 'refused';

/** Hands a link to the system's share sheet where there is one, else to the clipboard, and says what came of it. */
export function ShareButton({ addressOf }: { addressOf: () => string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = addressOf();
    setAddress(link);
    setOutcome('none');
    setOutcome(await handOver(link));
  };
  return (
    <div className={styles.share}>
      <Button onClick={share}>
        <Icon of={Share2} size={18} />
        {placesText.share}
      </Button>
      <div role="status" className={styles.outcome}>
        {outcome === 'shared' && placesText.shared}
        {outcome === 'copied' && placesText.copied}
        {outcome === 'refused' && (
          <label className={styles.link}>
            {placesText.notCopied}
            <input
              readOnly
              value={address}
              aria-label={placesText.linkLabel}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </div>
    </div>
  );
}

async function handOver(link: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: placesText.shareTitle, url: link });
      return 'shared';
    } catch (cause) {
      // Anyone who closes the sheet wants nothing said; a sheet that fails leaves the clipboard.
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'refused';
  }
}
