import type { Source } from './place-profile.ts';

/** What the methodology cites. A source without an address is cited by name alone. */
type CitedSource = Omit<Source, 'url'> & { readonly url: string | null };

/** Keyed by the name that stands in the text as [^key]. */
export const methodologySources = {
  owid: {
    title: 'Life expectancy at birth, by country and year',
    publisher:
      'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
    year: null,
    url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
  },
  eurostat: {
    title: 'Life expectancy in EU regions',
    publisher: 'Eurostat, reported by a21.es',
    year: 2023,
    url: 'https://a21.es/?p=66599',
  },
  ined: {
    title: 'Life expectancy in Paris and in France',
    publisher: 'Bonnet, Torres and Meslé (Ined), reported by 20 Minutes',
    year: 2024,
    url: 'https://www.europesays.com/fr/?p=614800',
  },
  sydney: {
    title: 'Life expectancy by area of Sydney, 2016–2018',
    publisher: 'Australian Bureau of Statistics, reported by The Age',
    year: 2018,
    url: 'https://www.theage.com.au/national/nsw/living-long-and-prospering-some-sydney-babies-to-outlive-peers-by-a-decade-20191030-p535ot.html',
  },
  'ikaria-oldest': {
    title: 'Health of 71 islanders aged 90 and over',
    publisher: 'Legrand et al., Current Gerontology and Geriatrics Research',
    year: 2019,
    url: 'https://doi.org/10.1155/2019/8194310',
  },
  ispf: {
    title: 'Life expectancy in French Polynesia',
    publisher: 'ISPF, reported by Tahiti News',
    year: 2022,
    url: 'https://tahitinews.co/?p=50964',
  },
  insee: {
    title: 'Births and deaths in Réunion',
    publisher: 'Insee, reported by Réunion La 1ère',
    year: 2021,
    url: 'https://la1ere.francetvinfo.fr/reunion/forte-hausse-des-naissances-et-des-deces-en-2021-a-la-reunion-1323308.html',
  },
  'statistics-korea': {
    title: 'Life tables for 2023',
    publisher: 'Statistics Korea, reported by YTN',
    year: 2023,
    url: 'https://ytn.co.kr/en/news/news_view.php?key=202412041348377696',
  },
  oecd: {
    title: 'Life expectancy among member states',
    publisher: 'OECD, reported by nautilus.co.il',
    year: 2023,
    url: 'http://nautilus.co.il/lifestyle/1055889/izrail_zanyal_4e_mesto_po_prodolzhitelnosti_zhizni_sredi_stran',
  },
  liechtenstein: {
    title: 'State of health in Liechtenstein',
    publisher: 'lig-gesundheit.at',
    year: 2014,
    url: 'http://www.lig-gesundheit.at/gesundheitszustandli',
  },
  imsee: {
    title: 'Life expectancy of the Monégasque nationals',
    publisher: 'IMSEE, reported by Nice-Matin and Monaco Times',
    year: 2024,
    url: 'https://monacotimes.com/monaco-retains-position-as-country-with-highest-life-expectancy-in-the-world',
  },
  gulf: {
    title: 'Migration and mortality in the Gulf states',
    publisher: 'Chaabna, Cheema and Mamtani, PLoS ONE 12(6)',
    year: 2017,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5478152',
  },
  'albert-lea': {
    title: 'Results in Albert Lea, as told by the programme',
    publisher: 'Blue Zones (programme operator)',
    year: 2009,
    url: 'https://www.bluezones.com/blue-zones-project-results-albert-lea-mn/',
  },
  freeborn: {
    title: 'Freeborn County in the health rankings',
    publisher: 'Albert Lea Tribune, with reports of 2010 and 2012',
    year: 2018,
    url: 'https://albertleatribune.com/2018/03/freeborn-countys-health-rank-improves',
  },
  brevard: {
    title: 'What the Brevard project cost and claimed',
    publisher: 'Brevard NewsBeat, undated',
    year: null,
    url: 'https://brevardnewsbeat.substack.com/p/the-3-million-brevard-blue-zones',
  },
  nobles: {
    title: 'Nobles County in the 2013 rankings',
    publisher: 'Worthington Daily Globe',
    year: 2013,
    url: 'http://www.dglobe.com/news/1395565-nobles-county-healthiest-region',
  },
  newman: {
    title: 'Preprint on records of extreme age',
    publisher: 'Saul Newman, bioRxiv 704080',
    year: 2019,
    url: 'https://doi.org/10.1101/704080',
  },
  austad: {
    title: 'The validity of blue zones demography: a response to critiques',
    publisher: 'Austad and Pes, The Gerontologist; announced by the American Federation for Aging Research',
    year: 2025,
    url: 'https://www.miragenews.com/blue-zones-longevity-research-proven-1597505',
  },
  letter: {
    title: 'Open letter of the blue-zone researchers',
    publisher: 'danbuettner.com',
    year: 2024,
    url: 'https://danbuettner.com/the-science-behind-blue-zones/',
  },
  villagrande: {
    title: 'Age validation in Villagrande Strisaili',
    publisher: 'Poulain, Pes and Salaris, Journal of Aging Research',
    year: 2011,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3205712/',
  },
  poulain: {
    title: 'Exceptional longevity in Okinawa: trends since 1975',
    publisher: 'Poulain and Herm, J Intern Med 295(4)',
    year: 2024,
    url: 'http://www.pubmed.gov/38221516/',
  },
  koseki: {
    title: 'Okinawa’s rebuilt family registers',
    publisher: 'Poulain, Demographic Research 25(7)',
    year: 2011,
    url: 'https://www.demographic-research.org/Volumes/Vol25/7/',
  },
  nicoya: {
    title: 'The vanishing advantage of Nicoya',
    publisher: 'Rosero-Bixby, Demographic Research 49(27)',
    year: 2023,
    url: 'https://demographic-research.org/volumes/vol49/27',
  },
  prefectures: {
    title: 'Okinawa in the prefectural life tables of 2020',
    publisher: 'Asahi Shimbun, reposted by alojapan.com',
    year: 2020,
    url: 'https://www.alojapan.com/?p=1443735',
  },
  adventists: {
    title: 'Cohort of 34,192 Adventists in California, 1976–1988',
    publisher: 'Fraser and Shavlik, Archives of Internal Medicine',
    year: 2001,
    url: 'https://discovery.researcher.life/article/ten-years-of-life-is-it-a-matter-of-choice/5034b03b02bf39ee91c1b9b63d0d03c3',
  },
} as const satisfies Record<string, CitedSource>;

export type SourceKey = keyof typeof methodologySources;
