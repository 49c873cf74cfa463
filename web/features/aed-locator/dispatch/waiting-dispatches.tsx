import { Button } from '../../../ui/control/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import styles from './waiting-dispatches.module.css';
import { waitingDispatchesText as text } from './waiting-dispatches-text.ts';

export interface WaitingDispatchesProps {
  /** The number of waiting dispatches of the signed-in person. */
  readonly waiting: number;
  /** The number of waiting dispatches of other accounts on this device. */
  readonly ofOthers: number;
  readonly refused: readonly { readonly id: string; readonly aedName: string; readonly reason: string }[];
  /** The number of dispatches that were logged while this page was open. */
  readonly delivered: number;
  /** Removes a refused dispatch from the list. Rejects if the device cannot delete it. */
  readonly onDismiss: (id: string) => Promise<void>;
}

/**
 * Says how many dispatches wait to be logged and how many were logged since the page was opened. Also lists the
 * dispatches that were refused.
 */
export function WaitingDispatches({ waiting, ofOthers, refused, delivered, onDismiss }: WaitingDispatchesProps) {
  const dismiss = (id: string) =>
    onDismiss(id).catch((cause: unknown) => {
      console.warn('A refused dispatch could not be dismissed:', cause);
      showToast({ tone: 'failure', title: text.notDismissed, description: text.notDismissedHint });
    });
  return (
    <section className={`page-frame ${styles.panel}`} aria-label={text.title}>
      <div role="status" className={styles.lines}>
        {waiting > 0 && <p>{text.waiting(waiting)}</p>}
        {delivered > 0 && <p className={styles.delivered}>{text.delivered(delivered)}</p>}
        {ofOthers > 0 && <p>{text.ofOthers(ofOthers)}</p>}
      </div>
      {refused.map(({ id, aedName, reason }) => (
        <div key={id} className={styles.refused}>
          <p>{text.refused(aedName, reason)}</p>
          <Button onClick={() => dismiss(id)}>
            {text.dismiss} <span className="visually-hidden">{aedName}</span>
          </Button>
        </div>
      ))}
    </section>
  );
}
