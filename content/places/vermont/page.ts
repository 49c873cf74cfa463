import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const vermont: PlacePage = {
  subtitle: 'Green hills, small towns and first place in senior health',
  stats: [
    {
      label: 'Senior health, rank by state',
      value: '1st of 50',
      icon: 'scale',
      evidence: 'study',
      note: 'America’s Health Rankings, Senior Report 2025',
    },
    { label: 'Billboard ban enacted', value: '1968', icon: 'leaf', ...generalKnowledge },
  ],
  mainTitle: 'First of fifty, and mind the porch step',
  description: [
    'A single range, the Green Mountains, runs the length of Vermont and gives it its name. On either side lie dairy pastures, sugar maples, mill towns on quick rivers and dirt roads that turn to mud every April. Lake Champlain closes the west, the Connecticut River the east. No billboard interrupts the view, since they were banned in 1968, and no city reaches fifty thousand people.',
    'The 2025 Senior Report of America’s Health Rankings placed Vermont first of the fifty states for the health of older adults. The same report names its weak points: suicide, falls and low use of hospice care. Anyone who has met a porch step here in February will understand the second; the other two ask for more than salt and sand.',
    'There is no programme to credit. The state stands on our original list, but a link to the Blue Zones Project did not turn up. Nor does a rank explain itself. Vermonters are comparatively well schooled and well insured, some older ones moved in by choice, and some of the very ill may have moved nearer to large hospitals. Such sorting can lift a place in a table without lengthening one life.',
  ],
  pillars: [
    {
      title: 'Town Meeting Tuesday',
      description:
        'On the first Tuesday of March many towns gather in a hall to vote budgets by voice. Knitting is tolerated, lunch is shared, and the oldest residents are heard out.',
    },
    {
      title: 'Sugaring Season',
      description:
        'When nights freeze and days thaw, families gather sap and boil it in steaming sugarhouses. Syrup is sugar all the same; the tramp between the trees does the sugarmaker more good.',
    },
    {
      title: 'The Long Trail',
      description:
        'The Green Mountain Club, founded in 1910, made a footpath along the ridge from Massachusetts to Canada. Few walk all of it, while volunteers of every age clear its drains and brush.',
    },
    {
      title: 'Root Cellar Cooking',
      description:
        'Carrots, cabbage, squash and potatoes carry kitchens through to spring. Farm shares and village markets keep the growers’ names attached to the food.',
    },
    {
      title: 'Falls and Last Months',
      description:
        'Where the report finds falls and little hospice care, grab rails and plain talk are the local remedy. Growing old well here includes balance, lit stairs and a say in the final months.',
    },
  ],
  implementationSteps: [
    'Stand on one leg beside the kitchen counter while the kettle boils, one hand ready, and then change sides.',
    'Inspect your entrance for ice, loose mats and missing light, and repair the worst of them by Sunday.',
    'Go to the meeting where your town settles its budget, and sit beside somebody you do not know.',
    'Roast a tray of squash, carrots and onions, enough for tonight and for a soup tomorrow.',
    'Tell one person you trust what care you would want near the end of life, and write it down.',
    'If dark months weigh on you, say so to a doctor or a crisis line, which in the United States is 988.',
  ],
  sources: [
    {
      title: 'Ranking of the states for the health of older adults, 2025',
      publisher: 'America’s Health Rankings, United Health Foundation',
      year: 2025,
      url: 'https://www.americashealthrankings.org/learn/reports/2025-senior-report/state-rankings',
    },
  ],
  whereabouts: 'In New England, between Lake Champlain and the Connecticut River, up to the border of Quebec.',
  locatorSheet: 'Vermont',
};
