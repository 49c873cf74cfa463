import Share2 from '@lucide/icons/icons/share-2';
import { useState } from 'react';
import { type ShareOutcome, shareLink } from '../../../../platform/share-link.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { placesText } from '../text.ts';
import styles from './download-menu.module.css';

/** Opens the system's share sheet for a link if there is one, else copies it, and shows the outcome. */
export function ShareButton({ addressOf }: { addressOf: () => string }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = addressOf();
    setAddress(link);
    setOutcome(null);
    setOutcome(await shareLink(placesText.shareTitle, link));
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
        {outcome === 'failed' && (
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
