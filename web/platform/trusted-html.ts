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

/** Matches HTML that could run code: nested documents, event handlers and script URLs. */
const executableHtml =
  /<\s*\/?\s*(?:iframe|object|embed|base|meta|link|style)\b|<[^>]*[\s"'/]on[a-z]+\s*=|[\s"'/](?:href|src|srcdoc|action|formaction)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

/**
 * Returns HTML that cannot run code unchanged. For other HTML it returns null, so that the browser refuses to write it.
 */
export function toPassiveHtml(html: string): string | null {
  return executableHtml.test(html) ? null : html;
}

/** Returns the URL of a script on this site unchanged, and null for any other URL. */
export function toSameSiteScriptUrl(address: string): string | null {
  return new URL(address, window.location.href).origin === window.location.origin ? address : null;
}

/**
 * Installs the only way in which a page may turn text into HTML or a script URL, where the browser supports Trusted
 * Types. The content security policy enables them. Leaflet and React write passive HTML; text is never turned into
 * code.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: toPassiveHtml, createScriptURL: toSameSiteScriptUrl });
}
