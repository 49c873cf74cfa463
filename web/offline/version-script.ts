/** What the router leaves on the page: its list of all routes, a script named after its content. */
interface RouterTraces {
  readonly __reactRouterManifest?: { readonly url?: string };
}

/** Whole address of the script that tells the version of the open page; null if the page was not started by a build. */
export function versionScript(): string | null {
  const path = (globalThis as RouterTraces).__reactRouterManifest?.url;
  return path === undefined ? null : new URL(path, location.href).href;
}
