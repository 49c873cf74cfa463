import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveTextFile } from '../../../ui/save-text-file.ts';
import type { HubView } from './hub-view.ts';
import type { PlaceRow } from './place-row.ts';
import { downloadName, placesToCsv, placesToJson } from './places-download.ts';
import { ShareButton } from './share-button.tsx';
import styles from './take-away.module.css';
import { placesText } from './text.ts';
import { viewAddress } from './view-link.ts';

/** What a visitor may take along: the link to the view, and what it shows as a file. */
export function TakeAway({ view, rows }: { view: HubView; rows: readonly PlaceRow[] }) {
  const [saved, setSaved] = useState('');
  const save = (format: 'csv' | 'json') => {
    const moment = new Date();
    const name = downloadName(format, moment);
    const origin = { address: viewAddress(view), moment };
    if (format === 'csv') saveTextFile(name, 'text/csv;charset=utf-8', placesToCsv(rows, origin));
    else saveTextFile(name, 'application/json', placesToJson(rows, origin));
    setSaved(name);
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
          {saved !== '' && placesText.downloaded(saved)}
        </p>
      </div>
    </div>
  );
}
