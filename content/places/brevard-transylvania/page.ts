import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const brevardTransylvania: PlacePage = {
  subtitle: 'A rainy mountain county whose health project a local reporter examined',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Among Blue Zones Projects',
      value: '50th',
      icon: 'landmark',
      evidence: 'programme',
      note: 'First certified in North Carolina',
    },
    { label: 'Waterfalls in the county', value: '250+', icon: 'leaf', ...generalKnowledge },
  ],
  mainTitle: 'Rain, music and three million dollars',
  description: [
    'It rains here. Damp southern air is lifted by the Blue Ridge escarpment, and Transylvania County catches enough of it to supply more than 250 waterfalls and the headwaters of the French Broad. Rhododendron closes over the paths. In these woods, cut hard and then replanted, the first forestry school in the United States was opened in 1898.',
    'Brevard, the county seat, sits in the valley under Pisgah National Forest. A paper mill called Ecusta set its clock for decades and shut in 2002. Left behind were a small college, a good many retirees, mountain bikers, a colony of white squirrels, and a music camp whose young orchestras play all summer in a hall without side walls.',
    'In 2019 came a Blue Zones Project, the fiftieth, which was later the first in North Carolina to be certified. A reporter at Brevard NewsBeat went through the $3 million spent. Real benefits were found; so were exaggerated claims and misleading metrics. Both findings should be kept together. A town may well gain a walking group and a better school lunch without gaining the years that a slogan hints at.',
  ],
  pillars: [
    {
      title: 'Falls seen from below',
      description:
        'Looking Glass Falls can be enjoyed from the roadside; others want a steep, slippery hour. The rule that saves lives is to look from the path and never from the lip.',
    },
    {
      title: 'Orchestras in the woods',
      description:
        'From June to August rehearsals at the Brevard Music Center drift out under the trees. An evening on the lawn puts grandparents a few yards from teenagers who have practised all day.',
    },
    {
      title: 'The cut forest regrown',
      description:
        'At the Cradle of Forestry visitors walk among trees that foresters planted on worn-out land. It is a lesson in patience: those who did the work rarely sat in the shade.',
    },
    {
      title: 'Rails after paper',
      description:
        'The branch line that served the mill is becoming the Ecusta Trail, section by section, between Hendersonville and Brevard. Hurricane Helene, in September 2024, reminded everyone what a river can undo.',
    },
    {
      title: 'The audit next door',
      description:
        'A newsletter asked what a health project had bought and printed a mixed answer. A town that can read such a report calmly is in good civic health.',
    },
  ],
  implementationSteps: [
    'Stand within earshot of moving water, a weir or a fountain will serve, for ten minutes with nothing to read.',
    'Go to one rehearsal, choir practice or free concert and stay for the talk afterwards.',
    'Ask a project you support what it spent and what changed, and read the answer to the end.',
    'Put on a raincoat and take your usual walk in the wet, keeping to paths with grip and off slick rock.',
    'Plant something this week that will take longer than a year to be of use to anyone.',
  ],
  sources: [
    {
      title: 'What three million dollars of project money bought',
      publisher: 'Brevard NewsBeat',
      year: null,
      url: 'https://brevardnewsbeat.substack.com/p/the-3-million-brevard-blue-zones',
    },
  ],
  whereabouts: 'Transylvania County in the Blue Ridge, in the west of North Carolina along the South Carolina line.',
};
