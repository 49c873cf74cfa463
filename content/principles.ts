import type { CitableSource } from './place-profile.ts';

export interface Principle {
  readonly title: string;
  /** The principle as advice to one person. */
  readonly text: string;
  /** What a place must offer so that people can follow the principle. */
  readonly asksOfPlace: string;
  /** An example from a hub's record, with its source. Missing if there is nothing to cite. */
  readonly seen?: { readonly text: string; readonly source: CitableSource };
}

/**
 * The nine lifestyle principles behind the index: this site's own view of what long-lived communities have in common.
 * They describe living conditions and are not treatments. Their order does not express importance.
 */
export const principles: readonly Principle[] = [
  {
    title: 'Walked ground',
    text: 'Movement is part of getting things done: steps to the shop, a garden to dig, a hill between the house and the square.',
    asksOfPlace: 'Pavements, shade, benches and errands close enough to do on foot.',
    seen: {
      text: 'Of the islanders over 80 in the Ikaria Study of 2009, most reported being active every day. Taking part was voluntary.',
      source: {
        title: 'Ikaria Study, 1,420 volunteers',
        publisher: 'Panagiotakos et al., Cardiology Research and Practice',
        year: 2011,
        url: 'https://doi.org/10.4061/2011/679187',
      },
    },
  },
  {
    title: 'A plain table',
    text: 'Mostly plants, mostly cooked at home: beans, grain, greens, fruit in season, and a helping that leaves room.',
    asksOfPlace: 'Fresh food sold near every home, at a price the poorest street can pay.',
  },
  {
    title: 'Unbroken rest',
    text: 'Nights long enough, and a pause in the day where climate and custom allow one.',
    asksOfPlace: 'Quiet after dark, and working hours that leave room for sleep.',
  },
  {
    title: 'Clear air',
    text: 'Lungs that are spared: no tobacco, little traffic smoke, clean fuel in the kitchen.',
    asksOfPlace: 'Rules on smoke that are kept, and air that is measured where people breathe it.',
    seen: {
      text: 'Hong Kong’s lead in survival over 18 rich countries, built up from 1979 to 2016, was put down mainly to fewer deaths from heart disease and stroke, and to low smoking.',
      source: {
        title: 'Survival advantage of Hong Kong',
        publisher: 'Ni et al., The Lancet Public Health 6(12)',
        year: 2021,
        url: 'https://doi.org/10.1016/S2468-2667(21)00208-5',
      },
    },
  },
  {
    title: 'Company kept',
    text: 'Someone who notices when the shutters stay closed: neighbours, friends, a table with more than one chair.',
    asksOfPlace: 'Places to sit together that cost nothing, open in the afternoon and in winter.',
  },
  {
    title: 'A part to play',
    text: 'Work, craft, prayer or care that a person is expected at, at eighty as at thirty.',
    asksOfPlace: 'Tasks that are offered to older people and adapted to them, with no upper age on usefulness.',
  },
  {
    title: 'Ages together',
    text: 'Children, parents and the very old within a short walk of one another, so that help runs in both directions.',
    asksOfPlace: 'Homes of several sizes on one street, and support for those who look after others.',
  },
  {
    title: 'Care in reach',
    text: 'A doctor before it is serious, an ambulance when it is, a defibrillator in the minutes between.',
    asksOfPlace: 'Access that does not depend on income, language, disability or address. The map shows it as Ξaccess.',
    seen: {
      text: 'Within Sydney, boys born on the north shore in 2016–2018 could expect about 85 years, boys in the outer west about 79.5.',
      source: {
        title: 'Life expectancy by area, 2016–2018',
        publisher: 'Australian Bureau of Statistics, reported by The Age',
        year: 2019,
        url: 'https://www.theage.com.au/national/nsw/living-long-and-prospering-some-sydney-babies-to-outlive-peers-by-a-decade-20191030-p535ot.html',
      },
    },
  },
  {
    title: 'Lifelong learning',
    text: 'Knowing one’s own body and neighbourhood well enough to notice a change, and where to ask about it.',
    asksOfPlace: 'Plain health information in the languages spoken there, and figures that anyone can check.',
  },
];
