import { closeSync, openSync, writeSync } from 'node:fs';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { deriveLicence, findLicenceConflicts } from '../domain/registry/licences.ts';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
import type { DoubtfulRecord, FileImportResult, ImportOverview } from '../domain/registry-admin/draft-report.ts';
import type { CountryCount } from './positions/country-count.ts';
import type { RecordRemark } from './source-record.ts';

/** The results of reading one file, which are updated with every record. */
export interface FileSummary extends FileImportResult {
  read: number;
  kept: number;
  dropped: number;
  doubtful: number;
  /** Number of records whose position is in the open sea, and of those outside the country of their source. */
  readonly misplaced: { 'at sea': number; abroad: number };
  readonly countries: CountryCount;
  /** The number of records dropped for each category of reasons. */
  readonly dropCauses: Map<string, number>;
  readonly notes: string[];
}

/** A source, with the number of records whose hours are known and the number of records with doubts. */
export interface SourceWithQuality extends IndexedSource {
  readonly hoursKnown: number;
  readonly doubtful: number;
}

const mostExamples = 10;

const number = (value: number) => value.toLocaleString('en-GB');

const sourceLine = ({ key, title, recordCount, asOf }: IndexedSource) =>
  `  ${key} (${title}): ${number(recordCount ?? 0)} records, ${asOf ? `data from ${asOf}` : 'the date of its data is not known; set it with --data-date'}`;

/** The category of a reason is the part before its colon. The details after it differ from record to record. */
export const categoryOfReason = (reason: string) => reason.split(':')[0] ?? reason;

/**
 * The report on an import. Each record that was dropped, doubted or merged becomes a line of a file. Only the number of
 * such records for each reason, and a few examples, are kept in memory.
 */
export class ImportReport {
  readonly #remarks: number;
  readonly #merges: number;
  readonly #causes = new Map<string, { count: number; readonly examples: DoubtfulRecord[] }>();
  readonly #kept: DoubtfulRecord[] = [];
  readonly files: FileSummary[] = [];
  /** Notes that concern the whole import and not one file, as sentences. */
  readonly notes: string[] = [];
  /** The number of records that were merged into another one and are not published themselves. */
  mergedAway = 0;
  mergedGroups = 0;

  constructor(remarksPath: string, mergesPath: string) {
    this.#remarks = openSync(remarksPath, 'w');
    this.#merges = openSync(mergesPath, 'w');
  }

  remark(remark: RecordRemark): void {
    writeSync(this.#remarks, `${JSON.stringify(remark)}\n`);
    this.#note(`${remark.kind}: ${categoryOfReason(remark.reason)}`, remark);
  }

  /** Adds a usable record as an example, up to a maximum number. */
  keep(example: DoubtfulRecord): void {
    if (this.#kept.length < mostExamples) this.#kept.push(example);
  }

  #note(cause: string, { record, reason, position }: DoubtfulRecord): void {
    const known = this.#causes.get(cause) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < mostExamples) known.examples.push({ record, reason, position });
    this.#causes.set(cause, known);
  }

  merge(merge: {
    readonly kept: string;
    readonly others: readonly string[];
    readonly reasons: readonly string[];
    readonly position: LongitudeLatitude;
  }): void {
    const { position, ...line } = merge;
    writeSync(this.#merges, `${JSON.stringify(line)}\n`);
    this.mergedGroups += 1;
    this.mergedAway += merge.others.length;
    for (const reason of merge.reasons) {
      this.#note(`merged: ${reason}`, { record: merge.kept, reason: `with ${merge.others.join(', ')}`, position });
    }
  }

  close(): void {
    closeSync(this.#remarks);
    closeSync(this.#merges);
  }

  /** Returns the report as an object, from which the administration panel displays it. */
  overview(kept: number, sources: readonly SourceWithQuality[]): ImportOverview {
    const causes = [...this.#causes].map(([label, counted]) => {
      const [kind, ...cause] = label.split(': ');
      return { kind: kind as 'merged' | 'dropped' | 'doubtful', cause: cause.join(': '), ...counted };
    });
    return {
      kept,
      merged: this.mergedAway,
      files: this.files.map(({ misplaced: _, countries: __, dropCauses: ___, kept: ____, ...result }) => result),
      sources,
      notes: this.notes,
      conflicts: findLicenceConflicts(sources),
      licence: deriveLicence(sources),
      causes: [
        { kind: 'kept', cause: '', count: kept, examples: this.#kept },
        ...causes.sort((a, b) => b.count - a.count),
      ],
    };
  }

  /** Returns the report as plain text for the command line. */
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
      ...(this.notes.length > 0 ? ['', 'Please note', ...this.notes.map((note) => `  ${note}`)] : []),
      '',
      'Why',
      ...(causes.length > 0
        ? causes.map(([cause, { count }]) => `  ${number(count).padStart(7)}  ${cause}`)
        : ['  none']),
      '',
      'Every case: report/remarks.ndjson and report/merges.ndjson.',
      '',
    ].join('\n');
  }
}
