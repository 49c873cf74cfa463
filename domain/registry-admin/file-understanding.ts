import type { LongitudeLatitude } from '../geography/position.ts';
import type { ColumnGuess, ColumnMapDocument } from './column-fields.ts';

/** A record as it would be published, in the little that a person looks at. */
export interface PreviewRecord {
  readonly where: string;
  readonly id: string;
  /** Null: it would be if omitted, for the reason in `remarks`. */
  readonly position: LongitudeLatitude | null;
  readonly name: string;
  readonly address: string | null;
  readonly location: string | null;
  readonly phone: string | null;
  /** `read`: understood; `words`: shown as they are and not calculated with. */
  readonly hours: 'read' | 'words' | 'none';
  readonly hoursText: string | null;
  readonly remarks: readonly string[];
}

/** Something that was not understood, how often, and the first example. */
export interface UnreadValue {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

export interface FilePreview {
  /** Records that were looked at, and whether these are all. */
  readonly read: number;
  readonly isWhole: boolean;
  readonly kept: number;
  readonly hours: { readonly said: number; readonly understood: number };
  /** In which countries they lie, in a sentence; null if none can be used. */
  readonly whereabouts: string | null;
  readonly dropped: readonly UnreadValue[];
  readonly doubtful: readonly UnreadValue[];
  /** The first ten. */
  readonly records: readonly PreviewRecord[];
}

/** How a line of a file reads in an encoding. */
export interface EncodingReading {
  readonly encoding: string;
  readonly line: string;
}

/** A national grid that the metres of a table may be of, and where it puts the first row. */
export interface GridReading {
  /** As "EPSG:2056". */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 in small letters; empty at sea. */
  readonly country: string;
  readonly position: LongitudeLatitude;
}

/** What a file is taken for. */
export interface FileUnderstanding {
  readonly file: string;
  /** In words. */
  readonly kind: string;
  readonly encoding: string;
  /** The same where the file does not say it and nobody named one; null if it is known. */
  readonly guessedEncoding: string | null;
  /** How it reads in the guessed one and, after it, in each that is about as plausible: of several, a person names the right one. */
  readonly readings?: readonly EncodingReading[];
  /** Of a table in metres, the grids it may be of: a person confirms one. */
  readonly grids?: readonly GridReading[];
  /** The sheets, layers or files in it, where it holds several. */
  readonly parts?: readonly string[];
  /** Whether it is read without its own map: its format, or a map that comes with the product, is known. */
  readonly isRecognised: boolean;
  /**
   * Every column of a table and what it is taken to hold; of a table that is known, those of which nothing is used; none for a format
   * that is known.
   */
  readonly columns: readonly ColumnGuess[];
  /** The column map, as `import --map` reads it; null if none is needed. */
  readonly map: ColumnMapDocument | null;
  readonly warnings: readonly string[];
  readonly preview: FilePreview;
}
