/**
 * The part of Trusted Types that is used here. TypeScript's library does not define it yet
 * (https://www.w3.org/TR/trusted-types/).
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/** Matches HTML that may run code, because it contains nested documents, event handlers or script URLs. */
const executableHtml =
  /<\s*\/?\s*(?:iframe|object|embed|base|meta|link|style)\b|<[^>]*[\s"'/]on[a-z]+\s*=|[\s"'/](?:href|src|srcdoc|action|formaction)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

/** Returns HTML unchanged if it cannot run code. Otherwise returns null, so that the browser refuses to write it. */
export function toPassiveHtml(html: string): string | null {
  return executableHtml.test(html) ? null : html;
}

/** Returns the URL of a script on this site unchanged, and null for any other URL. */
export function toSameSiteScriptUrl(address: string): string | null {
  return new URL(address, window.location.href).origin === window.location.origin ? address : null;
}

/**
 * Installs the only policy by which a page may turn text into HTML or a script URL. It has an effect only in browsers
 * that support Trusted Types, which the content security policy turns on. Leaflet and React write HTML that cannot run
 * code, and no text is ever turned into code.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: toPassiveHtml, createScriptURL: toSameSiteScriptUrl });
}
