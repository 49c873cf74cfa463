import { hubs } from '../content/hubs.ts';
import { holySee } from '../content/life-expectancy/holy-see.ts';
import { allLifeExpectancyRecords } from '../content/life-expectancy/life-expectancy-records.ts';
import {
  accountPages,
  buildTranslatedPath,
  mainPages,
  pagesPrerenderedInEveryLanguage,
  registryPages,
  translations,
} from './languages/languages.ts';

/** Paths of the profiles of all places, in the order of the list of hubs. */
const placePaths: readonly string[] = hubs.flatMap((hub) => (hub.path === null ? [] : [hub.path]));

/** Paths of the pages with a country's life expectancy. */
export const countryPaths: readonly string[] = [...allLifeExpectancyRecords, holySee].flatMap(({ region, code }) =>
  region === null ? [] : [`/life-expectancy/${code.toLowerCase()}`],
);

/** Paths of public pages, in the order of the sitemap. */
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

/**
 * Paths of all pages that the router's build prerenders: the public pages, the account pages, the shells, the player
 * and the two fallback pages.
 */
export const prerenderPaths: readonly string[] = [
  ...publicPaths,
  ...accountPages,
  '/check-again',
  ...registryPages.map(({ shell }) => shell),
  '/player',
  '/offline',
  '/404',
];

/** Paths of the public pages in the other languages, in the order of the sitemap. */
export const translatedPublicPaths: readonly string[] = translations.flatMap(({ tag }) =>
  mainPages.map((path) => buildTranslatedPath(tag, path)),
);

/**
 * Paths of all pages that are prerendered after the router's build: the translated pages and each language's fallback
 * pages.
 */
export const translatedPrerenderPaths: readonly string[] = translations.flatMap(({ tag }) =>
  pagesPrerenderedInEveryLanguage.map((path) => buildTranslatedPath(tag, path)),
);
