/** The build-time configuration from VITE_* variables, which README.md lists. */
const env = import.meta.env;

export const siteConfig = {
  /** The name that replaces {product} in the specification. */
  productName: env.VITE_PRODUCT_NAME || 'Symbiotics',
  /** Target of the link 'Visit {product}.One'. */
  productSite: env.VITE_PRODUCT_SITE || 'https://symbiotics.one',
  /** Origin of the published site, used in canonical URLs and in tags for social media. */
  siteOrigin: (env.VITE_SITE_ORIGIN || 'https://symbiotics.one').replace(/\/$/, ''),
  /** The operator of this installation, named on the legal pages. The values are empty until they are configured. */
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
  /**
   * URL of the folder with the AED registry's index and cells. Without an index there, the locator shows sample data.
   */
  registryUrl: (env.VITE_AEDS_URL || '/aeds').replace(/\/$/, ''),
  /** URL of the folder with the index and cells of the streets. Without an index there, routes are straight lines. */
  streetsUrl: (env.VITE_STREETS_URL || '/streets').replace(/\/$/, ''),
  /** URL of a video platform's player for the explainer video. By default it is the site's own player. */
  explainerUrl: env.VITE_EXPLAINER_URL || '/player',
  /** URL and public key of a hosted backend. By default the server that sends the site is the backend. */
  supabaseUrl: (env.VITE_SUPABASE_URL || '').replace(/\/$/, ''),
  supabaseKey: env.VITE_SUPABASE_ANON_KEY || 'sb_publishable_embedded',
} as const;

/** Where the maps get streets from: the site's own streets if they are published, otherwise a tile server. */
export const siteTiles = {
  url: siteConfig.tileUrl,
  attribution: siteConfig.tileAttribution,
  streetsUrl: siteConfig.streetsUrl,
} as const;
