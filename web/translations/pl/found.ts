import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const people = (count: number) => counted(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' });
const minutes = (count: number) =>
  counted(count, { one: '# minutę', few: '# minuty', many: '# minut', other: '# minuty' });

export const words: FoundWords = {
  aedMapText: {
    label: 'Mapa AED. Lista obok zawiera te same. Strzałki przesuwają mapę, plus i minus zmieniają skalę.',
    pickLabel: 'Enter proponuje środek mapy jako miejsce wyszukiwania.',
    usability: {
      likely: 'zapewne dostępne, gdy dotrzesz',
      uncertain: 'może dostępne, gdy dotrzesz',
      unlikely: 'raczej niedostępne, gdy dotrzesz',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: 'Inne AED w widoku; strzałki przechodzą od jednego do drugiego',
    group: (count) => `AED: ${count}; przybliża`,
    registers: 'AED: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, {
        one: 'jeszcze # rejestr',
        few: 'jeszcze # rejestry',
        many: 'jeszcze # rejestrów',
        other: 'jeszcze # rejestru',
      }),
    isIncomplete: 'Części AED z tego widoku nie udało się wczytać. Przesuń mapę, by spróbować ponownie.',
    isCountingAll: 'W tej skali kółka liczą każde AED. Przybliż, by je filtrować.',
    searchHere: 'Szukać od krzyżyka?',
    search: 'Szukaj tutaj',
    cancelSearch: 'Anuluj',
  },
  availabilityText: {
    midnight: {
      closes: 'zamknięcie o północy',
      knownUntil: 'godziny nieznane od północy',
      closedUntil: 'Zamknięte; otwarcie o północy',
    },
    always: 'Otwarte teraz, całą dobę',
    openNow: 'Otwarte teraz',
    opensBefore: 'Otwiera się, zanim dojdziesz',
    closes: (moment) => `zamknięcie: ${moment}`,
    knownUntil: (moment) => `godziny nieznane od: ${moment}`,
    closesBefore: 'Zamyka się, zanim dojdziesz',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Zamknięte; otwarcie: ${moment}`,
    closedForLong: 'Zamknięte; rejestr nie podaje pewnej godziny otwarcia',
    alternativeFurther: (length, name) => `całodobowe o ${length} dalej: ${name}`,
    alternativeNearer: (name) => `całodobowe nie dalej: ${name}`,
    unknown: {
      'limited-in-words': 'Według rejestru ograniczony',
      'says-always': 'Według rejestru dostępny o każdej porze',
      'on-a-vehicle': 'W pojeździe, może być w drodze',
      'carried-about': 'Bez stałego miejsca, może go nie być',
      'no-hours': 'Brak podanych godzin',
      'hours-in-words': 'Godziny niepewne: tylko słowami rejestru',
      'not-said-for-this-time': 'Godziny o tej porze niepewne',
      'public-holiday': 'Godziny niepewne: dziś może tam być święto',
      'no-local-time': 'Godziny niepewne: to urządzenie nie zna tamtejszego czasu',
      'hours-too-old': 'Godziny niepewne: daty z rejestru już minęły',
    },
  },
  besideText: {
    thereAndBack: (time) => `tam i z powrotem ${time}`,
    droneAtBest: (time) => `w najlepszym razie ${time}`,
  },
  cardText: {
    allDay: 'Dostęp 24/7',
    verified: (when) => `Sprawdzono: ${when}`,
    estimated: 'Szacowany czas',
    estimatedTo: (name) => `do: ${name}`,
    methods: { foot: 'Pieszo', car: 'Autem', drone: 'Dron' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'około',
    hours: (time) => `${time} godz.`,
    simulation: 'symulacja',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: { today: 'dzisiaj', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Gdzie',
    level: (level) => `poziom ${level}`,
    indoors: 'wewnątrz',
    outdoors: 'na zewnątrz',
    locked: 'zamknięte na kod: zapytaj o kod, dzwoniąc',
    unlocked: 'niezamknięte',
    access: {
      yes: 'Dostępne dla wszystkich',
      permissive: 'Każdy może użyć',
      customers: 'Dla klientów; poproś o nie',
      permit: 'Tylko za zgodą: możesz nie zostać wpuszczony',
      private: 'Dostęp prywatny: możesz nie zostać wpuszczony',
      no: 'Nie dla ogółu: możesz nie zostać wpuszczony',
    },
    childPads: 'Elektrody dla dzieci',
    phone: 'Telefon',
    source: (titles) => `Źródło: ${titles}`,
    reportsAlone: 'zgłoszenia do tej witryny, potwierdzone przez człowieka',
    entry: 'zobacz lub popraw ten wpis',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drona nie wysłano: ponad 5 minut lotu',
        description: 'Wybierz bliższe AED albo inny sposób',
      },
      'not-signed-in': { title: 'Wymagane zalogowanie', description: 'Zaloguj się, by wysyłać drony' },
      'no-drone-permission': {
        title: 'Wymagana zgoda na drony',
        description: 'Wysyłanie dronów wymaga zgody administratora',
      },
    },
    failed: { title: 'Nie udało się', description: 'Spróbuj ponownie lub napisz do nas' },
    droneSent: 'Dron wysłany!',
    navigationStarted: 'Nawigacja uruchomiona!',
    note: {
      drone: 'Symulacja: nikogo nie wysłano',
      maps: 'Nikogo nie wysłano: otwierają się Twoje mapy',
      sample: 'Dane przykładowe: nikogo nie wysłano i mapy się nie otwierają',
    },
    eta: (time, name) => `Szacowany czas: ${time}\u00a0min do: ${name}`,
  },
  keepAreaText: {
    title: 'Bez sieci',
    keep: 'Zapisz tę okolicę na tryb offline',
    offer: (count, size) =>
      `AED z rejestru w promieniu nieco ponad 25\u00a0km: ${count}, około ${size}. Potem najbliższe znajdziesz bez sieci.`,
    withStreets: (size) => `Z ulicami w promieniu 10\u00a0km, by prowadzić bez sieci: około ${size} więcej.`,
    lost: 'Przeglądarka usunęła obszar zapisany na tym urządzeniu. Zapisz go ponownie.',
    privacy:
      'Zapisane tylko na tym urządzeniu. Serwer widzi, które kwadraty mapy są pobierane, nigdy gdzie stoisz. Gdy rejestr zostanie wydany na nowo, są pobierane ponownie.',
    keeping: (done, total) => (total === 0 ? 'Zapisuję…' : `Zapisuję kwadraty: ${done} z ${total}`),
    kept: (cells, count, day) => `Zapisano dnia ${day}; kwadraty: ${cells}, AED: ${count}`,
    remove: 'Usuń',
    failed: {
      network: 'Okolica nie jest zapisana: sieć się zerwała. Nic nie przepadło; spróbuj przy lepszym połączeniu.',
      full: 'Okolica nie jest zapisana: na tym urządzeniu brak miejsca. Zwolnij trochę i spróbuj ponownie.',
      site: 'Okolica nie jest zapisana: ta przeglądarka nie pozwala stronie działać bez sieci. Prywatne okno nigdy nie pozwala.',
      remove: 'Okolica nie jest usunięta: przeglądarka odmówiła. Spróbuj ponownie lub usuń dane tej witryny.',
    },
  },
  listText: {
    first: 'Najpierw poślij kogoś po ten',
    noneToFetch: 'Żadnego nie zdążysz przynieść',
    unread: 'Nie udało się odczytać rejestru',
    partUnread: 'Części rejestru nie udało się odczytać',
    former: 'Ta lista jest z poprzedniego wyszukiwania: odległości liczone są od miejsca tamtego wyszukiwania.',
    others: 'Pozostałe, w tej kolejności',
    chosen: 'To zostało wybrane',
    all: 'Wszystkie, w tej kolejności',
    howToGetIt: 'Jak go dostać:',
    noListFor: (country) => `Nie mamy listy AED dla tego kraju: ${country}.`,
    noListHere: (country) => `Nasze listy AED nie obejmują tej części kraju: ${country}.`,
    clockCorrected: 'Zegar tego urządzenia źle chodzi. To, co jest otwarte, oceniamy według zegara naszego serwera.',
    clockDoubted:
      'Zegar tego urządzenia chyba źle chodzi, więc nie wiadomo na pewno, co jest otwarte. Sprawdź datę i godzinę.',
    hoursInRegister: 'Rejestr mówi:',
    hoursWhole: 'Godziny tak, jak je podaje rejestr:',
    doubtOfState: 'Rejestr mówi o jego stanie:',
    doubtOfAccess: 'Rejestr mówi, kto może go użyć:',
    doubtOfPlace: (length) => `Miejsce jest przybliżone: może być do ${length} od pinezki`,
    placeInDoubt: 'Miejsce w rejestrze może być błędne',
    backToList: 'Wróć do listy',
    map: 'Mapa i co do niej należy',
  },
  reachText: {
    noneInReach:
      'Nie znamy AED w zasięgu pieszo. Uciskaj klatkę piersiową i rozmawiaj z dyspozytorem; karetka ma swoje.',
    allClosed:
      'Każde AED w zasięgu będzie zamknięte, gdy dotrzesz. Uciskaj klatkę piersiową i pytaj dyspozytora; karetka ma swoje.',
    nearestBeyond: (name, length, drive) =>
      `Najbliższe: ${name}, ${length} stąd; autem tam i z powrotem około ${drive}.`,
    farther: (count) => `Ponad godzinę pieszo, tam i z powrotem, jest jeszcze AED: ${count}.`,
    show: (count) => `Pokaż mimo to (${count})`,
    pair: (second, sooner) =>
      `Mogą iść dwie osoby? Jedna do numeru 1, druga do numeru ${second}: jeśli pierwszego nie da się wziąć, AED będzie tu o około ${minutes(sooner)} wcześniej.`,
  },
  reasonText: {
    nearestOpen: 'Najbliższe i otwarte, gdy dotrzesz',
    open: 'Otwarte, gdy dotrzesz',
    openBeforeNearer: (count) => `Otwarte, gdy dotrzesz; bliższe mogą być zamknięte: ${count}`,
    uncertain: {
      'not-for-everybody': 'Nie dla wszystkich',
      reported: 'Ludzie zgłaszają, że coś się nie zgadza',
      unclear: 'Coś w rejestrze jest niejasne',
    },
    nearerThanSure: (uncertain, sooner) => `${uncertain}. O ${minutes(sooner)} bliżej niż pierwsze na pewno otwarte`,
    nearestUncertain: (uncertain, chance) => `Najbliższe. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'większość takich AED jest o tej porze dostępna',
      some: 'około połowy takich AED jest o tej porze dostępna',
      few: 'niewiele takich AED jest o tej porze dostępnych',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Twoje położenie jest znane tylko z dokładnością do około ${length}: odległości i kolejność są równie przybliżone. Zostaje na tym urządzeniu.`,
      named: (name) => `Odległości od środka miejsca: ${name}, nie od Ciebie.`,
      point: (name) => `Odległości od tego punktu: ${name}.`,
      map: 'Odległości od punktu wybranego na mapie.',
    },
    summary: (count) =>
      count === 1 ? '1 AED w zasięgu pieszo, o ile rejestr wie.' : `${count} AED w zasięgu, najlepsze najpierw.`,
    summaryOrder: 'Według czasu, po którym AED będzie przy chorym: droga w obie strony i ryzyko zamkniętych drzwi.',
    nearestIs: (name, length, reason) => `Najbliższe ze wszystkich: ${name}, ${length}: ${reason}.`,
    showNearest: 'Pokaż',
    onlyOpen: 'Tylko otwarte po dotarciu',
    hidden: (count) => `Ukryte AED: ${count}`,
    noneOpen: 'O żadnym nie wiadomo, że będzie otwarte, gdy dotrzesz. Wyłącz filtr, by zobaczyć pozostałe.',
    more: (count) => `Pokaż jeszcze ${count}`,
    damaged: 'Część rejestru nie zgadza się z sumą kontrolną i nie jest pokazana; na liście może brakować AED.',
    gaps: 'Części rejestru nie udało się odczytać; na liście może brakować AED.',
    unread: 'Nie udało się odczytać rejestru wokół tego miejsca. Spróbuj ponownie; tymczasem zapytaj dyspozytora.',
    none: 'Rejestr nie zna AED w promieniu 50\u00a0km od tego miejsca. Zapytaj dyspozytora przez telefon.',
    announced: (count, name, length, reason) => `AED: ${count}, najlepsze najpierw: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Pokaż na mapie',
    showOnMapOf: (name) => `gdzie jest ${name}`,
    openMap: 'Pokaż mapę',
    closeMap: 'Ukryj mapę',
    chosenPoint: 'Wybrany punkt',
    pointAtMap: 'Albo wskaż na mapie',
    data: 'Dane o AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Tworzą je wolontariusze i miasta; wpisy mogą być błędne lub nieaktualne. Odległości są w linii prostej, czasy to nasze szacunki. Twoje położenie zostaje na tym urządzeniu.',
    numbersNote:
      'Numery alarmowe: nasza własna tabela, każdy wiersz ze źródłem; kraj według granic zapisanych na tej stronie (country-coder, od twórców edytora OpenStreetMap).',
    maps: 'Pieszo i Autem otwierają',
    mapsChoices: {
      phone: 'Mapy tego telefonu',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Dowiadują się o położeniu AED, nie o Twoim.',
  },
  reckoningLinkText: {
    title: 'Jak to obliczono?',
    notLoaded: 'Nie udało się otworzyć odpowiedzi. Sprawdź połączenie i wczytaj stronę ponownie.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Zgłoszono brak (${people(count)}, od ${since}), jeszcze niepotwierdzone`,
      'out-of-order': (count, since) =>
        `Zgłoszono, że zamknięte lub niesprawne (${people(count)}, od ${since}), jeszcze niepotwierdzone`,
      hours: (count, since) => `Zgłoszono błędne godziny (${people(count)}, od ${since}), jeszcze niepotwierdzone`,
      place: (count, since) => `Zgłoszono błędne miejsce (${people(count)}, od ${since}), jeszcze niepotwierdzone`,
      present: (count, last) => `Zgłoszono, że jest na miejscu (${people(count)}, ostatnio ${last})`,
    },
    confirmed: {
      gone: (day) => `Brak potwierdzono ${day}; rejestr od tego czasu podał je na nowo`,
      'out-of-order': (day) => `Zamknięte lub niesprawne, potwierdzono ${day}`,
      hours: (day) => `Godziny poprawiono ${day}`,
      place: (day) => `Miejsce poprawiono ${day}`,
      present: (day) => `Potwierdzono ${day}, że jest na miejscu`,
      new: (day) => `Zgłoszone przez ludzi i potwierdzone ${day}; żaden rejestr jeszcze go nie podaje`,
    },
    contradicted: (confirmed) => `${confirmed}; rejestr od tego czasu mówi co innego`,
    question: (question) => `Opiekun pyta: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `Przykładowe AED: ${count}, najbliższe najpierw: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Te wpisy są zmyślone, by pokazać działanie wyszukiwarki; takich urządzeń nie ma. W nagłym wypadku zapytaj dyspozytora przez telefon o najbliższe AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: dane z ${day}`,
    unknown: (title) => `${title}: rejestr nie podaje dnia swoich danych`,
    more: (count) => `i jeszcze ${count}`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Starsze niż rok: ${sources}. AED mogło zostać przeniesione lub zabrane; zapytaj na miejscu albo dyspozytora.`,
  },
};
