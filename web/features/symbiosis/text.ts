import type { CivicTerm } from '../../../domain/hub/civic-equation.ts';
import { inLanguage } from '../../languages/localize-text.ts';

/** Short names of the equation's terms. */
export const civicTermsText = inLanguage('civicTermsText', {
  access: 'access',
  confirmation: 'human confirmation',
  assist: 'machine assist',
  agency: 'agentic capability',
  knowledge: 'knowledge',
  symbiosis: 'symbiosis',
  checksum: 'Tempesta Checksum',
  index: 'longevity index',
} satisfies Record<CivicTerm, string>);

export const symbiosisText = inLanguage('symbiosisText', {
  title: 'Symbiotic Longevity',
  lede: 'A civic model in which AI assists and humans confirm. It treats longevity as shared civic infrastructure, like a water main or a library.',
  features: [
    {
      title: 'Real-time validation',
      text: 'Phone sensors, health-platform integration and AI monitoring notice a change while it happens and pass it on as a proposal. None of them decides.',
    },
    {
      title: 'Human oversight',
      text: 'Every data point is confirmed by assigned human agents before permanent recording. Unconfirmed data remain a draft.',
    },
    {
      title: 'Blockchain ledger',
      text: 'Confirmed entries become immutable symbiosis records on a blockchain. A later entry corrects a mistake; the first is never deleted.',
    },
  ],
  designNote:
    'This is how the model is designed. This site reads no sensors, does no monitoring and has no blockchain;',
  designLink: 'the architecture page says what runs today',
  designEnd: '.',
  diagram: {
    title: 'Four rings around the λ13 triangle',
    description:
      'Four concentric rings, from the outside in: Ξaccess, access; Ksense, knowledge; Agt_cap, agentic capability; Σsymbio, symbiosis. Inside the innermost ring is a triangle marked λ13. From its apex an arrow crosses all four rings and leaves at the top as the output ΩLL^Sym, symbiotic longevity.',
    caption: 'The output passes through every ring. None can be skipped.',
    enlarge: 'Enlarge the diagram',
    close: 'Close the diagram',
  },
  withoutDials: 'The sliders here need JavaScript, which did not load. The equation works without them.',
  definitionsTitle: 'Four terms',
  definitions: {
    access:
      'How reliably people can reach care, clean water, a safe street and the network, on bad days as well as good ones. It is the only term that the map shows for each place.',
    knowledge: 'What a place knows about its own health, and how far the people who live there can use it.',
    agency:
      'What software agents may do for people: a reminder, a look-up, a first draft. A person remains responsible for all of it.',
    symbiosis: 'How well people, agents and institutions work with each other instead of past each other.',
  },
  driftExample: 'What drift looks like',
  withoutExample: 'The charts here need JavaScript. The methodology page says how drift is detected.',
  equation: {
    title: 'Core Civic Equation',
    spoken:
      'Omega LL Sym, symbiotic longevity, equals access times human confirmation times machine assist times agentic capability times knowledge times symbiosis times the coherence factor: TC Sigma, times lambda thirteen, times Phi, times A over tau, times S L I.',
    output: 'symbiotic longevity',
    lastFactor: 'coherence',
    zero: 'If any term is zero, longevity coherence drops.',
    zeroReason:
      'The terms are multiplied and not added, so strength in one cannot make up for a gap in another: the best hospital is worth nothing to someone who cannot reach it.',
    signs:
      'H and M are symbols of this page. TCΣ is the Tempesta Checksum, SLI the Symbiotic Longevity Index. λ13, Φ, A and τ are coefficients of the model; no value for them has been published, and no score on this map uses them.',
  },
  promise: {
    title: 'Our Symbiotic Promise',
    points: [
      { title: 'Access', text: 'Help within reach, whatever a person earns and however they move.' },
      { title: 'Agentics', text: 'Software prepares the step; a person decides whether to take it.' },
      { title: 'Knowledge', text: 'Each figure with its year and source, and any doubts next to it.' },
      {
        title: 'Symbiosis',
        text: 'People and machines that can see each other’s work, each accountable for their part.',
      },
    ],
  },
  drift: 'Drift in Ω across income, disability, language or neighbourhood triggers review and public response.',
});
