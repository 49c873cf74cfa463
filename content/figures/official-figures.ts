import type { Source } from '../place-profile.ts';
import type { LifeExpectancyScope } from './life-expectancy.ts';
import { prefecturalTables } from './life-expectancy-sources.ts';

/** A life expectancy as a statistics office gives it, to stand beside the estimate of the United Nations. */
export interface OfficialFigure {
  readonly hubId: string;
  /** The people counted, by the name of where they live. */
  readonly population: string;
  readonly scope: LifeExpectancyScope;
  /** The office, as short as it is known by. */
  readonly office: string;
  /** The calendar year, or the years taken together, whose death rates the figure sums up. */
  readonly period: string;
  /** Years at birth: of both sexes together where the office gives them so, else of women and of men. */
  readonly years: number | { readonly women: number; readonly men: number };
  /** What a reader must know to read the figure, or ''. */
  readonly note: string;
  readonly source: Source;
}

const eurostatByCountry: Source = {
  title: 'Life expectancy in the European Union in 2023, by country and sex',
  publisher: 'Eurostat, reported by MTDialog',
  year: 2023,
  url: 'https://www.mtdialog.de/news/artikel/lebenserwartung-deutschland-nur-im-mittelfeld',
};

const liechtensteinOffice: Source = {
  title: 'Life expectancy of 2024, with 2023 compared across neighbouring countries',
  publisher: 'Office of Statistics of Liechtenstein (Amt für Statistik)',
  year: 2025,
  url: 'https://www.statistikportal.li/de/publikation/223-lebenserwartung/2024/01/v-1/p32027',
};

const ofPlace = (hubId: string, population: string) => ({ hubId, population, scope: 'place', note: '' }) as const;

