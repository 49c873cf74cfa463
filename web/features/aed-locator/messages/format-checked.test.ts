import { expect, test } from 'vitest';
import { formatLastChecked } from './format-availability.ts';

test.each([
  ['2026-11-25', 'today'],
  ['2026-11-26', 'today'],
  ['2026-11-24', '1 day ago'],
  ['2026-11-12', '13 days ago'],
  ['2026-11-04', '3 weeks ago'],
  ['2026-09-20', '2 months ago'],
  ['2025-11-25', '11 months ago'],
  ['2024-01-01', '2 years ago'],
  ['2027-03-01', 'on 2027-03-01'],
  ['2025-07', 'in July 2025'],
  ['2024', 'in 2024'],
])('on 25 November 2026 a check of %s reads %s', (checked, words) => {
  expect(formatLastChecked(checked, new Date('2026-11-25T10:00:00Z'))).toBe(words);
});
