import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const nicoya: PlacePage = {
  subtitle: 'Dry-forest cattle country where older men once far outlived their peers',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy, Costa Rica (years)',
      value: '80.8',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate for the country, 2023',
    },
    {
      label: 'Death-rate ratio of older Nicoyan men',
      value: '0.80',
      icon: 'activity',
      evidence: 'study',
      note: 'Against other Costa Ricans, 1990–2011; 95% CI 0.69–0.93',
    },
  ],
  mainTitle: 'An advantage measured, and seen to fade',
  description: [
    'The Nicoya Peninsula hangs from the north-west of Costa Rica between the Pacific and a shallow gulf. From December to April hardly any rain falls; trees drop their leaves, dust rises from the tracks, and the pale hills look more like savanna than jungle. Then the wet season turns everything green within weeks. Horsemen called sabaneros still drive cattle here, and potters keep the painted ware of the Chorotega.',
    'Few places have been counted so carefully. Researchers who followed 16,300 older Costa Ricans from 1990 to 2011 found death rates among Nicoyan men 20% lower than those of other men in the country. Women showed no such advantage, and men who moved away lost theirs.',
    'Later generations tell a different story. Nicoyan men born in 1905 had 33% lower adult mortality than other Costa Ricans, while those born in 1945 had 10% higher. Whoever was born here before 1930 and is still alive keeps the advantage and goes on living exceptionally long. The demographer behind both studies concludes that hotspots of long life are probably transient. Surf towns, trucks and packaged food have reached the peninsula too, so its lessons are read best in the past tense.',
  ],
  pillars: [
    {
      title: 'Maize, Beans and Squash',
      description:
        'Corn is cooked with lime or ash, ground and patted into tortillas on a clay griddle, and beans simmer beside it. Squash joins them, as it did before the Spanish came.',
    },
    {
      title: 'Saddle and Machete',
      description:
        'Rural elders spent their working years riding fences, clearing brush and carrying water. Those still able keep at light chores in old age, early in the morning before the heat.',
    },
    {
      title: 'Plan de Vida',
      description:
        'Ask an old Nicoyan what the day is for and the answer is usually concrete: a hen to feed, a daughter to visit, Mass. The phrase plan de vida covers this sense of being needed.',
    },
    {
      title: 'Clinics on Dirt Roads',
      description:
        'Costa Rica insures nearly everyone through the Caja, founded in 1941, and small primary-care teams visit homes in remote districts. A modest income here has not meant being without a nurse.',
    },
    {
      title: 'Hard Water',
      description:
        'Springs in the limestone give water with plenty of calcium and magnesium. People like to credit it for strong bones; no study cited on this page has tested that.',
    },
  ],
  implementationSteps: [
    'Warm corn tortillas in a dry pan and fill them with black beans, roast squash and a spoonful of fresh salsa.',
    'In hot weather be done with digging, sweeping and carrying before breakfast, and drink water as you go.',
    'Name one person or creature that depends on you tomorrow, and put that task first in the day.',
    'Make breakfast the generous meal for three days, with rice, beans and fruit, and keep supper light and early.',
    'Call an older relative who lives far away at the same hour each week, since moving off need not mean losing touch.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Mortality of older Nicoyans compared with other Costa Ricans, 1990–2011',
      publisher: 'Rosero-Bixby, Dow and Rehkopf, Vienna Yearbook of Population Research 11',
      year: 2013,
      url: 'https://doi.org/10.1553/populationyearbook2013s109',
    },
    {
      title: 'How the Nicoyan advantage shrank from cohort to cohort',
      publisher: 'Rosero-Bixby, Demographic Research 49(27)',
      year: 2023,
      url: 'https://doi.org/10.4054/DemRes.2023.49.27',
    },
  ],
  whereabouts:
    'A broad peninsula on the Pacific side of Costa Rica, closed off from the mainland by the Gulf of Nicoya.',
};
