import { closeSync, openSync, writeSync } from 'node:fs';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
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
  /** Records in the open sea, or outside the country of their register. */
  readonly misplaced: { 'at sea': number; abroad: number };
  /** Why records were dropped, and how many for it. */
  readonly dropCauses: Map<string, number>;
  /** What was taken for granted in reading it, in sentences. */
  readonly notes: string[];
}

const number = (value: number) => value.toLocaleString('en-GB');

const sourceLine = ({ key, title, recordCount, asOf }: IndexedSource) =>
  `  ${key} (${title}): ${number(recordCount ?? 0)} records, ${asOf ? `data of ${asOf}` : 'the day of its data is not known; tell it with --data-date'}`;

/** The cause without the case: what stands before the colon. */
export const causeOf = (reason: string) => reason.split(':')[0] ?? reason;

/** Collects what an import left out, doubted and merged: every case as a line of a file, and the causes counted. */
export class ImportReport {
  readonly #remarks: number;
  readonly #merges: number;
  readonly #causes = new Map<string, number>();
  readonly files: FileSummary[] = [];
  /** What the import as a whole has to say, in sentences. */
  readonly notes: string[] = [];
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
  summary(kept: number, sources: readonly IndexedSource[]): string {
    const byName = this.files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
    const files = byName.flatMap((file) => [
      `  ${file.file} (${file.kind}, ${file.encoding}): ${number(file.read)} read, ${number(file.dropped)} dropped, ${number(file.doubtful)} doubtful`,
      ...file.notes.map((note) => `    ${note}`),
    ]);
    const causes = [...this.#causes].sort((a, b) => (a[0] < b[0] ? -1 : 1));
    return [
      `AEDs kept: ${number(kept)}`,
      `Records merged into others: ${number(this.mergedAway)}, in groups: ${number(this.mergedGroups)}`,
      '',
      'Files',
      ...files,
      '',
      'Sources',
      ...sources.map(sourceLine),
      ...(this.notes.length > 0 ? ['', 'To know', ...this.notes.map((note) => `  ${note}`)] : []),
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
