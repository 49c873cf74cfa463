import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { SourceRecord } from '../source-record.ts';
import type { ColumnMap } from './columns/column-map.ts';
import type { Publishers } from './columns/publisher.ts';
import type { CompletenessCheck } from './completeness-check.ts';

/** The information needed to recognise the format of a file. */
export interface RecognitionInput {
  readonly path: string;
  /**
   * A key that distinguishes this file's source from those of other files, because many publishers may use one schema.
   */
  readonly fileKey: string;
  /** The built-in column maps. */
  readonly shipped: readonly ColumnMap[];
  /** Column maps that were given for files whose schema is not built in. */
  readonly named: readonly ColumnMap[];
  readonly completeness: CompletenessCheck;
}

/** The format of a recognised file and the functions that read its records. */
export interface RecognisedFile {
  /** A description of the file's format, for messages. */
  readonly kind: string;
  readonly map?: ColumnMap;
  readonly publishers?: Publishers;
  /** The sources of the records by key. The map is filled while records are read. */
  readonly sources: ReadonlyMap<string, RegistrySource>;
  readonly records: (text: AsyncIterable<string>) => AsyncIterable<SourceRecord>;
  /**
   * Samples the start of the text for facts that a single row does not show, such as the order of day and month. Call
   * it before `records`.
   */
  readonly survey?: (text: AsyncIterable<string>) => Promise<void>;
  /** Lines above a table's header, which are not records. */
  readonly above?: readonly string[];
  /** Assumptions that were made in reading the file, as sentences. */
  readonly taken?: readonly string[];
  /** Returns the date of the data according to the file. Call it after all records have been read. */
  readonly statedDate?: () => CivilDate | null;
}
