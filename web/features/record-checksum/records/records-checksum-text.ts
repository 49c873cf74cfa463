/**
 * Texts about the root of the record checksum on the methodology page, shown before the visitor starts a verification.
 */
export const recordsChecksumText = {
  root: 'Root of this edition',
  rootNote: (count: number) => `of ${count} records. If one letter in them changes, the root changes.`,
  verify: 'Verify now',
  verifyNote: 'Your browser loads the records, about 200 kB with the code, and calculates the root itself.',
  needsScript: 'Without scripts you can still check by hand, as described below.',
  loading: 'Fetching the records…',
  byHand: {
    title: 'By hand, with your own tools',
    listLink: 'checksum.json',
    list: 'lists every record with its leaf, and the root.',
    recordsLink: 'records.ndjson',
    records:
      'has the text of each record, one per line, in the order of the leaves. In a Unix shell this prints the leaves:',
    command: 'while IFS= read -r line; do printf \'\\0%s\' "$line" | sha256sum; done < records.ndjson',
    end: 'Join them into the tree as defined below, and compare the root with one that you noted earlier or received from someone else.',
  },
} as const;
