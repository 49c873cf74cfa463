import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import type { ModelSymbolName } from '../../../domain/hub/model-symbols.ts';

interface DialText {
  /** The sign of the term; one that the model sets with a subscript, or plain letters. */
  readonly sign: { readonly symbol: ModelSymbolName } | { readonly letters: string };
  readonly name: string;
  /** What it means in a town that this term stands at zero. */
  readonly atZero: string;
}

/** The dials in the equation's order. These texts are loaded with the dials, apart from the section's own. */
export const dialTexts: Readonly<Record<CivicTerm, DialText>> = {
  access: {
    sign: { symbol: 'Ξaccess' },
    name: 'access',
    atZero: 'Nobody gets there: the doors stand open, and no bus, ramp or fare that people can pay leads up to them.',
  },
  confirmation: {
    sign: { letters: 'H' },
    name: 'human confirmation',
    atZero: 'Nobody confirms: whatever the machines notice remains a draft, and no one answers for it.',
  },
  assist: {
    sign: { letters: 'M' },
    name: 'machine assist',
    atZero: 'Nothing assists: people are left to watch everything themselves, and what they miss is never put to them.',
  },
  agency: {
    sign: { symbol: 'Agt_cap' },
    name: 'agentic capability',
    atZero:
      'No agent may act: every reminder and every look-up waits for somebody with a free hour, and nobody has one.',
  },
  knowledge: {
    sign: { symbol: 'Ksense' },
    name: 'knowledge',
    atZero: 'Nobody knows: the place keeps no figures about its own health, so neither a gap nor a gain is ever seen.',
  },
  symbiosis: {
    sign: { symbol: 'Σsymbio' },
    name: 'symbiosis',
    atZero: 'Nobody works together: people, agents and offices each do their part, and the parts never meet.',
  },
  checksum: {
    sign: { letters: 'TCΣ' },
    name: 'Tempesta Checksum',
    atZero: 'No record holds: not one fits its checksum any more, so none may be shown as verified.',
  },
  index: {
    sign: { letters: 'SLI' },
    name: 'longevity index',
    atZero: 'No principle is met: there is nothing to walk to, eat or belong to that the other terms could carry.',
  },
};

const inWords = (value: number) => value.toFixed(2);

const list = new Intl.ListFormat('en-GB');

/** Names in a row as long as they can be taken in at a glance, else their number. */
const few = (names: readonly string[]) => (names.length > 3 ? `${names.length} of the eight` : list.format(names));

export const dialsText = {
  title: 'Turn the terms',
  output: 'symbiotic longevity',
  group: 'Terms of the equation',
  shown: inWords,
  valueText: (value: number) => (value === 0 ? '0, nothing' : value === 1 ? '1, in full' : `${inWords(value)} of 1`),
  full: 'Every term in full: nothing is lost on the way out. Turn one down.',
  even: (value: number, output: number) =>
    `Every term at ${inWords(value)}. Multiplied, they keep ${inWords(output)} of what they promise one by one.`,
  weakest(names: readonly string[], value: number) {
    if (names.length === 1) {
      return `The weakest term is ${names[0]}, at ${inWords(value)}. A step up there raises Ω more than the same step anywhere else.`;
    }
    return `The weakest terms are ${few(names)}, at ${inWords(value)}. A step up in one of them raises Ω most.`;
  },
  alsoZero: (names: readonly string[]) => `At zero as well: ${few(names)}.`,
  spoken: (output: number, sentence: string) => `Omega ${inWords(output)}. ${sentence}`,
  tries: 'Try',
  presets: [
    { label: 'Access cut off', turns: { access: 0 } },
    { label: 'Nobody confirms', turns: { confirmation: 0 } },
    {
      label: 'All at nine tenths',
      turns: {
        access: 0.9,
        confirmation: 0.9,
        assist: 0.9,
        agency: 0.9,
        knowledge: 0.9,
        symbiosis: 0.9,
        checksum: 0.9,
        index: 0.9,
      },
    },
  ],
  reset: 'Reset',
  note: 'An illustration, not a measurement: no place has published values for these terms. λ13, Φ, A and τ have no published value either and stand still at 1; τ divides, so it can never be zero.',
} as const;
