export const ledgerSummaryText = {
  see: 'Its size and root are in',
  checkpoint: 'the last checkpoint',
  unreachable: 'The ledger is not available at the moment.',
  none: 'This site publishes no ledger yet.',
  size: (entries: number) => `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}.`,
  age: (when: string) => `The newest entry was added and signed ${when}.`,
} as const;
