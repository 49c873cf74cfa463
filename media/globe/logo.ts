import { palettes, renderIconPaletteCss } from '../plates/palette.ts';

/** Returns the shapes of the site's logo in a square of 64 units: a globe with a place and three rings around it. */
function logoShapes(colour: (name: 'sea' | 'ink' | 'accent' | 'wave') => string): string {
  return [
    `<circle cx="32" cy="32" r="27" fill="${colour('sea')}"/>`,
    `<g fill="none" stroke="${colour('wave')}" stroke-width="2"><ellipse cx="32" cy="32" rx="12" ry="27"/><path d="M5 32h54M9 18.5h46M9 45.5h46"/></g>`,
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${colour('ink')}" stroke-width="3"/>`,
    `<g fill="none" stroke="${colour('accent')}"><circle cx="38" cy="25" r="8.5" stroke-width="2.4"/><circle cx="38" cy="25" r="13" stroke-width="1.8" stroke-opacity=".75"/><circle cx="38" cy="25" r="17.5" stroke-width="1.4" stroke-opacity=".5"/></g>`,
    `<circle cx="38" cy="25" r="4.6" fill="${colour('accent')}"/>`,
  ].join('');
}

/** Renders the favicon, which follows the colour scheme of the reader's system. */
export function renderFavicon(): string {
  const shapes = logoShapes((name) => `var(--${name})`).replaceAll(
    /(fill|stroke)="(var\(--(\w+)\))"/g,
    'class="$1-$3"',
  );
  // The colours are applied through classes. fill="none" has no class and stays an attribute.
  const css = (['sea', 'ink', 'accent', 'wave'] as const).map(
    (name) => `.fill-${name}{fill:var(--${name})}.stroke-${name}{stroke:var(--${name})}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${renderIconPaletteCss(['sea', 'ink', 'accent', 'wave'])}${css.join('')}</style>${shapes}</svg>\n`;
}

/**
 * Renders the logo on a background as SVG, for conversion to PNG. `roomShare` is the margin on each side as a fraction
 * of the square.
 */
export function renderLogoWithBackground(roomShare: number): string {
  const scale = 1 - 2 * roomShare;
  const shapes = logoShapes((name) => palettes.light[name]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" fill="${palettes.light.paper}"/><g transform="translate(${64 * roomShare} ${64 * roomShare}) scale(${scale})">${shapes}</g></svg>`;
}
