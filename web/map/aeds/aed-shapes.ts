import { formatClusterCount } from './aed-map-text.ts';
import styles from './aed-shapes.module.css';
import { computeAedMarkerSizePx } from './cluster-aeds.ts';
import type { MapAed } from './map-aed.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Outline of a sign on a post, 44 units wide and 50 high. Its tip is at (22, 47). */
const signPath = 'M9 4h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-8l-5 9-5-9H9a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z';
const strikePath = 'M7 36 37 6';

/** A heart with a bolt through it, as on the sign for an AED (ISO 7010, E010), in a square of 16 by 16 units. */
const heartPath = 'M8 14.2 2.6 8.6A3.4 3.4 0 0 1 8 4.5a3.4 3.4 0 0 1 5.4 4.1z';
const boltPath = 'M8.9 4.6 6.3 8.9h1.6L7 12.3l3-4.5H8.3z';

function drawPaths(viewBox: string, paths: readonly { readonly d: string; readonly className: string }[]) {
  const picture = document.createElementNS(svgNamespace, 'svg');
  picture.setAttribute('viewBox', viewBox);
  picture.setAttribute('aria-hidden', 'true');
  for (const { d, className } of paths) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('d', d);
    path.setAttribute('class', className);
    picture.append(path);
  }
  return picture;
}

function drawText(text: string, className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

const nameOf = (name: string | undefined) => name ?? '';

/**
 * Draws a numbered sign. It is filled if the AED is probably usable, only outlined if that is uncertain, and struck
 * through if the AED is probably not usable. A mobile AED has a dashed outline.
 */
export function drawAedSign({ number, usability, isMoving = false }: MapAed): HTMLElement {
  const sign = document.createElement('span');
  sign.className = nameOf(styles.sign);
  sign.dataset.usability = usability;
  sign.toggleAttribute('data-moving', isMoving);
  const strike = usability === 'unlikely' ? [{ d: strikePath, className: nameOf(styles.strike) }] : [];
  sign.append(
    drawPaths('0 0 44 50', [
      { d: signPath, className: nameOf(styles.halo) },
      { d: signPath, className: nameOf(styles.plate) },
      ...strike,
    ]),
    drawText(String(number), nameOf(styles.number)),
  );
  return sign;
}

/** Draws an AED that is not in the list. */
export function drawAedDot(): HTMLElement {
  const point = document.createElement('span');
  point.className = nameOf(styles.point);
  point.append(
    drawPaths('0 0 16 16', [
      { d: heartPath, className: nameOf(styles.heart) },
      { d: boltPath, className: nameOf(styles.bolt) },
    ]),
  );
  return point;
}

/** Draws a cluster. `hasHiddenAeds` is true if its number includes AEDs that the filter hides. */
export function drawAedCluster(count: number, hasHiddenAeds: boolean): HTMLElement {
  const group = drawText(formatClusterCount(count), nameOf(styles.group));
  const sizePx = computeAedMarkerSizePx(Math.max(2, count));
  group.style.width = `${sizePx}px`;
  group.style.height = `${sizePx}px`;
  group.toggleAttribute('data-whole', hasHiddenAeds);
  return group;
}

/** Draws the crosshair at a proposed search position that the visitor has not confirmed yet. */
export function drawCrosshair(): HTMLElement {
  const crosshair = document.createElement('span');
  crosshair.className = nameOf(styles.crosshair);
  const cross = 'M24 3v16M24 29v16M3 24h16M29 24h16M24 12a12 12 0 1 0 .01 0z';
  crosshair.append(
    drawPaths('0 0 48 48', [
      { d: cross, className: nameOf(styles.crossHalo) },
      { d: cross, className: nameOf(styles.cross) },
    ]),
  );
  return crosshair;
}
