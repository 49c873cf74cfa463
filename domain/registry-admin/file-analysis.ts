import type { LongitudeLatitude } from '../geography/position.ts';
import type { ColumnGuess, ColumnMapDocument } from './column-fields.ts';

/** A record as it would be published, reduced to what a person should check. */
export interface PreviewRecord {
  readonly where: string;
  readonly id: string;
  /** The record's position. Null if the record would be left out; `remarks` says why. */
  readonly position: LongitudeLatitude | null;
  readonly name: string;
  readonly address: string | null;
  readonly location: string | null;
  readonly phone: string | null;
  /** 'read' means that the hours could be parsed, 'words' that they could not and will be shown as text. */
  readonly hours: 'read' | 'words' | 'none';
  readonly hoursText: string | null;
  readonly remarks: readonly string[];
}

/** A kind of value that was not recognised: the reason, how often it occurs, and the first example. */
export interface UnrecognisedValue {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

export interface FilePreview {
  /** Number of records that were read. */
  readonly read: number;
  /** Whether all records of the file were read. */
  readonly isWhole: boolean;
  readonly kept: number;
  readonly hours: { readonly said: number; readonly understood: number };
  /** A sentence that names the countries in which the records are; null if no record can be used. */
  readonly whereabouts: string | null;
  readonly dropped: readonly UnrecognisedValue[];
  readonly doubtful: readonly UnrecognisedValue[];
  /** The first ten records as a preview. */
  readonly records: readonly PreviewRecord[];
}

/** An encoding that the file may have, and one of its lines decoded with it. */
export interface EncodingCandidate {
  readonly encoding: string;
  readonly line: string;
}

/**
 * A national grid to which the coordinates in a table may refer, with the position that the first row would then have.
 */
export interface GridCandidate {
  /** Code of the grid's coordinate reference system, such as "EPSG:2056". */
  readonly code: string;
  readonly name: string;
  /** Lower-case ISO 3166-1 code of the country at the first row's position; empty at sea. */
  readonly country: string;
  readonly position: LongitudeLatitude;
}

/** What was found out about an uploaded file before it is imported. */
export interface FileAnalysis {
  readonly file: string;
  /** Name of the file's format, to be shown to people. */
  readonly kind: string;
  readonly encoding: string;
  /** The most likely encoding. Null if the file or a person states the encoding. */
  readonly guessedEncoding: string | null;
  /**
   * The most likely encoding, followed by others that are about equally likely. If there are several, a person must
   * choose one.
   */
  readonly readings?: readonly EncodingCandidate[];
  /** The grids to which a table's coordinates in metres may refer. A person must confirm one of them. */
  readonly grids?: readonly GridCandidate[];
  /** The sheets, layers or files that the uploaded file contains, if there are several. */
  readonly parts?: readonly string[];
  /**
   * Whether the file can be imported without a column map by the user, because its format is known or the product
   * includes a map for it.
   */
  readonly isRecognised: boolean;
  /**
   * The columns of a table with the fields that they probably contain. For a table whose map is known, these are only
   * the unused columns; for a known format, there are none.
   */
  readonly columns: readonly ColumnGuess[];
  /** The proposed column map, in the format of `import --map`; null if none is needed. */
  readonly map: ColumnMapDocument | null;
  readonly warnings: readonly string[];
  readonly preview: FilePreview;
}
