import { inLanguage } from '../../languages/localize-text.ts';

/** Title and meta description of the page of places. */
export const hubsMetaText = inLanguage('hubsMetaText', {
  title: 'All places',
  description: (places: number) =>
    `The ${places} places of the longevity map in one table: search, filter, sort, compare up to four, and download the figures with their sources.`,
});
