import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import type { CountryData, SourceGroup } from './country-data.ts';

/** The version of the file formats. It must be increased if existing programs could misread the new files. */
export const openDataFormatVersion = 1;

/** Everything in a file except the AEDs. */
export interface FileMetadata {
  readonly country: CountryData;
  readonly group: SourceGroup;
  /** The version of the published registry. */
  readonly version: string;
  /** The address of the page that documents the file. */
  readonly documentation: string;
  /** The country's other files, whose licences do not allow them to be combined with this file. */
  readonly apart: readonly { readonly licence: string; readonly sources: readonly string[]; readonly url: string }[];
}

/** Counts of AEDs, which are written at the end of a file. */
export interface FileTotals {
  readonly count: number;
  /**
   * The number of AEDs that are in no file, because they are listed by sources whose licences do not allow a combined
   * file.
   */
  readonly leftOut: number;
}

/** A format in which a country's AEDs are written: the head of the file, each AED, then the tail. */
export interface FileFormat {
  readonly ending: 'geojson' | 'csv';
  readonly contentType: string;
  readonly head: (facts: FileMetadata) => string;
  /** @param isFirst whether it is the first AED of the file */
  readonly aed: (feature: CellFeature, facts: FileMetadata, isFirst: boolean) => string;
  readonly tail: (totals: FileTotals) => string;
}
