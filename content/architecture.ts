/** How far a step of the architecture exists on this site. */
export type StepState = 'runs' | 'in-part';

export type StepKey = 'input' | 'checksum' | 'human' | 'cluster' | 'ledger' | 'map';

export interface ArchitectureStep {
  readonly key: StepKey;
  readonly title: string;
  /** What the step is for in the model. */
  readonly design: string;
  /** What of it exists on this site now. */
  readonly today: string;
  readonly state: StepState;
  /** Where on this site it can be seen. */
  readonly more?: { readonly label: string; readonly to: string };
}

/** The six steps a figure passes on its way to the map, in order. */
export const architectureSteps: readonly ArchitectureStep[] = [
  {
    key: 'input',
    title: 'Input Layer',
    design:
      'Gathers what is known about a place: phone sensors and health platforms whose owners agreed, public statistics, published studies.',
    today:
      'Statistics and studies, each typed in with its year and source, and what people report about AEDs, with an account or without. No sensor and no health platform is connected.',
    state: 'in-part',
  },
  {
    key: 'checksum',
    title: 'Checksum Core',
    design:
      'Gives every record a checksum under the Tempesta protocol, TCΣ, and holds back any record that no longer matches its own.',
    today:
      'Every record has a published checksum. A page whose record no longer matches says so above all it shows, a cell of the AED registry that does not is refused, and the server holds what it sends to the checksums every hour. The 96% on the home page is an example; the measured share stands beside it.',
    state: 'runs',
    more: { label: 'The definition, and a check to run', to: '/methodology#tempesta-checksum' },
  },
  {
    key: 'human',
    title: 'Human Agent Node',
    design:
      'Puts each record before an assigned person, who confirms it, sends it back or refuses it. Nothing passes unconfirmed.',
    today:
      'A report about an AED is told to whoever searches, but it hides, moves or mends nothing until a person confirms it; that an AED is gone takes two. A drone goes only to people whom an administrator has approved. For the figures of the map no person is assigned: each names its source or says that none is known, and no record says who compared them.',
    state: 'in-part',
  },
  {
    key: 'cluster',
    title: 'Multi-Agentic Cluster',
    design:
      'Several software agents compare sources, look for drift between groups of people and draft corrections for the human node.',
    today:
      'Plain checks, and no agents. They hold a report about an AED against the registers and against other reports, in the browser of whoever is to decide on it. They give reasons; they draft nothing, decide nothing, and none looks for drift.',
    state: 'in-part',
  },
  {
    key: 'ledger',
    title: 'Symbiotic Ledger',
    design:
      'Keeps confirmed records on a blockchain where entries are added and never changed, so that every past state can be read again.',
    today:
      'A transparency log, the form that browsers trust for certificates, in the place of a blockchain: every dispatch by somebody signed in, every permission, look and release is entered, signed checkpoints fix the order, and your browser can verify the whole.',
    state: 'runs',
    more: { label: 'Its size, its newest entries, and a check to run', to: '/ledger' },
  },
  {
    key: 'map',
    title: 'Map Layer',
    design: 'Shows the result to everyone: places, scores, what is estimated and what is measured.',
    today: 'The map, profiles of 50 of the 52 places, the defibrillator locator and the pages you are reading.',
    state: 'runs',
  },
];

/** The rules that hold for all six steps. */
export const corePrinciples: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A person decides',
    text: 'Software may prepare any step and may complete none of them alone.',
  },
  {
    title: 'Every figure has an address',
    text: 'Year and source stand beside a number, or the word that says what it is instead: an estimate, or the founding list’s.',
  },
  {
    title: 'Position stays at home',
    text: 'Your browser works out what depends on where you are. This site sends your position to nobody, unless you put it into a report yourself, as “It is here, where I stand” does.',
  },
  {
    title: 'Open to all readers',
    text: 'Each page can be read by keyboard, by ear, without scripts and on a small screen.',
  },
];
