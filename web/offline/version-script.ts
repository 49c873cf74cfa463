/**
 * The part of the router's global variables that identifies the page's version. The router's manifest is a script whose
 * name contains a hash of its content.
 */
interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly url?: string };
}

/**
 * Returns the absolute URL of the script that identifies the open page's version, or null if the page does not come
 * from a build.
 */
export function findVersionScriptUrl(): string | null {
  const path = (globalThis as RouterGlobals).__reactRouterManifest?.url;
  return path === undefined ? null : new URL(path, location.href).href;
}
