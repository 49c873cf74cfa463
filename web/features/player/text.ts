import { siteConfig } from '../../site-config.ts';

export const playerText = {
  title: `${siteConfig.productName} Symbiosis Explained`,
  description: 'The explainer video of the longevity map, with captions.',
  failed: 'The video did not load. Check your connection, then reload the page.',
  unsupported: 'Your browser does not support the video tag.',
  captions: 'English captions',
} as const;
