import * as L from 'leaflet';
import { mapText } from './hub-map-text.ts';
import styles from './whole-world-control.module.css';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A globe in a square of 24 by 24. */
const globePath = 'M12 2a10 10 0 1 0 .01 0zM2 12h20M12 2c5.5 5.5 5.5 14.5 0 20M12 2c-5.5 5.5-5.5 14.5 0 20';

/** Adds the button that fits all hubs into view, below the zoom buttons. */
export function addWholeWorldControl(map: L.Map, onPress: () => void): void {
  const control = new L.Control({ position: 'topright' });
  control.onAdd = () => {
    const bar = L.DomUtil.create('div', 'leaflet-bar');
    bar.append(createButton(onPress));
    L.DomEvent.disableClickPropagation(bar);
    return bar;
  };
  control.addTo(map);
}

function createButton(onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `icon-button ${styles.button}`;
  button.title = mapText.wholeWorld;
  button.setAttribute('aria-label', mapText.wholeWorld);
  button.append(drawGlobe());
  button.addEventListener('click', onPress);
  return button;
}

function drawGlobe(): SVGSVGElement {
  const globe = document.createElementNS(svgNamespace, 'svg');
  globe.setAttribute('viewBox', '0 0 24 24');
  globe.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', globePath);
  globe.append(path);
  return globe;
}
