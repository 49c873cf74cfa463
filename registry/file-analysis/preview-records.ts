import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { FilePreview, PreviewRecord, UnrecognisedValue } from '../../domain/registry-admin/file-analysis.ts';
import { categoryOfReason } from '../import-report.ts';
import { normaliseRecord } from '../normalise-record.ts';
import { CountryCount } from '../positions/country-count.ts';
import type { SourceRecord } from '../source-record.ts';
import type { OpenedAedSource } from '../sources/open-source.ts';
import { maxAnalysedRows } from './read-rows.ts';

const mostRecords = 10;

class Reasons {
  readonly #counts = new Map<string, { count: number; example: string }>();

  add(reason: string): void {
    const cause = categoryOfReason(reason);
    const known = this.#counts.get(cause);
    if (known) known.count += 1;
    else this.#counts.set(cause, { count: 1, example: reason.slice(cause.length + 1).trim() });
  }

  list(): UnrecognisedValue[] {
    return [...this.#counts].map(([reason, counts]) => ({ reason, ...counts })).sort((a, b) => b.count - a.count);
  }
}

function previewOf(record: SourceRecord, aed: RegisteredAed | null, remarks: readonly string[]): PreviewRecord {
  const { where, id, tags } = record;
  if (aed === null) {
    const nothing = { address: null, location: null, phone: null, hours: 'none', hoursText: null } as const;
    return { where, id, position: null, name: tags.name ?? '', ...nothing, remarks };
  }
  const { position, name, address, location, phone, hours, hoursText } = aed;
  return {
    where,
    id,
    position,
    name,
    address,
    location: Object.values(location)[0] ?? null,
    phone,
    hours: hours ? 'read' : hoursText ? 'words' : 'none',
    hoursText,
    remarks,
  };
}

/** Counts the records that would be published, dropped or doubted, and keeps the first few to show. */
class PreviewTally {
  readonly #dropped = new Reasons();
  readonly #doubtful = new Reasons();
  readonly #records: PreviewRecord[] = [];
  readonly #countries = new CountryCount();
  #kept = 0;
  #withHours = 0;
  #understood = 0;
  read = 0;

  take(record: SourceRecord, asOf: CivilDate): void {
    this.read += 1;
    const result = normaliseRecord(record, asOf);
    const remarks = result.aed === null ? [result.dropBecause] : result.doubts.map(({ reason }) => reason);
    for (const remark of remarks) (result.aed === null ? this.#dropped : this.#doubtful).add(remark);
    if (this.#records.length < mostRecords) this.#records.push(previewOf(record, result.aed, remarks));
    if (result.aed === null) return;
    this.#kept += 1;
    this.#countries.add(result.country);
    if (result.aed.hoursText) this.#withHours += 1;
    if (result.aed.hours) this.#understood += 1;
  }

  preview(isWhole: boolean): FilePreview {
    return {
      read: this.read,
      isWhole,
      kept: this.#kept,
      hours: { said: this.#withHours, understood: this.#understood },
      whereabouts: this.#countries.sentence(),
      dropped: this.#dropped.list(),
      doubtful: this.#doubtful.list(),
      records: this.#records,
    };
  }
}

/** Reads the first records of a file as an import would. */
export async function previewRecords(opened: OpenedAedSource, asOf: CivilDate): Promise<FilePreview> {
  const tally = new PreviewTally();
  for await (const record of opened.records) {
    if (tally.read === maxAnalysedRows) return tally.preview(false);
    tally.take(record, asOf);
  }
  return tally.preview(true);
}
