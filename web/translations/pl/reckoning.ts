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
      'Do granicy pięciu minut bierzemy czasy zmierzone. Czas kończy się, gdy dron doleci. W badaniu pierwsze wyładowanie nastąpiło 4:35\u00a0min później.',
    order: (shutDoor, ambulance, errand) =>
      `Porządkujemy AED według tego, jak szybko spodziewamy się któregoś przy poszkodowanym. Jeśli drzwi są zamknięte na klucz, doliczamy stracone tam ${shutDoor}\u00a0min (nasz własny szacunek) i drogę do następnego najlepszego AED. Przyjmujemy, że karetka przywozi AED średnio po ${ambulance}\u00a0min. AED, które będą zamknięte, gdy dotrzesz, są na końcu. AED, do których pieszo tam i z powrotem jest ponad ${errand}\u00a0min, są zwinięte.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Przyjmujemy, że z otwartych AED działa ${working}. Podczas kontroli w Seulu 15,4% nie było gotowych do użycia, najczęściej z powodu przeterminowanych elektrod (Scientific Reports 2022, 14611). Dla AED za prywatnymi drzwiami liczymy ${privateByDay} tego w godzinach pracy i ${privateElse} poza nimi (nasze własne szacunki). AED, o którym nie wiadomo, że jest zamknięte, liczy się co najmniej jako ${least} (nasz własny szacunek). Do trzech minut pieszo stoi przed każdym oddalonym o dziesięć.`,
    shares: 'Udział AED bez podanych godzin, które uznajemy za otwarte',
    kind: 'Gdzie i dla kogo',
    periods: { working: 'pn–pt 8–\u206016', waking: 'poza tym 7–\u206021', night: 'noc' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Na zewnątrz', indoors: 'Wewnątrz', unsaid: 'Miejsce nieokreślone' },
    welcomes: {
      everybody: 'dla wszystkich',
      limited: 'dla klientów lub za zgodą',
      unsaid: 'dostęp nieokreślony',
    },
    kinds: {
      staffed: 'Nie na zewnątrz, w policji, straży pożarnej, szpitalu lub hotelu',
      station: 'Nie na zewnątrz, na dworcu lub lotnisku',
      school: 'Nie na zewnątrz, w szkole',
      shop: 'Nie na zewnątrz, w sklepie lub aptece',
    },
    inWords:
      'Gdy lista AED ogranicza dostęp słowami („w godzinach otwarcia”, „zadzwonić dzwonkiem”), obniżamy szansę, a nigdy jej nie podnosimy. Dla godzin otwarcia, biur i szkół bierzemy to, co zmierzyliśmy na AED z podanymi godzinami. Dla meczów, imprez, sezonów, dzwonków, kluczy i pojazdów bierzemy własne szacunki.',
    sharesSource:
      'Zmierzone na AED z podanymi godzinami w otwartych danych Polski, Szwajcarii, Słowenii, Japonii, Niemiec i Włoch. Poza godzinami pracy obniżamy je o to, co szwajcarskie listy mówią słowami o AED bez godzin. W Kopenhadze całą dobę dostępnych było 9% (PubMed 24036607), w Toronto 26% (PMC4992180).',
  },
};
