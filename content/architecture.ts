/** How much of an architecture step this site implements: the whole step, or a part of it. */
export type StepImplementation = 'runs' | 'in-part';

export type ArchitectureStepKey = 'input' | 'checksum' | 'human' | 'cluster' | 'ledger' | 'map';

export interface ArchitectureStep {
  readonly key: ArchitectureStepKey;
  readonly title: string;
  /** What the step does in the model. */
  readonly design: string;
  /** What the site implements of the step now. */
  readonly today: string;
  readonly state: StepImplementation;
  /** A link to the page that shows the step. */
  readonly more?: { readonly label: string; readonly to: string };
}

/** The six steps that a figure passes through before the map shows it, in order. */
export const architectureSteps: readonly ArchitectureStep[] = [
  {
    key: 'input',
    title: 'Input Layer',
    design:
      'Collects information about a place from public statistics, published studies, and phone sensors and health platforms whose owners agreed.',
    today:
      'Statistics and studies, each entered with its year and source, and reports about AEDs from people with or without an account. No sensor and no health platform is connected.',
    state: 'in-part',
  },
  {
    key: 'checksum',
    title: 'Checksum Core',
    design:
      'Gives every record a checksum under the Tempesta protocol, TCΣ, and withholds any record that no longer matches its own.',
    today:
      'Every record has a published checksum. A page whose record no longer matches says so at the top, a cell of the AED list that does not match is refused, and the server compares what it sends with the checksums every hour. The 96% on the home page is an example; the measured share is beside it.',
    state: 'runs',
    more: { label: 'The definition, and a check to run', to: '/methodology#tempesta-checksum' },
  },
  {
    key: 'human',
    title: 'Human Agent Node',
    design:
      'Puts each record before an assigned person, who confirms it, sends it back or refuses it. Nothing passes unconfirmed.',
    today:
      'People who search see a report about an AED, but it hides, moves or corrects nothing until a person confirms it. Two people must confirm that an AED is gone. Only people approved by an administrator can send a drone. No person is assigned to the figures of the map: each names its source or says that none is known, and no record says who compared them.',
    state: 'in-part',
  },
  {
    key: 'cluster',
    title: 'Multi-Agentic Cluster',
    design:
      'Several software agents compare sources, look for drift between groups of people and draft corrections for the human node.',
    today:
      'Simple checks, no agents. In the reviewer’s browser they compare a report about an AED with the AED list and with other reports. They give reasons, but draft and decide nothing, and none looks for drift.',
    state: 'in-part',
  },
  {
    key: 'ledger',
    title: 'Symbiotic Ledger',
    design:
      'Stores confirmed records on a blockchain where entries are added and never changed, so that anyone can read every past state.',
    today:
      'A transparency log instead of a blockchain, the form that browsers trust for certificates. It has an entry for every dispatch by a signed-in person, every permission, view and release. Signed checkpoints fix the order, and your browser can verify all of it.',
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

/** The principles that apply to all six steps. */
export const corePrinciples: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A person decides',
    text: 'Software may prepare any step but may complete none alone.',
  },
  {
    title: 'Every figure has an address',
    text: 'Each number has its year and source beside it, or says that it is an estimate or a figure of the original list.',
  },
  {
    title: 'Your location stays with you',
    text: 'Your browser calculates everything that depends on your location. This site sends your location to nobody, unless you put it into a report yourself, for example with “It is here, where I am standing”.',
  },
  {
    title: 'Open to all readers',
    text: 'You can use each page by keyboard, with a screen reader, without scripts and on a small screen.',
  },
];
