import { expect, it } from 'vitest';
import { normaliseRecord } from '../normalise-record.ts';

const read = (access: string, tags: Readonly<Record<string, string>> = {}) =>
  normaliseRecord(
    {
      id: 'x/1',
      sourceKey: 'x',
      where: 'line 2',
      longitude: 8.6821,
      latitude: 50.1109,
      sameAs: [],
      tags: { name: 'Town hall', access, ...tags },
    },
    '2026-11-22',
  );

it.each([
  'in the foyer',
  'Main entrance, left of the reception desk',
  'Ground floor next to the lift',
  '5 minutes walk from the station',
  'Outside main doors',
  'Clubhouse, by the bar',
  'junto a la puerta',
  'im Eingangsbereich',
  'Erdgeschoss, links neben dem Haupteingang',
  'Empfangshalle',
  'hall d’entrée',
  "À gauche de l'accueil",
  'Extérieur, façade nord',
  'en el vestíbulo',
  'Planta baja, junto al ascensor',
  "nell'atrio",
  'Piano terra, all’interno dell’ingresso',
  'no átrio da entrada',
  'inkomhal naast de balie',
  'przy wejściu do budynku',
  've vestibulu u výtahu',
  'avla, desno od vhoda',
  'a bejárat mellett',
  'lângă intrare',
  'Vid entrén till höger',
  'Ved indgangen',
  'ved inngangen',
  'aulassa, sisäänkäynnin vieressä',
  'у входа, справа',
  'біля входу',
  'до входа, фоайе',
  'στην είσοδο',
  'Giriş katı, danışma yanında',
  'بجانب المدخل الرئيسي',
  'בכניסה הראשית',
  '玄関ホール',
  '1階エントランス横',
  '一楼大厅服务台旁',
  '1층 로비',
  'ทางเข้าหลัก ชั้น 1',
  'cạnh cửa ra vào, sảnh',
  'di lobi dekat pintu masuk',
])('"%s" under "access" is a location, and does not put access in doubt', (text) => {
  const { aed, doubts } = read(text) as Extract<ReturnType<typeof read>, { doubts: unknown }>;
  expect(aed).toMatchObject({ access: 'unknown', location: { und: text } });
  expect(doubts).toEqual([]);
  const beside = read(text, { 'defibrillator:location': 'Room 4' });
  expect(beside.aed).toMatchObject({ location: { und: 'Room 4' }, notes: [{ text }] });
  expect(beside.aed?.doubts).toBeUndefined();
});

it.each([
  'staff entrance',
  'in the locked foyer',
  'Foyer, nur für Mitarbeiter',
  'hall fermé la nuit',
  'no entrance for visitors',
  'vestíbulo, cerrado con llave',
  'Foyer until 18:00',
  'hall, code 1234',
  'Sichtbereich',
  'Phase B',
  'see notice',
  '玄関（職員のみ）',
  'только сотрудники, холл',
  'solo dipendenti, atrio',
  'w holu, tylko dla pracowników',
  'foyer, keine Öffentlichkeit',
  'hall privé',
])('"%s" under "access" puts access in doubt', (text) => {
  const { aed } = read(text);
  expect(aed?.access !== 'unknown' || aed?.doubts?.access !== undefined || (aed?.limits ?? []).length > 0).toBe(true);
  if (aed?.access === 'unknown') expect(aed?.location).toEqual({});
});

it('leaves known values unchanged', () => {
  expect(read('customers').aed).toMatchObject({ access: 'customers', location: {} });
  expect(read('ask at the reception').aed).toMatchObject({ limits: ['request'], location: {} });
});
