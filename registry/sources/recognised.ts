import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/opening-week.ts';
import type { SourceRecord } from '../source-record.ts';
import type { ColumnMap } from './columns/column-map.ts';
import type { Publishers } from './columns/publisher.ts';
import type { Completeness } from './completeness.ts';

/** What a file is recognised with. */
export interface Recognising {
  readonly path: string;
  /** What tells its source from those of other files, for a schema that many publish. */
  readonly fileKey: string;
  /** The maps that come with the product. */
  readonly shipped: readonly ColumnMap[];
  /** The maps someone named, for files nothing else is known for. */
  readonly named: readonly ColumnMap[];
  readonly completeness: Completeness;
}

/** What a file was recognised as, and how its records are read. */
export interface Recognised {
  /** In words. */
  readonly kind: string;
  readonly map?: ColumnMap;
  readonly publishers?: Publishers;
  /** The sources of its records by their keys: filled as records are read. */
  readonly sources: ReadonlyMap<string, RegistrySource>;
  readonly records: (text: AsyncIterable<string>) => AsyncIterable<SourceRecord>;
  /** Looks at the beginning of the text for what a single row does not tell, as the order of days and months; before `records`. */
  readonly survey?: (text: AsyncIterable<string>) => Promise<void>;
  /** What is above a table's head, which is no record. */
  readonly above?: readonly string[];
  /** What was taken for granted in reading it, in sentences. */
  readonly taken?: readonly string[];
  /** The day the file itself says its data are of, once it has been read. */
  readonly statedDate?: () => CivilDate | null;
}
