import styles from './street-palette.module.css';

const names = [
  'land',
  'built',
  'special',
  'parking',
  'wood',
  'grass',
  'bare',
  'ice',
  'sea',
  'water',
  'shore',
  'building',
  'wall',
  'square',
  'casing',
  'thin',
  'main',
  'middle',
  'small',
  'path',
  'steps',
  'rail',
  'ink',
  'halo',
] as const;

export type StreetPalette = Readonly<Record<(typeof names)[number], string>>;

/** Reads the colours for the system's current colour scheme. */
export function readStreetPalette(container: HTMLElement): StreetPalette {
  container.classList.add(styles.palette ?? '');
  const tokens = getComputedStyle(container);
  const colours = names.map((name) => [name, tokens.getPropertyValue(`--street-${name}`).trim()] as const);
  return Object.fromEntries(colours) as StreetPalette;
}

const greens: Readonly<Record<string, keyof StreetPalette>> = {
  wood: 'wood',
  rock: 'bare',
  sand: 'bare',
  glacier: 'ice',
  farmland: 'land',
  cemetery: 'wood',
};
export const vegetationColorKey = (kind: string): keyof StreetPalette => greens[kind] ?? 'grass';

const builts: Readonly<Record<string, keyof StreetPalette>> = {
  hospital: 'special',
  school: 'special',
  parking: 'parking',
  pitch: 'wood',
};
export const buildingColorKey = (kind: string): keyof StreetPalette => builts[kind] ?? 'built';

/** The style of a road. A road with a higher rank is drawn over one with a lower rank; `metres` is its width. */
export interface RoadStyle {
  readonly rank: number;
  readonly metres: number;
  readonly colour: keyof StreetPalette;
  /** The lowest zoom at which the road is drawn. */
  readonly fromZoom: number;
}

const looks: Readonly<Record<string, RoadStyle>> = {
  motorway: { rank: 9, metres: 14, colour: 'main', fromZoom: 0 },
  trunk: { rank: 8, metres: 12, colour: 'main', fromZoom: 0 },
  primary: { rank: 7, metres: 10, colour: 'main', fromZoom: 0 },
  secondary: { rank: 6, metres: 9, colour: 'middle', fromZoom: 0 },
  tertiary: { rank: 5, metres: 8, colour: 'middle', fromZoom: 0 },
  unclassified: { rank: 4, metres: 6, colour: 'small', fromZoom: 12 },
  residential: { rank: 4, metres: 6, colour: 'small', fromZoom: 13 },
  living_street: { rank: 4, metres: 5.5, colour: 'small', fromZoom: 13 },
  pedestrian: { rank: 4, metres: 5, colour: 'square', fromZoom: 14 },
  service: { rank: 3, metres: 3.5, colour: 'small', fromZoom: 14 },
  track: { rank: 2, metres: 2.5, colour: 'path', fromZoom: 13 },
  steps: { rank: 1, metres: 2, colour: 'steps', fromZoom: 15 },
};
const pathLook: RoadStyle = { rank: 1, metres: 1.6, colour: 'path', fromZoom: 14 };
const otherRoad: RoadStyle = { rank: 3, metres: 4, colour: 'small', fromZoom: 14 };

export function roadStyleOf(kind: string, isForCars: boolean): RoadStyle {
  return looks[kind.replace(/_link$/, '')] ?? (isForCars ? otherRoad : pathLook);
}
