/** Build-time configuration by VITE_* variables; see README.md for the list. */
const env = import.meta.env;

export const siteConfig = {
  /** Replaces {product} in the specification. */
  productName: env.VITE_PRODUCT_NAME || 'Symbiotics',
  /** Target of 'Visit {product}.One'. */
  productSite: env.VITE_PRODUCT_SITE || 'https://symbiotics.one',
  /** Origin of the published site, for canonical and social URLs. */
  siteOrigin: (env.VITE_SITE_ORIGIN || 'https://symbiotics.one').replace(/\/$/, ''),
  /** The operator of this installation, for the legal pages; empty until configured. */
  operator: {
    name: (env.VITE_SITE_OPERATOR || '').trim(),
    postalAddress: (env.VITE_SITE_OPERATOR_ADDRESS || '').trim(),
    /** An e-mail address, or a URL that starts with https. */
    contact: (env.VITE_SITE_CONTACT || '').trim(),
  },
  tileUrl: env.VITE_TILE_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  tileAttribution:
    env.VITE_TILE_ATTRIBUTION ||
    '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>',
  /** Folder of the AED registry's index and cells; without an index there the locator shows its samples. */
  registryUrl: (env.VITE_AEDS_URL || '/aeds').replace(/\/$/, ''),
  /** Folder of the streets' index and cells; without an index there ways are straight lines. */
  streetsUrl: (env.VITE_STREETS_URL || '/streets').replace(/\/$/, ''),
  /** URL of the video platform's player for the explainer; by default the site's own player. */
  explainerUrl: env.VITE_EXPLAINER_URL || '/player',
  /** The hosted backend's URL and public key; by default the server that sends the site is the backend. */
  supabaseUrl: (env.VITE_SUPABASE_URL || '').replace(/\/$/, ''),
  supabaseKey: env.VITE_SUPABASE_ANON_KEY || 'sb_publishable_embedded',
} as const;

/** Source of the maps' streets: the site's own if published, else a tile server. */
export const siteTiles = {
  url: siteConfig.tileUrl,
  attribution: siteConfig.tileAttribution,
  streetsUrl: siteConfig.streetsUrl,
} as const;
