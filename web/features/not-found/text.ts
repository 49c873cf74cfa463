import { inLanguage } from '../../languages/in-language.ts';

export const notFoundText = inLanguage('notFoundText', {
  number: '404',
  title: 'Oops! Page not found',
  text: 'The chart is blank here: no page lies at this address. It may have moved, or the address may have a slip in it.',
  home: 'Return to Home',
  chart: 'Uncharted',
});
