import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import { formulaSymbolParts } from '../../../domain/hub/model-symbols.ts';
import { MathSymbol } from '../../ui/page/math-symbol.tsx';
import { civicTermSymbols } from './civic-terms.ts';

/** The symbol of a term in the equation. */
export function CivicTermSymbol({ term }: { readonly term: CivicTerm }) {
  const sign = civicTermSymbols[term];
  return 'symbol' in sign ? <MathSymbol symbols={formulaSymbolParts[sign.symbol]} /> : sign.letters;
}
