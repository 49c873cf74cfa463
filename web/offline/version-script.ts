/** Set by the router on the page: its route manifest, a script named by content hash. */
interface RouterTraces {
  readonly __reactRouterManifest?: { readonly url?: string };
}

/** Absolute URL of the script that identifies the open page's version; null if the page did not come from a build. */
export function versionScriptUrl(): string | null {
  const path = (globalThis as RouterTraces).__reactRouterManifest?.url;
  return path === undefined ? null : new URL(path, location.href).href;
}