/** One figure a hub, the latest that could be read; a hub that is missing has none that could. */
export const officialFigures: readonly OfficialFigure[] = [
  {
    ...ofPlace('okinawa', 'Okinawa Prefecture'),
    office: 'Japan’s Ministry of Health',
    period: '2020',
    years: { women: 87.88, men: 80.73 },
    source: prefecturalTables,
  },
  {
    ...ofPlace('portugal', 'Portugal'),
    office: 'Statistics Portugal (INE)',
    period: '2021–2023',
    years: 81.2,
    source: {
      title: 'Life tables for 2021–2023: 81.17 years, men 78.37, women 83.67',
      publisher: 'Statistics Portugal (INE), reported by Diário de Notícias da Madeira',
      year: 2024,
      url: 'https://www.dnoticias.pt/2024/9/27/421362-esperanca-de-vida-a-nascenca-aumentou-em-portugal-para-8117-anos/',
    },
  },
  {
    ...ofPlace('monaco', 'Monégasque nationals'),
    office: 'IMSEE',
    period: '2024',
    years: 87.0,
    note: 'About a quarter of the residents',
    source: {
      title: 'Life expectancy of the Monégasque nationals in 2024',
      publisher: 'IMSEE, reported by Nice-Matin',
      year: 2024,
      url: 'https://nicematin.com/sante/monaco-conserve-son-statut-de-pays-a-la-plus-longue-esperance-de-vie-au-monde-978620',
    },
  },
  {
    ...ofPlace('malta', 'Malta'),
    office: 'Eurostat',
    period: '2023',
    years: 83.4,
    source: eurostatByCountry,
  },
  {
    ...ofPlace('switzerland', 'Switzerland'),
    office: 'Liechtenstein’s Office of Statistics',
    period: '2023',
    years: 84.3,
    note: 'Quoted by the neighbour for comparison',
    source: liechtensteinOffice,
  },
  {
    ...ofPlace('liechtenstein', 'Liechtenstein'),
    office: 'Office of Statistics',
    period: '2023',
    years: 84.6,
    note: 'A small population: chance moves the figure',
    source: liechtensteinOffice,
  },
  {
    ...ofPlace('luxembourg', 'Luxembourg'),
    office: 'Eurostat',
    period: '2023',
    years: 83.4,
    source: eurostatByCountry,
  },
  {
    ...ofPlace('ireland', 'Ireland'),
    office: 'Eurostat',
    period: '2022',
    years: 82.6,
    source: {
      title: 'Life expectancy at birth and at 65, answered to a question in parliament',
      publisher: 'Eurostat and Central Statistics Office, in the record of Dáil Éireann',
      year: 2024,
      url: 'https://www.oireachtas.ie/en/debates/question/2024-04-09/1/',
    },
  },
  {
    ...ofPlace('iceland', 'Iceland'),
    office: 'Statistics Iceland',
    period: '2023',
    years: { women: 83.8, men: 80.7 },
    source: {
      title: 'Life expectancy and mortality rates of men and women, 2023',
      publisher: 'Statistics Iceland',
      year: 2023,
      url: 'https://statice.is/publications/news-archive/inhabitants/life-expectancy-and-mortality-rates-2023',
    },
  },
  {
    ...ofPlace('sweden', 'Sweden'),
    office: 'Eurostat',
    period: '2023',
    years: 83.4,
    source: eurostatByCountry,
  },
  {
    ...ofPlace('norway', 'Norway'),
    office: 'Statistics Norway',
    period: '2023',
    years: { women: 84.6, men: 81.4 },
    source: {
      title: 'Deaths and life expectancy at birth: men 81.39, women 84.63 in 2023',
      publisher: 'Statistics Norway',
      year: 2023,
      url: 'https://www.ssb.no/en/befolkning/fodte-og-dode/statistikk/dode',
    },
  },
  {
    ...ofPlace('french-polynesia', 'French Polynesia'),
    office: 'ISPF',
    period: '2022',
    years: { women: 79.0, men: 74.9 },
    source: {
      title: 'Life expectancy of women and men in the territory, 2022',
      publisher: 'ISPF, reported by Tahiti News',
      year: 2022,
      url: 'https://tahitinews.co/?p=50964',
    },
  },
  {
    ...ofPlace('hong-kong', 'Hong Kong'),
    office: 'Census and Statistics Department',
    period: '2023',
    years: { women: 87.9, men: 82.5 },
    note: 'As first published',
    source: {
      title: 'Life expectancy of women and men in Hong Kong, 2023',
      publisher: 'Census and Statistics Department, reported by China Daily',
      year: 2024,
      url: 'https://chinadailyhk.com/hk/article/591523',
    },
  },
  {
    ...ofPlace('south-korea', 'South Korea'),
    office: 'Statistics Korea',
    period: '2023',
    years: 83.5,
    source: {
      title: 'Life tables for 2023: 83.5 years, men 80.6, women 86.4',
      publisher: 'Statistics Korea, briefing on the government’s site',
      year: 2024,
      url: 'https://korea.kr/briefing/policyBriefingView.do?newsId=156664008',
    },
  },
  {
    hubId: 'sydney',
    population: 'Australia',
    scope: 'country',
    office: 'Australian Bureau of Statistics',
    period: '2019–2021',
    years: { women: 85.4, men: 81.3 },
    note: '',
    source: {
      title: 'Life expectancy in Australia, 2019–2021',
      publisher: 'Australian Bureau of Statistics, reported by PerthNow',
      year: 2022,
      url: 'https://perthnow.com.au/news/abs-data-reveals-aussies-bucked-major-covid-19-pandemic-trend-c-8792888.amp',
    },
  },
  {
    ...ofPlace('reunion', 'Réunion'),
    office: 'Insee',
    period: '2021',
    years: { women: 83.4, men: 76.7 },
    note: 'A year of the pandemic',
    source: {
      title: 'Births, deaths and life expectancy in Réunion, 2021',
      publisher: 'Insee Flash Réunion no. 234, reported by Réunion La 1ère',
      year: 2022,
      url: 'https://la1ere.francetvinfo.fr/reunion/forte-hausse-des-naissances-et-des-deces-en-2021-a-la-reunion-1323308.html',
    },
  },
  {
    ...ofPlace('canada', 'Canada'),
    office: 'Statistics Canada',
    period: '2023',
    years: 81.7,
    source: {
      title: 'Deaths, 2023: life expectancy 81.7 years, men 79.5, women 83.9',
      publisher: 'Statistics Canada, reported by Investment Executive',
      year: 2024,
      url: 'https://investmentexecutive.com/news/research-and-markets/life-expectancies-rise-for-first-time-in-three-years-statcan',
    },
  },
  {
    ...ofPlace('israel', 'Israel'),
    office: 'OECD',
    period: '2023',
    years: 83.8,
    source: {
      title: 'Israel fourth in life expectancy among the members of the OECD, 2023',
      publisher: 'OECD and Israel’s Ministry of Health, reported by The Times of Israel',
      year: 2025,
      url: 'https://www.timesofisrael.com/liveblog_entry/israel-4th-in-life-expectancy-among-oecd-countries-data-shows/',
    },
  },
  {
    ...ofPlace('uae', 'United Arab Emirates'),
    office: 'Federal Competitiveness and Statistics Centre',
    period: '2020',
    years: 79.9,
    source: {
      title: 'Population and life expectancy in 2020: 79.9 years, men 78.0, women 81.4',
      publisher: 'Federal Competitiveness and Statistics Centre, reported by The Filipino Times',
      year: 2021,
      url: 'https://filipinotimes.net/latest-news/2021/06/22/uae-population-increases-to-around-9-2-million/',
    },
  },
  {
    ...ofPlace('singapore', 'Singapore residents'),
    office: 'Department of Statistics',
    period: '2023',
    years: 83.2,
    note: '83.0 when first published',
    source: {
      title: 'Life expectancy of residents in 2024, with 2023 revised to 83.2 years',
      publisher: 'Department of Statistics Singapore, reported by Malay Mail',
      year: 2025,
      url: 'https://www.malaymail.com/news/singapore/2025/05/27/more-singaporeans-living-past-85-as-life-expectancy-hits-decade-high-of-835-years/178380',
    },
  },
];

/** The figure of a hub's own office, or undefined where none could be read. */
export const officialFigureOf = (hubId: string): OfficialFigure | undefined =>
  officialFigures.find((figure) => figure.hubId === hubId);

/** As the office prints it, with one decimal at least. */
const inYears = (years: number): string => (Number.isInteger(years) ? years.toFixed(1) : String(years));

/** The years of a figure as words: "83.5", or "women 79.0, men 74.9". */
export const officialYears = ({ years }: Pick<OfficialFigure, 'years'>): string =>
  typeof years === 'number' ? inYears(years) : `women ${inYears(years.women)}, men ${inYears(years.men)}`;

/** Where the office's figure of a hub can be read. Throws for a hub without one. */
export function officialSource(hubId: string): Source {
  const figure = officialFigureOf(hubId);
  if (figure === undefined) {
    throw new Error(
      `Got no official figure of "${hubId}", expected one: write it in content/figures/official-figures.ts`,
    );
  }
  return figure.source;
}
