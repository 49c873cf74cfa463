import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'Pieszo',
      car: 'Samochodem',
      drone: 'Dron (symulacja, nic nie leci)',
      fastest: 'W najlepszym razie',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} na wyruszenie`,
    straight: 'w linii prostej',
    detour: (times) => `ulicami ${times} raza tyle, co w linii prostej`,
    source: 'Źródło:',
    droneJudged:
      'Czy potrwa to ponad pięć minut, ocenia się według tego, co zmierzono. Czas drona kończy się z jego przylotem; w badaniu pierwsze wyładowanie nastąpiło 4:35\u00a0min później.',
    order: (shutDoor, ambulance, errand) =>
      `Kolejność: najkrótszy oczekiwany czas, po którym AED jest przy chorym, gdy idzie się najpierw tam, a przy zamkniętych drzwiach dalej do następnego najlepszego, ze stratą ${shutDoor}\u00a0min (nasz własny szacunek). Karetka też ma AED; przyjmujemy, że dociera średnio po ${ambulance}\u00a0min. Te, które w chwili dotarcia będą zamknięte, są na końcu. To, co wymaga ponad ${errand}\u00a0min pieszo tam i z powrotem, jest zwinięte.`,
    chance: (working, privateByDay, privateElse, least) =>
      `AED na pewno otwarte liczy się jako ${working}: podczas kontroli w Seulu 15,4% nie było gotowych do użycia, najczęściej z powodu przeterminowanych elektrod (Scientific Reports 2022, 14611). Za prywatnymi drzwiami ${privateByDay} tego w godzinach pracy, poza nimi ${privateElse}, nasze własne szacunki. Takie, o którym nie wiadomo, czy jest zamknięte, liczy się co najmniej jako ${least}, nasz własny szacunek; do trzech minut pieszo stoi przed każdym oddalonym o dziesięć.`,
    shares: 'AED bez podanych godzin uznane za otwarte',
    kind: 'Gdzie i dla kogo',
    periods: { working: 'pn–pt 8–\u206016', waking: 'poza tym 7–\u206021', night: 'noc' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Na zewnątrz', indoors: 'Wewnątrz', unsaid: 'Miejsce nieokreślone' },
    welcomes: {
      everybody: 'dla wszystkich',
      limited: 'dla klientów lub za przyzwoleniem',
      unsaid: 'dostęp nieokreślony',
    },
    kinds: {
      staffed: 'Nie na zewnątrz, w policji, straży pożarnej, szpitalu lub hotelu',
      station: 'Nie na zewnątrz, na dworcu lub lotnisku',
      school: 'Nie na zewnątrz, w szkole',
      shop: 'Nie na zewnątrz, w sklepie lub aptece',
    },
    inWords:
      'Jeśli słowa rejestru ograniczają AED („w godzinach otwarcia”, „zadzwonić dzwonkiem”), to też się liczy, i nigdy na jego korzyść: godziny otwarcia, biur i szkół zmierzone na AED z godzinami w tych samych rejestrach; mecze, imprezy, sezony, dzwonki, klucze i pojazdy według naszych szacunków.',
    sharesSource:
      'Zmierzone na AED z godzinami w otwartych rejestrach Polski, Szwajcarii, Słowenii, Japonii, Niemiec i Włoch, a poza godzinami pracy zmniejszone o to, co szwajcarskie rejestry mówią słowami o tych bez godzin. W Kopenhadze całą dobę dostępnych było 9% (PubMed 24036607), w Toronto 26% (PMC4992180).',
  },
};
