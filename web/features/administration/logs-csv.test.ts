import { expect, test } from 'vitest';
import type { DispatchLog } from '../../backend/administration-gateway.ts';
import { csvFileName, logsToCsv } from './logs-csv.ts';

const log: DispatchLog = {
  id: '0b6f3a52-8a7d-4a51-9b43-0d2b6c1f7a10',
  user_id: '6a1c1c1e-52a4-4f0d-8a55-6d1c8e0b7f21',
  aed_id: 'aed-1',
  aed_name: 'Town Hall',
  aed_address: '1 Market Square',
  dispatch_method: 'drone',
  dispatch_time: '2026-03-01T12:30:00+00:00',
  estimated_time_minutes: 1.5,
  distance_km: 0.3,
  human_approval_granted: true,
  status: 'dispatched',
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

test('commas, quotes and new lines stay inside their cell', () => {
  const odd = { ...log, aed_name: 'Hall "B", left', aed_address: 'first line\nsecond line' };
  expect(logsToCsv([odd])).toContain(',"Hall ""B"", left","first line\nsecond line",');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is not run as a formula by a spreadsheet', (name) => {
  expect(logsToCsv([{ ...log, aed_name: name }])).toContain(`,'${name},`);
});

test('a negative number is a number, not a formula', () => {
  expect(logsToCsv([{ ...log, distance_km: -0.5 }])).toContain(',-0.5,');
});

test('the file name carries the time and ends in .csv', () => {
  expect(csvFileName(new Date('2026-03-01T12:30:05.123Z'))).toBe('aed-dispatch-logs-2026-03-01T12-30-05.csv');
});
