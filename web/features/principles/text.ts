export const principlesText = {
  tag: 'Principles',
  title: 'Nine lifestyle principles',
  lede: 'What long-lived communities seem to share, put as nine questions to a place. None is a treatment, and none promises anyone a year.',
  asks: 'Asks of a place',
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
        text: 'How much principle i counts. The plain choice is 1 for each; then SLI is the mean of the nine scores.',
      },
      { sign: 's', name: 'score', text: 'How far a place meets principle i, from 0 (not at all) to 1 (fully).' },
    ],
    limit:
      'Weights that add up to nine keep the index between 0 and 1. The original list of this map gives only the totals, so for no place can the nine scores behind them be shown yet.',
    link: 'Where each total comes from',
  },
  instrument: {
    title: 'Turn the nine scores',
    lede: 'Each column is a principle: as wide as its weight, as high as its score. What the columns fill of the frame is the index. All scores here are yours to set; none belongs to a place.',
    needsScript: 'The sliders need JavaScript, which is off. The formula above says all they show.',
    sign: 'SLI',
    equal: 'Every principle counts the same: the index is the plain mean of the nine scores.',
    weighted: (equalIndex: string) =>
      `With equal weights it would be ${equalIndex}. Your weights are scaled so that they add up to nine; else the index could leave 0 to 1.`,
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
    title: 'A place taken apart, as far as that goes',
    label: 'Place',
    choose: 'Choose a place',
    founding: (place: string, index: string) =>
      `${place} stands on the map at ${index}, no known method. The original list gives this total alone: the nine scores behind it were never published, and nobody can work them out from it.`,
    estimated: (place: string, index: string) =>
      `${place} stands on the map at ${index}. This site estimated it from life expectancy; there are no nine scores behind it.`,
    possible: 'What nine scores of equal weight could give the same number:',
    average: (index: string) => `an average of ${index} over the nine principles, however they are spread`,
    onlyFull: 'all nine at 1, and nothing else',
    uneven: (full: string, rest: string) => `${full} at 1, and the ninth as low as ${rest}`,
    unevenWithZeros: (full: string, rest: string, zeros: string) => `${full} at 1, one at ${rest}, and ${zeros} at 0`,
    warning:
      'Both give the same index, and they are very different places to live in. Which of them is meant, the number does not say.',
    setEven: (index: string) => `Set all nine to ${index}`,
    setUneven: 'Set the uneven nine',
    counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  checksum: {
    id: 'checksum',
    title: 'The Tempesta Checksum, TCΣ',
    paragraphs: [
      'A checksum is a short number worked out from a long text. Change one letter and the number no longer fits. TCΣ is the protocol that applies this to the records of the map: each published record has a checksum, and a record that no longer fits its own is found and named.',
      'Arithmetic notices a change but cannot tell whether a figure was right to begin with. So the second half of the protocol is human: no figure is to be published before a person has confirmed it. That half leaves no mark in the checksum yet, and the 96% on the home page is an example beside the measured share.',
    ],
    link: 'The definition, and a check you can run',
  },
  output: {
    id: 'output',
    title: 'The Symbiotic Output Equation',
    paragraphs: [
      'The Symbiotic Output Equation is the Core Civic Equation of the home page read from its left-hand side, from what comes out. The output, written Ω with LL and Sym, is symbiotic longevity: what access, human confirmation, machine assist, agentic capability, knowledge and symbiosis yield together, scaled by the checksum and the index.',
      'Because these are multiplied, the output falls to nothing with any one of them. A place scores well only when no group of its people is left at zero, which is why drift between groups counts for more here than the average.',
    ],
    spoken: 'Omega LL Sym equals the product of all seven factors, f k for k from one to seven.',
    note: 'The seven factors are set out, with their names, under',
    noteLink: 'Symbiotic Longevity',
  },
  cards: [
    {
      title: 'Integrity Check',
      text: 'Every record has a published checksum, and one that no longer matches it is named when you verify. An estimate is marked as one wherever it stands.',
    },
    {
      title: 'Human First',
      text: 'People decide what is published, and a person must have allowed a drone before one can be sent.',
    },
    {
      title: 'AI Assist',
      text: 'Machines may compare, look up and point out. In the model they propose and never confirm.',
    },
    {
      title: 'ADA Compliant',
      text: 'Built to the measures the Americans with Disabilities Act is judged by on the web: keyboard, screen reader, contrast, reduced motion. Built to them and tested against them; certified by nobody.',
    },
  ],
  cardsTitle: 'Four commitments',
  backToMap: 'Back to Map',
} as const;
