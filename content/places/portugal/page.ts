import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const portugal: PlacePage = {
  subtitle: 'An Atlantic edge that gained more than twenty years of life within one lifetime',
  heroFilm: 'portugal',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '82.4',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Statistics Portugal (INE), 2021–2023: 81.2',
    },
    { label: 'National Health Service founded', value: '1979', icon: 'landmark', ...generalKnowledge },
  ],
  mainTitle: 'From 58.5 years to 82.4 in living memory',
  description: [
    'Rivers, roads and young people all run towards the ocean here. Granite and rain shape the green north; the Tagus divides it from the Alentejo, a wide plain of cork oak, wheat and white villages; the Algarve turns its cliffs to the south. Lisbon and Porto are built on slopes that no one can avoid, paved in small polished limestone that is beautiful when dry and treacherous when wet.',
    'A child born here in 1950 arrived in one of the poorest countries of Western Europe, where the UN series gives a life expectancy of 58.5 years. By 2000 it was 76.8, and by 2023 82.4. The country’s own office, INE, counts 81.2 for 2021 to 2023. Those decades saw a revolution in 1974, clean water, schooling, vaccination and a public health service that opened clinics in small towns.',
    'The averages conceal a divide. The young leave the interior for the coast or for other countries, and whole villages grow old together. Many houses are poorly heated, so winter is harder on the frail than the mild climate suggests. This country holds no special record on our map; its interest lies in how far it has come.',
  ],
  pillars: [
    {
      title: 'Sardines and Salt Cod',
      description:
        'Grilled sardines mark June in Lisbon, and dried cod, soaked for days, feeds the rest of the year. Fish is an everyday food here even for families far from a harbour.',
    },
    {
      title: 'Soup Before Everything',
      description:
        'Lunch and supper begin with a bowl: caldo verde with shredded kale, bean and cabbage, or a purée of whatever the garden gave. It is cheap and served in every school and café.',
    },
    {
      title: 'Cork Oak Patience',
      description:
        'In the Alentejo bark is stripped by hand about every nine years from trees that outlive their owners. Grazing, mushrooms and honey share the same open woodland.',
    },
    {
      title: 'Health Centres for All',
      description:
        'The Serviço Nacional de Saúde assigns people to a local centre and, where there are enough of them, a family doctor. Shortages are a standing complaint, loudest around Lisbon.',
    },
    {
      title: 'Care Over Punishment',
      description:
        'Since 2001 possessing small amounts of any drug has been an administrative matter, with commissions that can steer people towards treatment. The choice is still watched and argued over abroad.',
    },
  ],
  implementationSteps: [
    'Start one meal each day with a vegetable soup thickened by potato or beans, with a thread of olive oil on top.',
    'Grill sardines or open a tin of them twice this week, and eat them on toasted bread with tomato and onion.',
    'Choose the uphill way to the shops once, pausing halfway, and wear shoes that grip if the pavement is polished.',
    'Take coffee standing at a counter with a neighbour for ten minutes, and leave the screen in your pocket.',
    'Check the coldest room you use, seal its draughts, and ask whether an older relative can afford to heat theirs.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('portugal')],
  whereabouts:
    'The western edge of the Iberian peninsula: the Atlantic to the west and south, Spain to the north and east.',
};
