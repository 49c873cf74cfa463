import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import { symbolParts } from '../../../domain/hub/model-symbols.ts';
import { SetSymbol } from '../../ui/page/set-symbol.tsx';
import { termSigns } from './terms.ts';

/** The symbol of a term in the equation. */
export function TermSign({ term }: { readonly term: CivicTerm }) {
  const sign = termSigns[term];
  return 'symbol' in sign ? <SetSymbol parts={symbolParts[sign.symbol]} /> : sign.letters;
}
