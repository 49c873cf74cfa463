import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const killeen: PlacePage = {
  subtitle: 'A young army city in central Texas, shown without a claim',
  heroAlignment: 'center',
  stats: [
    { label: 'Camp Hood opened', value: '1942', icon: 'landmark', ...generalKnowledge },
    { label: 'Railway town laid out', value: '1882', icon: 'calendar', ...generalKnowledge },
  ],
  mainTitle: 'Too young a city to be called old',
  description: [
    'We searched for a citable source that would connect Killeen with long life, or with the Blue Zones Project, and came back with neither. It is on our original list, so it has a page; take what follows as a portrait.',
    'A railway made the town. The Santa Fe laid it out in 1882, where blackland cotton met the limestone hills of central Texas. Sixty years on, the Army opened Camp Hood next door to train its tank destroyers, and a market town turned into a city. The post, called Fort Hood for most of its life and Fort Cavazos for a spell from 2023, is one of the largest in the United States. Families come on orders, stay for a tour or two, and pack again. Soldiers who had served abroad often married there, and that is why a Texan avenue has Korean churches and groceries on it.',
    'All this keeps the population unusually young and mobile. Recruits pass a medical before they enlist; many will grow old somewhere else. A death rate from such a town would mostly be a statement about birthdays. The better question for Killeen is how people who know they are leaving look after one another in the meantime.',
  ],
  pillars: [
    {
      title: 'A sponsor for arrivals',
      description:
        'The Army gives an incoming soldier a sponsor who explains keys, schools and clinics. Civilian streets could borrow the idea: one person asked to make one household feel expected.',
    },
    {
      title: 'Kimchi beside barbecue',
      description:
        'Korean, German, Puerto Rican, Filipino and Samoan cooks have all followed the flag to this town. Children grow up thinking that cabbage in five traditions is normal.',
    },
    {
      title: 'Running before dawn',
      description:
        'Physical training starts in the dark, in company, with someone calling the step. The company is the part that carries over to people with ordinary knees.',
    },
    {
      title: 'Reservoir weekends',
      description:
        'Belton and Stillhouse Hollow lakes lie among juniper and pale rock to the east. Life jackets, shade and plenty of water belong in the car along with the fishing rods.',
    },
    {
      title: 'Those who wait',
      description:
        'Deployments leave one adult with the school run, the bills and the worry. Spouses’ circles that share meals and childcare are a health service with no building.',
    },
  ],
  implementationSteps: [
    'Act as sponsor to the newest household on your street for a week: bins, bus, clinic, bakery.',
    'Meet two others at a fixed early hour on three mornings and walk at a pace that allows talk.',
    'Trade one dish with a family whose cooking began in another country.',
    'Write by hand to somebody who is serving, travelling or working far from home.',
    'Reserve a place in a first-aid class, and find out where the nearest public defibrillator hangs.',
  ],
  sources: [],
  whereabouts: 'Bell County in central Texas, north of Austin, beside a large army post.',
};
