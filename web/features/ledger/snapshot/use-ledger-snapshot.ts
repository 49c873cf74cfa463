import { useEffect, useState } from 'react';
import { fetchLedgerFile } from '../files/fetch-ledger-file.ts';
import { type LedgerSnapshot, readLedgerSnapshot } from './ledger-snapshot.ts';

/** The published ledger, or the state of the request for it. Null means that the site publishes no ledger. */
export type LedgerSnapshotState = 'loading' | 'unreachable' | LedgerSnapshot | null;

const askEveryMs = 10_000;

/**
 * Reads the published ledger every ten seconds while the page is visible. If a request fails, the hook still returns
 * the previous data.
 */
export function useLedgerSnapshot(bundlesMax?: number): LedgerSnapshotState {
  const [state, setState] = useState<LedgerSnapshotState>('loading');
  useEffect(
    function askAgainAndAgain() {
      let isWanted = true;
      const ask = () =>
        readLedgerSnapshot(fetchLedgerFile, bundlesMax).then(
          (now) => isWanted && setState(now),
          (cause: unknown) => {
            console.warn('The ledger could not be read:', cause);
            if (isWanted) setState((known) => (known === 'loading' || known === null ? 'unreachable' : known));
          },
        );
      void ask();
      const timer = setInterval(() => {
        if (!document.hidden) void ask();
      }, askEveryMs);
      return () => {
        isWanted = false;
        clearInterval(timer);
      };
    },
    [bundlesMax],
  );
  return state;
}
