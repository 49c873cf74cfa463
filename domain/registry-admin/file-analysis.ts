import type { LongitudeLatitude } from '../geography/position.ts';
import type { ColumnGuess, ColumnMapDocument } from './column-fields.ts';

/** A record as it would be published, reduced to what a person checks. */
export interface PreviewRecord {
  readonly where: string;
  readonly id: string;
  /** Null if the record would be left out, for the reason in `remarks`. */
  readonly position: LongitudeLatitude | null;
  readonly name: string;
  readonly address: string | null;
  readonly location: string | null;
  readonly phone: string | null;
  /** `read`: parsed; `words`: shown as text and not used in calculations. */
  readonly hours: 'read' | 'words' | 'none';
  readonly hoursText: string | null;
  readonly remarks: readonly string[];
}

/** A kind of value that was not recognised, how often it occurs, and the first example. */
export interface UnrecognisedValue {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

export interface FilePreview {
  /** Number of records inspected, and whether these are all. */
  readonly read: number;
  readonly isWhole: boolean;
  readonly kept: number;
  readonly hours: { readonly said: number; readonly understood: number };
  /** The countries they are in, as a sentence; null if none can be used. */
  readonly whereabouts: string | null;
  readonly dropped: readonly UnrecognisedValue[];
  readonly doubtful: readonly UnrecognisedValue[];
  /** The first ten records. */
  readonly records: readonly PreviewRecord[];
}

/** A line of the file, decoded with a given encoding. */
export interface EncodingCandidate {
  readonly encoding: string;
  readonly line: string;
}

/** A national grid that a table's metres may refer to, and the position of the first row in it. */
export interface GridCandidate {
  /** Code of the coordinate reference system, such as "EPSG:2056". */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 in lower case; empty at sea. */
  readonly country: string;
  readonly position: LongitudeLatitude;
}

/** The detected file format. */
export interface FileAnalysis {
  readonly file: string;
  /** A name for people. */
  readonly kind: string;
  readonly encoding: string;
  /** The assumed encoding if the file does not declare one and nobody chose one; null if it is known. */
  readonly guessedEncoding: string | null;
  /**
   * The text in the guessed encoding, followed by about equally plausible ones: if there are several, a person chooses.
   */
  readonly readings?: readonly EncodingCandidate[];
  /** For a table in metres, the possible grids: a person confirms one. */
  readonly grids?: readonly GridCandidate[];
  /** The sheets, layers or files in it, if there are several. */
  readonly parts?: readonly string[];
  /** Whether it can be read without a custom map, because its format is known or a map comes with the product. */
  readonly isRecognised: boolean;
  /**
   * Every column of a table with its assumed meaning; for a known table, the unused columns; none for a known format.
   */
  readonly columns: readonly ColumnGuess[];
  /** The column map, in the format of `import --map`; null if none is needed. */
  readonly map: ColumnMapDocument | null;
  readonly warnings: readonly string[];
  readonly preview: FilePreview;
}
