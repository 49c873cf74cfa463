export const principlesText = {
  tag: 'Principles',
  title: 'Nine lifestyle principles',
  lede: 'What long-lived communities seem to share, as nine questions about a place. None is a treatment, and none promises a longer life.',
  asks: 'The question',
  seen: 'Seen in the atlas',
  formula: {
    id: 'formula',
    title: 'The Symbiotic Longevity Index',
    spoken: 'S L I equals one ninth of the sum, for i from one to nine, of weight i times score i.',
    text: 'SLI is one ninth of a sum of weight times score, taken over the nine principles.',
    terms: [
      {
        sign: 'w',
        name: 'weight',
        text: 'How much principle i counts. The simplest choice is 1 for each; then SLI is the mean of the nine scores.',
      },
      { sign: 's', name: 'score', text: 'How far a place meets principle i, from 0 (not at all) to 1 (fully).' },
    ],
    limit:
      'Weights that add up to nine keep the index between 0 and 1. The original list gives only the totals, so we cannot show the nine scores behind them for any place yet.',
    link: 'Where each total comes from',
  },
  instrument: {
    title: 'Change the nine scores',
    lede: 'Each column is a principle: as wide as its weight, as high as its score. The share of the frame that the columns fill is the index. You set all scores here; none belongs to a place.',
    needsScript: 'The sliders need JavaScript, which is off. The formula above says the same.',
    sign: 'SLI',
    equal: 'Every principle counts the same: the index is the mean of the nine scores.',
    weighted: (equalIndex: string) =>
      `With equal weights it would be ${equalIndex}. Your weights are scaled so that they add up to nine; otherwise the index could fall outside 0 to 1.`,
    noWeight: 'No principle counts, so there is no index. Give at least one of them a weight.',
    drawn: (index: string) => `Nine columns fill ${index} of their frame.`,
    drawnEmpty: 'An empty frame: no principle has a weight.',
    spoken: (index: string) => `S L I ${index}`,
    group: 'Scores and weights',
    columns: { principle: 'Principle', score: 'Score', weight: 'Weight' },
    weightOf: (principle: string) => `Weight of ${principle}`,
    weights: [
      { value: 0, label: '× 0' },
      { value: 0.5, label: '× ½' },
      { value: 1, label: '× 1' },
      { value: 2, label: '× 2' },
      { value: 3, label: '× 3' },
    ],
    valueText: (value: string) => `${value} of 1`,
    reset: 'Reset',
  },
  apart: {
    title: 'What is behind a place’s index',
    label: 'Place',
    choose: 'Choose a place',
    founding: (place: string, index: string) =>
      `${place} has ${index} on the map, with no known method. The original list gives only this total. The nine scores behind it were never published, and nobody can calculate them from it.`,
    estimated: (place: string, index: string) =>
      `${place} has ${index} on the map. We estimated it from life expectancy; there are no nine scores behind it.`,
    possible: 'What nine scores of equal weight could give the same number:',
    average: (index: string) => `an average of ${index} over the nine principles, however they are spread`,
    onlyFull: 'all nine at 1, and nothing else',
    uneven: (full: string, rest: string) => `${full} at 1, and the ninth as low as ${rest}`,
    unevenWithZeros: (full: string, rest: string, zeros: string) => `${full} at 1, one at ${rest}, and ${zeros} at 0`,
    warning:
      'Both give the same index, but they are very different places to live in. The number does not say which one it means.',
    setEven: (index: string) => `Set all nine to ${index}`,
    setUneven: 'Set the uneven nine',
    counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  checksum: {
    id: 'checksum',
    title: 'The Tempesta Checksum, TCΣ',
    paragraphs: [
      'A checksum is a short number calculated from a long text. If you change one letter, the number no longer matches. TCΣ is the protocol that applies this to the records of the map: each published record has a checksum, and a check names every record that no longer matches.',
      'Arithmetic shows a change but not whether a figure was right in the first place. So the second half of the protocol is human: a person must confirm each figure before it is published. The checksum does not record that half yet. The 96% on the home page is an example; the measured share is beside it.',
    ],
    link: 'The definition, and a check you can run',
  },
  output: {
    id: 'output',
    title: 'The Symbiotic Output Equation',
    paragraphs: [
      'The Symbiotic Output Equation is the Core Civic Equation of the home page, read from its left-hand side. The output, written Ω with LL and Sym, is symbiotic longevity: what access, human confirmation, machine assist, agentic capability, knowledge and symbiosis yield together, scaled by the checksum and the index.',
      'Because these are multiplied, the output is zero if any one of them is zero. A place scores well only if none of its groups is at zero. That is why drift between groups counts for more here than the average.',
    ],
    spoken: 'Omega LL Sym equals the product of all seven factors, f k for k from one to seven.',
    note: 'The names of the seven factors are under',
    noteLink: 'Symbiotic Longevity',
  },
  cards: [
    {
      title: 'Integrity Check',
      text: 'Every record has a published checksum, and when you verify, the check names any record that no longer matches. Estimates are marked wherever they appear.',
    },
    {
      title: 'Human First',
      text: 'People decide what is published, and a person must have allowed a drone before one can be sent.',
    },
    {
      title: 'AI Assist',
      text: 'Machines may compare, search and point things out. In the model they propose and never confirm.',
    },
    {
      title: 'ADA Compliant',
      text: 'Built and tested to the standards used for the Americans with Disabilities Act on the web: keyboard, screen reader, contrast, reduced motion. Nobody has certified it.',
    },
  ],
  cardsTitle: 'Four commitments',
  backToMap: 'Back to Map',
} as const;
