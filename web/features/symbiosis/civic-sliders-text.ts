import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the sliders. They load with the sliders, not with the rest of the section. */
export const civicSlidersText = inLanguage('civicSlidersText', {
  title: 'Change the terms',
  group: 'Terms of the equation',
  /** What it means for a town if a term is zero. */
  atZero: {
    access:
      'Nobody can get there: the doors are open, but there is no bus, no ramp and no fare that people can afford.',
    confirmation: 'Nobody confirms: everything the machines notice remains a draft, and nobody is responsible for it.',
    assist: 'No machine assists: people must watch everything themselves, and nothing points out what they miss.',
    agency: 'No agent may act: every reminder and every search waits for someone with a free hour, and nobody has one.',
    knowledge: 'Nobody knows: the place has no figures on its own health, so nobody sees a gap or a gain.',
    symbiosis: 'Nobody works together: people, agents and offices each do their part, but the parts do not fit.',
    checksum: 'No record is intact: none matches its checksum, so none may be shown as verified.',
    index: 'No principle is met: there is nowhere to walk, nothing good to eat and nobody to belong with.',
  } satisfies Record<CivicTerm, string>,
  /** The values of a slider as screen readers read them. */
  nothing: '0, nothing',
  inFull: '1, in full',
  ofOne: (value: string) => `${value} of 1`,
  full: 'Every term is at its full value, so nothing is lost. Turn one down.',
  even: (value: string, output: string) => `Every term is at ${value}. Multiplied together, they give ${output}.`,
  weakestOne: (name: string, value: string) =>
    `The weakest term is ${name}, at ${value}. Raising it raises Ω more than raising any other term.`,
  weakest: (names: string, value: string) =>
    `The weakest terms are ${names}, at ${value}. Raising one of them raises Ω most.`,
  alsoZero: (names: string) => `Also at zero: ${names}.`,
  /** Replaces a list of four to eight names, which nobody could read at a glance. */
  someOfEight: (number: number) => `${number} of the eight`,
  spoken: (output: string, sentence: string) => `Omega ${output}. ${sentence}`,
  tries: 'Try',
  presets: { noAccess: 'Access cut off', nobodyConfirms: 'Nobody confirms', nineTenths: 'All at nine tenths' },
  reset: 'Reset',
  note: 'This is an illustration, not a measurement: no place has published values for these terms. λ13, Φ, A and τ have no published value either and stay at 1. τ divides, so it can never be zero.',
});
