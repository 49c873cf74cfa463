import { expect, test } from 'vitest';
import { walkingDispatchLog } from '../administration-fixtures.ts';
import { formatCsvFileName, logsToCsv } from './logs-csv.ts';

const log = {
  ...walkingDispatchLog,
  dispatch_method: 'drone',
  estimated_time_minutes: 1.5,
  human_approval_granted: true,
};

test('the file has the eight columns of the specification, in its order', () => {
  expect(logsToCsv([])).toBe('Time,AED Name,Address,Method,ETA (min),Distance (km),Status,Drone Approved\r\n');
});

test('a log becomes one line, with Yes for an approved drone', () => {
  expect(logsToCsv([log]).split('\r\n')[1]).toBe(
    '2026-03-01T12:30:00+00:00,Town Hall,1 Market Square,drone,1.5,0.3,dispatched,Yes',
  );
});

test('a walk is not an approved drone', () => {
  const walk = { ...log, dispatch_method: 'foot', human_approval_granted: false };
  expect(logsToCsv([walk])).toMatch(/,dispatched,No\r\n$/);
});

test('keeps commas, quotes and line breaks inside their cell', () => {
  const odd = { ...log, aed_name: 'Hall "B", left', aed_address: 'first line\nsecond line' };
  expect(logsToCsv([odd])).toContain(',"Hall ""B"", left","first line\nsecond line",');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a spreadsheet does not run %j as a formula', (name) => {
  expect(logsToCsv([{ ...log, aed_name: name }])).toContain(`,'${name},`);
});

test('a negative number is a number, not a formula', () => {
  expect(logsToCsv([{ ...log, distance_km: -0.5 }])).toContain(',-0.5,');
});

test('the file name contains the time and ends in .csv', () => {
  expect(formatCsvFileName(new Date('2026-03-01T12:30:05.123Z'))).toBe('aed-dispatch-logs-2026-03-01T12-30-05.csv');
});
