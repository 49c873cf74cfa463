import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: CprWords = {
  cprText: {
    title: 'RKO: uciskanie klatki piersiowej',
    close: 'Zamknij (rytm gra dalej)',
    start: 'Włącz rytm',
    stop: 'Zatrzymaj rytm',
    press: 'Uciskaj',
    elapsed: 'Czas od początku',
    pace: '110 na minutę',
    running: 'Rytm jest włączony: 110 na minutę.',
    changeSoon: 'Zmieniajcie się co 2 minuty, jeśli ktoś może Cię zastąpić.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: 'Minęła # minuta', few: 'Minęły # minuty', many: 'Minęło # minut', other: 'Minęło # minuty' })}. Zmieńcie się teraz, jeśli ktoś może Cię zastąpić.`,
    signs: { sound: 'Dźwięk', light: 'Światło', vibration: 'Wibracja' },
    signsLabel: 'Sygnały rytmu',
    steps: [
      {
        id: 'check',
        title: 'Sprawdź',
        words:
          'Nie reaguje? Dzwoń od razu. Nie oddycha prawidłowo albo tylko co jakiś czas łapie powietrze? Zacznij uciskać klatkę piersiową.',
      },
      { id: 'call', title: 'Dzwoń', words: 'Włącz głośnik. Połóż telefon obok siebie. Wyślij kogoś po AED.' },
      {
        id: 'press',
        title: 'Uciskaj',
        words:
          'Uciskaj mocno środek klatki piersiowej, na 5 do 6\u00a0cm. Trzymaj ręce wyprostowane. Po każdym uciśnięciu pozwól klatce w pełni się unieść. Nie przerywaj.',
      },
    ],
    told: 'Dyspozytor Cię poprowadzi. Jeśli masz wątpliwości, zacznij uciskać klatkę piersiową.',
    others: {
      title: 'Dziecko, niemowlę lub tonięcie',
      points: [
        {
          who: 'Dziecko',
          how: 'Ten sam rytm. Połóż jedną lub dwie dłonie na środku klatki piersiowej. Wciskaj ją co najmniej na jedną trzecią jej głębokości.',
        },
        {
          who: 'Niemowlę',
          how: 'Ten sam rytm. Obejmij klatkę piersiową obiema dłońmi i połóż dwa kciuki na jej środku. Albo użyj nasady jednej dłoni. Wciskaj klatkę co najmniej na jedną trzecią jej głębokości.',
        },
        {
          who: 'Oddechy ratownicze',
          how: 'Oddechy ratownicze są najważniejsze u dzieci i po tonięciu. Jeśli potrafisz, wykonaj najpierw 5. Potem wykonuj 2 po każdych 30 uciśnięciach. Dorosły lub dziecko: odchyl głowę do tyłu i zaciśnij nos. Niemowlę: trzymaj głowę prosto. Obejmij ustami usta, u niemowlęcia usta i nos. Wdmuchuj powietrze przez sekundę, aż klatka się uniesie. Jeśli nie potrafisz, uciskaj bez przerwy.',
        },
      ],
    },
    aed: {
      title: 'Gdy dotrze AED',
      points: [
        { id: 'on', words: 'Włącz je i słuchaj jego poleceń. Ktoś inny dalej uciska klatkę piersiową.' },
        {
          id: 'pads',
          words:
            'Odsłoń i osusz klatkę piersiową. Odsuń biustonosz albo go zdejmij. Naklej obie elektrody na gołą skórę.',
        },
        { id: 'places', words: 'Jedna elektroda: pod prawym obojczykiem. Druga: na lewym boku, poniżej pachy.' },
        {
          id: 'child',
          words:
            'Małe dziecko lub niemowlę: użyj elektrod dziecięcych albo trybu dziecięcego. Jeśli ich nie ma, użyj elektrod dla dorosłych. Jedną naklej na klatkę piersiową, drugą na plecy.',
        },
        {
          id: 'shock',
          words:
            'Uciskaj, aż AED każe przerwać. Odsuńcie się: podczas wyładowania nikt nie dotyka poszkodowanego. Potem od razu uciskaj dalej.',
        },
      ],
    },
  },
};
