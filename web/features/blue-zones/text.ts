export const blueZonesText = {
  tag: 'Evidence',
  title: 'The evidence on the blue zones',
  lede: 'What was claimed about five places, who checked the ages, what officials counted, and what is doubted. Each sentence names its source. We take no side.',
  none: 'We could open no source that says this.',
  dispute: 'The dispute',
  settling: 'What would settle it, in the words of the researchers',
  read: 'We read most sources in November 2026, as abstracts. If we read the whole text, the title has no note. We show figures by decade where we could read an official count.',
  profile: (name: string) => `${name}’s profile`,
  here: 'What is known of the ages here',
  whole: 'The evidence on all five zones',
} as const;
