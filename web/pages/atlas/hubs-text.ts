import { inLanguage } from '../../languages/in-language.ts';

/** Title and description of the page of places, as search engines and tabs show them. */
export const hubsMetaText = inLanguage('hubsMetaText', {
  title: 'All places',
  description: (places: number) =>
    `The ${places} places of the longevity map in one table: search, filter, sort, compare up to four, and download the figures with their sources.`,
});
