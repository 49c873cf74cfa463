/** The part used here; TypeScript's library does not define it yet (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/** Parts of HTML that could execute: nested documents, event handlers, script URLs. */
const acting =
  /<\s*\/?\s*(?:iframe|object|embed|base|meta|link|style)\b|<[^>]*[\s"'/]on[a-z]+\s*=|[\s"'/](?:href|src|srcdoc|action|formaction)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

/** Passive HTML; null for any that could execute, which the browser then refuses to write. */
export function passiveHtmlOrNull(html: string): string | null {
  return acting.test(html) ? null : html;
}

/** URL of a script on this site; null for any other. */
export function sameSiteScriptUrl(address: string): string | null {
  return new URL(address, window.location.href).origin === window.location.origin ? address : null;
}

/**
 * The only way in which text becomes HTML or a script URL on a page, where the browser supports Trusted Types (the
 * content security policy enables them): Leaflet and React write passive HTML; code is never made from text.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: passiveHtmlOrNull, createScriptURL: sameSiteScriptUrl });
}
