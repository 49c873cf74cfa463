/**
 * Position of a symbol's part; `unseen` parts are in the text, for search, copying and screen readers, but not drawn.
 */
export interface SymbolPart {
  readonly text: string;
  readonly place: 'line' | 'sub' | 'sup' | 'unseen';
}

/** The symbols of the symbiosis model and how each is typeset. The joined parts are the plain-text name. */
export const symbolParts = {
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

export type ModelSymbolName = keyof typeof symbolParts;
