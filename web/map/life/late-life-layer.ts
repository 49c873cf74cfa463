import type * as L from 'leaflet';
import type { LifeLayerListener } from './life-shades.ts';

/**
 * Shades a map's countries by life expectancy, with code loaded on first request. Returns a function that removes the
 * shade.
 */
export function shadeByLife(map: L.Map, listener: LifeLayerListener): () => void {
  let isWanted = true;
  let remove = () => {};
  import('./life-layer.ts').then(
    ({ addLifeLayer }) => {
      if (isWanted) remove = addLifeLayer(map, listener);
    },
    (cause: unknown) => {
      console.warn('The code of the shades did not load:', cause);
      if (isWanted) listener.onFailure();
    },
  );
  return function stopShading() {
    isWanted = false;
    remove();
  };
}
