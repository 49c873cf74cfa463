const count = (number: number) => number.toLocaleString('en');

/** Texts about the measured share of records that match their checksums, for the architecture page. */
export const recordCheckSummaryText = {
  edition: (records: number) => `${count(records)} records of this edition have a checksum.`,
  states: {
    loading: '',
    unreachable: 'The server’s last check of them is not available at the moment.',
    none: 'No server checks them here.',
  },
  matched: (matching: number, records: number, percent: number, checkedAt: string) =>
    `At the last check, ${checkedAt.slice(0, 16).replace('T', ' ')} UTC, ${count(matching)} of ${count(records)} matched: ${percent}% verified.`,
} as const;
