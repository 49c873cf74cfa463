import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import type { CountryData, SourceGroup } from './country-data.ts';

/** Changes when a program that reads the files could misread them. */
export const openDataFormat = 1;

/** What is in a file beside the AEDs. */
export interface FileFacts {
  readonly country: CountryData;
  readonly group: SourceGroup;
  /** Version of the published registry. */
  readonly version: string;
  /** The page that describes the file. */
  readonly documentation: string;
  /** The files of the same country that may not be mixed with this one. */
  readonly apart: readonly { readonly licence: string; readonly sources: readonly string[]; readonly url: string }[];
}

/** How many AEDs a file came to hold. */
export interface FileTotals {
  readonly count: number;
  /** AEDs that two registers list whose licences do not allow one file of both. */
  readonly leftOut: number;
}

/** A form in which a country's AEDs are written, piece by piece. */
export interface FileFormat {
  readonly ending: 'geojson' | 'csv';
  readonly contentType: string;
  readonly head: (facts: FileFacts) => string;
  /** @param isFirst whether no AED was written before */
  readonly aed: (feature: CellFeature, facts: FileFacts, isFirst: boolean) => string;
  readonly tail: (totals: FileTotals) => string;
}
