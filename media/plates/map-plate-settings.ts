import type { CoordinateText } from './coordinate-text.ts';
import type { LakeName, smallStates } from './lakes.ts';
import type { Pixel } from './path-data.ts';
import type { RiverName } from './rivers.ts';
import type { TerrainKind } from './terrain-symbols.ts';

export type LabelKind = 'sea' | 'land' | 'area' | 'town' | 'lake' | 'range';

/** Text, longitude, latitude, kind; for a town also the side of its dot for the name (right by default). */
export type LabelSettings = readonly [
  text: string,
  longitude: number,
  latitude: number,
  kind: LabelKind,
  side?: 'left' | 'right' | 'above' | 'below',
];

/** Land drawn along a line, `width` kilometres wide. */
export interface TerrainStrip {
  readonly kind: TerrainKind;
  readonly line: CoordinateText;
  readonly widthKm: number;
}

export interface MapPlateSettings {
  /** Width of the frame in kilometres. */
  readonly spanKm: number;
  /** Position of the place in the frame of 1600 × 640; (830, 312) by default. Keep x in 620–980 for narrow crops. */
  readonly focus?: Pixel;
  /** Coast of the world (Natural Earth), or the finer shore of the US Census Bureau. */
  readonly coast?: 'us';
  /** The shaded area: a country by name, the landmass under the place, or US regions by FIPS code. */
  readonly home?:
    | { country: string }
    | { isLandmass: true }
    | { fips: readonly string[] }
    | { outline: keyof typeof smallStates };
  /** Draws the home's border as a solid line: for states too small for dashes. */
  readonly hasSolidBorder?: boolean;
  /** Draws county borders and the names that fit. */
  readonly hasCounties?: boolean;
  /** Texture of all land outside of tracts. */
  readonly ground?: TerrainKind;
  readonly tracts?: readonly TerrainStrip[];
  readonly lakes?: readonly LakeName[];
  readonly rivers?: readonly RiverName[];
  /** A 16-point compass rose from the place over the sea, for places with much of it. */
  readonly hasWinds?: boolean;
  /** Rounds the corners that the source geometry shows at this scale. */
  readonly isRounded?: boolean;
  readonly labels: readonly LabelSettings[];
  /** Position of the cartouche on a wide plate: lower left by default, or overlapping the middle of its bottom edge. */
  readonly cartouche?: 'left' | 'center';
}
