// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { computeReporterId } from './reporter-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a browser has one id per AED and kind of report, and another browser has different ones', async () => {
  const first = await computeReporterId({ kind: 'gone', aedId: 'osm/node/1' });
  expect(first).toMatch(uuid);
  expect(await computeReporterId({ kind: 'gone', aedId: 'osm/node/1' })).toBe(first);
  const others = [
    await computeReporterId({ kind: 'hours', aedId: 'osm/node/1' }),
    await computeReporterId({ kind: 'gone', aedId: 'osm/node/2' }),
  ];
  localStorage.clear();
  others.push(await computeReporterId({ kind: 'gone', aedId: 'osm/node/1' }));
  expect(new Set([first, ...others]).size).toBe(4);
});

test('has no id for an AED outside the registry or without storage, and stores nothing then', async () => {
  expect(await computeReporterId({ kind: 'new', aedId: null })).toBeNull();
  expect(localStorage.length).toBe(0);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  // The whole object is replaced. Assigning a function to a property of localStorage would store the function as an
  // item.
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(await computeReporterId({ kind: 'gone', aedId: 'osm/node/1' })).toBeNull();
});
