import { describe, expect, it } from 'vitest';
import { normaliseRecord } from '../normalise-record.ts';
import type { SourceRecord } from '../source-record.ts';

const asOf = '2026-11-21';

const record = (tags: Record<string, string>): SourceRecord => ({
  id: 'osm/node/1',
  sourceKey: 'osm',
  where: 'element 1',
  longitude: 8.54,
  latitude: 47.37,
  tags: { emergency: 'defibrillator', ...tags },
  sameAs: [],
});

const aedOf = (tags: Record<string, string>) => normaliseRecord(record(tags), asOf).aed;

describe('the notes of a record', () => {
  it('are kept in their own language beside a location, access instructions first', () => {
    const aed = aedOf({
      'defibrillator:location': 'Im Foyer',
      description: 'während Schulbetrieb verfügbar',
      'description:en': 'A yellow box',
      note: 'Bitte beim Hauswart klingeln',
    });
    expect(aed?.notes).toEqual([
      { text: 'Bitte beim Hauswart klingeln', language: 'de', says: 'way' },
      { text: 'während Schulbetrieb verfügbar', language: 'de', says: 'limit' },
      { text: 'A yellow box', language: 'en' },
    ]);
    expect(aed?.limits).toEqual(['school', 'partly', 'ring']);
  });

  it('omit what the name, the address or the location says already', () => {
    const tags = { name: 'Town Hall', 'addr:full': 'Main Street 1', 'defibrillator:location': 'beside the desk' };
    for (const description of ['Town hall', 'main street 1', 'Beside the desk'])
      expect(aedOf({ ...tags, description })?.notes, description).toBeUndefined();
  });

  it('are limited in length and number', () => {
    const long = aedOf({ name: 'A', 'defibrillator:location': 'B', description: 'word '.repeat(5000) });
    expect(long?.notes?.[0]?.text.length).toBeLessThanOrEqual(280);
    const many = Object.fromEntries(['de', 'en', 'fr', 'it', 'es', 'pl'].map((code) => [`note:${code}`, `in ${code}`]));
    expect(aedOf({ name: 'A', ...many })?.notes).toHaveLength(4);
  });

  it('mean "always" only when nothing limits it', () => {
    expect(aedOf({ description: '24h verfügbar' })?.limits).toEqual(['always']);
    expect(aedOf({ description: '24h verfügbar, ausser Zwischensaison' })?.limits).toEqual(['season']);
  });

  it('recognise a vehicle by location, name or the tag "mobile", which is then no telephone', () => {
    expect(aedOf({ 'defibrillator:location': 'Im Einsatzfahrzeug' })?.limits).toEqual(['vehicle']);
    expect(aedOf({ name: 'Samochód ratowniczo-gaśniczy OSP' })?.limits).toEqual(['vehicle']);
    expect(aedOf({ mobile: 'yes' })).toMatchObject({ limits: ['carried'], phone: null });
    expect(aedOf({ mobile: '+41 79 000 00 00' })).toMatchObject({ phone: '+41 79 000 00 00' });
    expect(aedOf({ 'defibrillator:location': 'Parking samochodów, obok wjazdu' })?.limits).toBeUndefined();
  });

  it('put its state in doubt, and drop the AED only when they say that it is not in use', () => {
    const doubted = normaliseRecord(record({ description: 'Batterie leer, wird bald ersetzt' }), asOf);
    expect(doubted.aed?.doubts?.state).toBe('Batterie leer, wird bald ersetzt');
    expect(normaliseRecord(record({ description: 'Out of order' }), asOf)).toMatchObject({ aed: null });
    expect(normaliseRecord(record({ note: '故障中' }), asOf)).toMatchObject({ aed: null });
  });

  it('on closing times limit 24/7, but not hours that contain them', () => {
    expect(aedOf({ description: 'Sonntags geschlossen', opening_hours: '24/7' })?.limits).toEqual(['partly']);
    expect(aedOf({ opening_hours: 'Mo-Sa 08:00-18:00; So geschlossen' })?.limits).toBeUndefined();
  });

  it('that give access outside opening hours keep 24/7, with that instruction', () => {
    for (const description of [
      'Ausserhalb der Öffnungszeiten an der Haupteingangstüre klingeln',
      'Outside opening hours ring the bell',
    ])
      expect(aedOf({ description, opening_hours: '24/7' })?.limits, description).toEqual(['ring']);
    expect(aedOf({ description: 'Ausserhalb der Öffnungszeiten nicht verfügbar' })?.limits).toContain('hours');
  });

  it('turn access conditions into limits', () => {
    const aed = aedOf({ name: 'A', 'access:conditional': 'yes @ (Mo-Fr 08:00-18:00)' });
    expect(aed?.limits).toContain('partly');
    expect(aed?.notes?.[0]?.text).toBe('yes @ (Mo-Fr 08:00-18:00)');
  });
});
