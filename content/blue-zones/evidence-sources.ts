import { requireOfficialFigureSource } from '../figures/official-figures.ts';
import { methodologySources } from '../methodology/methodology-sources.ts';
import type { CitableSource } from '../place-profile.ts';

const { newman, austad, letter, villagrande, poulain, koseki, nicoya } = methodologySources;

/**
 * Sources of the evidence on blue zones, read in November 2026. Only the abstract was read unless the title says
 * otherwise.
 */
export const evidenceSources = {
  akea: {
    title:
      'Identification of a geographic area characterized by extreme longevity in the Sardinia island: the AKEA study (abstract)',
    publisher: 'Poulain et al., Experimental Gerontology 39(9)',
    year: 2004,
    url: 'https://doi.org/10.1016/j.exger.2004.06.016',
  },
  'akea-survey': {
    title: 'Sardinian centenarians studied by scientists',
    publisher: 'Voice of America',
    year: 2002,
    url: 'https://www.voanews.com/a/a-13-a-2002-01-14-23-sardinian-66265517/539406.html',
  },
  'villagrande-births': {
    title: 'From birth to death in a population experiencing exceptional longevity: Villagrande Strisaili (abstract)',
    publisher: 'Salaris and Poulain, European Population Conference',
    year: 2006,
    url: 'https://epc2006.princeton.edu/abstracts/60188',
  },
  villagrande,
  'sardinian-censuses': {
    title: 'Municipalities of the blue zone in Sardinia: population and centenarians at the censuses of 1981 to 2010',
    publisher: 'Chapter of an Italian thesis, at 123dok',
    year: null,
    url: 'https://123dok.org/article/studio-della-blue-zone-centenari-comune-osservati-attesi.eqov310z',
  },
  willcox: {
    title: 'They really are that old: a validation study of centenarian prevalence in Okinawa (abstract)',
    publisher: 'Willcox et al., The Journals of Gerontology A 63(4)',
    year: 2008,
    url: 'https://doi.org/10.1093/gerona/63.4.338',
  },
  koseki,
  poulain,
  'prefectures-to-2015': {
    title: '50 years on: life expectancy falling in Okinawa',
    publisher: 'Jiji Press, at nippon.com',
    year: 2022,
    url: 'https://www.nippon.com/en/news/yjj2022051500149/50-years-on-life-expectancy-falling-in-okinawa.html',
  },
  'prefectures-2020': requireOfficialFigureSource('okinawa'),
  'nicoya-2013': {
    title: 'The Nicoya region of Costa Rica: a high longevity island for elderly males (abstract)',
    publisher: 'Rosero-Bixby, Dow and Rehkopf, Vienna Yearbook of Population Research 11',
    year: 2013,
    url: 'https://doi.org/10.1553/populationyearbook2013s109',
  },
  'nicoya-2023': nicoya,
  'costa-rica-2008': {
    title: 'The exceptionally high life expectancy of Costa Rican nonagenarians (abstract)',
    publisher: 'Rosero-Bixby, Demography 45(3)',
    year: 2008,
    url: 'https://doi.org/10.1353/dem.0.0011',
  },
  'costa-rica-2005': {
    title: 'Costa Rican nonagenarians: are they the longest living male humans? (abstract)',
    publisher: 'Rosero-Bixby, IUSSP International Population Conference',
    year: 2005,
    url: 'https://iussp2005.princeton.edu/abstracts/50572',
  },
  'ikaria-2011': {
    title: 'Demographic, lifestyle and psychological characteristics of very old people in the Ikaria Study (abstract)',
    publisher: 'Cardiology Research and Practice 2011:679187',
    year: 2011,
    url: 'https://doi.org/10.4061/2011/679187',
  },
  'ikaria-2019': methodologySources['ikaria-oldest'],
  fraser: {
    title: 'Ten years of life: is it a matter of choice? (abstract)',
    publisher: 'Fraser and Shavlik, Archives of Internal Medicine 161(13)',
    year: 2001,
    url: 'https://doi.org/10.1001/archinte.161.13.1645',
  },
  newman,
  'newman-later': {
    title: 'Later version of the preprint (abstract, as an index of articles repeats it)',
    publisher: 'Saul Newman, bioRxiv 704080',
    year: null,
    url: 'https://ouci.dntb.gov.ua/en/?backlinks_to=10.1186%2Fs41118-020-00086-3',
  },
  'ig-nobel': {
    title: 'List of the Ig Nobel Prizes of 2024: demography',
    publisher: 'Repeated by Mary Pat Campbell, STUMP',
    year: 2024,
    url: 'https://marypatcampbell.substack.com/p/the-week-in-meep-award-for-pension',
  },
  spokesperson: {
    title:
      'The secret to a long life? Fraud and shoddy record keeping, says one researcher, with the answer of Blue Zones',
    publisher: 'Minnesota Public Radio News',
    year: 2024,
    url: 'https://www.mprnews.org/episode/2024/09/25/the-secret-to-a-long-life-fraud-and-shoddy-record-keeping-says-one-researcher',
  },
  'newman-podcast': {
    title: 'Are the world’s oldest people really that old? (summary of the episode)',
    publisher: 'The Guardian, Science Weekly, summed up by podquest',
    year: 2024,
    url: 'https://podquest.app/s/p/science-weekly_b0df8/e/revisited-are-the-worlds-oldest-people-really-that-old_cd40d',
  },
  letter,
  austad,
} as const satisfies Record<string, CitableSource>;

export type EvidenceSourceKey = keyof typeof evidenceSources;
