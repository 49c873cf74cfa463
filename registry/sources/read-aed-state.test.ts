import { expect, it } from 'vitest';
import { combineStates, readAedState } from './read-aed-state.ts';

const answered = (answers: readonly string[]) => answers.map((text) => [text, readAedState(text)]);
const all = (answers: readonly string[], state: string | null) => answers.map((text) => [text, state]);

it.each([
  [['Active', 'in_service', 'OK', 'yes', 'Aktiv', 'In Betrieb', 'En fonctionnement', 'validées', 'ALTA', 'w użyciu']],
  [
    [
      'Attivo',
      'Käytössä',
      'működik',
      'да',
      'Работает',
      'так',
      'Evet',
      'Çalışıyor',
      'ΝΑΙ',
      'Ενεργό',
      '正常',
      '정상',
      'يعمل',
    ],
  ],
])('%s are states of usable AEDs', (answers) => {
  expect(answered(answers)).toEqual(all(answers, 'in use'));
});

it.each([
  [['Out of service', 'out_of_order', 'Removed', 'Stolen', 'EXPIRED', 'Inactive', 'broken', 'No', 'not in use']],
  [['Planned 2027', 'Removed (sold)', 'Stolen since 2024-05', 'Out-of-Service', 'Removed.']],
  [['Supprimé', 'supprime definitivement', 'En maintenance', 'Hors service (pile à changer)', 'Hors d’usage', 'BAJA']],
  [['inaktiv', 'außer Betrieb', 'AUSSER BETRIEB', 'Buiten gebruik', 'nieczynny', 'Nem működik', 'nem', 'Pasif']],
  [['нет', 'Неактивен', 'ні', 'Hayır', 'HAYIR', 'Arızalı', 'όχι', 'Εκτός λειτουργίας', '故障', '撤去', '고장', 'معطل']],
])('%s are states of unusable AEDs', (answers) => {
  expect(answered(answers)).toEqual(all(answers, 'not in use'));
});

it('unknown words, or those that may apply to a working AED, are reported and decide nothing', () => {
  const words = ['mises en doute', 'en attente de validation', 'Hors service (du 1er au 15 août)', 'Inconnu'];
  const more = ['needs_maintenance', 'closed', 'Removed until the hall opens', 'B2', 'not yet inactive'];
  expect(answered([...words, ...more])).toEqual(all([...words, ...more], 'unclear'));
});

it('an empty cell or a dash says nothing', () => {
  expect(answered(['', '  ', '-', '?'])).toEqual(all(['', '  ', '-', '?'], null));
  expect(readAedState(undefined)).toBeNull();
});

it('one of several answers that says not in use is enough, and an unknown one is reported', () => {
  expect(combineStates('its source', ['Active', 'Stolen', 'B2'])).toEqual({
    dropBecause: 'its source says that it is not in use: Stolen',
    doubt: {
      kind: 'state not understood',
      reason: 'what its source says about its state is not understood: B2',
      says: 'B2',
    },
  });
  expect(combineStates('its source', ['Active', ''])).toEqual({ dropBecause: null, doubt: null });
});
