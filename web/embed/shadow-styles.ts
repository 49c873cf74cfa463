import type { Theme } from './embed-options.ts';

const rootPx = 16;
const made = new Map<string, CSSStyleSheet>();

/** The same stylesheet for every list of a page with these rules and this theme. */
export function shadowStylesFor(css: string, theme: Theme): CSSStyleSheet {
  const key = theme + css;
  const known = made.get(key) ?? createShadowStyles(css, theme);
  made.set(key, known);
  return known;
}

const isScheme = /prefers-color-scheme:\s*(light|dark)/;

/**
 * A constructed stylesheet for a shadow tree, which a policy against inline styles does not forbid. rem lengths, which
 * depend on the host page's root, become pixels; `:root` becomes the host element; and a page that sets a theme gets
 * its rules whatever the system's scheme is.
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
