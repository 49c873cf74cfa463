import { expect, it } from 'vitest';
import { parseNotedFigures } from './noted-figures.ts';

it('what is noted is read as it is, and a link that is none of https is refused', () => {
  const line = { figure: 'place/a/b--1', value: '<b>2</b>', source: 'https://example.org/', decided: '2026-11-12' };
  expect(parseNotedFigures([line])).toEqual([
    { caseId: 'place/a/b--1', value: '<b>2</b>', source: 'https://example.org/', decided: '2026-11-12' },
  ]);
  expect(() => parseNotedFigures([{ ...line, source: 'javascript:alert(1)' }])).toThrow('https');
});
