import { hubs } from '../content/hubs.ts';
import { holySee } from '../content/life-expectancy/holy-see.ts';
import { lifeStories } from '../content/life-expectancy/life-stories.ts';
import {
  accountPages,
  filledPages,
  mainPages,
  prerenderedInEveryLanguage,
  translatedAddress,
  translations,
} from './languages/languages.ts';

/** Addresses of all place profiles, in the order of the hub list. */
const placePaths: readonly string[] = hubs.flatMap((hub) => (hub.path === null ? [] : [hub.path]));

/** Addresses of the countries' pages of life expectancy. */
export const countryPaths: readonly string[] = [...lifeStories, holySee].flatMap(({ region, code }) =>
  region === null ? [] : [`/life-expectancy/${code.toLowerCase()}`],
);

/** Addresses that a reader may be sent to, in the order of the sitemap. */
export const publicPaths: readonly string[] = [
  '/',
  '/hubs',
  '/life-expectancy',
  '/blue-zones-evidence',
  '/aed',
  '/cpr',
  '/emergency-numbers',
  '/principles',
  '/methodology',
  '/architecture',
  '/ledger',
  '/developers',
  '/embed',
  '/sticker',
  '/privacy',
  '/terms',
  '/accessibility',
  ...placePaths,
  ...countryPaths,
];

/** Everything that is written to a file at build time: the public pages, those of the accounts, the shells, the player and the two stand-ins. */
export const prerenderPaths: readonly string[] = [
  ...publicPaths,
  ...accountPages,
  '/check-again',
  ...filledPages.map(({ shell }) => shell),
  '/player',
  '/offline',
  '/404',
];

/** The pages of the other languages that a reader may be sent to, in the order of the sitemap. */
export const translatedPaths: readonly string[] = translations.flatMap(({ tag }) =>
  mainPages.map((path) => translatedAddress(tag, path)),
);

/** Everything that is written once the router's build has run: the translated pages, and what replaces others in each language. */
export const everyTranslatedPath: readonly string[] = translations.flatMap(({ tag }) =>
  prerenderedInEveryLanguage.map((path) => translatedAddress(tag, path)),
);
