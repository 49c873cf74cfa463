import { inLanguage } from '../../../../languages/in-language.ts';
import { maxCompared } from '../rows/compare-choice.ts';

/** Texts of the bar of chosen places. */
export const chosenText = inLanguage('chosenText', {
  chosen: 'Chosen to compare',
  takeOut: (name: string) => `Remove ${name} from the comparison`,
  oneMore: 'Choose another to compare it with.',
  clearChosen: 'Clear',
  refused: (name: string) => `${maxCompared} places fit side by side. Remove one before you add ${name}.`,
});
