import { inLanguage } from '../../../languages/localize-text.ts';

/** The link to one AED's page, on its card and on the page. */
export const shareText = inLanguage('shareText', {
  share: 'Share link',
  copied: 'Link copied',
  failed: 'We could not copy the link. Open the page and copy its address.',
  page: 'Details',
});
