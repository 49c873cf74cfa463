import * as L from 'leaflet';
import type { FrameBox } from './label-side.ts';

/** Assumed width and height of a marker whose icon has no size, in CSS pixels. */
const defaultMarkerSizePx = 20;

/** Returns the boxes of a map's markers, relative to a canvas whose top left corner is at the layer point `corner`. */
export function computeMarkerBoxes(map: L.Map, corner: L.Point): FrameBox[] {
  const boxes: FrameBox[] = [];
  map.eachLayer((layer) => {
    if (!(layer instanceof L.Marker)) return;
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng()).subtract(corner);
    const { iconSize } = layer.getIcon().options;
    const half = (Array.isArray(iconSize) ? iconSize[0] : (iconSize?.x ?? defaultMarkerSizePx)) / 2;
    boxes.push({ left: x - half, top: y - half, right: x + half, bottom: y + half });
  });
  return boxes;
}

/**
 * Calls `work` in the next frame after markers were added or removed, because names are placed beside the markers.
 * Removing the map or calling the returned function stops this.
 */
export function watchMarkerChanges(map: L.Map, work: () => void): () => void {
  let frame: number | null = null;
  function onLayer({ layer }: L.LayerEvent): void {
    if (!(layer instanceof L.Marker)) return;
    frame ??= requestAnimationFrame(() => {
      frame = null;
      work();
    });
  }
  function stop(): void {
    map.off('layeradd layerremove', onLayer as L.LeafletEventHandlerFn);
    map.off('unload', stop);
    if (frame !== null) cancelAnimationFrame(frame);
  }
  map.on('layeradd layerremove', onLayer as L.LeafletEventHandlerFn);
  map.on('unload', stop);
  return stop;
}
