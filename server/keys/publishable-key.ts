/**
 * What the built site sends as its `apikey`. It is no secret and opens nothing: it stands for an anonymous visitor, on every
 * installation, so that the site can be built before the installation has keys.
 */
export const publishableKey = 'sb_publishable_embedded';
