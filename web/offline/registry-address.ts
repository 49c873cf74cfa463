import { siteConfig } from '../site-config.ts';

/** Absolute URL of the registry's folder, without a trailing slash. */
export function registryAddress(): string {
  return new URL(siteConfig.registryUrl, globalThis.location.href).href.replace(/\/$/, '');
}

export function indexAddress(): string {
  return `${registryAddress()}/index.json`;
}

/** Where reports about AEDs are read, without the tile. */
export function reportedAddress(): string {
  return new URL('/rest/v1/rpc/list_aed_reports', siteConfig.supabaseUrl || globalThis.location.href).href;
}
