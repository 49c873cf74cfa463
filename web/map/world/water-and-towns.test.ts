import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeLabelBoxes, isClearOfBoxes } from './label-placement.ts';
import { createWaterAndTownsReader, parseWaterAndTowns, waterAndTownsFileName } from './water-and-towns.ts';

const file = {
  rivers: [[[0, 0, 4096, 4096]], [], []],
  lakes: [[0, 0, 4096, 0, 0, 4096]],
  names: ['Munich', 'Wil'],
  places: [4096, 2048, 0, 8192],
  fromZooms: '48',
  sizes: '30',
};

/** Drawn tiles that contain Liechtenstein, by zoom. */
const liechtenstein = { 3: { x: 2, y: 1, z: 3 }, 5: { x: 8, y: 5, z: 5 }, 7: { x: 33, y: 22, z: 7 } } as const;
const fineStreets = { x: 2154, y: 1438, z: 13 };

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async (address) => Response.json(address.includes('/towns/') ? {} : file));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const requested = () => fetched.mock.calls.map(([address]) => address.replace(/^.*\/assets\//, ''));

it('converts rivers, lakes and towns to the world square, with town names in the language', () => {
  const { rivers, lakes, towns } = parseWaterAndTowns(file, '8-5', { 0: 'München' });
  expect([...(rivers[0]?.[0]?.points ?? [])]).toEqual([0.5, 0.3125, 0.53125, 0.34375]);
  expect([...(lakes[0]?.points ?? [])]).toEqual([0.5, 0.3125, 0.53125, 0.3125, 0.53125, 0.34375, 0.5, 0.3125]);
  expect(towns).toEqual([
    { name: 'München', x: 0.53125, y: 0.328125, fromZoom: 4, size: 3 },
    { name: 'Wil', x: 0.5, y: 0.375, fromZoom: 8, size: 0 },
  ]);
});

describe('createWaterAndTownsReader', () => {
  it('fetches nothing before zoom 4, and nothing where streets are drawn', async () => {
    const ground = createWaterAndTownsReader(new AbortController().signal);
    await Promise.all([ground.load(liechtenstein[3]), ground.load(fineStreets)]);
    expect(fetched).not.toHaveBeenCalled();
    expect(ground.at(fineStreets)).toBeNull();
  });

  it('fetches one file of the world at zoom 4 and 5, a tile from zoom 6 on, and the names once', async () => {
    const ground = createWaterAndTownsReader(new AbortController().signal);
    await ground.load(liechtenstein[5]);
    await Promise.all([ground.load(liechtenstein[7]), ground.load({ ...liechtenstein[7], x: 34 })]);
    expect(requested().map((address) => address.replace(/[-?].*$|\.json.*$/, ''))).toEqual([
      'towns/en',
      'ground/world',
      'ground/8',
    ]);
    expect(waterAndTownsFileName(liechtenstein[7])).toBe('8-5');
    expect(ground.at(liechtenstein[7])?.towns).toHaveLength(2);
  });

  it('shows the names in the list when those of the language fail', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockImplementation(async (address) =>
      address.includes('/towns/') ? new Response('', { status: 503 }) : Response.json(file),
    );
    const ground = createWaterAndTownsReader(new AbortController().signal);
    await ground.load(liechtenstein[7]);
    expect(ground.at(liechtenstein[7])?.towns.map(({ name }) => name)).toEqual(['Munich', 'Wil']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('keeps the bare land where a file fails, reports that, and tries again the next time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    fetched.mockImplementation(async (address) =>
      isDown && address.includes('/ground/') ? new Response('', { status: 503 }) : Response.json(file),
    );
    const ground = createWaterAndTownsReader(new AbortController().signal);
    await ground.load(liechtenstein[7]);
    expect(ground.at(liechtenstein[7])).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    isDown = false;
    await ground.load(liechtenstein[7]);
    expect(ground.at(liechtenstein[7])).not.toBeNull();
  });
});

describe('the space of a name', () => {
  const label = { width: 60, height: 14, dot: 2 };
  const { boxes } = computeLabelBoxes({ left: 100, top: 100 }, label, 'right');

  it('can be taken by another name, and is free on the other side of its dot', () => {
    expect(isClearOfBoxes(boxes, computeLabelBoxes({ left: 130, top: 104 }, label, 'right').boxes)).toBe(false);
    expect(isClearOfBoxes(boxes, computeLabelBoxes({ left: 90, top: 100 }, label, 'left').boxes)).toBe(true);
  });

  it('is not free where the dot itself is covered', () => {
    expect(isClearOfBoxes(boxes, computeLabelBoxes({ left: 130, top: 100 }, label, 'below').boxes)).toBe(false);
  });
});
