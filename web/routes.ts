import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole site on one screen. The three ways to show a place come first to last: own layout, placeholder, shared template. */
export default [
  layout('pages/site-layout.tsx', [
    index('pages/home.tsx'),
    route('hubs', 'pages/hubs.tsx'),
    route('aed', 'pages/aed.tsx'),
    route('cpr', 'pages/cpr.tsx'),
    route('emergency-numbers', 'pages/emergency-numbers.tsx'),
    route('methodology', 'pages/methodology.tsx'),
    route('principles', 'pages/principles.tsx'),
    route('architecture', 'pages/architecture.tsx'),
    route('ledger', 'pages/ledger.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('terms', 'pages/terms.tsx'),
    route('accessibility', 'pages/accessibility.tsx'),
    route('sign-in', 'pages/sign-in.tsx'),
    route('sign-in/create', 'pages/create-account.tsx'),
    route('sign-in/forgotten', 'pages/forgotten-password.tsx'),
    route('reset-password', 'pages/reset-password.tsx'),
    route('my-account', 'pages/my-account.tsx'),
    route('bluezones/iceland', 'pages/iceland.tsx'),
    route('bluezones/oahu-honolulu', 'pages/oahu-honolulu.tsx'),
    route('bluezones/:slug', 'pages/place.tsx'),
    route('offline', 'pages/offline.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('player', 'pages/player.tsx'),
] satisfies RouteConfig;
