import { hubs } from '../content/hubs.ts';
import { holySee } from '../content/life-expectancy/holy-see.ts';
import { allLifeExpectancyRecords } from '../content/life-expectancy/life-expectancy-records.ts';
import {
  accountPages,
  mainPages,
  prerenderedInEveryLanguage,
  registryPages,
  translatedPath,
  translations,
} from './languages/languages.ts';

/** Paths of all place profiles, in hub list order. */
const placePaths: readonly string[] = hubs.flatMap((hub) => (hub.path === null ? [] : [hub.path]));

/** Paths of the countries' life expectancy pages. */
export const countryPaths: readonly string[] = [...allLifeExpectancyRecords, holySee].flatMap(({ region, code }) =>
  region === null ? [] : [`/life-expectancy/${code.toLowerCase()}`],
);

/** Public paths, in sitemap order. */
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

/** All files of the router's build: public pages, account pages, shells, the player and the two fallback pages. */
export const prerenderPaths: readonly string[] = [
  ...publicPaths,
  ...accountPages,
  '/check-again',
  ...registryPages.map(({ shell }) => shell),
  '/player',
  '/offline',
  '/404',
];

/** Public paths in the other languages, in sitemap order. */
export const translatedPaths: readonly string[] = translations.flatMap(({ tag }) =>
  mainPages.map((path) => translatedPath(tag, path)),
);

/** All files rendered after the router's build: the translated pages, and the fallback pages of each language. */
export const everyTranslatedPath: readonly string[] = translations.flatMap(({ tag }) =>
  prerenderedInEveryLanguage.map((path) => translatedPath(tag, path)),
);
