import type { Hub } from './hub.ts';

/** Colours for ranges of the Symbiotic Longevity Index, from the highest to the lowest. */
export type SliBand = 'green' | 'lime' | 'yellow' | 'grey';

/** Returns the colour for an SLI from 0 to 1. */
export function chooseSliBand(sli: number): SliBand {
  if (sli >= 0.9) return 'green';
  if (sli >= 0.85) return 'lime';
  if (sli >= 0.8) return 'yellow';
  return 'grey';
}

export interface MarkerStyle {
  readonly band: SliBand;
  /** Diameter of the marker in CSS pixels. */
  readonly sizePx: number;
  /** Width of the marker's border in CSS pixels. */
  readonly borderPx: number;
}

/** Returns the style of a hub's marker. Its colour and size show the hub's SLI, its border shows Ξaccess. */
export function createMarkerStyle(hub: Pick<Hub, 'sli' | 'xiAccess'>): MarkerStyle {
  return { band: chooseSliBand(hub.sli), sizePx: 20 + hub.sli * 20, borderPx: 2 + hub.xiAccess * 4 };
}
