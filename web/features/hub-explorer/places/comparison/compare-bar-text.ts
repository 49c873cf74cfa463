import { inLanguage } from '../../../../languages/localize-text.ts';
import { maxComparedPlaces } from '../rows/comparison-selection.ts';

/** Texts of the bar that shows the places chosen for comparison. */
export const compareBarText = inLanguage('compareBarText', {
  chosen: 'Chosen to compare',
  takeOut: (name: string) => `Remove ${name} from the comparison`,
  oneMore: 'Choose another to compare it with.',
  clearChosen: 'Clear',
  refused: (name: string) => `${maxComparedPlaces} places fit side by side. Remove one before you add ${name}.`,
});
