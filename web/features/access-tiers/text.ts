export const accessTiersText = {
  tag: 'Free today',
  title: 'Access Tiers',
  lede: 'Everything on this site is free. The two other tiers are plans and cannot be bought.',
  popular: 'Popular',
  includes: (name: string) => `${name} includes`,
  start: 'Get Started Free',
  startAddress: '/#map',
  comingSoon: 'Coming Soon',
  subscribe: 'Subscribe Now',
  payment: 'Secure payments via Stripe, Ethereum, or MetaMask wallet',
} as const;
