import { useState } from 'react';
import { Button } from '../../../../ui/control/button.tsx';
import type { HubView } from '../address/hub-view.ts';
import { viewAddress } from '../address/view-link.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { placesText } from '../text.ts';
import styles from './download-menu.module.css';
import type { DownloadFormat } from './places-download.ts';
import { ShareButton } from './share-button.tsx';

/** A link to the view, and its contents as a file. */
export function DownloadMenu({ view, rows }: { view: HubView; rows: readonly PlaceRow[] }) {
  const [outcome, setOutcome] = useState('');
  const save = async (format: DownloadFormat) => {
    const origin = { address: viewAddress(view), moment: new Date() };
    try {
      // Rarely used, so its code loads on request.
      const { savePlaces } = await import('./save-places.ts');
      setOutcome(placesText.downloaded(savePlaces(format, rows, origin)));
    } catch {
      setOutcome(placesText.notDownloaded);
    }
  };
  return (
    <div className={styles.takeAway}>
      <ShareButton addressOf={() => viewAddress(view)} />
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
