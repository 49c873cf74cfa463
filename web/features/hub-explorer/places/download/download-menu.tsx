import Share2 from '@lucide/icons/icons/share-2';
import { useState } from 'react';
import { type ShareOutcome, shareLink } from '../../../../platform/share-link.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import type { PlaceRow } from '../rows/place-row.ts';
import { placesText } from '../text.ts';
import type { HubView } from '../url/hub-view.ts';
import { buildHubViewUrl } from '../url/hub-view-links.ts';
import styles from './download-menu.module.css';
import type { DownloadFormat } from './places-download.ts';

/** Buttons that share a link to the current list or download its places as a file. */
export function DownloadMenu({ view, rows }: { view: HubView; rows: readonly PlaceRow[] }) {
  const [outcome, setOutcome] = useState('');
  const save = async (format: DownloadFormat) => {
    const origin = { address: buildHubViewUrl(view), moment: new Date() };
    try {
      // The code for downloads is rarely used, so it loads on request.
      const { downloadPlaces } = await import('./download-places.ts');
      setOutcome(placesText.downloaded(downloadPlaces(format, rows, origin)));
    } catch {
      setOutcome(placesText.notDownloaded);
    }
  };
  return (
    <div className={styles.takeAway} data-needs-script>
      <ShareButton addressOf={() => buildHubViewUrl(view)} />
      <div className={styles.downloads}>
        <span className={styles.label}>{placesText.download}</span>
        <Button onClick={() => save('csv')} aria-label={`${placesText.download} ${placesText.csv}`}>
          {placesText.csv}
        </Button>
        <Button onClick={() => save('json')} aria-label={`${placesText.download} ${placesText.json}`}>
          {placesText.json}
        </Button>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
    </div>
  );
}

/**
 * A button that shares a link through the system's share sheet, or copies the link if there is no share sheet. It shows
 * whether that succeeded.
 */
function ShareButton({ addressOf }: { addressOf: () => string }) {
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
