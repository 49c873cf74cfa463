/**
 * The `apikey` that the built site sends with every request. It is not secret and grants nothing. It is the same on
 * every installation and identifies an anonymous visitor, so the site can be built before the installation has keys.
 */
export const publishableKey = 'sb_publishable_embedded';
