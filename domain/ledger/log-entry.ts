/** A public entry of the ledger. It contains no person's name, place or number. */
export interface LogEntry {
  /** The kind of database row that the entry is about, such as dispatch or permission-granted. */
  readonly kind: string;
  /** The time of the entry, in ISO 8601 and UTC, to the second. */
  readonly time: string;
  /**
   * The content of the entry: a commitment to a row, a public checksum, or the position of an earlier entry whose row
   * was changed.
   */
  readonly says: { readonly commitment: string } | { readonly checksum: string } | { readonly alters: number };
  /** Whether the row already existed when the ledger was introduced. */
  readonly isAtInstallation: boolean;
}

const wellFormed =
  /^(?<kind>[a-z]+(?:-[a-z]+)*) (?<time>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (?:commitment:(?<commitment>[A-Za-z0-9+/]{43}=)|checksum:(?<checksum>[0-9a-f]{64})|entry:(?<alters>0|[1-9]\d{0,14}))(?<old> at-installation)?$/;

/** Parses the text of an entry; null if the text is malformed. */
export function parseLogEntry(text: string): LogEntry | null {
  const groups = wellFormed.exec(text)?.groups;
  if (groups?.kind === undefined || groups.time === undefined) return null;
  const { kind, time, commitment, checksum, alters } = groups;
  const isAtInstallation = groups.old !== undefined;
  if (commitment !== undefined) return { kind, time, says: { commitment }, isAtInstallation };
  if (checksum !== undefined) return { kind, time, says: { checksum }, isAtInstallation };
  return { kind, time, says: { alters: Number(alters) }, isAtInstallation };
}

/** Writes an entry as the text that `parseLogEntry` reads. */
export function serializeLogEntry({ kind, time, says, isAtInstallation }: LogEntry): string {
  const [content] = Object.entries(says).map(([what, value]) => `${what === 'alters' ? 'entry' : what}:${value}`);
  return `${kind} ${time} ${content}${isAtInstallation ? ' at-installation' : ''}`;
}

/** Joins entries into a bundle, in which two bytes with its length precede each entry. */
export function packEntryBundle(leaves: readonly Uint8Array[]): Uint8Array {
  const bundle = new Uint8Array(leaves.reduce((sum, leaf) => sum + 2 + leaf.length, 0));
  const view = new DataView(bundle.buffer);
  let at = 0;
  for (const leaf of leaves) {
    view.setUint16(at, leaf.length);
    bundle.set(leaf, at + 2);
    at += 2 + leaf.length;
  }
  return bundle;
}

/** Splits a bundle into its entries. If the bundle is truncated, only the complete entries are returned. */
export function unpackEntryBundle(bundle: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  const leaves: Uint8Array[] = [];
  for (let at = 0; at + 2 <= bundle.length; ) {
    const end = at + 2 + view.getUint16(at);
    if (end > bundle.length) break;
    leaves.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return leaves;
}
