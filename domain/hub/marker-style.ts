import type { Hub } from './hub.ts';

/** Bands of the Symbiotic Longevity Index, best first. */
export type SliBand = 'green' | 'lime' | 'yellow' | 'grey';

/** The band of an index from 0 to 1. */
export function sliBand(sli: number): SliBand {
  if (sli >= 0.9) return 'green';
  if (sli >= 0.85) return 'lime';
  if (sli >= 0.8) return 'yellow';
  return 'grey';
}

export interface MarkerStyle {
  readonly band: SliBand;
  /** Diameter, in CSS pixels. */
  readonly sizePx: number;
  /** Width of the ring, in CSS pixels. */
  readonly borderPx: number;
}

/** How a hub is drawn on the map: colour by its index, size by its index, ring by its access. */
export function markerStyle(hub: Pick<Hub, 'sli' | 'xiAccess'>): MarkerStyle {
  return { band: sliBand(hub.sli), sizePx: 20 + hub.sli * 20, borderPx: 2 + hub.xiAccess * 4 };
}
