import type { AccessTierId } from '../../../content/samples/access-tiers.ts';
import { inLanguage } from '../../languages/localize-text.ts';

interface TierText {
  readonly name: string;
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
}

export const accessTiersText = inLanguage('accessTiersText', {
  tag: 'Free today',
  title: 'Access Tiers',
  lede: 'Everything on this site is free. The other two tiers are planned. You cannot buy them.',
  popular: 'Popular',
  includes: (tier: string) => `${tier} includes`,
  start: 'Get Started Free',
  comingSoon: 'Coming Soon',
  subscribe: 'Subscribe Now',
  payment: 'Secure payments via Stripe, Ethereum, or MetaMask wallet',
  tiers: {
    free: {
      name: 'Free',
      period: 'forever',
      description: 'The whole atlas, open to everyone, without an account.',
      features: ['Map of all longevity hubs', 'Profiles of the places', 'AED locator', 'Method and sources'],
    },
    convenience: {
      name: 'Convenience',
      period: 'per month',
      description: 'Planned for people who follow several places.',
      features: ['Everything in Free', 'Saved places and notes', 'Alerts for your places', 'Downloads to print'],
    },
    concierge: {
      name: 'Concierge',
      period: 'per month',
      description: 'Planned for people who want personal support.',
      features: ['Everything in Convenience', 'A named human agent', 'Help with local programmes', 'A yearly review'],
    },
  } satisfies Record<AccessTierId, TierText>,
});
