/** Kinds of record by the first part of their id, in the order in which the report lists them. */
export const recordKinds = [
  ['hub', 'Hubs'],
  ['profile', 'Profiles'],
  ['principle', 'Principles'],
  ['estimate', 'Estimates and differing figures'],
  ['methodology', 'Methodology'],
  ['source', 'Sources of the methodology'],
  ['architecture', 'Architecture'],
  ['core-principle', 'Core principles'],
] as const;

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

export const checksumText = {
  root: 'Root of this edition',
  rootNote: (count: number) => `over ${records(count)}. One letter changed anywhere in them gives another root.`,
  verify: 'Verify now',
  verifyAgain: 'Verify again',
  verifyNote: 'Your browser fetches the records, about 70 kB, and works the root out for itself.',
  needsScript: 'Without scripts you can still check by hand, as set out below.',
  loading: 'Fetching the records…',
  checking: (done: number, count: number, title: string) => `${done} of ${count}: ${title}`,
  progress: 'Records checked',
  loadFailed: 'The records or their published list could not be loaded. Check the connection and verify again.',
  noHash:
    'This browser works out SHA-256 only on pages that came by HTTPS. Open the https address of this page and verify again.',
  matches: (count: number) => `All ${records(count)} match.`,
  matchesNote: 'The root worked out in this browser is the one printed above and the one in the published list.',
  differs: (count: number) => (count === 1 ? '1 record does not match.' : `${records(count)} do not match.`),
  states: { changed: 'changed', missing: 'missing here', added: 'not published' },
  found: 'worked out here',
  published: 'published',
  none: 'none',
  listDamaged:
    'The published list contradicts itself: its hashes do not lead to its own root. It may have been damaged on its way; reload the page.',
  otherEdition:
    'The published list belongs to another edition of the site than this page. Reload the page and verify again.',
  computedRoot: 'Worked out here',
  publishedRoot: 'In the published list',
  everyRecord: 'Record by record',
  counted: (matching: number, count: number) => `${matching} of ${count} match`,
  matching: 'matches',
  proofTitle: 'Proof for one record',
  proofNote: 'It shows that a record belongs to the root, without any of the other records.',
  proofChoice: 'Record',
  proofLeaf: 'Leaf',
  proofPlace: (index: number, count: number) => `place ${index + 1} of ${count}`,
  proofPath: 'Path, from the leaf up',
  proofRoot: 'Root it leads to',
  proofHolds: 'The path leads to the printed root.',
  proofFails: 'From this leaf the path does not lead to the printed root: the record is not the published one.',
  proofNone: 'This record is not in the published list, so there is no proof for it.',
  copy: 'Copy proof',
  copied: 'Copied.',
  copyRefused: 'The browser refused to copy. Save the proof instead.',
  save: 'Save proof',
  pages: {
    title: 'Page by page',
    note: 'The check above reads the records as the site’s scripts bring them. The page of a place gets its own from a file, and these can be read as well: about 100 kB.',
    read: (count: number) => `Read the ${count} pages too`,
    progress: 'Pages read',
    match: (count: number) => `All ${count} pages carry the published records.`,
    differ: (count: number) =>
      count === 1
        ? '1 page carries a record otherwise than published.'
        : `${count} pages carry records otherwise than published.`,
    unreadable: 'could not be read',
  },
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
  place: {
    title: 'Record checksum',
    kinds: { hub: 'scores', profile: 'profile' } as Readonly<Record<string, string>>,
    verify: 'Verify',
    again: 'Verify again',
    root: 'root',
    checking: 'Checking…',
    matches: (count: number) =>
      count === 1
        ? 'The record on this page is, letter for letter, the published one.'
        : `The ${count} records on this page are, letter for letter, the published ones.`,
    differs: (names: string) =>
      `Not as published: ${names}. Reload the page; if it stays so, do not rely on what this page says.`,
  },
} as const;
