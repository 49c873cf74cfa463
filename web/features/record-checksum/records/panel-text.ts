/** The root in the methodology, before anything is pressed. */
export const panelText = {
  root: 'Root of this edition',
  rootNote: (count: number) => `over ${count} records. One letter changed anywhere in them gives another root.`,
  verify: 'Verify now',
  verifyNote: 'Your browser fetches the records, some 200 kB with the code for it, and works the root out for itself.',
  needsScript: 'Without scripts you can still check by hand, as set out below.',
  loading: 'Fetching the records…',
  byHand: {
    title: 'By hand, with tools of your own',
    listLink: 'checksum.json',
    list: 'lists every record with its leaf, and the root.',
    recordsLink: 'records.ndjson',
    records:
      'holds the text of each record, a line each, in the order of the leaves. In a Unix shell this prints the leaves:',
    command: 'while IFS= read -r line; do printf \'\\0%s\' "$line" | sha256sum; done < records.ndjson',
    end: 'Join them into the tree as defined below, and compare the root with one you noted on another day or got from somebody else.',
  },
} as const;
