import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const aeds = (count: number) => counted(count, { one: '# AED', few: '# AED', many: '# AED', other: '# AED' });
const reports = (count: number) =>
  counted(count, { one: '# zgłoszenie', few: '# zgłoszenia', many: '# zgłoszeń', other: '# zgłoszenia' });
const minutes = (count: number) =>
  counted(count, { one: '# minutę', few: '# minuty', many: '# minut', other: '# minuty' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'zamknięcie o północy',
      knownUntil: 'godziny nieznane od północy',
      closedUntil: 'Zamknięte. Otwarcie o północy',
    },
    always: 'Dostępne teraz, całą dobę',
    openNow: 'Dostępne teraz',
    opensBefore: 'Otworzy się, zanim dojdziesz',
    closes: (moment) => `zamknięcie: ${moment}`,
    knownUntil: (moment) => `godziny nieznane od: ${moment}`,
    closesBefore: 'Zamknie się, zanim dojdziesz',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Zamknięte. Otwarcie: ${moment}`,
    closedForLong: 'Zamknięte, godzina otwarcia nieznana',
    alternativeFurther: (length, name) => `Dostępne całą dobę, ${length} dalej: ${name}`,
    alternativeNearer: (name) => `Dostępne całą dobę, nie dalej: ${name}`,
    unknown: {
      'limited-in-words': 'Według listy AED dostęp ograniczony',
      'says-always': 'Według listy AED dostępne o każdej porze',
      'on-a-vehicle': 'Wożone w pojeździe, może być w drodze',
      'carried-about': 'Bez stałego miejsca, może go nie być',
      'no-hours': 'Nie podano godzin',
      'hours-in-words': 'Godziny niejasne: opisane tylko słowami',
      'not-said-for-this-time': 'Nie wiadomo, czy jest dostępne o tej porze',
      'public-holiday': 'Godziny niejasne: dziś może tam być święto',
      'no-local-time': 'Godziny niejasne: czas miejscowy nie jest znany',
      'hours-too-old': 'Godziny niejasne: podane daty już minęły',
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
    locked: 'zamknięte na kod: zapytaj o niego dyspozytora',
    unlocked: 'dostępne bez kodu i klucza',
    access: {
      yes: 'Dostępne dla wszystkich',
      permissive: 'Każdy może użyć',
      customers: 'Dla klientów: poproś o nie',
      permit: 'Tylko za zgodą: mogą Cię nie wpuścić',
      private: 'Dostęp prywatny: mogą Cię nie wpuścić',
      no: 'Nie dla ogółu: mogą Cię nie wpuścić',
    },
    childPads: 'Elektrody dla dzieci',
    number: 'Numer na skrzynce',
    tellNumber: 'Podaj ten numer dyspozytorowi.',
    plusCode: 'Plus Code',
    phone: 'Telefon',
    source: (titles) => `Źródło: ${titles}`,
    reportsAlone: 'zgłoszenia do tej witryny, sprawdzone przez człowieka',
    entry: 'zobacz lub edytuj w OpenStreetMap',
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
    failed: { title: 'Nie udało się wysłać', description: 'Spróbuj ponownie lub skontaktuj się z pomocą' },
    droneSent: 'Dron wysłany!',
    navigationStarted: 'Nawigacja uruchomiona!',
    note: {
      drone: 'Symulacja: nikogo nie wysłano',
      maps: 'Otworzą się Twoje mapy. Nikogo nie wysłano.',
      sample: 'Dane przykładowe: nikogo nie wysłano i mapy się nie otwierają',
    },
    eta: (time, name) => `Szacowany czas: ${time}\u00a0min do: ${name}`,
  },
  listText: {
    first: 'Wyślij kogoś najpierw po to AED',
    noneToFetch: 'Żadnego AED nie da się przynieść na czas',
    unread: 'Nie udało się wczytać listy AED',
    partUnread: 'Nie udało się wczytać części listy AED',
    former: 'To wyniki ostatniego wyszukiwania. Odległości liczone są od miejsca, w którym szukano.',
    others: 'Inne AED, w tej kolejności',
    chosen: 'To Twój wybór',
    all: 'Wszystkie AED, w tej kolejności',
    howToGetIt: 'Jak je wziąć:',
    noListFor: (country) => `Nie mamy listy AED dla tego kraju: ${country}.`,
    noListHere: (country) => `Nasze listy AED nie obejmują tej części kraju: ${country}.`,
    clockCorrected: 'Zegar tego urządzenia źle chodzi. To, co jest otwarte, oceniamy według zegara naszego serwera.',
    clockDoubted:
      'Zegar tego urządzenia chyba źle chodzi. Sprawdź datę i godzinę. To, co pokazujemy jako otwarte, też może być błędne.',
    hoursInRegister: 'Lista AED podaje:',
    hoursWhole: 'Godziny podane na liście:',
    doubtOfState: 'O jego stanie lista AED podaje:',
    doubtOfAccess: 'O tym, kto może go użyć, lista AED podaje:',
    doubtOfPlace: (length) => `Położenie przybliżone: AED może być do ${length} od pinezki`,
    placeInDoubt: 'Podane położenie może być błędne',
    backToList: 'Wróć do listy',
    map: 'Mapa i ustawienia mapy',
  },
  reachText: {
    noneInReach:
      'W zasięgu pieszym nie ma na liście żadnego AED. Uciskaj dalej klatkę piersiową. Nie rozłączaj się z dyspozytorem. Karetka przywiezie AED.',
    allClosed:
      'Wszystkie AED w zasięgu pieszym będą zamknięte, gdy dotrzesz. Uciskaj dalej klatkę piersiową. Zapytaj dyspozytora. Karetka przywiezie AED.',
    nearestBeyond: (name, length, drive) =>
      `Najbliższe: ${name}, ${length} stąd. Autem tam i z powrotem zajmie to około ${drive}.`,
    farther: (count) =>
      counted(count, {
        one: 'Jeszcze # AED: pieszo tam i z powrotem ponad godzina.',
        few: 'Jeszcze # AED: pieszo tam i z powrotem ponad godzina.',
        many: 'Jeszcze # AED: pieszo tam i z powrotem ponad godzina.',
        other: 'Jeszcze # AED: pieszo tam i z powrotem ponad godzina.',
      }),
    show: (count) =>
      count === 1
        ? 'Pokaż mimo to'
        : counted(count, {
            one: 'Pokaż te # mimo to',
            few: 'Pokaż te # mimo to',
            many: 'Pokaż te # mimo to',
            other: 'Pokaż te # mimo to',
          }),
    pair: (second, sooner) =>
      `Są dwie osoby do pomocy? Wyślij jedną do AED 1, a drugą do AED ${second}. Jeśli AED 1 będzie niedostępne, będzie szybciej o około ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Najbliższe i dostępne, gdy dotrzesz',
    open: 'Dostępne, gdy dotrzesz',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Dostępne, gdy dotrzesz; # bliższe AED może być zamknięte na klucz',
        few: 'Dostępne, gdy dotrzesz; # bliższe AED mogą być zamknięte na klucz',
        many: 'Dostępne, gdy dotrzesz; # bliższych AED może być zamkniętych na klucz',
        other: 'Dostępne, gdy dotrzesz; # bliższego AED może być zamknięte na klucz',
      }),
    uncertain: {
      'not-for-everybody': 'Nie dla wszystkich dostępne',
      reported: 'Ktoś zgłasza z nim problem',
      unclear: 'Coś na liście AED jest niejasne',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. O ${minutes(sooner)} bliżej niż pierwsze AED, które prawdopodobnie będzie dostępne`,
    nearestUncertain: (uncertain, chance) => `Najbliższe. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'takie AED są o tej porze zwykle dostępne',
      some: 'około połowy takich AED jest o tej porze dostępna',
      few: 'takie AED są o tej porze rzadko dostępne',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Twoje położenie jest znane tylko z dokładnością do około ${length}, więc odległości i kolejność są przybliżone.`,
      named: (name) => `Odległości od środka miejsca: ${name}, a nie od Ciebie.`,
      point: (name) => `Odległości od tego punktu: ${name}.`,
      map: 'Odległości od punktu wybranego na mapie.',
    },
    summary: (count) =>
      count === 1
        ? '1 AED na liście w zasięgu pieszym.'
        : counted(count, {
            one: '# AED w zasięgu pieszym, najlepsze najpierw.',
            few: '# AED w zasięgu pieszym, najlepsze najpierw.',
            many: '# AED w zasięgu pieszym, najlepsze najpierw.',
            other: '# AED w zasięgu pieszym, najlepsze najpierw.',
          }),
    summaryOrder: 'Według tego, jak szybko AED może być przy poszkodowanym. Uwzględniamy drzwi zamknięte na klucz.',
    nearestIs: (name, length, reason) => `Najbliższe: ${name}, ${length}, ${reason}.`,
    showNearest: 'Pokaż',
    onlyOpen: 'Pokaż tylko AED dostępne, gdy dotrzesz',
    hidden: (count) =>
      counted(count, { one: 'Ukryto # AED', few: 'Ukryto # AED', many: 'Ukryto # AED', other: 'Ukryto # AED' }),
    noneOpen: 'O żadnym nie wiadomo, że będzie dostępne, gdy dotrzesz. Wyłącz filtr, by zobaczyć pozostałe.',
    more: (count) =>
      counted(count, {
        one: 'Pokaż jeszcze #',
        few: 'Pokaż jeszcze #',
        many: 'Pokaż jeszcze #',
        other: 'Pokaż jeszcze #',
      }),
    damaged: 'Może brakować AED: część listy dotarła uszkodzona i ją pominęliśmy.',
    gaps: 'Może brakować AED: część listy się nie wczytała.',
    unread:
      'Nie udało się wczytać listy AED dla tej okolicy. Spróbuj ponownie. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
    none: 'W promieniu 50\u00a0km nie ma na liście żadnego AED. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
    announced: (count, name, length, reason) => `${aeds(count)}, najlepsze najpierw: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Pokaż na mapie',
    showOnMapOf: (name) => `gdzie jest ${name}`,
    openMap: 'Pokaż mapę',
    closeMap: 'Ukryj mapę',
    chosenPoint: 'Wybrany punkt',
    pointAtMap: 'Albo wybierz punkt na mapie',
    data: 'Dane o AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Te listy tworzą wolontariusze i miasta. Wpisy mogą być błędne lub nieaktualne. Odległości są w linii prostej. Czasy to nasze szacunki. Twoje położenie zostaje na tym urządzeniu.',
    numbersNote: 'Numery alarmowe pochodzą z naszej własnej tabeli, w której podano źródła.',
    maps: '„Pieszo” i „Autem” otwierają',
    mapsChoices: {
      phone: 'Mapy tego telefonu',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Mapy poznają położenie AED, a nie Twoje.',
  },
  reckoningLinkText: {
    title: 'Jak porządkujemy AED',
    notLoaded: 'Nie udało się wczytać tego wyjaśnienia. Sprawdź połączenie i wczytaj stronę ponownie.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Zgłoszono, że tego AED nie ma (${reports(count)}; pierwsze: ${since}). Niepotwierdzone.`,
      'out-of-order': (count, since) =>
        `Zgłoszono, że to AED jest zamknięte na klucz lub niesprawne (${reports(count)}; pierwsze: ${since}). Niepotwierdzone.`,
      hours: (count, since) => `Zgłoszono błędne godziny (${reports(count)}; pierwsze: ${since}). Niepotwierdzone.`,
      place: (count, since) => `Zgłoszono błędne położenie (${reports(count)}; pierwsze: ${since}). Niepotwierdzone.`,
      present: (count, last) => `Zgłoszono, że jest na miejscu (${reports(count)}; ostatnie: ${last})`,
    },
    confirmed: {
      gone: (day) => `Potwierdzono, że go nie ma: ${day}. Od tego czasu znów jest na liście AED.`,
      'out-of-order': (day) => `Zamknięte na klucz lub niesprawne, potwierdzono: ${day}`,
      hours: (day) => `Godziny poprawiono: ${day}`,
      place: (day) => `Położenie poprawiono: ${day}`,
      present: (day) => `Potwierdzono, że jest na miejscu: ${day}`,
      new: (day) => `Zgłoszono nam i potwierdzono: ${day}. Nie ma go jeszcze na żadnej liście AED.`,
    },
    contradicted: (confirmed) => `${confirmed}. Lista AED podaje teraz co innego.`,
    question: (question) => `Moderator pyta: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# przykładowe AED', few: '# przykładowe AED', many: '# przykładowych AED', other: '# przykładowego AED' })}, najbliższe najpierw: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Te wpisy są zmyślone, by pokazać działanie wyszukiwarki. Takich AED nie ma. W nagłym wypadku zapytaj dyspozytora, gdzie jest najbliższe AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, stan danych: ${day}`,
    unknown: (title) => `${title}: nie podano daty danych`,
    more: (count) =>
      counted(count, { one: 'i jeszcze #', few: 'i jeszcze #', many: 'i jeszcze #', other: 'i jeszcze #' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Starsze niż rok: ${sources}. Od tego czasu AED mogło zostać przeniesione lub zabrane. Zapytaj na miejscu albo u dyspozytora.`,
  },
  shareText: {
    share: 'Udostępnij link',
    copied: 'Link skopiowany',
    failed: 'Nie udało się skopiować linku. Otwórz stronę i skopiuj jej adres.',
    page: 'Wszystko o tym AED',
  },
};
