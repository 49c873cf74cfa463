import type { LogDifference } from './verifier-state.ts';

/** A problem that was found in a log, and the position of the affected entry. */
export type LogFinding =
  | { readonly what: LogDifference['what']; readonly position: number }
  | LogReadFinding
  /**
   * The root calculated from the tiles differs from the checkpoint's. `position` is that of the first entry that may be
   * affected.
   */
  | { readonly what: 'root'; readonly position: number }
  | { readonly what: 'history'; readonly position: number }
  | { readonly what: 'forged'; readonly position: number; readonly why: string }
  /** A problem that the server found by comparing its database rows with the log. */
  | { readonly what: RowFinding['what']; readonly position: number };

/** A range of entries that could not be read or do not match the tree; `past` is the position after its last entry. */
export interface LogReadFinding {
  readonly position: number;
  readonly past: number;
  /**
   * An entry is altered if it does not match its hash in the tree. A tile is altered if its hashes do not follow from
   * those at the level below.
   */
  readonly what: 'entry-altered' | 'entry-missing' | 'tile-altered' | 'tile-missing';
}

/**
 * A database row that does not match its entry in the log, has no entry, or was deleted without one. If it has no
 * entry, `position` is the number of entries that were checked.
 */
export interface RowFinding {
  readonly position: number;
  readonly what:
    | 'row-changed'
    | 'row-missing'
    | 'salt-missing'
    | 'entry-changed'
    | 'entry-gone'
    | 'row-not-entered'
    | 'closing-not-entered'
    | 'role-not-entered'
    | 'case-not-decided'
    | 'table-replaced';
}

/** Describes a problem in an English sentence. */
export function describeFinding(finding: LogFinding): string {
  const entry = `Entry ${finding.position}`;
  if ('past' in finding && finding.past > finding.position + 1) return describeMany(finding);
  switch (finding.what) {
    case 'changed':
      return `${entry} was changed: it is not the one seen here before.`;
    case 'removed':
      return `${entry} was removed: the entries after it have moved up.`;
    case 'inserted':
      return `${entry} was inserted afterwards: the entries after it have moved down.`;
    case 'reordered':
      return `${entry} changed places with another.`;
    case 'truncated':
      return `The log was cut off: entry ${finding.position} and what followed are gone.`;
    case 'entry-altered':
      return `${entry} was changed: its hash is not the one at its place in the tree.`;
    case 'entry-missing':
      return `${entry} is missing: the checkpoint counts it, and it is not published.`;
    case 'tile-altered':
      return `${entry}: its hash in the tree was changed and no longer matches it.`;
    case 'tile-missing':
      return `${entry}: its hash in the tree is missing, so no proof of it can be built.`;
    case 'root':
      return `The tree does not lead to the root that the checkpoint signs. Nothing from entry ${finding.position} on is proven.`;
    case 'history':
      return `The log does not continue the one seen before, which had ${finding.position} entries. It is a different history.`;
    case 'forged':
      return `The checkpoint cannot be trusted (${finding.why}), so nothing from entry ${finding.position} on is proven.`;
    case 'row-changed':
      return `${entry}: the row in the database was changed after it was entered.`;
    case 'row-missing':
      return `${entry}: the row in the database was deleted after it was entered.`;
    case 'salt-missing':
      return `${entry}: the salt that links it to its row was deleted.`;
    case 'entry-changed':
      return `${entry}: the entry in the database differs from the published one.`;
    case 'entry-gone':
      return `${entry}: it is no longer in the database.`;
    case 'row-not-entered':
      return `Rows were added to the database without entering them in the ledger: none of its ${finding.position} entries is about them.`;
    case 'closing-not-entered':
      return `Someone deleted the salt of an entry without entering it, as if an account had been deleted: among the ${finding.position} entries, those without a salt and those about deleted accounts differ in number.`;
    case 'role-not-entered':
      return `The roles in the database do not match the ledger’s ${finding.position} entries: someone granted or removed a role without entering it.`;
    case 'case-not-decided':
      return 'A case about an AED does not match the decisions entered for it: someone changed it without entering the change.';
    case 'table-replaced':
      return 'A table that the ledger covers has been replaced in the database, or a policy hides rows of it from the check.';
  }
}

function describeMany({ what, position, past }: LogReadFinding): string {
  const entries = `Entries ${position} to ${past - 1}`;
  switch (what) {
    case 'entry-altered':
      return `${entries} were changed: their hashes are not the ones at their places in the tree.`;
    case 'entry-missing':
      return `${entries} are missing: the checkpoint counts them, and they are not published.`;
    case 'tile-altered':
      return `The tree was changed above entries ${position} to ${past - 1}: its hashes no longer match theirs.`;
    case 'tile-missing':
      return `${entries}: hashes of the tree above them are missing, so some proofs of them cannot be built.`;
  }
}
