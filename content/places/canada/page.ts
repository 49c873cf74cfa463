import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const canada: PlacePage = {
  subtitle: 'Cold winters, public medicine and very long distances',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '82.7',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 82.6; Statistics Canada, 2023: 81.7',
    },
    { label: 'Country by area', value: '2nd', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'One promise across nearly ten million square kilometres',
  description: [
    'Canada is mostly north: rock, spruce, lake and tundra reaching to the Arctic Ocean. Most of its people live in a ribbon along the southern border, in cities where, the Pacific coast aside, January freezes the ponds and July is warm enough for a swim after work. Learning to be outside in the cold is part of growing up.',
    'What holds the distances together is an idea. Saskatchewan began public medical insurance in 1962, the other provinces followed, and the Canada Health Act of 1984 set the terms: necessary doctors and hospitals without a bill at the door. Dentistry, glasses and many medicines were left outside, and waits for specialists are a standing complaint.',
    'In the United Nations’ tables Canada stands at 82.6 years for 2023, up from 79.2 in 2000. Statistics Canada’s own count is 81.7, 79.5 for men and 83.9 for women. The 82.7 on the first card is the original list’s, and no source for it is known. The average conceals much. Lives are markedly shorter in Nunavut and in many First Nations communities, and a toxic drug supply has killed many young adults. Nothing in our sources credits the good part of the record to any one habit.',
  ],
  pillars: [
    {
      title: 'Skates on the Rideau',
      description:
        'In a cold winter Ottawa’s canal becomes a skating path through the middle of the city, used by commuters and sledges alike. Mild seasons have begun to keep it shut, and people feel the loss.',
    },
    {
      title: 'The 1984 Act',
      description:
        'A broken wrist is set in Halifax or Yellowknife without an invoice, because provinces must insure necessary care. The rule says nothing of speed, which is where tempers fray.',
    },
    {
      title: 'Half a Plate Green',
      description:
        'The food guide of 2019 dropped its old groups for a picture: vegetables and fruit on half the plate, water in the glass. Beside it stands advice few guides give, to eat with others.',
    },
    {
      title: 'Dock and Canoe',
      description:
        'Summer means a lake, if a family can borrow one. Paddling, portaging and jumping off a dock are ordinary skills, taught at camps and handed down by aunts.',
    },
    {
      title: 'ParticipACTION Since 1971',
      description:
        'This non-profit has cheerfully nagged the nation towards exercise, once by likening Canadians of thirty to Swedes of sixty. The comparison was provocation more than measurement, and half a century on people still quote it.',
    },
  ],
  implementationSteps: [
    'Divide tonight’s plate by eye: half vegetables and fruit, a quarter whole grain, a quarter beans, eggs or fish.',
    'Go out for twenty minutes on a freezing day in three thin layers, with grips on your boots if there is ice.',
    'Try skating at an easy pace with a helmet on, and leave heavy snow-shovelling to others if your heart is weak.',
    'Write your medicines, allergies and doctor’s name on a card and keep it behind your health card.',
    'Pour water at one meal where juice would have stood, and lay a place for someone who usually eats alone.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('canada')],
  whereabouts: 'The north of North America, from the Atlantic to the Pacific and up into the Arctic Ocean.',
};
