import * as L from 'leaflet';
import type { FrameBox } from './label-side.ts';

/**
 * Returns the boxes of a map's markers and of the labels in them, relative to a canvas whose top left corner is at the
 * layer point `corner`.
 */
export function computeMarkerBoxes(map: L.Map, corner: L.Point): FrameBox[] {
  const frame = map.getContainer().getBoundingClientRect();
  const { x, y } = map.layerPointToContainerPoint(corner);
  const elements: Element[] = [];
  map.eachLayer((layer) => {
    const element = layer instanceof L.Marker ? layer.getElement() : undefined;
    if (element !== undefined) elements.push(element, ...element.children);
  });
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - frame.left - x,
      top: top - frame.top - y,
      right: right - frame.left - x,
      bottom: bottom - frame.top - y,
    }));
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
