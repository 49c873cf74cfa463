import type { LedgerSnapshot } from './ledger-snapshot.ts';
import { ledgerSummaryText as text } from './ledger-summary-text.ts';
import { useLedgerSnapshot } from './use-ledger-snapshot.ts';

/**
 * Says in one sentence how many entries the ledger has and how old the latest one is. Without scripts it links to the
 * checkpoint.
 */
export function LedgerSummary() {
  const state = useLedgerSnapshot(1);
  if (state === 'unreachable') return text.unreachable;
  if (state === null) return text.none;
  if (state !== 'loading') return sentenceFor(state);
  return (
    <>
      {text.see} <a href="/ledger/checkpoint">{text.checkpoint}</a>.
    </>
  );
}

function sentenceFor({ size, newest }: LedgerSnapshot): string {
  const last = newest.at(-1);
  return last === undefined ? text.size(size) : `${text.size(size)} ${text.age(formatAge(last.time, Date.now()))}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats the age of an entry in the largest unit that fits, such as "3 minutes ago". */
function formatAge(time: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(time)) / 1000));
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(seconds / length), unit);
}
