export type AccessTierId = 'free' | 'convenience' | 'concierge';

export interface AccessTier {
  readonly id: AccessTierId;
  readonly price: string;
  readonly isPopular: boolean;
  readonly isComingSoon: boolean;
}

/** The three access tiers. The two paid tiers are planned and cannot be bought yet. */
export const accessTiers: readonly AccessTier[] = [
  { id: 'free', price: '$0', isPopular: true, isComingSoon: false },
  { id: 'convenience', price: '$29', isPopular: false, isComingSoon: true },
  { id: 'concierge', price: '$500', isPopular: false, isComingSoon: true },
];
