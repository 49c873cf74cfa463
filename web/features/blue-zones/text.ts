export const blueZonesText = {
  tag: 'Evidence',
  title: 'The blue zones, plainly',
  lede: 'What was claimed of five places, who checked the ages, what is counted officially, and what is doubted. Each sentence names the source it was read in. We give no verdict.',
  none: 'Nothing could be opened that says this.',
  dispute: 'The dispute',
  settling: 'What would settle it, in the words of those who take part',
  read: 'Most sources were read as abstracts, in November 2026; where the whole was read, nothing is said beside the title. Figures by decade stand where an official count could be read.',
  profile: (name: string) => `${name}’s profile`,
  here: 'What is known of the ages here',
  whole: 'The evidence on all five zones',
} as const;
