import { describe, expect, it } from 'vitest';
import { hubCountryCodes, hubs, hubTerritoryCodes, hubWorldRegions } from './hubs.ts';

const byId = (id: string) => hubs.find((hub) => hub.id === id);

describe('the hub list', () => {
  it('contains its first 52 hubs, each with its own id', () => {
    expect(hubs.length).toBeGreaterThanOrEqual(52);
    expect(new Set(hubs.map((hub) => hub.id)).size).toBe(hubs.length);
  });

  it('gives every hub but Paris a page named after its id', () => {
    expect(hubs.filter((hub) => hub.path === null).map((hub) => hub.name)).toEqual(['Paris']);
    for (const hub of hubs) if (hub.path !== null) expect(hub.path).toBe(`/bluezones/${hub.id}`);
  });

  it('has longitude before latitude', () => {
    expect(byId('sydney')?.coords).toEqual([151.209, -33.869]);
    for (const { coords } of hubs) expect(Math.abs(coords[1])).toBeLessThan(90);
  });

  it('keeps the scores of the original list', () => {
    expect(byId('monaco')).toMatchObject({ sli: 0.95, xiAccess: 0.92, estimated: [] });
    expect(byId('albert-lea')).toMatchObject({ sli: 1, xiAccess: 0.9, estimated: [] });
    expect(byId('reunion')).toMatchObject({ sli: 0.8, xiAccess: 0.62, estimated: [] });
  });

  it('uses the English name of the code for each country, and for each place with its own code', () => {
    const english = new Intl.DisplayNames(['en'], { type: 'region' });
    for (const { id, name, country, kind } of hubs) {
      const { [id]: code = 'ZZ' } = hubCountryCodes;
      expect(english.of(code), `give in places/${id}/hub.ts the \`countryCode\` of its \`country\``).toBe(country);
      if (kind !== 'country-or-territory') continue;
      const own = english.of(hubTerritoryCodes[id] ?? code);
      expect(own, `${id} is no country: its \`territoryCode\` in places/${id}/hub.ts`).toBe(name);
    }
  });

  it('assigns every hub to a part of the world', () => {
    const without = hubs.filter(({ id }) => !(id in hubWorldRegions)).map(({ id }) => id);
    expect(without, 'give a new one its `worldRegion` in places/{id}/hub.ts').toEqual([]);
  });

  it('keeps every score between 0 and 1', () => {
    for (const { sli, xiAccess } of hubs) {
      expect(sli).toBeGreaterThanOrEqual(0);
      expect(sli).toBeLessThanOrEqual(1);
      expect(xiAccess).toBeGreaterThanOrEqual(0);
      expect(xiAccess).toBeLessThanOrEqual(1);
    }
  });
});
