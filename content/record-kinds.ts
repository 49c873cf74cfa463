/** A kind of published record, described for people who look at record ids or verify all records. */
export interface RecordKind {
  /** The first part of the records' ids: "hub" in "hub/monaco". */
  readonly kind: string;
  readonly title: string;
  /** Describes what one record of the kind contains. */
  readonly what: string;
}

/** All kinds of published records, in the order in which a verification reports them. */
export const recordKinds: readonly RecordKind[] = [
  { kind: 'hub', title: 'Hubs', what: 'A place of the map: name, region, position, kind of place, SLI and Ξaccess.' },
  { kind: 'profile', title: 'Profiles', what: 'The words and figures of a place’s own page, with their sources.' },
  { kind: 'whereabouts', title: 'Whereabouts', what: 'A sentence that says where a place lies.' },
  {
    kind: 'setting',
    title: 'Settings',
    what: 'Whether a place is an island or a small state, by which like places are found.',
  },
  { kind: 'other-names', title: 'Other names of places', what: 'Spellings under which the search finds a place.' },
  {
    kind: 'other-names-of-country',
    title: 'Other names of countries',
    what: 'The same for the countries of the places.',
  },
  {
    kind: 'kind',
    title: 'Kinds of place',
    what: 'What a kind of place is called, from the best attested to the least.',
  },
  {
    kind: 'life-expectancy',
    title: 'Life expectancies',
    what: 'The latest estimate for the people of a place, or of the world: years, population and year.',
  },
  {
    kind: 'official-figure',
    title: 'Official figures',
    what: 'A life expectancy as a statistics office gives it, beside that estimate.',
  },
  {
    kind: 'life-expectancy-source',
    title: 'Sources of life expectancies',
    what: 'A publication that such a figure is taken from.',
  },
  {
    kind: 'life-line',
    title: 'Lines of life expectancy',
    what: 'The estimates of many years, from which the small chart of a place is drawn, with their years and source.',
  },
  {
    kind: 'life-story',
    title: 'Life expectancy of countries',
    what: 'Every year’s life expectancy of a country, area or part of the world, with the projection’s intervals and what its life tables say.',
  },
  {
    kind: 'blue-zone',
    title: 'Evidence on the blue zones',
    what: 'What was claimed, checked, counted and doubted of a zone, and the dispute over all of them.',
  },
  {
    kind: 'blue-zone-source',
    title: 'Sources on the blue zones',
    what: 'A publication that this evidence is taken from.',
  },
  { kind: 'ambulance', title: 'Ambulance numbers', what: 'What to dial for an ambulance in a country or territory.' },
  {
    kind: 'ambulance-name',
    title: 'Countries as people call them',
    what: 'Names under which the search finds a number to call.',
  },
  {
    kind: 'ambulance-source',
    title: 'Sources of ambulance numbers',
    what: 'A publication that such a number is taken from.',
  },
  {
    kind: 'ambulance-reading',
    title: 'Ambulance numbers by source',
    what: 'The numbers that a publication names for ambulances, by country.',
  },
  {
    kind: 'ambulance-text',
    title: 'Emergency numbers without speaking',
    what: 'How to reach help in a country by text message, app, textphone or relay.',
  },
  {
    kind: 'ambulance-text-source',
    title: 'Sources of ways without speaking',
    what: 'The page that publishes such a way.',
  },
  {
    kind: 'city',
    title: 'Cities',
    what: 'A city that a visitor can name in the place of a position: its centre, country and other names.',
  },
  { kind: 'principle', title: 'Principles', what: 'One of the nine lifestyle principles.' },
  {
    kind: 'estimate',
    title: 'Estimates and differing figures',
    what: 'An SLI that this site estimated, a band of Ξaccess, or a figure on which publications differ.',
  },
  { kind: 'methodology', title: 'Methodology', what: 'A section of this page.' },
  { kind: 'source', title: 'Sources of the methodology', what: 'A publication that this page cites.' },
  { kind: 'architecture', title: 'Architecture', what: 'One of the six steps of the architecture.' },
  { kind: 'core-principle', title: 'Core principles', what: 'One of the four rules that hold for all six.' },
];
