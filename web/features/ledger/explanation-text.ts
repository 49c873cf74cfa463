/** What the ledger is and is not, in plain words. For the page's loader: it is read with the page and not run before it answers. */
export const ledgerExplanation = {
  how: [
    'Each dispatch to a defibrillator by somebody signed in, each permission and role given or taken, each look at the dispatch log and each export is entered here, together with the checksum of the atlas and of the AED registry whenever another is published. The database does it in the same step as the thing itself.',
    'An entry tells the kind, the time, and a number worked out from the row and a secret salt. It names nobody. Whoever may read the row can show that it is here; nobody else can tell what it says. When an account is deleted, its salts go, and what is left leads to no one; that an entry can no longer be opened is entered too, and not which.',
    'The entries are the leaves of a tree of hashes, as the logs are that browsers trust for certificates. A signed checkpoint fixes all of them at once: change one letter of one entry, leave one out or put one in, and the root is another.',
  ],
  limitsTitle: 'What it does not prove',
  limits: [
    'That an entry is true. It proves what was written down, and that it stayed so.',
    'What was never written down: whoever goes for a defibrillator without an account leaves no row and no entry.',
    'What is entered nowhere. The server compares every hour each row that is entered, each role and the state of each report about a defibrillator with the entries. It does not look at accounts and their passwords, at the words of reports, at who is steward of which area, and at what was done with the registers.',
    'What you saw nothing of. At a first visit your browser has nothing to compare with; a checkpoint that somebody else kept helps.',
    'The very time. Times are this server’s word; the order is proven.',
  ],
  outsideTitle: 'Without trusting this page',
  outside:
    'The log has the form of C2SP’s tiled transparency logs, so other programs read it too. With a copy of this project:',
  commands: [
    'npm run ledger -- verify ADDRESS',
    'npm run ledger -- witness ADDRESS --name NAME',
    'npm run ledger -- verify-proof FILE',
  ],
  outsideNote:
    'ADDRESS is this site’s as your browser shows it, NAME one for you as a witness, FILE a proof that was downloaded. The first checks it all and remembers it in a file; the second does so again and again, and signs what it saw for others; the third checks the proof of one dispatch that a member downloaded.',
} as const;

export type LedgerExplanationWords = typeof ledgerExplanation;
