import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const madrid: PlacePage = {
  subtitle: 'A high, dry capital that heads Europe’s regional life tables',
  heroAlignment: 'center',
  heroFilm: 'madrid',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '86.1',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'Eurostat, Community of Madrid, 2023',
    },
    {
      label: 'Rank among EU regions',
      value: '1st',
      icon: 'scale',
      evidence: 'official',
      note: 'Eurostat, 2023, as reported by Rising Malta',
    },
  ],
  mainTitle: 'Old people out late on the pavement',
  description: [
    'Madrid sits on the central plateau of Spain at roughly 650 metres, far from any sea. Winters are cold and bright, July afternoons punishing, and the air dry enough to make shade worth crossing a street for. North-west of the city the Sierra de Guadarrama keeps snow into spring, and commuter trains run to its foot.',
    'The flats are mostly small and the street is the living room. Grandparents collect children from school, sit down with them on a bench with a snack, and are out again at ten at night while the terraces are full. A baker, a chemist, a market hall and a health centre tend to lie within a few blocks.',
    'In 2023 the Community of Madrid headed the regions of the European Union with a life expectancy of 86.1 years, against a Union average of 81.4. Spain as a whole is put at 83.7 in a separate UN estimate for the same year. The region is richer than most of the country and draws working-age newcomers, who tend to arrive healthy; how much that lifts the figure we cannot say. Within the city, too, wealthier and poorer districts live differently.',
  ],
  pillars: [
    {
      title: 'The Evening Paseo',
      description:
        'When the heat lets go, whole families stroll the boulevard at the pace of the slowest member. There is no destination, and stopping to talk is the point of it.',
    },
    {
      title: 'Market Hall Cooking',
      description:
        'Neighbourhood mercados sell chickpeas from the sack, fish brought overnight from the coasts and whatever vegetable is in season. Cocido, lentils and gazpacho follow the calendar.',
    },
    {
      title: 'Midday Main Meal',
      description:
        'The long lunch falls around two or three, often as a menú del día with a first plate of vegetables or pulses. Supper comes late and can be as slight as an omelette.',
    },
    {
      title: 'Metro Under Every Barrio',
      description:
        'Trains have run beneath the city since 1919 and now reach many suburbs. Living without a car is ordinary here, and each trip begins and ends with stairs or a walk.',
    },
    {
      title: 'Retiro and Madrid Río',
      description:
        'A former royal garden lies in the centre and the scrubland of Casa de Campo to the west. Along the Manzanares a ring road went underground and a riverside park took its place.',
    },
    {
      title: 'Centros de Mayores',
      description:
        'Municipal centres for older residents offer dance afternoons, card tables, cheap lunches and choirs. Membership is a matter of age and address, so classes mix all kinds of neighbours.',
    },
  ],
  implementationSteps: [
    'After dinner on three evenings, walk twenty minutes with someone and leave the fitness tracker at home.',
    'Soak chickpeas overnight and make a simple stew with spinach, garlic and paprika for tomorrow’s main meal.',
    'Move your largest meal to the middle of the day this weekend and see how you sleep after a light supper.',
    'Offer to collect a relative’s or neighbour’s child from school one afternoon, and share a snack on a bench.',
    'On hot days close the blinds by mid-morning, go out early or after sunset, and check on an older neighbour.',
  ],
  sources: [
    {
      title: 'Life expectancy of EU regions in 2023, with the Community of Madrid first',
      publisher: 'Eurostat, reported by Rising Malta',
      year: 2025,
      url: 'https://risingmalta.mt/print/989',
    },
    unLifeExpectancySource,
  ],
  whereabouts: 'Near the middle of the Iberian peninsula, on the inland plateau, some 650 m above the sea.',
};
