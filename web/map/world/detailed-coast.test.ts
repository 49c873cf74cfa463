import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDetailedCoastLoader, parseCoastTile } from './detailed-coast.ts';

/** A square island in the upper left quarter of its tile, with a border across it. */
const island = { land: [[0, 0, 4096, 0, 0, 4096, -4096, 0]], borders: [[0, 2048, 4096, 0]] };

/** The drawn tile of zoom 6 that contains Malta. Its coastlines are in the file 8-6. */
const malta = { x: 17, y: 12, z: 6 };
const midAtlantic = { x: 12, y: 10, z: 6 };

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('converts grid steps of a tile to the world square, with closed rings', () => {
  const { land, coasts, borders } = parseCoastTile(island, 8, 6);
  expect([...(land[0]?.points ?? [])]).toEqual([
    0.5, 0.375, 0.53125, 0.375, 0.53125, 0.40625, 0.5, 0.40625, 0.5, 0.375,
  ]);
  expect(land[0]).toMatchObject({ minX: 0.5, maxX: 0.53125, minY: 0.375, maxY: 0.40625 });
  expect(coasts).toBe(land);
  expect([...(borders[0]?.points ?? [])]).toEqual([0.5, 0.390625, 0.53125, 0.390625]);
});

describe('createFineCoast', () => {
  it('fetches a file once for all squares in it', async () => {
    fetched.mockResolvedValue(Response.json(island));
    const coast = createDetailedCoastLoader(new AbortController().signal);
    expect(coast.at(malta)).toBeNull();
    await Promise.all([coast.load(malta), coast.load({ x: 34, y: 25, z: 7 }), coast.load({ x: 16, y: 13, z: 6 })]);
    await coast.load(malta);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(coast.at(malta)?.land).toHaveLength(1);
    expect(coast.at({ x: 16, y: 13, z: 6 })).toBe(coast.at(malta));
  });

  it('fetches nothing where all is sea', async () => {
    const coast = createDetailedCoastLoader(new AbortController().signal);
    await coast.load(midAtlantic);
    expect(fetched).not.toHaveBeenCalled();
    expect(coast.at(midAtlantic)).toBeNull();
  });

  it('keeps the coarse outlines where a file fails, reports that, and tries again the next time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    const coast = createDetailedCoastLoader(new AbortController().signal);
    await coast.load(malta);
    expect(coast.at(malta)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValueOnce(Response.json(island));
    await coast.load(malta);
    expect(coast.at(malta)).not.toBeNull();
  });

  it('reports nothing once the map is closed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const closing = new AbortController();
    fetched.mockImplementation(async () => {
      closing.abort();
      throw new Error('The map was closed.');
    });
    await createDetailedCoastLoader(closing.signal).load(malta);
    expect(warn).not.toHaveBeenCalled();
  });
});
