import type { Rewriting } from './log-memory.ts';

/** Something that is not as it should be in a log, with its place where there is one. */
export type LogFinding =
  | { readonly what: Rewriting['what']; readonly position: number }
  /** An entry is not what its place in the tree stands for. */
  | { readonly what: 'entry-altered'; readonly position: number }
  | { readonly what: 'entry-missing'; readonly position: number }
  /** A tile above the leaves does not follow from those below it: of some of these entries. */
  | { readonly what: 'tile-altered'; readonly position: number; readonly past: number }
  /** The tiles do not give the checkpoint's root; the first entry in doubt. */
  | { readonly what: 'root'; readonly position: number }
  | { readonly what: 'history'; readonly position: number }
  | { readonly what: 'forged'; readonly position: number; readonly why: string }
  /** By the server's own look at its rows. */
  | { readonly what: RowFinding['what']; readonly position: number };

/** A row that does not open its entry's commitment any more. */
export interface RowFinding {
  readonly position: number;
  readonly what: 'row-changed' | 'row-missing' | 'salt-missing' | 'entry-changed' | 'entry-gone';
}

/** A finding in a sentence for people. */
export function describeFinding(finding: LogFinding): string {
  const entry = `Entry ${finding.position}`;
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
      return `The tree was changed above the entries ${finding.position} to ${finding.past - 1}: its hashes do not follow from theirs.`;
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
  }
}
