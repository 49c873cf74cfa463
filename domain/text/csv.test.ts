import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('rows become lines that end with CR LF', () => {
  expect(
    toCsv([
      ['Place', 'Index'],
      ['Malta', 0.89],
    ]),
  ).toBe('Place,Index\r\nMalta,0.89\r\n');
});

test('keeps commas, quotes and line breaks inside their cell', () => {
  expect(toCsv([['a, b', 'the "Rock"', 'one\ntwo']])).toBe('"a, b","the ""Rock""","one\ntwo"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1'])('a spreadsheet does not run %j as a formula', (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});

test.each([
  ['Hall;=1+1', `"Hall;'=1+1"`],
  ['Hall; @SUM(A1)', `"Hall; '@SUM(A1)"`],
  ['Hall\t=1+1', `"Hall\t'=1+1"`],
  ['Hall|-1', `"Hall|'-1"`],
  ['Hall\n+1', `"Hall\n'+1"`],
  ['Hall,"=1+1', `"Hall,""'=1+1"`],
  ['\t=1', `"'\t'=1"`],
  ['a;b', '"a;b"'],
  ['Blood-red = fine', 'Blood-red = fine'],
])('does not start a formula in %j in another locale', (text, line) => {
  expect(toCsv([[text]])).toBe(`${line}\r\n`);
});

test('a negative number is a number, not a formula', () => {
  expect(toCsv([[-0.5]])).toBe('-0.5\r\n');
});

test('writes a text of tabs and line breaks in one pass', () => {
  const text = '\t\r\n'.repeat(100_000);
  expect(toCsv([[`${text}=1`]])).toBe(`"'${text}'=1"\r\n`);
});
