import type { Theme } from './embed-options.ts';

const rootPx = 16;
const made = new Map<string, CSSStyleSheet>();

/** Returns the stylesheet for these rules and this theme. All lists on a page share it. */
export function getSharedShadowStyles(css: string, theme: Theme): CSSStyleSheet {
  const key = theme + css;
  const known = made.get(key) ?? createShadowStyles(css, theme);
  made.set(key, known);
  return known;
}

const isScheme = /prefers-color-scheme:\s*(light|dark)/;

/**
 * Creates a constructed stylesheet for a shadow tree. A content security policy that forbids inline styles does not
 * forbid constructed stylesheets. Lengths in rem become pixels, because rem depends on the other site's root element.
 * `:root` becomes the host element. If the page sets a theme, its rules apply regardless of the system's colour scheme.
 */
export function createShadowStyles(css: string, theme: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const inPixels = css.replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * rootPx}px`);
  sheet.replaceSync(inPixels.replaceAll(':root', ':host'));
  if (theme !== 'auto') fixTheme(sheet.cssRules, theme);
  return sheet;
}

function fixTheme(rules: CSSRuleList, theme: 'light' | 'dark'): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const [, scheme] = isScheme.exec(rule.media.mediaText) ?? [];
    if (scheme !== undefined) rule.media.mediaText = scheme === theme ? 'screen' : 'not all';
    fixTheme(rule.cssRules, theme);
  }
}
