/**
 * Explains what the ledger is and what it is not. The text is sent as page data, so that this code need not run before
 * hydration.
 */
export const ledgerExplanation = {
  how: [
    'The ledger has an entry for each AED dispatch by a signed-in person, each permission or role granted or removed, each view of the dispatch log and each export. It also has the checksum of the atlas and of the AED list whenever one is published. The database writes the entry in the same step as the action.',
    'An entry holds the kind, the time, and a number calculated from the row and a secret salt. It names nobody. Only people who may read the row can show that it is here or what it says. When an account is deleted, its salts are deleted too, and what is left leads to no one. The ledger then records that an entry can no longer be opened, but not which one.',
    'The entries are the leaves of a tree of hashes, as in the logs that browsers trust for certificates. A signed checkpoint fixes all of them at once: if one letter of an entry changes, or an entry is removed or added, the root changes.',
  ],
  limitsTitle: 'What it does not prove',
  limits: [
    'That an entry is true. It proves what was written, and that it did not change.',
    'What was never recorded. A person who fetches an AED without an account leaves no row and no entry.',
    'What has no entry. Every hour the server compares each entered row, each role and the state of each AED report with the entries. It does not check accounts and passwords, the words of reports, the areas of stewards, or changes to the AED lists.',
    'What your browser never saw. On a first visit it has nothing to compare with; a checkpoint stored by someone else helps.',
    'The exact time. The server states the times; only the order is proven.',
  ],
  outsideTitle: 'Without trusting this page',
  outside:
    'The log uses the format of C2SP’s tiled transparency logs, so other programs can read it too. With a copy of this project:',
  commands: [
    'npm run ledger -- verify ADDRESS',
    'npm run ledger -- witness ADDRESS --name NAME',
    'npm run ledger -- verify-proof FILE',
  ],
  outsideNote:
    'ADDRESS is the address of this site, NAME your name as a witness, FILE a downloaded proof. The first command checks everything and remembers it in a file. The second repeats the check and signs what it saw, for others. The third checks the proof of one dispatch that a member downloaded.',
} as const;

export type LedgerExplanationText = typeof ledgerExplanation;
