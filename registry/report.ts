import { closeSync, openSync, writeSync } from 'node:fs';
import type { Remark } from './source-record.ts';

/** What became of one file. */
export interface FileSummary {
  readonly file: string;
  readonly kind: string;
  readonly encoding: string;
  read: number;
  kept: number;
  dropped: number;
  doubtful: number;
  /** Why records were dropped, and how many for it. */
  readonly dropCauses: Map<string, number>;
}

const number = (value: number) => value.toLocaleString('en-GB');

/** The cause without the case: what stands before the colon. */
export const causeOf = (reason: string) => reason.split(':')[0] ?? reason;

/** Collects what an import left out, doubted and merged: every case as a line of a file, and the causes counted. */
export class ImportReport {
  readonly #remarks: number;
  readonly #merges: number;
  readonly #causes = new Map<string, number>();
  readonly files: FileSummary[] = [];
  /** Records that went into another one. */
  mergedAway = 0;
  mergedGroups = 0;

  constructor(remarksPath: string, mergesPath: string) {
    this.#remarks = openSync(remarksPath, 'w');
    this.#merges = openSync(mergesPath, 'w');
  }

  remark(remark: Remark): void {
    writeSync(this.#remarks, `${JSON.stringify(remark)}\n`);
    const cause = `${remark.kind}: ${causeOf(remark.reason)}`;
    this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
  }

  merge(merge: {
    readonly kept: string;
    readonly others: readonly string[];
    readonly reasons: readonly string[];
  }): void {
    writeSync(this.#merges, `${JSON.stringify(merge)}\n`);
    this.mergedGroups += 1;
    this.mergedAway += merge.others.length;
    for (const reason of merge.reasons) {
      this.#causes.set(`merged: ${reason}`, (this.#causes.get(`merged: ${reason}`) ?? 0) + 1);
    }
  }

  close(): void {
    closeSync(this.#remarks);
    closeSync(this.#merges);
  }

  /** The story of the import for a person, in plain text. */
  summary(kept: number): string {
    const files = this.files.map(
      (file) =>
        `  ${file.file} (${file.kind}, ${file.encoding}): ${number(file.read)} read, ${number(file.dropped)} dropped, ${number(file.doubtful)} doubtful`,
    );
    const causes = [...this.#causes].sort((a, b) => (a[0] < b[0] ? -1 : 1));
    return [
      `AEDs kept: ${number(kept)}`,
      `Records merged into others: ${number(this.mergedAway)}, in groups: ${number(this.mergedGroups)}`,
      '',
      'Files',
      ...files,
      '',
      'Why',
      ...(causes.length > 0
        ? causes.map(([cause, count]) => `  ${number(count).padStart(7)}  ${cause}`)
        : ['  nothing to say']),
      '',
      'Every case: report/remarks.ndjson and report/merges.ndjson.',
      '',
    ].join('\n');
  }
}
