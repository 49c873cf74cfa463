import { inLanguage } from '../../languages/localize-text.ts';

/** Label of the link from an AED's page to its sticker. */
export const stickerLinkText = inLanguage('stickerLinkText', { print: 'Print a sticker for its box' });
