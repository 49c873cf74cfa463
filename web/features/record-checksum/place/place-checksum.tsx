import { useState } from 'react';
import { Link } from 'react-router';
import type { PublishedRecord, RecordHash } from '../../../../domain/checksum/record-hash.ts';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { checksumText } from '../text.ts';
import styles from './place-checksum.module.css';

/** Id of the element to which the warning at the top of the page links. */
export const placeChecksumAnchor = 'record-checksum';

export interface PlaceChecksumProps {
  readonly root: string;
  /** The hashes of `records` that were published. */
  readonly leaves: readonly RecordHash[];
  /** The records of the page as this browser has received them. */
  readonly records: readonly PublishedRecord[];
}

type Answer = { readonly verdict?: 'good' | 'bad'; readonly sentence: string };

/** The checksums of a place's records, and a button that verifies the page's data. */
export function PlaceChecksum({ root, leaves, records }: PlaceChecksumProps) {
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<Answer | null>(null);
  async function verify() {
    setAnswer({ sentence: checksumText.checking });
    try {
      const { verifyPlaceRecords } = await import('./verify-place-records.ts');
      setAnswer(await verifyPlaceRecords(records, root));
    } catch (cause) {
      console.warn('The records of this page could not be verified:', cause);
      setAnswer({
        verdict: 'bad',
        sentence: globalThis.isSecureContext ? checksumText.loadFailed : checksumText.noHash,
      });
    }
  }
  return (
    <aside id={placeChecksumAnchor} className={styles.strip} aria-label={checksumText.title}>
      <div className={styles.inner}>
        <p className={styles.line}>
          <span className={styles.title}>{checksumText.title}</span>
          {leaves.map(({ id, hash }) => (
            <span key={id}>
              {checksumText.kinds[id.split('/')[0] ?? ''] ?? id}{' '}
              <span className={styles.digits}>{hash.slice(0, 12)}…</span>
            </span>
          ))}
          <span>
            {checksumText.root}{' '}
            <Link to="/methodology#tempesta-checksum" className={styles.digits}>
              {root.slice(0, 12)}…
            </Link>
          </span>
          <button
            type="button"
            className={`text-button ${styles.verify}`}
            data-screen-only
            data-ready={isHydrated}
            onClick={verify}
          >
            {answer?.verdict === undefined ? checksumText.verify : checksumText.verifyAgain}
          </button>
        </p>
        <p role="status" className={styles.answer} data-screen-only data-verdict={answer?.verdict}>
          {answer?.sentence}
        </p>
      </div>
    </aside>
  );
}
