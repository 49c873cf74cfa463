/**
 * For each language of the site, the ISO 3166-1 codes of the countries where it is official or used on street signs.
 */
const countriesOfLanguage: Readonly<Record<string, string>> = {
  de: 'DE AT CH LI LU BE',
  fr: 'FR CH LU BE MC CA BJ BF BI CD CF CG CI CM DJ GA GN HT KM MG ML NE RW SC SN TD TG VU DZ MA TN MU GF GP MQ RE YT NC PF PM WF BL MF',
  it: 'IT CH SM VA',
  es: 'ES AD MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO PY UY AR CL GQ',
  'pt-PT': 'PT AO MZ GW CV ST TL MO',
  'pt-BR': 'BR',
  pl: 'PL',
  ru: 'RU BY KZ KG',
  uk: 'UA',
  tr: 'TR CY',
  ar: 'DZ BH DJ EG IQ IL JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN AE YE EH',
  he: 'IL',
  fa: 'IR AF TJ',
  ja: 'JP',
  ko: 'KR KP',
  'zh-Hans': 'CN SG MY',
  en: 'GB IE US CA AU NZ ZA IN SG MT PH NG GH KE UG TZ ZM ZW BW NA LS SZ MW SL LR GM RW CM JM TT BS BB GY BZ AG DM GD KN LC VC FJ PG SB VU WS TO KI NR TV PW FM MH PK HK GI JE GG IM BM KY VG VI GU MP AS FK SH MU SC SD SS MY',
};

/** Maximum number of languages on a sticker. With more, the text would be too small to read from a step away. */
export const maxStickerLanguages = 3;

/**
 * For each country in which several of the site's languages are used, their tags, with the most widely spoken one
 * first.
 */
const languagesBySpeakers: Readonly<Record<string, string>> = {
  CH: 'de fr it',
  BE: 'fr de',
  LU: 'fr de',
  CA: 'en fr',
  CM: 'fr en',
  RW: 'en fr',
  IL: 'he ar',
  DZ: 'ar fr',
  MA: 'ar fr',
  TN: 'ar fr',
  SG: 'en zh-Hans',
  MY: 'en zh-Hans',
};

/**
 * Returns the tags of the languages for a sticker in a country. There are at most three, with the country's main
 * language first. Returns only English if the site has none of the country's languages.
 */
export function languagesOfCountry(country: string): readonly string[] {
  const listed = Object.entries(countriesOfLanguage)
    .filter(([, countries]) => countries.split(' ').includes(country))
    .map(([tag]) => tag);
  const own = languagesBySpeakers[country]?.split(' ') ?? listed;
  return own.length === 0 ? ['en'] : own.slice(0, maxStickerLanguages);
}
