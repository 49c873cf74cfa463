/**
 * The part of the router's global variables that identifies the page's version. The route manifest is a script named by
 * content hash.
 */
interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly url?: string };
}

/** Absolute URL of the script that identifies the open page's version; null if the page did not come from a build. */
export function versionScriptUrl(): string | null {
  const path = (globalThis as RouterGlobals).__reactRouterManifest?.url;
  return path === undefined ? null : new URL(path, location.href).href;
}
