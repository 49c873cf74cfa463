/**
 * The `apikey` that the built site sends. It is not secret and grants nothing: it stands for an anonymous visitor on
 * every installation, so that the site can be built before the installation has keys.
 */
export const publishableKey = 'sb_publishable_embedded';
