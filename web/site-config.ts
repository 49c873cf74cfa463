/** What a deployment may change at build time, by VITE_* variables; README.md lists them. */
const env = import.meta.env;

export const siteConfig = {
  /** The product's name wherever the specification says {product}. */
  productName: env.VITE_PRODUCT_NAME || 'Symbiotics',
  /** Where 'Visit {product}.One' leads. */
  productSite: env.VITE_PRODUCT_SITE || 'https://symbiotics.one',
  /** Origin of the published site, for canonical and social addresses. */
  siteOrigin: (env.VITE_SITE_ORIGIN || 'https://symbiotics.one').replace(/\/$/, ''),
  /** Who answers for this installation, for the legal pages; each empty until its operator fills it in. */
  operator: {
    name: (env.VITE_SITE_OPERATOR || '').trim(),
    postalAddress: (env.VITE_SITE_OPERATOR_ADDRESS || '').trim(),
    /** A mail address, or an address that starts with https. */
    contact: (env.VITE_SITE_CONTACT || '').trim(),
  },
  tileUrl: env.VITE_TILE_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  tileAttribution:
    env.VITE_TILE_ATTRIBUTION ||
    '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>',
  /** Folder of the AED registry's index and cells; without one there the locator shows its samples. */
  registryUrl: (env.VITE_AEDS_URL || '/aeds').replace(/\/$/, ''),
  /** Folder of the streets' index and cells; without one there ways are straight lines. */
  streetsUrl: (env.VITE_STREETS_URL || '/streets').replace(/\/$/, ''),
  /** Address of the video platform's player for the explainer; the site's own player if none is set. */
  explainerUrl: env.VITE_EXPLAINER_URL || '/player',
  /** The hosted backend's address and public key; where unset, the server that sends the site is the backend. */
  supabaseUrl: (env.VITE_SUPABASE_URL || '').replace(/\/$/, ''),
  supabaseKey: env.VITE_SUPABASE_ANON_KEY || 'sb_publishable_embedded',
} as const;

/** Where the maps' streets come from: the site's own where they are published, else a tile server. */
export const siteTiles = {
  url: siteConfig.tileUrl,
  attribution: siteConfig.tileAttribution,
  streetsUrl: siteConfig.streetsUrl,
} as const;
