import { useState } from 'react';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { saveTextFile } from '../../../ui/save-text-file.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import panel from '../account-panel.module.css';
import { sentenceFor } from '../text.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.held;

/** Downloads everything the server stores about the account as one file. */
export function StoredData({ own }: { own: OwnAccountGateway }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const held = await own.everythingHeld();
      const name = `my-account-${new Date().toISOString().slice(0, 10)}.json`;
      saveTextFile(name, 'application/json', `${JSON.stringify({ about: text.about, held }, null, 2)}\n`);
    } catch (cause) {
      showToast({ tone: 'failure', title: text.failed, description: sentenceFor(cause) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="held-data">
      <h2 id="held-data">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      <Button onClick={() => void download()} aria-disabled={isBusy}>
        {isBusy ? text.busy : text.download}
      </Button>
    </section>
  );
}
