import { afterEach, expect, it, vi } from 'vitest';
import { encodeAed } from '../../../domain/registry/registry-cell.ts';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import { findMostCommonCountry, maxStickers, parseStickerRequest, readStickerAeds } from './read-sticker-aeds.ts';

const nobody = { index: async () => null, cell: async () => ({ aeds: [], clusters: [] }) };

afterEach(() => vi.unstubAllGlobals());

it('reads each AED once, or an area as the element does', () => {
  expect(parseStickerRequest('?aed=osm/node/1&aed=osm/node/2&aed=osm/node/1')).toEqual({
    ids: ['osm/node/1', 'osm/node/2'],
  });
  expect(parseStickerRequest('?center=47.14,9.52&radius=2')).toEqual({
    area: { kind: 'circle', center: [9.52, 47.14], radiusKm: 2 },
  });
  expect(parseStickerRequest('')).toBeNull();
  expect(parseStickerRequest('?center=x')).toBeNull();
});

it('limits the number of stickers', () => {
  const ids = Array.from({ length: 5000 }, (_, place) => `aed=osm/node/${place}`).join('&');
  expect(parseStickerRequest(`?${ids}`)).toMatchObject({ ids: { length: maxStickers } });
});

it('reads each AED at its own address, and names those that no list has', async () => {
  const aed = createRegisteredAed({ id: 'town/../1', name: 'Town hall' });
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return address.endsWith('/2') ? new Response('', { status: 404 }) : Response.json(encodeAed(aed));
  });
  const read = await readStickerAeds({ ids: ['town/../1', 'osm/node/2'] }, nobody, '/aeds');
  expect(requested).toEqual(['/aeds/id/town/~../1', '/aeds/id/osm/node/2']);
  expect(read).toEqual({ aeds: [aed], missing: ['osm/node/2'], areTooMany: false });
});

it('fails when an AED cannot be read, because an incomplete set looks complete', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(readStickerAeds({ ids: ['osm/node/1'] }, nobody, '/aeds')).rejects.toThrow(
    'could not be read (status 503)',
  );
});

it('uses the country of most AEDs', () => {
  const zones = ['Europe/Zurich', 'Europe/Vaduz', 'Europe/Vaduz'];
  expect(findMostCommonCountry(zones.map((timeZone) => createRegisteredAed({ id: timeZone, timeZone })))).toBe('LI');
  expect(findMostCommonCountry([])).toBeNull();
});
