import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const hongKong: PlacePage = {
  subtitle: 'Steep streets, country parks and very little tobacco',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '85.5',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; original list the same, no known source; Census and Statistics Department, 2023: women 87.9, men 82.5',
    },
    {
      label: 'Women’s survival lead (years)',
      value: '2.50',
      icon: 'users',
      evidence: 'study',
      note: 'Ni et al., against 18 rich countries, 1979–2016',
    },
  ],
  mainTitle: 'A harbour city measured against eighteen rich countries',
  description: [
    'Flat land is so scarce in Hong Kong that the city climbs. Towers rise from reclaimed shore on both sides of Victoria Harbour, and behind them the hills go up to rough grass and granite. About two fifths of the territory is country park, and a minibus from the metro can end at a trailhead. Summers are wet, hot and crossed by typhoons; winters are short and mild.',
    'The record is well documented. The United Nations estimates 85.5 years for 2023, against 80.7 in 2000. A study in The Lancet Public Health found that between 1979 and 2016 Hong Kong built up a survival advantage of 1.86 years for men and 2.50 for women over 18 rich countries. It points chiefly to fewer deaths from heart and vascular disease and to low smoking.',
    'Comfort is another matter. Flats are among the smallest and dearest anywhere, and old people pushing carts of cardboard are a familiar sight. Long life goes along here with crowding, long hours and real poverty in age, so we read the city as a puzzle with good clues. Copying it whole would be a mistake.',
  ],
  pillars: [
    {
      title: 'Few Cigarettes',
      description:
        'Tobacco taxes, smoke-free indoor places and campaigns begun decades ago have kept smoking low. Of all the clues in the Lancet study it is the plainest, and the easiest to carry elsewhere.',
    },
    {
      title: 'Mid-Levels on Foot',
      description:
        'Streets above Central are flights of steps, and few households keep a car. The outdoor escalator runs downhill in the morning and uphill for the rest of the day; against its direction, everyone climbs.',
    },
    {
      title: 'Tai Chi at Seven',
      description:
        'Victoria Park and the courtyards of housing estates fill early with older people practising slow forms, fan dances and stretches. Nobody books, and a newcomer stands at the back and follows.',
    },
    {
      title: 'Yum Cha Sundays',
      description:
        'Three generations sit round steamed dishes small enough to share, while the teapot goes round again. Ringing a grandmother to fix the table is half the purpose of the meal.',
    },
    {
      title: 'MacLehose in Stages',
      description:
        'The hundred-kilometre MacLehose Trail crosses the New Territories in ten stages, many of them within reach of a bus. Groups of retired walkers set out with hats, poles and oranges.',
    },
    {
      title: 'Public Wards',
      description:
        'The hospitals of the Hospital Authority treat residents for low fees. A specialist appointment can mean a long wait, while emergency help is rarely far off in so compact a place.',
    },
  ],
  implementationSteps: [
    'Walk down whatever you took a lift or escalator up, holding the rail and stopping if your knees complain.',
    'Simmer a clear soup of lotus root, carrot and dried mushrooms, and drink a bowl of it before the main dish.',
    'Follow a beginner’s tai chi film for ten minutes before breakfast, with a chair at hand to steady you.',
    'If you smoke, ring your national quitline this week, for stopping is the clue from this city that travels best.',
    'Ride a bus to its last stop on Sunday, walk for an hour from there and bring fruit.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Hong Kong’s survival advantage over 18 rich countries and what explains it',
      publisher: 'Ni et al., The Lancet Public Health 6(12)',
      year: 2021,
      url: 'https://doi.org/10.1016/S2468-2667(21)00208-5',
    },
    requireOfficialFigureSource('hong-kong'),
  ],
  whereabouts: 'Islands and a peninsula on the south coast of China, east of the mouth of the Pearl River.',
  locatorSheet: 'the south coast of China',
  lifeLine: { population: 'Hong Kong', scope: 'place', region: 'HK' },
};
