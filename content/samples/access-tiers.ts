export interface AccessTier {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly isPopular: boolean;
  readonly isComingSoon: boolean;
}

/** The three ways to use the site. What the two paid ones hold is a plan: neither can be bought. */
export const accessTiers: readonly AccessTier[] = [
  {
    id: 'free',
    name: 'Free',
    price: '$0',
    period: 'forever',
    description: 'The whole atlas, open to everyone, without an account.',
    features: ['Map of all longevity hubs', 'A profile of every place', 'AED locator', 'Method and sources'],
    isPopular: true,
    isComingSoon: false,
  },
  {
    id: 'convenience',
    name: 'Convenience',
    price: '$29',
    period: 'per month',
    description: 'Planned for people who follow several places.',
    features: ['Everything in Free', 'Saved places and notes', 'Alerts for your places', 'Downloads to print'],
    isPopular: false,
    isComingSoon: true,
  },
  {
    id: 'concierge',
    name: 'Concierge',
    price: '$500',
    period: 'per month',
    description: 'Planned for people who want a person at their side.',
    features: ['Everything in Convenience', 'A human agent by name', 'Help with local programmes', 'A yearly review'],
    isPopular: false,
    isComingSoon: true,
  },
];
