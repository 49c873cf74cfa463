import { panelText } from '../panel-text.ts';

/** The position of a row's entry in the ledger. */
export function LedgerPlace({ row }: { row: { readonly ledger_position: number | null } }) {
  return row.ledger_position ?? panelText.ledgerWaiting;
}
