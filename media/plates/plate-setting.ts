import type { Course } from './course.ts';
import type { LakeName, smallStates } from './lakes.ts';
import type { MarkKind } from './marks.ts';
import type { Pixel } from './path-data.ts';
import type { RiverName } from './rivers.ts';

export type LabelKind = 'sea' | 'land' | 'area' | 'town' | 'lake' | 'range';

/** Text, longitude, latitude, kind; for a town also on which side of its dot the name stands (right unless told). */
export type LabelSetting = readonly [
  text: string,
  longitude: number,
  latitude: number,
  kind: LabelKind,
  side?: 'left' | 'right' | 'above' | 'below',
];

/** Drawn land: `width` kilometres across, along a line. */
export interface Tract {
  readonly kind: MarkKind;
  readonly line: Course;
  readonly widthKm: number;
}

export interface PlateSetting {
  /** Width of the frame in kilometres. */
  readonly spanKm: number;
  /** Where the place is in the frame of 1600 × 640; (830, 312) unless told. Keep x in 620–980 for narrow crops. */
  readonly focus?: Pixel;
  /** Coast of the world (Natural Earth) unless the finer shore of the US Census Bureau is requested. */
  readonly coast?: 'us';
  /** What is washed with colour: a country by name, the landmass under the place, or US regions by FIPS code. */
  readonly home?:
    | { country: string }
    | { isLandmass: true }
    | { fips: readonly string[] }
    | { outline: keyof typeof smallStates };
  /** Draws the home's border as a solid line: for states too small for dashes. */
  readonly hasSolidBorder?: boolean;
  /** Prints county lines and the names that fit. */
  readonly hasCounties?: boolean;
  /** Texture of all land no tract claims. */
  readonly ground?: MarkKind;
  readonly tracts?: readonly Tract[];
  readonly lakes?: readonly LakeName[];
  readonly rivers?: readonly RiverName[];
  /** Sixteen winds from the place over the sea, for places with much of it. */
  readonly hasWinds?: boolean;
  /** Rounds the corners that the source geometry shows at this scale. */
  readonly isRounded?: boolean;
  readonly labels: readonly LabelSetting[];
  /** Where the page sets the cartouche on a wide plate: at its lower left, unless told otherwise, or hanging over the middle of its foot. */
  readonly cartouche?: 'left' | 'center';
}
