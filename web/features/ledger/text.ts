const count = (number: number) => number.toLocaleString('en');

export const ledgerText = {
  tag: 'Symbiotic Ledger',
  title: 'The ledger',
  lede: 'A public record of AED dispatches, permissions and what administrators do. Nobody can change it unnoticed, not even the people who run the site.',
  nowTitle: 'Now',
  loading: 'Reading the last checkpoint…',
  unreachable:
    'The ledger cannot be read just now. Check the connection and try again; what you saw before stays remembered.',
  none: 'This site publishes no ledger yet.',
  needsScript: 'The figures here come with JavaScript. Without it, the last checkpoint is at',
  size: 'entries',
  checkpointRoot: 'root that the checkpoint signs',
  newest: 'Newest entries',
  entry: 'Entry',
  what: 'What',
  when: 'When (UTC)',
  ofNewest: (shown: number, size: number) =>
    shown === size
      ? `By kind, all ${count(size)} entries`
      : `By kind, the newest ${count(shown)} of ${count(size)} entries`,
  byDay: (kind: string) => `${kind}, entries a day`,
  chartNote: 'Each bar is a day, the last fourteen; the tallest of all kinds sets the height.',
  kinds: {
    dispatch: 'Dispatch',
    'permission-granted': 'Drone permission given',
    'permission-taken': 'Drone permission taken',
    'role-granted': 'Role given',
    'role-removed': 'Role taken',
    look: 'Look at the dispatch log',
    export: 'Export of a dispatch',
    'report-confirmed': 'Report on an AED confirmed',
    'report-asked': 'Question about a report on an AED',
    'report-refused': 'Report on an AED refused',
    'report-reopened': 'Decision on an AED undone',
    atlas: 'Checksum of the atlas',
    registry: 'Checksum of the AED registry',
    alteration: 'Row changed afterwards',
    closed: 'Entry that can no longer be opened',
  } as Readonly<Record<string, string>>,
  atInstallation: 'from before the ledger',
  altered: (position: number) => `entry ${position}`,
  verifyTitle: 'Verify it yourself',
  verifyLede:
    'Your browser reads every entry, works out the whole tree and compares it with the signed checkpoint and with what it saw here before.',
  verify: 'Verify the whole ledger',
  verifyAgain: 'Verify again',
  progress: 'Entries verified',
  verifying: (done: number, size: number) => `${count(done)} of ${count(size)} entries`,
  failed:
    'The ledger could not be verified. The browser may know no Ed25519 signatures, or the page did not come by HTTPS.',
  good: (size: number) =>
    size === 1
      ? 'The one entry is what the checkpoint signs.'
      : `All ${count(size)} entries are what the checkpoint signs.`,
  first: 'This was the first time, so there was nothing to compare it with. This browser remembers it from now on.',
  continues: (seen: number) => `The log continues what this browser saw before, entries: ${count(seen)}.`,
  notKept: 'This browser keeps nothing, so the next time is a first time again.',
  bad: (findings: number) =>
    findings === 1 ? 'One thing is not as it should be.' : `${count(findings)} things are not as they should be.`,
  alteration: (altered: number, position: number, time: string) =>
    `Entry ${altered}: its row was changed or deleted afterwards; entry ${position} of ${time.slice(0, 10)} says so.`,
  witnesses: {
    title: 'Witnesses',
    what: 'A witness is somebody else’s machine. It keeps its own memory of this ledger and signs each checkpoint that continues what it saw. Whoever wanted to show you another history than others would need its key.',
    loading: 'Asking what the witnesses signed…',
    failed: 'What the witnesses signed cannot be checked just now. Check the connection and load the page again.',
    none: 'Whoever runs this site names no witness. What your browser remembers, and what others tell you, is all there is to compare with.',
    agree: (agreeing: number, all: number) =>
      `${count(agreeing)} of ${all === 1 ? 'one witness agrees' : `${count(all)} witnesses agree`} with this ledger.`,
    agrees: (size: number, when: string) => `agrees with the first ${count(size)} entries, signed ${when} UTC`,
    differs: (size: number, when: string) =>
      `signed another history, of ${count(size)} entries, ${when} UTC: one of the two is not what others see`,
    silent: 'no cosignature of its own could be had',
  },
  howTitle: 'What it is',
} as const;
