import { siteConfig } from '../../site-config.ts';

export const heroText = {
  tag: 'Human + AI Symbiosis',
  title: 'Symbiotics Longevity Map',
  lede: 'Mapping where people live long, symbiotic lives through AI-verified health principles, human oversight and the Tempesta Checksum protocol.',
  figures: [
    { value: '9', label: 'Lifestyle Principles' },
    { value: 'TCΣ', label: 'Verified Integrity' },
    { value: 'H+', label: `${siteConfig.productName} + Agentics` },
  ],
  today: '“AI-verified” is planned. Today editors check, no AI.',
  explore: 'Explore the Map',
  learn: 'Learn About TCΣ',
  scrollCue: 'Scroll to read on',
} as const;
