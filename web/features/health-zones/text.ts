import type { HealthFactor, HealthZoneId } from '../../../content/samples/health-zones.ts';
import { inLanguage } from '../../languages/localize-text.ts';

interface ZoneText {
  readonly name: string;
  readonly rating: string;
  readonly population: string;
  readonly factors: Readonly<Record<HealthFactor, string>>;
}

export const healthZonesText = inLanguage('healthZonesText', {
  tag: 'District by district',
  title: 'Public Health Zones',
  lede: 'How a neighbourhood could be summed up at a glance. The three districts are invented.',
  score: 'Health score',
  scoreOf: (score: number) => `Health score ${score} of 100`,
  factors: {
    air: 'Air quality',
    green: 'Green space',
    clinic: 'Walk to a clinic',
    noise: 'Street noise',
  } satisfies Record<HealthFactor, string>,
  /** These districts are invented. No real neighbourhood has been measured. */
  zones: {
    'sample-harbour-quarter': {
      name: 'Harbour Quarter',
      rating: 'Very good',
      population: '24,300 residents',
      factors: { air: 'Good', green: '19 m² per person', clinic: '12 minutes', noise: '54 dB' },
    },
    'sample-mill-district': {
      name: 'Mill District',
      rating: 'Good',
      population: '31,800 residents',
      factors: { air: 'Moderate', green: '11 m² per person', clinic: '17 minutes', noise: '61 dB' },
    },
    'sample-orchard-hill': {
      name: 'Orchard Hill',
      rating: 'Excellent',
      population: '9,600 residents',
      factors: { air: 'Very good', green: '46 m² per person', clinic: '9 minutes', noise: '47 dB' },
    },
  } satisfies Record<HealthZoneId, ZoneText>,
});
