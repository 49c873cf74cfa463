import { type ReactNode, useEffect, useState } from 'react';
import { useIsIdle } from '../../../ui/lazy/use-is-idle.ts';
import { checksumText } from '../text.ts';
import styles from './page-with-checksum.module.css';
import { PlaceChecksum, type PlaceChecksumProps, placeChecksumAnchor } from './place-checksum.tsx';

const text = checksumText.heldBack;

/**
 * A page with the checksums of its records below it. If records do not match their checksums, a warning is above the
 * page.
 */
export function PageWithChecksum({ children, ...checksum }: PlaceChecksumProps & { readonly children: ReactNode }) {
  const differing = useChangedRecords(checksum);
  return (
    <>
      {differing.length > 0 && (
        <div role="alert" className={styles.mark}>
          <p>
            <strong>{text.mark}</strong> {text.of(differing.join(', '))}{' '}
            <a href={`#${placeChecksumAnchor}`}>{text.why}</a>
          </p>
        </div>
      )}
      {children}
      <PlaceChecksum {...checksum} />
    </>
  );
}

/**
 * Returns the ids of the records that do not match their checksums. The checksums are computed when the browser is
 * idle. Without HTTPS nothing is computed, because browsers do not provide Web Crypto then.
 */
function useChangedRecords({ records, leaves }: PlaceChecksumProps): readonly string[] {
  const isIdle = useIsIdle();
  const [differing, setDiffering] = useState<readonly string[]>([]);
  useEffect(
    function holdToChecksums() {
      let isWanted = isIdle && globalThis.isSecureContext;
      if (!isWanted) return;
      import('./find-changed-records.ts')
        .then(({ findChangedRecords }) => findChangedRecords(records, leaves))
        .then(
          (found) => isWanted && setDiffering(found),
          (cause: unknown) =>
            console.warn('The records of this page could not be compared with their checksums:', cause),
        );
      return () => {
        isWanted = false;
      };
    },
    [isIdle, records, leaves],
  );
  return differing;
}
