import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import type { CountryData, SourceGroup } from './country-data.ts';

/** Format version: changes when a program that reads the files could misread them. */
export const openDataFormatVersion = 1;

/** A file's metadata besides the AEDs. */
export interface FileMetadata {
  readonly country: CountryData;
  readonly group: SourceGroup;
  /** Version of the published registry. */
  readonly version: string;
  /** The page that documents the file. */
  readonly documentation: string;
  /** The files of the same country that may not be combined with this one. */
  readonly apart: readonly { readonly licence: string; readonly sources: readonly string[]; readonly url: string }[];
}

/** Number of AEDs written to a file. */
export interface FileTotals {
  readonly count: number;
  /** AEDs listed by two registers whose licences do not allow a combined file. */
  readonly leftOut: number;
}

/** A format in which a country's AEDs are written, piece by piece. */
export interface FileFormat {
  readonly ending: 'geojson' | 'csv';
  readonly contentType: string;
  readonly head: (facts: FileMetadata) => string;
  /** @param isFirst whether it is the first AED of the file */
  readonly aed: (feature: CellFeature, facts: FileMetadata, isFirst: boolean) => string;
  readonly tail: (totals: FileTotals) => string;
}
