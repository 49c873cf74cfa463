import type * as L from 'leaflet';
import type { LifeExpectancyLayerListener } from './life-expectancy-shades.ts';

/**
 * Shades a map's countries by life expectancy. The code for that is loaded on the first call. Returns a function that
 * removes the shading.
 */
export function shadeByLifeExpectancy(map: L.Map, listener: LifeExpectancyLayerListener): () => void {
  let isWanted = true;
  let remove = () => {};
  import('./life-expectancy-layer.ts').then(
    ({ addLifeExpectancyLayer }) => {
      if (isWanted) remove = addLifeExpectancyLayer(map, listener);
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
