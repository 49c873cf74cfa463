import { useEffect, useState } from 'react';
import { readLedgerFile } from '../files/read-ledger-file.ts';
import { type LedgerNow, readLedgerNow } from './ledger-now.ts';

/** State of the request; null means that the site publishes no ledger. */
export type LedgerState = 'loading' | 'unreachable' | LedgerNow | null;

const askEveryMs = 10_000;

/** The published ledger, polled while the page is open. If a request fails, the previous data stays. */
export function useLedgerNow(bundlesMax?: number): LedgerState {
  const [state, setState] = useState<LedgerState>('loading');
  useEffect(
    function askAgainAndAgain() {
      let isWanted = true;
      const ask = () =>
        readLedgerNow(readLedgerFile, bundlesMax).then(
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
