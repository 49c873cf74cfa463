export const holySeeText = {
  latest: (years: string, year: string) => `${years} years in ${year}, women and men together.`,
  noRow:
    'The UN’s tables used on these pages name the Holy See but have no row for it. So there is no figure for women and for men, for the years between those below, for the years to come, at 65 or for the chance to reach 90. On the map its circle is hatched, and it has no rank.',
  model: 'Fewer than a thousand people live here. The figures come from the UN’s model, not from a count.',
  gaps: 'Each dot is a figure. Between the dots and after 2023 there are none, so we draw no line.',
  figures: 'Available figures',
  years: 'Years at birth',
} as const;
