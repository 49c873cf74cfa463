/** Texts shown during and after a verification. They load together with its code. */
export const checksumReportText = {
  checking: (done: number, count: number, title: string) => `${done} of ${count}: ${title}`,
  progress: 'Records checked',
  matches: (count: number) => `All ${count} records match.`,
  matchesNote:
    'The root that this browser calculated is the one printed above and the one in the published list. records.ndjson has the same records, line by line.',
  linesDiffer: (count: number) =>
    count === 1 ? '1 line of records.ndjson does not match.' : `${count} lines of records.ndjson do not match.`,
  lines: 'These lines of records.ndjson, the file to check by hand, differ from what is published:',
  surplusLines: (count: number) => (count === 1 ? '1 line too many' : `${count} lines too many`),
  differs: (count: number) => (count === 1 ? '1 record does not match.' : `${count} records do not match.`),
  states: { changed: 'changed', missing: 'missing here', added: 'not published' },
  found: 'calculated here',
  published: 'published',
  none: 'none',
  listDamaged:
    'The published list contradicts itself: its hashes do not lead to its own root. It may have been damaged in transfer. Reload the page.',
  otherEdition:
    'The published list and this page belong to different editions of the site. Reload the page and verify again.',
  computedRoot: 'Root calculated here',
  publishedRoot: 'Root in the published list',
  everyRecord: 'Record by record',
  counted: (matching: number, count: number) => `${matching} of ${count} match`,
  matching: 'matches',
  place: {
    matches: (count: number) =>
      count === 1
        ? 'The record on this page is, letter for letter, the published one.'
        : `The ${count} records on this page are, letter for letter, the published ones.`,
    differs: (names: string) =>
      `Not as published: ${names}. Reload the page. If this happens again, do not rely on what this page says.`,
  },
  pages: {
    title: 'Page by page',
    note: 'The check above reads the records that the site’s scripts load. The page of each place loads its record from a file. You can check these files too, about 100 kB.',
    read: (count: number) => `Read the ${count} pages too`,
    progress: 'Pages read',
    match: (count: number) => `All ${count} pages carry the published records.`,
    differ: (count: number) =>
      count === 1
        ? '1 page does not carry its records as published.'
        : `${count} pages do not carry their records as published.`,
    matchRead: (count: number) =>
      count === 1
        ? 'The 1 page that could be read carries its records as published.'
        : `The ${count} pages that could be read carry their records as published.`,
    unread: (count: number) => {
      if (count === 0) return '';
      const [pages, are] = count === 1 ? ['1 page', 'is'] : [`${count} pages`, 'are'];
      return `${pages} could not be read and ${are} not judged: check the connection and read again.`;
    },
    unreadable: 'could not be read',
  },
  proof: {
    title: 'Proof for one record',
    note: 'It shows that a record belongs to the root, without any of the other records.',
    choice: 'Record',
    leaf: 'Leaf',
    place: (index: number, count: number) => `place ${index + 1} of ${count}`,
    path: 'Path, from the leaf up',
    root: 'Root it leads to',
    holds: 'The path leads to the printed root.',
    fails: 'From this leaf the path does not lead to the printed root: the record is not the published one.',
    none: 'This record is not in the published list, so there is no proof for it.',
    failed: 'This browser could not calculate the proof. Reload the page and verify again.',
    copy: 'Copy proof',
    copied: 'Copied.',
    copyRefused: 'The browser refused to copy. Save the proof instead.',
    save: 'Save proof',
  },
} as const;
