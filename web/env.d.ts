interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_PRODUCT_SITE?: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SITE_OPERATOR?: string;
  readonly VITE_SITE_OPERATOR_ADDRESS?: string;
  readonly VITE_SITE_CONTACT?: string;
  readonly VITE_TILE_URL?: string;
  readonly VITE_TILE_ATTRIBUTION?: string;
  readonly VITE_EXPLAINER_URL?: string;
  readonly VITE_AEDS_URL?: string;
  readonly VITE_STREETS_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

/** What to dial in each country, without sources and notes (scripts/toolchain/emergency-numbers-plugin.ts). */
declare module 'virtual:numbers-to-call' {
  export const numbers: import('./emergency-call/emergency-call.ts').AmbulanceNumbersByCountry;
}

/** Where the open sea is, in rows of half a degree (scripts/toolchain/emergency-numbers-plugin.ts). */
declare module 'virtual:open-sea' {
  export const rows: string;
}

/**
 * Chunks of time zones, in the order of `timeZoneChunkLetters`. Each is a file that contains the names of time zones by
 * country, and the ambulance numbers of these countries (scripts/toolchain/emergency-numbers-plugin.ts).
 */
declare module 'virtual:zone-volumes' {
  interface ZoneVolume {
    readonly zones: import('./emergency-call/zones/time-zone-chunks.ts').TimeZonesByCountry;
    readonly numbers: import('./emergency-call/emergency-call.ts').AmbulanceNumbersByCountry;
  }
  export const volumes: readonly (() => Promise<ZoneVolume>)[];
}
