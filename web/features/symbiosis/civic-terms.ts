import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import type { ModelSymbolName } from '../../../domain/hub/model-symbols.ts';

/** The symbol of a term: either a symbol with a subscript or plain letters. */
type TermSymbol = { readonly symbol: ModelSymbolName } | { readonly letters: string };

export const civicTermSymbols: Readonly<Record<CivicTerm, TermSymbol>> = {
  access: { symbol: 'Ξaccess' },
  confirmation: { letters: 'H' },
  assist: { letters: 'M' },
  agency: { symbol: 'Agt_cap' },
  knowledge: { symbol: 'Ksense' },
  symbiosis: { symbol: 'Σsymbio' },
  checksum: { letters: 'TCΣ' },
  index: { letters: 'SLI' },
};

/** The four terms drawn as rings, outermost first. */
export const ringTerms = [
  { term: 'access', symbol: 'Ξaccess' },
  { term: 'knowledge', symbol: 'Ksense' },
  { term: 'agency', symbol: 'Agt_cap' },
  { term: 'symbiosis', symbol: 'Σsymbio' },
] as const satisfies readonly { readonly term: CivicTerm; readonly symbol: ModelSymbolName }[];

/** The factors of the Core Civic Equation in order, without the last one, which is a product of several symbols. */
export const civicFactors = ['access', 'confirmation', 'assist', 'agency', 'knowledge', 'symbiosis'] as const;
