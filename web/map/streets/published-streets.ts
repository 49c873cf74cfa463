import * as L from 'leaflet';
import { streetCellZoom } from '../../../domain/streets/street-cell.ts';
import { StreetFiles } from '../../streets/street-files.ts';
import { addStreetLayer } from './street-layer.ts';

interface PublishedStreets {
  /** Hears whether the map shows them where it stands now. */
  readonly onShown: (isShown: boolean) => void;
}

/** Shows the site's own streets wherever they are published and the scale is fine enough. Returns how to stop. */
export function showPublishedStreets(map: L.Map, url: string, { onShown }: PublishedStreets): () => void {
  const files = new StreetFiles(url);
  let removeLayer: (() => void) | null = null;
  let isStopped = false;
  let area: L.LatLngBounds | null = null;
  const look = () => {
    const isShown = area !== null && map.getZoom() >= streetCellZoom && area.contains(map.getCenter().wrap());
    if (isShown && removeLayer === null) removeLayer = addStreetLayer(map, files);
    if (!isShown && removeLayer !== null) {
      removeLayer();
      removeLayer = null;
    }
    onShown(isShown);
  };
  files.index().then(
    (index) => {
      if (index === null || isStopped) return;
      const [west, south, east, north] = index.bounds;
      area = L.latLngBounds([south, west], [north, east]);
      map.on('moveend', look);
      look();
    },
    (cause: unknown) => console.warn('The published streets could not be looked for; other tiles stay.', cause),
  );
  return function stop() {
    isStopped = true;
    map.off('moveend', look);
    removeLayer?.();
  };
}
