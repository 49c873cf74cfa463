export const ledgerFigureText = {
  see: 'Its size and root stand in',
  checkpoint: 'the last checkpoint',
  unreachable: 'The ledger cannot be read just now.',
  none: 'This site publishes no ledger yet.',
  size: (entries: number) => `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}.`,
  age: (when: string) => `The newest entry came, and was signed, ${when}.`,
} as const;
