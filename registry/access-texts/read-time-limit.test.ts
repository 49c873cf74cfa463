import { describe, expect, it } from 'vitest';
import { compileHours } from '../hours/compile-hours.ts';
import { languagesOf } from '../hours/country-languages.ts';
import { readAccessText } from './read-access-text.ts';

const closuresOf = (country: string, text: string) => readAccessText(text, languagesOf(country)).closures;

describe('closing times in a text', () => {
  it.each([
    ['gb', 'Closed on Sundays'],
    ['de', 'Am Wochenende kein Zutritt'],
    ['de', 'Gebäude ab 22 Uhr verschlossen'],
    ['de', 'In den Schulferien geschlossen'],
    ['fr', 'Fermé le week-end'],
    ['it', 'Chiuso la domenica'],
    ['es', 'Cerrado los fines de semana'],
    ['pt', 'Fechado ao domingo'],
    ['nl', 'Op zondag gesloten'],
    ['pl', 'W niedziele nieczynne'],
    ['cz', 'O víkendu zavřeno'],
    ['se', 'Stängt på söndagar'],
    ['dk', 'Lukket om søndagen'],
    ['fi', 'Suljettu sunnuntaisin'],
    ['jp', '土日は閉まっています'],
    ['kr', '야간에는 이용할 수 없음'],
    ['tw', '週日休館'],
    ['tr', 'Hafta sonu kapalı'],
    ['ru', 'В выходные закрыто'],
    ['ua', 'У неділю зачинено'],
    ['bg', 'Затворено в неделя'],
    ['ro', 'Duminica închis'],
    ['hu', 'Vasárnap zárva'],
    ['gr', 'Κλειστά την Κυριακή'],
  ])('are a limit: %s "%s"', (country, text) => {
    expect(closuresOf(country, text)).toEqual(['partly']);
    expect(readAccessText(text, languagesOf(country)).states).toEqual([]);
  });

  it.each([
    ['gb', 'No access at night'],
    ['fr', 'Non accessible la nuit'],
    ['it', 'Non disponibile di notte'],
    ['es', 'No accesible por la noche'],
    ['pt', 'Indisponível à noite'],
    ['nl', "'s Nachts niet beschikbaar"],
    ['cz', 'V noci nepřístupný'],
    ['tr', 'Geceleri erişilemez'],
    ['ru', 'Ночью недоступен'],
    ['bg', 'Нощем няма достъп'],
    ['ro', 'Noaptea nu este accesibil'],
    ['hu', 'Éjszaka nem hozzáférhető'],
    ['gr', 'Τη νύχτα δεν είναι προσβάσιμος'],
  ])('at night mean daytime only: %s "%s"', (country, text) => {
    expect(closuresOf(country, text)).toEqual(['daytime']);
  });

  it.each([
    ['de', 'Der geschlossene Kasten hängt neben der Tür'],
    ['de', 'Auch wenn sonntags geschlossen zugänglich'],
    ['gb', 'Beside Sunday School entrance'],
    ['jp', '夜間も使用できます'],
    ['kr', '야간 이용 가능'],
    ['fr', 'Accessible la nuit'],
    ['es', 'Vitrina cerrada en la fachada'],
  ])('are not found in %s "%s"', (country, text) => {
    expect(closuresOf(country, text)).toEqual([]);
  });

  it('are never read as opening hours', () => {
    for (const text of ['Sonntags geschlossen', 'Fermé la nuit', 'Cerrado los domingos'])
      expect(compileHours(text, { country: 'de', asOf: '2026-11-22', isTag: false }).hours).toBeNull();
  });
});

it.each([
  ['de', 'Nur solange die Tankstelle geöffnet hat', 'hours'],
  ['de', 'bitte am Tresen fragen', 'request'],
  ['cz', 'Vyžádejte si na recepci', 'request'],
  ['kr', '경비실 호출 후 사용', 'request'],
  ['kr', '경기 있는 날만', 'sports'],
  ['pt', 'Só para funcionários', 'staff'],
  ['jp', '職員以外使用不可', 'insiders'],
  ['bg', 'В полицейския автомобил', 'vehicle'],
  ['fr', "Emporté lors des déplacements de l'équipe", 'carried'],
])('%s "%s" means %s', (country, text, limit) => {
  const { limits, states } = readAccessText(text, languagesOf(country));
  expect(limits).toContain(limit);
  expect(states).toEqual([]);
});

it('a device at its maker counts as being serviced, and an empty battery as expired', () => {
  expect(readAccessText('Defi zurzeit beim Hersteller zur Überprüfung', ['de', 'en']).states).toEqual(['serviced']);
  expect(readAccessText('Pil bitmiş', ['tr', 'en']).states).toEqual(['expired']);
});
