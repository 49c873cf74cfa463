import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { SourceRecord } from '../source-record.ts';
import type { ColumnMap } from './columns/column-map.ts';
import type { Publishers } from './columns/publisher.ts';
import type { Completeness } from './completeness.ts';

/** Inputs for recognising a file. */
export interface RecognitionInput {
  readonly path: string;
  /** Distinguishes its source from those of other files, for a schema with many publishers. */
  readonly fileKey: string;
  /** The built-in maps. */
  readonly shipped: readonly ColumnMap[];
  /** Given maps, for files of unknown schema. */
  readonly named: readonly ColumnMap[];
  readonly completeness: Completeness;
}

/** A recognised file, and how to read its records. */
export interface RecognisedFile {
  /** Description of the kind. */
  readonly kind: string;
  readonly map?: ColumnMap;
  readonly publishers?: Publishers;
  /** Sources of its records by key; filled while records are read. */
  readonly sources: ReadonlyMap<string, RegistrySource>;
  readonly records: (text: AsyncIterable<string>) => AsyncIterable<SourceRecord>;
  /**
   * Samples the start of the text for what a single row does not show, such as the order of day and month; call before
   * `records`.
   */
  readonly survey?: (text: AsyncIterable<string>) => Promise<void>;
  /** Text above a table's header, which is not a record. */
  readonly above?: readonly string[];
  /** Assumptions made in reading it, as sentences. */
  readonly taken?: readonly string[];
  /** The date of the data according to the file, after it has been read. */
  readonly statedDate?: () => CivilDate | null;
}
