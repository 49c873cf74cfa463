import type { Hub } from '../../../domain/hub/hub.ts';
import { markerStyle, type SliBand } from '../../../domain/hub/marker-style.ts';
import { bandGlyphPath } from './band-glyph.ts';
import styles from './hub-markers.module.css';

/** A hub's marker: size, ring and colour by the specification. */
export function drawHub(hub: Hub): HTMLElement {
  const { band, sizePx, borderPx } = markerStyle(hub);
  const circle = createRound(styles.circle, sizePx);
  circle.dataset.band = band;
  circle.style.borderWidth = `${borderPx}px`;
  circle.append(drawGlyph(band));
  return circle;
}

function createRound(className: string | undefined, sizePx: number): HTMLElement {
  const circle = document.createElement('span');
  circle.className = className ?? '';
  circle.style.width = `${sizePx}px`;
  circle.style.height = `${sizePx}px`;
  return circle;
}

function drawGlyph(band: SliBand): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(namespace, 'svg');
  picture.setAttribute('viewBox', '-0.5 -0.5 13 13');
  picture.setAttribute('width', '13');
  picture.setAttribute('height', '13');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', bandGlyphPath[band]);
  picture.append(path);
  return picture;
}
