import { unitedStatesFinalFigure } from '../figures/life-expectancy-series.ts';
import { requireOfficialFigureSource } from '../figures/official-figures.ts';
import type { CitableSource } from '../place-profile.ts';

/** A cited source. Its URL is null if it is cited by name only. */
type CitedSource = Omit<CitableSource, 'url'> & { readonly url: string | null };

/** The cited sources. The text refers to one by its key: [^key]. */
export const methodologySources = {
  owid: {
    title: 'Life expectancy at birth, by country and year',
    publisher:
      'Human Mortality Database (2025); UN, World Population Prospects (2024), processed by Our World in Data (CC BY 4.0)',
    year: 2025,
    url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
  },
  wpp: {
    title: 'World Population Prospects 2024: life expectancy and death rates of every country, 1950 to 2100',
    publisher: 'United Nations, Population Division (CC BY 3.0 IGO), as packed in wpp2024 1.1-3',
    year: 2024,
    url: 'https://population.un.org/wpp/',
  },
  preston: {
    title: 'Shares of Coale and Demeny in a life table, as a package documents them; table 3.3 of Demography (2001)',
    publisher: 'demogR; Preston, Heuveline and Guillot',
    year: null,
    url: 'https://search.r-project.org/CRAN/refmans/demogR/html/life.table.html',
  },
  eurostat: {
    title: 'Life expectancy in EU regions',
    publisher: 'Eurostat, reported by Rising Malta',
    year: 2025,
    url: 'https://risingmalta.mt/print/989',
  },
  ined: {
    title: 'Life expectancy in Paris and in France',
    publisher: 'Bonnet, Torres and Meslé (Ined), reported by 20 Minutes, as quoted by europesays.com',
    year: null,
    url: 'https://www.europesays.com/fr/?p=614800',
  },
  sydney: {
    title: 'Life expectancy by area of Sydney, 2016–2018',
    publisher: 'Australian Bureau of Statistics, reported by The Age',
    year: 2019,
    url: 'https://www.theage.com.au/national/nsw/living-long-and-prospering-some-sydney-babies-to-outlive-peers-by-a-decade-20191030-p535ot.html',
  },
  'ikaria-oldest': {
    title: 'Health of 71 islanders aged 90 and over',
    publisher: 'Legrand et al., Current Gerontology and Geriatrics Research',
    year: 2019,
    url: 'https://doi.org/10.1155/2019/8194310',
  },
  ispf: requireOfficialFigureSource('french-polynesia'),
  insee: requireOfficialFigureSource('reunion'),
  'statistics-korea': requireOfficialFigureSource('south-korea'),
  oecd: requireOfficialFigureSource('israel'),
  liechtenstein: requireOfficialFigureSource('liechtenstein'),
  imsee: requireOfficialFigureSource('monaco'),
  gulf: {
    title: 'Migration and mortality in the Gulf states',
    publisher: 'Chaabna, Cheema and Mamtani, PLoS ONE 12(6)',
    year: 2017,
    url: 'https://doi.org/10.1371/journal.pone.0179711',
  },
  'albert-lea': {
    title: 'Results in Albert Lea, as told by the programme',
    publisher: 'Blue Zones (programme operator)',
    year: null,
    url: 'https://www.bluezones.com/blue-zones-project-results-albert-lea-mn/',
  },
  freeborn: {
    title: 'Freeborn County 68th in 2011, after 61st of 85 in 2010',
    publisher: 'Albert Lea Tribune',
    year: 2011,
    url: 'https://albertleatribune.com/?p=57318',
  },
  'freeborn-2018': {
    title: 'Freeborn County 34th of 87 in the rankings of 2018',
    publisher: 'Albert Lea Tribune',
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
    url: 'https://www.dglobe.com/news/1395565-nobles-county-healthiest-region',
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
    url: 'https://doi.org/10.4061/2011/153756',
  },
  poulain: {
    title: 'Exceptional longevity in Okinawa: trends since 1975',
    publisher: 'Poulain and Herm, J Intern Med 295(4)',
    year: 2024,
    url: 'https://doi.org/10.1111/joim.13764',
  },
  koseki: {
    title: 'Okinawa’s rebuilt family registers',
    publisher: 'Poulain, Demographic Research 25(7)',
    year: 2011,
    url: 'https://doi.org/10.4054/DemRes.2011.25.7',
  },
  nicoya: {
    title: 'The vanishing advantage of Nicoya',
    publisher: 'Rosero-Bixby, Demographic Research 49(27)',
    year: 2023,
    url: 'https://doi.org/10.4054/DemRes.2023.49.27',
  },
  prefectures: requireOfficialFigureSource('okinawa'),
  adventists: {
    title: 'Cohort of 34,192 Adventists in California, 1976–1988',
    publisher: 'Fraser and Shavlik, Archives of Internal Medicine 161(13)',
    year: 2001,
    url: 'https://doi.org/10.1001/archinte.161.13.1645',
  },
  'united-states': unitedStatesFinalFigure.source,
  canada: requireOfficialFigureSource('canada'),
  singapore: requireOfficialFigureSource('singapore'),
} as const satisfies Record<string, CitedSource>;

export type MethodologySourceKey = keyof typeof methodologySources;
