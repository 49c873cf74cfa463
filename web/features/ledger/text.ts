const count = (number: number) => number.toLocaleString('en');

export const ledgerText = {
  tag: 'Symbiotic Ledger',
  title: 'The ledger',
  lede: 'A public record of AED dispatches, permissions and what administrators do. Nobody can change it unnoticed, not even the people who run the site.',
  nowTitle: 'Now',
  loading: 'Reading the last checkpoint…',
  unreachable:
    'The ledger did not load. Check your connection and try again. This browser still remembers what it saw before.',
  none: 'This site publishes no ledger yet.',
  needsScript: 'These figures need JavaScript. Without it, find the last checkpoint at',
  size: 'entries',
  checkpointRoot: 'root signed by the checkpoint',
  newest: 'Newest entries',
  entry: 'Entry',
  what: 'What',
  when: 'When (UTC)',
  ofNewest: (shown: number, size: number) =>
    shown === size
      ? `By kind, all ${count(size)} entries`
      : `By kind, the newest ${count(shown)} of ${count(size)} entries`,
  byDay: (kind: string) => `${kind}, entries per day`,
  chartNote: 'Each bar is one of the last fourteen days. All kinds share one scale.',
  kinds: {
    dispatch: 'Dispatch',
    'permission-granted': 'Drone permission granted',
    'permission-taken': 'Drone permission revoked',
    'role-granted': 'Role granted',
    'role-removed': 'Role removed',
    look: 'View of the dispatch log',
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
    'Your browser reads every entry, calculates the whole tree, and compares it with the signed checkpoint and with what it saw here before.',
  verify: 'Verify the whole ledger',
  verifyAgain: 'Verify again',
  progress: 'Entries verified',
  verifying: (done: number, size: number) => `${count(done)} of ${count(size)} entries`,
  failed:
    'The ledger could not be verified. This browser may not support Ed25519 signatures, or the page was not loaded over HTTPS. Try another browser or the https address.',
  good: (size: number) =>
    size === 1 ? 'The one entry matches the checkpoint.' : `All ${count(size)} entries match the checkpoint.`,
  first: 'This is your first check, so there was nothing to compare with. This browser remembers it from now on.',
  continues: (seen: number) =>
    `The log continues the ${count(seen)} ${seen === 1 ? 'entry' : 'entries'} that this browser saw before.`,
  notKept: 'This browser cannot store what it saw, so the next check starts from nothing.',
  bad: (findings: number) => (findings === 1 ? 'One problem was found.' : `${count(findings)} problems were found.`),
  alteration: (altered: number, position: number, time: string) =>
    `Entry ${altered}: its row was changed or deleted afterwards; entry ${position} of ${time.slice(0, 10)} says so.`,
  witnesses: {
    title: 'Witnesses',
    what: 'A witness is an independent checker: a machine run by someone else. It remembers this ledger and signs each checkpoint that continues what it saw. To show you a different history than others see, an attacker would need its key.',
    loading: 'Asking the witnesses…',
    failed: 'The signatures of the witnesses could not be checked. Check your connection and reload the page.',
    none: 'The site operator has named no witness. You can compare only with what your browser remembers and what others tell you.',
    agree: (agreeing: number, all: number) =>
      `${count(agreeing)} of ${all === 1 ? 'one witness agrees' : `${count(all)} witnesses agree`} with this ledger.`,
    agrees: (size: number, when: string) => `agrees with the first ${count(size)} entries, signed ${when} UTC`,
    differs: (size: number, when: string) =>
      `signed a different history, of ${count(size)} entries, ${when} UTC: others see only one of the two`,
    silent: 'its cosignature is missing',
  },
  howTitle: 'What it is',
} as const;
