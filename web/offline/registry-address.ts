import { siteConfig } from '../site-config.ts';

/** Address of the registry's folder, whole and without a slash at its end. */
export function registryAddress(): string {
  return new URL(siteConfig.registryUrl, globalThis.location.href).href.replace(/\/$/, '');
}

export function indexAddress(): string {
  return `${registryAddress()}/index.json`;
}

/** Where what people report about AEDs is read, without the square. */
export function reportedAddress(): string {
  return new URL('/rest/v1/rpc/list_aed_reports', siteConfig.supabaseUrl || globalThis.location.href).href;
}
