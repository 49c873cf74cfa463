import { inLanguage } from '../../../languages/localize-text.ts';

/** The link to an AED's own page and the button to share it. */
export const shareText = inLanguage('shareText', {
  share: 'Share link',
  copied: 'Link copied',
  failed: 'We could not copy the link. Open the page and copy its address.',
  page: 'Details',
});
