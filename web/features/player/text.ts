import { siteConfig } from '../../site-config.ts';

export const playerText = {
  title: `${siteConfig.productName} Symbiosis Explained`,
  description: 'The explainer film of the longevity map, with captions.',
  failed: 'The film could not be loaded. Check the connection, then load the page again.',
  unsupported: 'Your browser does not support the video tag.',
  captions: 'English captions',
} as const;
