import { inLanguage } from '../../languages/localize-text.ts';

export const notFoundText = inLanguage('notFoundText', {
  number: '404',
  title: 'Oops! Page not found',
  text: 'There is no page at this web address. It may have moved, or the address may contain a mistake.',
  home: 'Return to Home',
  chart: 'Uncharted',
});
