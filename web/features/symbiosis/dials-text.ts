import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import { inLanguage } from '../../languages/in-language.ts';

/** The sentences of the dials; they are loaded with them, apart from the section's own. */
export const dialsText = inLanguage('dialsText', {
  title: 'Turn the terms',
  group: 'Terms of the equation',
  /** What it means in a town that a term is at zero. */
  atZero: {
    access: 'Nobody gets there: the doors stand open, and no bus, ramp or fare that people can pay leads up to them.',
    confirmation: 'Nobody confirms: whatever the machines notice remains a draft, and no one answers for it.',
    assist: 'Nothing assists: people are left to watch everything themselves, and what they miss is never put to them.',
    agency:
      'No agent may act: every reminder and every look-up waits for somebody with a free hour, and nobody has one.',
    knowledge:
      'Nobody knows: the place keeps no figures about its own health, so neither a gap nor a gain is ever seen.',
    symbiosis: 'Nobody works together: people, agents and offices each do their part, and the parts never meet.',
    checksum: 'No record holds: not one fits its checksum any more, so none may be shown as verified.',
    index: 'No principle is met: there is nothing to walk to, eat or belong to that the other terms could carry.',
  } satisfies Record<CivicTerm, string>,
  /** Read aloud as the value of a slider. */
  nothing: '0, nothing',
  inFull: '1, in full',
  ofOne: (value: string) => `${value} of 1`,
  full: 'Every term in full: nothing is lost on the way out. Turn one down.',
  even: (value: string, output: string) =>
    `Every term at ${value}. Multiplied, they keep ${output} of what they promise one by one.`,
  weakestOne: (name: string, value: string) =>
    `The weakest term is ${name}, at ${value}. A step up there raises Ω more than the same step anywhere else.`,
  weakest: (names: string, value: string) =>
    `The weakest terms are ${names}, at ${value}. A step up in one of them raises Ω most.`,
  alsoZero: (names: string) => `At zero as well: ${names}.`,
  /** More names than can be taken in at a glance: from four to eight. */
  someOfEight: (number: number) => `${number} of the eight`,
  spoken: (output: string, sentence: string) => `Omega ${output}. ${sentence}`,
  tries: 'Try',
  presets: { noAccess: 'Access cut off', nobodyConfirms: 'Nobody confirms', nineTenths: 'All at nine tenths' },
  reset: 'Reset',
  note: 'An illustration, not a measurement: no place has published values for these terms. λ13, Φ, A and τ have no published value either and stand still at 1; τ divides, so it can never be zero.',
});
