import type { Rewriting } from './log-memory.ts';

/** A problem found in a log, with its position if it has one. */
export type LogFinding =
  | { readonly what: Rewriting['what']; readonly position: number }
  | ReadingFinding
  /** The tiles do not give the checkpoint's root; position of the first doubtful entry. */
  | { readonly what: 'root'; readonly position: number }
  | { readonly what: 'history'; readonly position: number }
  | { readonly what: 'forged'; readonly position: number; readonly why: string }
  /** From the server's own check of its rows. */
  | { readonly what: RowFinding['what']; readonly position: number };

/** A range of entries that cannot be read or do not fit together. */
export interface ReadingFinding {
  readonly position: number;
  readonly past: number;
  /**
   * Entries that do not match their hashes in the tree, or are missing; hashes of the tree that do not follow from
   * those below, or are missing.
   */
  readonly what: 'entry-altered' | 'entry-missing' | 'tile-altered' | 'tile-missing';
}

/**
 * A row that no longer matches its entry's commitment, or has no entry, or was deleted without one; then the position
 * is the number of entries checked.
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

/** A finding as a sentence for people. */
export function describeFinding(finding: LogFinding): string {
  const entry = `Entry ${finding.position}`;
  if ('past' in finding && finding.past > finding.position + 1) return describeMany(finding);
  switch (finding.what) {
    case 'changed':
      return `${entry} was changed: it is not the one that was seen here before.`;
    case 'removed':
      return `${entry} was taken out: what follows has moved up.`;
    case 'inserted':
      return `${entry} was put in afterwards: what follows has moved down.`;
    case 'reordered':
      return `${entry} changed places with another.`;
    case 'truncated':
      return `The log was cut off: entry ${finding.position} and what followed are gone.`;
    case 'entry-altered':
      return `${entry} was changed: it does not give the hash that stands in its place in the tree.`;
    case 'entry-missing':
      return `${entry} is missing: the checkpoint counts it, and it is not published.`;
    case 'tile-altered':
      return `${entry}: its hash in the tree was changed, and does not follow from it.`;
    case 'tile-missing':
      return `${entry}: its hash in the tree is missing, so no proof of it can be built.`;
    case 'root':
      return `The tree does not give the root that the checkpoint signs; from entry ${finding.position} on nothing is proven.`;
    case 'history':
      return `The log does not continue the one that was seen before, of ${finding.position} entries: they are another history.`;
    case 'forged':
      return `The checkpoint cannot be believed, so nothing from entry ${finding.position} on is proven: ${finding.why}.`;
    case 'row-changed':
      return `${entry}: the row in the database was changed after it was entered.`;
    case 'row-missing':
      return `${entry}: the row in the database was deleted after it was entered.`;
    case 'salt-missing':
      return `${entry}: the salt that ties it to its row was taken away.`;
    case 'entry-changed':
      return `${entry}: the database holds another entry than the one that is published.`;
    case 'entry-gone':
      return `${entry}: the database no longer holds it.`;
    case 'row-not-entered':
      return `The database holds rows that were put in past the ledger: none of the ${finding.position} entries stands for them.`;
    case 'closing-not-entered':
      return `Among the ${finding.position} entries are some whose salt was taken away past the ledger, as if an account were gone: closings and entries that cannot be opened differ in number.`;
    case 'role-not-entered':
      return `The database holds roles that are not the ones which its ${finding.position} entries tell: one was given or taken past the ledger.`;
    case 'case-not-decided':
      return 'The database holds a case of reports about an AED that is not what the decisions on it made of it: it was changed past the ledger.';
    case 'table-replaced':
      return 'The database has something else in the place of a table that is entered in the ledger.';
  }
}

function describeMany({ what, position, past }: ReadingFinding): string {
  const entries = `Entries ${position} to ${past - 1}`;
  switch (what) {
    case 'entry-altered':
      return `${entries} were changed: they do not give the hashes that stand in their places in the tree.`;
    case 'entry-missing':
      return `${entries} are missing: the checkpoint counts them, and they are not published.`;
    case 'tile-altered':
      return `The tree was changed above the entries ${position} to ${past - 1}: its hashes do not follow from theirs.`;
    case 'tile-missing':
      return `${entries}: hashes of the tree above them are missing, so not every proof of them can be built.`;
  }
}
