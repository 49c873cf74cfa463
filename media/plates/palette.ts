/** The two palettes of drawings. If the site uses a colour too, it must be the same as in web/styles/tokens.css. */
export const palettes = {
  light: {
    paper: '#faf7ef',
    card: '#fffdf7',
    ink: '#22251f',
    soft: '#5d645c',
    rule: '#d9d3c2',
    accent: '#a8432d',
    sea: '#dbe7e4',
    wave: '#8fb3b0',
    land: '#f6f1e3',
    edge: '#4b5b53',
    tint: '#f1e6cc',
    mark: '#9a967f',
    deep: '#3f706d',
  },
  dark: {
    paper: '#0a1720',
    card: '#10222d',
    ink: '#ece6d6',
    soft: '#9fb0aa',
    rule: '#24404b',
    accent: '#e3b15a',
    sea: '#0d1f2b',
    wave: '#2d5568',
    land: '#1d2f29',
    edge: '#8fae97',
    tint: '#2c4235',
    mark: '#58736a',
    deep: '#7faebb',
  },
} as const;

export type ColourName = keyof typeof palettes.light;

function properties(theme: keyof typeof palettes, names: readonly ColourName[]): string {
  return names.map((name) => `--${name}:${palettes[theme][name]}`).join(';');
}

/**
 * Returns the CSS for the colours of a drawing. The drawing is dark if its URL has the fragment `#dark`, which selects
 * the root of the drawing. WebKit does not pass a colour scheme to an SVG in <img>, so the page adds the fragment; see
 * web/ui/page/theme-image.tsx.
 */
export function renderDrawingPaletteCss(names: readonly ColourName[]): string {
  return `:root{${properties('light', names)}}:root:target{${properties('dark', names)}}`;
}

/**
 * Returns the CSS for the colours of the favicon. No page can set these colours, so they follow the system's colour
 * scheme if the browser supports that.
 */
export function renderIconPaletteCss(names: readonly ColourName[]): string {
  return `:root{${properties('light', names)}}@media (prefers-color-scheme:dark){:root{${properties('dark', names)}}}`;
}
