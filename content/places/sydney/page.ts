import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const sydney: PlacePage = {
  subtitle: 'Sea pools, ferry rides and a gap between suburbs',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.4',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 83.9 for Australia; Australian Bureau of Statistics, 2019–2021: women 85.4, men 81.3',
    },
    {
      label: 'North shore, boys / girls (years)',
      value: '85 / 88',
      icon: 'scale',
      evidence: 'official',
      note: 'Australian Bureau of Statistics, 2016–2018, rounded, via The Age',
    },
  ],
  mainTitle: 'Two Sydneys, several years apart',
  description: [
    'Sandstone headlands, drowned river valleys and surf beaches give Sydney more edge than centre. Ferries cross the harbour as buses do elsewhere, and on winter mornings swimmers climb down into pools cut in the rock at Bronte or Coogee while waves break over the wall. Inland the plain runs some fifty kilometres west to the foot of the Blue Mountains, beyond reach of the sea breeze and far hotter in January.',
    'That distance shows in the figures. For 2016–2018 the Australian Bureau of Statistics found the country’s highest life expectancy on Sydney’s north shore up to Hornsby: about 85 years for boys and 88 for girls. In the outer west it was about 79.5 and 84.3. One average hides all that. The 83.4 on the first card is the original list’s, with no known source. For the whole of Australia the United Nations give 83.9 in 2023, and the Bureau counted 81.3 for men and 85.4 for women in 2019–2021.',
    'So the coast path is only part of the story. Income, schooling, heat and the length of the commute differ between the two ends of a train line, and any of them may matter more than salt water. Medicare, the public insurance, covers residents at both ends.',
  ],
  pillars: [
    {
      title: 'Ocean Baths',
      description:
        'Rock pools filled by the tide let people swim laps in the sea out of reach of rip currents. Some have served for more than a century; McIver’s, at Coogee, is kept for women and children.',
    },
    {
      title: 'Ferry and Footpath',
      description:
        'A commute by way of Circular Quay means a walk at both ends and ten minutes on an open deck between. Regulars come to know one another by their place at the rail.',
    },
    {
      title: 'Slip, Slop, Slap',
      description:
        'A fierce sun made Australia the country of the sunscreen campaign, whose famous slogan dates from 1981. At school the rule is no hat, no play, and children without one stay in the shade.',
    },
    {
      title: 'Bush at the Station',
      description:
        'Trains stop at the border of the Royal National Park, declared in 1879, and above the gullies of Ku-ring-gai Chase. Sandstone tracks, creeks and, with luck, a lyrebird are less than an hour from Central station.',
    },
    {
      title: 'Western Kitchens',
      description:
        'Cabramatta, Lakemba and Harris Park cook Vietnamese, Lebanese and Indian food for people who grew up on it. Herbs, pulses and cheap greens are among the true riches of this side of the city.',
    },
  ],
  implementationSteps: [
    'Swim once this week where a lifeguard or companion watches; in the sea stay between the flags and ease into cold water.',
    'Swap one leg of your commute for a boat, a bicycle or your own feet.',
    'Check tomorrow’s UV index and, when it is high, plan the outing for early morning or late afternoon.',
    'Look up the life expectancy of your own district and of one a few stops away, and ask what differs.',
    'Fill a plate with mint, coriander, lentils and lemon after the manner of a Lakemba lunch counter.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Life expectancy by district in Sydney, 2016–2018',
      publisher: 'Australian Bureau of Statistics, reported by The Age',
      year: 2019,
      url: 'https://www.theage.com.au/national/nsw/living-long-and-prospering-some-sydney-babies-to-outlive-peers-by-a-decade-20191030-p535ot.html',
    },
    requireOfficialFigureSource('sydney'),
  ],
  whereabouts:
    'Around a drowned river valley of Australia’s south-east coast, between the Tasman Sea and the Blue Mountains.',
};
