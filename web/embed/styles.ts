import type { Theme } from './options.ts';

const rootPx = 16;
const isScheme = /prefers-color-scheme:\s*(light|dark)/;

/**
 * A stylesheet for a shadow tree, which no policy against inline styles forbids. Lengths that count from the host page's root, whatever size that has,
 * become pixels; `:root` becomes the element; and a page that wants one theme gets its rules whatever the system has.
 */
export function makeStyles(css: string, theme: Theme): CSSStyleSheet {
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
