import { expect, it, vi } from 'vitest';
import { parseFigureCorrections } from './figure-corrections.ts';

it('reads corrections as they are, and skips only one whose link is not https', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const line = { figure: 'place/a/b--1', value: '<b>2</b>', source: 'https://example.org/', decided: '2026-11-12' };
  expect(parseFigureCorrections([line])).toEqual([
    { caseId: 'place/a/b--1', value: '<b>2</b>', source: 'https://example.org/', decided: '2026-11-12' },
  ]);
  const dangerous = { ...line, source: 'javascript:alert(1)' };
  expect(parseFigureCorrections([dangerous, line])).toHaveLength(1);
  expect(String(warned.mock.lastCall?.[1])).toContain('https');
  expect(() => parseFigureCorrections({})).toThrow('but must be a list. Reload the page.');
});
