/** As far as it is used here; TypeScript's own library does not know it yet (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/** What of a piece of HTML could act by itself: other documents, handlers, addresses that are code. */
const acting =
  /<\s*\/?\s*(?:iframe|object|embed|base|meta|link|style)\b|<[^>]*[\s"'/]on[a-z]+\s*=|[\s"'/](?:href|src|srcdoc|action|formaction)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

/** HTML that only shows something; null for any that could act, which the browser then refuses to write. */
export function showingOnly(html: string): string | null {
  return acting.test(html) ? null : html;
}

/** An address of a script on this site; null for any other. */
export function ownScript(address: string): string | null {
  return new URL(address, window.location.href).origin === window.location.origin ? address : null;
}

/**
 * The one way in which text becomes HTML or the address of a script on a page, where the browser asks for one (the build's
 * content security policy makes it ask): Leaflet and React write HTML of their own, which only shows; code is never made of text.
 */
export function guardHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: showingOnly, createScriptURL: ownScript });
}
