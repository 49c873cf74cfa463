/**
 * A part of a symbol and how it is typeset. An `unseen` part is not drawn, but is present in the text for search,
 * copying and screen readers.
 */
export interface SymbolPart {
  readonly text: string;
  readonly place: 'line' | 'sub' | 'sup' | 'unseen';
}

/**
 * The symbols of the symbiosis model, each as a list of typeset parts. The parts joined together are the symbol's name
 * in plain text.
 */
export const formulaSymbolParts = {
  Ξaccess: [
    { text: 'Ξ', place: 'line' },
    { text: 'access', place: 'sub' },
  ],
  Ksense: [
    { text: 'K', place: 'line' },
    { text: 'sense', place: 'sub' },
  ],
  Agt_cap: [
    { text: 'Agt', place: 'line' },
    { text: '_', place: 'unseen' },
    { text: 'cap', place: 'sub' },
  ],
  Σsymbio: [
    { text: 'Σ', place: 'line' },
    { text: 'symbio', place: 'sub' },
  ],
  'ΩLL^Sym': [
    { text: 'Ω', place: 'line' },
    { text: 'LL', place: 'sub' },
    { text: '^', place: 'unseen' },
    { text: 'Sym', place: 'sup' },
  ],
  λ13: [
    { text: 'λ', place: 'line' },
    { text: '13', place: 'sub' },
  ],
} as const satisfies Record<string, readonly SymbolPart[]>;

export type ModelSymbolName = keyof typeof formulaSymbolParts;
