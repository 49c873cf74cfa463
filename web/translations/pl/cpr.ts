import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Masaż serca',
    close: 'Zamknij; rytm trwa dalej',
    start: 'Włącz rytm',
    stop: 'Zatrzymaj rytm',
    press: 'Uciskaj',
    elapsed: 'Czas od początku',
    pace: '110 na minutę',
    running: 'Rytm trwa, 110 na minutę.',
    changeSoon: 'Zmieniajcie się co dwie minuty.',
    changeNow: (minutes) => `Minęło minut: ${minutes}. Zmieńcie się teraz, jeśli ktoś może przejąć.`,
    signs: { sound: 'Dźwięk', light: 'Światło', vibration: 'Wibracja' },
    signsLabel: 'Jak podawany jest rytm',
    steps: [
      {
        id: 'check',
        title: 'Sprawdź',
        words: 'Brak reakcji? Od razu dzwoń. Brak prawidłowego oddechu: uciskaj. Łapanie powietrza to nie oddech.',
      },
      { id: 'call', title: 'Dzwoń', words: 'Głośnik włączony, telefon obok. Poślij kogoś po AED.' },
      {
        id: 'press',
        title: 'Uciskaj',
        words:
          'Środek klatki piersiowej, proste ręce, mocno: 5 do 6\u00a0cm. Za każdym razem zwolnij ucisk. Nie przerywaj.',
      },
    ],
    told: 'Dyspozytor przez telefon Cię poprowadzi: rób, co mówi. Jeśli masz wątpliwości, uciskaj.',
    others: {
      title: 'Dziecko, niemowlę lub tonięcie',
      points: [
        {
          who: 'Dziecko',
          how: 'Ten sam rytm. Połóż jedną lub dwie dłonie na środku klatki piersiowej. Uciskaj co najmniej na jedną trzecią jej głębokości.',
        },
        {
          who: 'Niemowlę',
          how: 'Ten sam rytm. Obejmij klatkę piersiową obiema dłońmi, dwa kciuki na jej środku. Albo użyj nasady jednej dłoni. Uciskaj co najmniej na jedną trzecią głębokości.',
        },
        {
          who: 'Oddechy',
          how: 'Najważniejsze u dzieci i po tonięciu. Jeśli potrafisz: najpierw pięć, potem dwa po każdych 30 uciśnięciach. Dorosły lub dziecko: odchyl głowę i zaciśnij nos. Niemowlę: trzymaj głowę prosto. Obejmij ustami usta i nos. Dmuchaj przez sekundę, aż klatka się uniesie. Jeśli nie potrafisz, uciskaj bez przerwy.',
        },
      ],
    },
    aed: {
      title: 'AED już jest',
      points: [
        { id: 'on', words: 'Włącz je. Mówi: rób, co każe. Ktoś dalej uciska.' },
        {
          id: 'pads',
          words:
            'Odsłoń i osusz klatkę piersiową. Odsuń biustonosz albo go zdejmij. Naklej obie elektrody na gołą skórę.',
        },
        { id: 'places', words: 'Jedna elektroda pod prawym obojczykiem. Druga na lewym boku, pod pachą.' },
        {
          id: 'child',
          words:
            'Małe dziecko lub niemowlę: użyj elektrod dziecięcych albo trybu dziecięcego. Nie ma? Użyj elektrod dla dorosłych. Jedną naklej na klatkę piersiową, drugą na plecy.',
        },
        {
          id: 'shock',
          words: 'Przerwij tylko, gdy każe. Podczas wyładowania nikt nie dotyka. Potem od razu uciskaj dalej.',
        },
      ],
    },
  },
};
