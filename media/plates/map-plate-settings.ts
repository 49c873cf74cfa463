import type { CoordinateText } from './coordinate-text.ts';
import type { LakeName, smallStateOutlines } from './lakes.ts';
import type { Pixel } from './path-data.ts';
import type { RiverName } from './rivers.ts';
import type { TerrainKind } from './terrain-symbols.ts';

export type LabelKind = 'sea' | 'land' | 'area' | 'town' | 'lake' | 'range';

/** A name on a plate. `side` is the side of a town's dot on which its name is placed, by default the right. */
export type LabelSettings = readonly [
  text: string,
  longitude: number,
  latitude: number,
  kind: LabelKind,
  side?: 'left' | 'right' | 'above' | 'below',
];

/** A strip of land along a line, filled with symbols of one kind. */
export interface TerrainStrip {
  readonly kind: TerrainKind;
  readonly line: CoordinateText;
  readonly widthKm: number;
}

export interface MapPlateSettings {
  /** Width of the map in kilometres. */
  readonly spanKm: number;
  /**
   * Position of the place in the frame of 1600 × 640, by default (830, 312). x should be between 620 and 980, because
   * narrow pages crop the frame.
   */
  readonly focus?: Pixel;
  /** 'us' uses the finer shore of the US Census Bureau instead of Natural Earth's. */
  readonly coast?: 'us';
  /**
   * The shaded area: a country by its name, the landmass that contains the place, US regions by their FIPS codes, or an
   * outline of `smallStateOutlines`. Around US regions the borders of counties are drawn, with their names where they fit.
   */
  readonly home?:
    | { country: string }
    | { isLandmass: true }
    | { fips: readonly string[] }
    | { outline: keyof typeof smallStateOutlines };
  /** Whether to draw the border of the shaded area as a solid line, for states that are too small for dashes. */
  readonly hasSolidBorder?: boolean;
  /** Kind of symbols for all land that is in none of the strips in `strips`. */
  readonly ground?: TerrainKind;
  readonly strips?: readonly TerrainStrip[];
  readonly lakes?: readonly LakeName[];
  readonly rivers?: readonly RiverName[];
  /**
   * Whether to draw a compass rose with 16 points on the sea around the place. It suits places that are surrounded by
   * much sea.
   */
  readonly hasWinds?: boolean;
  /** Whether to round the corners of the coast, for geometry that is too coarse for this scale. */
  readonly isRounded?: boolean;
  readonly labels: readonly LabelSettings[];
  /**
   * Position of the cartouche (the box with the title) on a wide page: the lower left by default, or the middle of the
   * bottom edge.
   */
  readonly cartouche?: 'left' | 'center';
}
