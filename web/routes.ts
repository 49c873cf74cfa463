import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The routes of the site. Places have three layouts, listed in this order: its own layout, a placeholder, and the
 * shared template.
 */
export default [
  layout('pages/site-layout.tsx', [
    // The map, the list of places, and the pages about the atlas.
    index('pages/atlas/home.tsx'),
    route('hubs', 'pages/atlas/hubs.tsx'),
    route('methodology', 'pages/atlas/methodology.tsx'),
    route('principles', 'pages/atlas/principles.tsx'),
    route('architecture', 'pages/atlas/architecture.tsx'),
    route('ledger', 'pages/ledger.tsx'),
    route('developers', 'pages/developers.tsx'),
    // The list of AEDs for other sites, and the stickers.
    route('embed', 'pages/embed.tsx'),
    route('sticker', 'pages/sticker.tsx'),
    // The page for stewards.
    route('check-again', 'pages/check-again.tsx'),
    // Life expectancy of the world and of each country.
    route('life-expectancy', 'pages/life-expectancy/life-expectancy.tsx'),
    route('life-expectancy/vat', 'pages/life-expectancy/holy-see.tsx'),
    route('life-expectancy/:code', 'pages/life-expectancy/country.tsx'),
    route('blue-zones-evidence', 'pages/life-expectancy/blue-zones-evidence.tsx'),
    // A place, in each of the three layouts.
    route('bluezones/iceland', 'pages/place/iceland.tsx'),
    route('bluezones/oahu-honolulu', 'pages/place/oahu-honolulu.tsx'),
    route('bluezones/:slug', 'pages/place/place.tsx'),
    // Emergency pages. They load as little as possible.
    route('aed', 'pages/emergency/aed.tsx'),
    // The page of one AED. Its content comes from the registry, and our server fills it in.
    route('aed/*', 'pages/emergency/aed-entry.tsx'),
    // The pages of the AEDs of a country or a town, which our server fills in too.
    route('aeds/*', 'pages/emergency/aeds.tsx'),
    route('cpr', 'pages/emergency/cpr.tsx'),
    route('emergency-numbers', 'pages/emergency/emergency-numbers.tsx'),
    // Account pages.
    route('sign-in', 'pages/account/sign-in.tsx'),
    route('sign-in/create', 'pages/account/create-account.tsx'),
    route('sign-in/forgotten', 'pages/account/forgotten-password.tsx'),
    route('reset-password', 'pages/account/reset-password.tsx'),
    route('my-account', 'pages/account/my-account.tsx'),
    // Legal pages.
    route('privacy', 'pages/texts/privacy.tsx'),
    route('terms', 'pages/texts/terms.tsx'),
    route('accessibility', 'pages/texts/accessibility.tsx'),
    route('offline', 'pages/offline.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  // A page that opens in its own window, without header and footer.
  route('player', 'pages/player.tsx'),
] satisfies RouteConfig;
