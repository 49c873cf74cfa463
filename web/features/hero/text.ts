import { inLanguage } from '../../languages/localize-text.ts';

export const heroText = inLanguage('heroText', {
  tag: 'Human + AI Symbiosis',
  lede: 'Mapping where people live long, symbiotic lives through AI-verified health principles, human oversight and the Tempesta Checksum protocol.',
  principles: 'Lifestyle Principles',
  integrity: 'Verified Integrity',
  agentics: (product: string) => `${product} + Agentics`,
  today: '“AI-verified” is planned, not done. Each figure names its source or says that none is known.',
  explore: 'Explore the Map',
  learn: 'Learn About TCΣ',
  scrollCue: 'Scroll to read on',
});
