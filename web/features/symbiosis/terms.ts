import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import type { ModelSymbolName } from '../../../domain/hub/model-symbols.ts';

/** The sign of a term: one that the model sets with a subscript, or plain letters. */
type TermSign = { readonly symbol: ModelSymbolName } | { readonly letters: string };

export const termSigns: Readonly<Record<CivicTerm, TermSign>> = {
  access: { symbol: 'Ξaccess' },
  confirmation: { letters: 'H' },
  assist: { letters: 'M' },
  agency: { symbol: 'Agt_cap' },
  knowledge: { symbol: 'Ksense' },
  symbiosis: { symbol: 'Σsymbio' },
  checksum: { letters: 'TCΣ' },
  index: { letters: 'SLI' },
};

/** The four terms that are rings, from the outermost of the diagram to the innermost. */
export const ringTerms = [
  { term: 'access', symbol: 'Ξaccess' },
  { term: 'knowledge', symbol: 'Ksense' },
  { term: 'agency', symbol: 'Agt_cap' },
  { term: 'symbiosis', symbol: 'Σsymbio' },
] as const satisfies readonly { readonly term: CivicTerm; readonly symbol: ModelSymbolName }[];

/** The factors of the Core Civic Equation before the last one, in order. */
export const civicFactors = ['access', 'confirmation', 'assist', 'agency', 'knowledge', 'symbiosis'] as const;
