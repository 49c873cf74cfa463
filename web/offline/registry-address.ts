import { siteConfig } from '../site-config.ts';

/** Returns the absolute URL of the registry's folder, without a trailing slash. */
export function buildRegistryUrl(): string {
  return new URL(siteConfig.registryUrl, globalThis.location.href).href.replace(/\/$/, '');
}

export function buildRegistryIndexUrl(): string {
  return `${buildRegistryUrl()}/index.json`;
}

/** Returns the URL from which reports about AEDs are read, without the parameter for the tile. */
export function buildReportsUrl(): string {
  return new URL('/rest/v1/rpc/list_aed_reports', siteConfig.supabaseUrl || globalThis.location.href).href;
}
