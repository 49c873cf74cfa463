import { inLanguage } from '../../../languages/localize-text.ts';

/** Texts of the link to an AED's own page and of the button that shares it. */
export const shareText = inLanguage('shareText', {
  share: 'Share link',
  copied: 'Link copied',
  failed: 'We could not copy the link. Open the page and copy its address.',
  page: 'Details',
});
