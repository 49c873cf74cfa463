import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Dziś bezpłatnie',
    title: 'Poziomy dostępu',
    lede: 'Wszystko w tym serwisie jest bezpłatne. Dwa pozostałe poziomy są w planach i nie można ich kupić.',
    popular: 'Popularny',
    includes: (name) => `Co zawiera poziom: ${name}`,
    start: 'Zacznij bezpłatnie',
    comingSoon: 'Wkrótce',
    subscribe: 'Subskrybuj',
    payment: 'Bezpieczna płatność przez Stripe, Ethereum lub portfel MetaMask',
    tiers: {
      free: {
        name: 'Bezpłatny',
        period: 'na zawsze',
        description: 'Cały atlas, otwarty dla wszystkich, bez konta.',
        features: [
          'Mapa wszystkich miejsc długowieczności',
          'Profile miejsc',
          'Wyszukiwarka AED',
          'Metodologia i źródła',
        ],
      },
      convenience: {
        name: 'Wygodny',
        period: 'miesięcznie',
        description: 'W planach, dla tych, którzy śledzą kilka miejsc.',
        features: [
          'Wszystko z poziomu Bezpłatny',
          'Zapisane miejsca i notatki',
          'Powiadomienia o Twoich miejscach',
          'Pliki do druku',
        ],
      },
      concierge: {
        name: 'Osobisty',
        period: 'miesięcznie',
        description: 'W planach, dla tych, którzy chcą mieć kogoś u boku.',
        features: [
          'Wszystko z poziomu Wygodny',
          'Człowiek, którego znasz z imienia',
          'Pomoc przy lokalnych programach',
          'Co roku przegląd',
        ],
      },
    },
  },
  administrationText: {
    title: 'Panel administratora',
    deniedTitle: 'Tylko dla administratorów',
    denied: 'Do tego panelu potrzebne są uprawnienia administratora.',
    loading: 'Wczytywanie dzienników...',
    panelMissing: 'Nie udało się wczytać panelu. Sprawdź połączenie i wczytaj stronę ponownie.',
    reload: 'Wczytaj stronę ponownie',
  },
  alertsText: {
    tag: 'W Twojej okolicy',
    title: 'Powiadomienia z okolicy',
    lede: 'Wiadomości o zdrowiu, bezpieczeństwie i środowisku, najpilniejsze najpierw. To przykłady; nic takiego się nie stało.',
    types: { health: 'Zdrowie', safety: 'Bezpieczeństwo', environmental: 'Środowisko' },
    severities: { high: 'Wysoka', medium: 'Średnia', low: 'Niska' },
    severity: '(pilność)',
    away: (distance) => `${distance} stąd`,
    notices: {
      'sample-heat': {
        title: 'Ostrzeżenie przed upałem na starym mieście',
        message: 'Bardzo gorąco do ósmej wieczorem. Ochłodzić się można w bibliotece i w hali targowej.',
        timestamp: '15 minut temu',
      },
      'sample-footbridge': {
        title: 'Kładka zamknięta z powodu naprawy',
        message: 'Pieszo i na wózku przechodzi się dolnym mostem, około sześciu minut dłużej.',
        timestamp: '1 godzinę temu',
      },
      'sample-pollen': {
        title: 'Coraz więcej pyłku brzozy',
        message: 'Od dwunastej jest go dużo nad rzeką. Ubędzie go po deszczu zapowiadanym na noc.',
        timestamp: '3 godziny temu',
      },
      'sample-screening': {
        title: 'Pomiar ciśnienia krwi w sobotę',
        message: 'Bezpłatnie i bez zapisów w ratuszu, od dziewiątej do trzynastej.',
        timestamp: 'wczoraj',
      },
    },
  },
  civicTermsText: {
    access: 'dostęp',
    confirmation: 'ludzkie potwierdzenie',
    assist: 'pomoc maszyny',
    agency: 'agenci',
    knowledge: 'wiedza',
    symbiosis: 'symbioza',
    checksum: 'Tempesta Checksum',
    index: 'indeks długowieczności',
  },
  symbiosisText: {
    title: 'Symbiotyczna długowieczność',
    lede: 'Model obywatelski, w którym AI pomaga, a ludzie potwierdzają. Długowieczność jest w nim wspólną infrastrukturą, jak wodociąg albo biblioteka.',
    features: [
      {
        title: 'Sprawdzanie na bieżąco',
        text: 'Czujniki w telefonie, podłączone usługi zdrowotne i monitoring AI zauważają zmianę, gdy się dzieje, i przekazują ją jako propozycję. Żadne z nich nie decyduje.',
      },
      {
        title: 'Nadzór człowieka',
        text: 'Każdą informację, zanim zostanie zapisana na stałe, potwierdzają wyznaczeni ludzie. Czego nikt nie potwierdził, pozostaje szkicem.',
      },
      {
        title: 'Księga w blockchainie',
        text: 'Potwierdzone wpisy stają się niezmiennymi zapisami symbiozy w blockchainie. Błąd naprawia późniejszy wpis, nigdy wymazanie pierwszego.',
      },
    ],
    designNote:
      'Tak model jest pomyślany. Ten serwis nie odczytuje żadnych czujników, niczego nie monitoruje i nie prowadzi blockchaina;',
    designLink: 'co działa dziś, mówi strona o architekturze',
    designEnd: '.',
    diagram: {
      title: 'Cztery pierścienie wokół trójkąta λ13',
      description:
        'Cztery współśrodkowe pierścienie, od zewnątrz do środka: Ξaccess, dostęp; Ksense, wiedza; Agt_cap, agenci; Σsymbio, symbioza. W najmniejszym pierścieniu stoi trójkąt z napisem λ13. Z jego wierzchołka strzałka przecina wszystkie cztery pierścienie i wychodzi górą jako wynik ΩLL^Sym, symbiotyczna długowieczność.',
      caption: 'Wynik wychodzi przez każdy pierścień: żadnego nie da się pominąć.',
      enlarge: 'Powiększ rysunek',
      close: 'Zamknij rysunek',
    },
    withoutDials: 'Suwaki, które tu stoją, wymagają JavaScriptu, a ten się nie wczytał. Równanie go nie wymaga.',
    definitionsTitle: 'Cztery czynniki',
    definitions: {
      access:
        'Jak pewnie ludzie docierają do opieki, czystej wody, bezpiecznej ulicy i sieci, w zły dzień tak samo jak w dobry. To jedyny czynnik, który mapa pokazuje dla każdego miejsca.',
      knowledge: 'Co miejsce wie o własnym zdrowiu i na ile mogą z tego korzystać ludzie, którzy tam mieszkają.',
      agency:
        'Co programy, zwane agentami, mogą robić dla ludzi: przypomnieć, wyszukać, napisać pierwszy szkic. Za wszystko nadal odpowiada człowiek.',
      symbiosis: 'Jak dobrze ludzie, agenci i instytucje pracują dla siebie nawzajem, a nie obok siebie.',
    },
    driftExample: 'Jak wygląda dryf',
    withoutExample:
      'Rysunki, które tu stoją, wymagają JavaScriptu. Strona o metodologii mówi, po czym poznaje się dryf.',
    equation: {
      title: 'Podstawowe równanie obywatelskie',
      spoken:
        'Omega LL Sym, symbiotyczna długowieczność, równa się dostęp razy ludzkie potwierdzenie razy pomoc maszyny razy agenci razy wiedza razy symbioza razy czynnik spójności: TC Sigma, razy lambda trzynaście, razy Fi, razy A przez tau, razy S L I.',
      output: 'symbiotyczna długowieczność',
      lastFactor: 'spójność',
      zero: 'Jeśli któryś czynnik jest zerem, spójność długowieczności spada.',
      zeroReason:
        'Czynniki się mnoży, a nie dodaje, dlatego mocna strona w jednym nie zastąpi braku w innym: najlepszy szpital jest nic niewart dla kogoś, kto nie może do niego dotrzeć.',
      signs:
        'H i M to skróty używane tylko na tej stronie. TCΣ to Tempesta Checksum, SLI to Symbiotic Longevity Index. λ13, Φ, A i τ są współczynnikami modelu; ich wartości nie opublikowano i żadna ocena na tej mapie z nich nie korzysta.',
    },
    promise: {
      title: 'Nasza symbiotyczna obietnica',
      points: [
        { title: 'Dostęp', text: 'Pomoc w zasięgu, ile by kto nie zarabiał i jak by się nie poruszał.' },
        { title: 'Agenci', text: 'Program przygotowuje krok; człowiek decyduje, czy go zrobić.' },
        { title: 'Wiedza', text: 'Każda liczba z rokiem i źródłem, a wątpliwości zapisane obok.' },
        { title: 'Symbioza', text: 'Ludzie i maszyny widzą się nawzajem, a każdy odpowiada za swoją część.' },
      ],
    },
    drift:
      'Dryf Ω według dochodu, niepełnosprawności, języka lub dzielnicy prowadzi do przeglądu i publicznej odpowiedzi.',
  },
  dialsText: {
    title: 'Przesuwaj czynniki',
    group: 'Czynniki równania',
    atZero: {
      access:
        'Nikt nie może tam dotrzeć: drzwi są otwarte, ale nie ma autobusu ani podjazdu, a na bilet nikogo nie stać.',
      confirmation: 'Nikt nie potwierdza: wszystko, co zauważą maszyny, pozostaje szkicem i nikt za to nie odpowiada.',
      assist: 'Żadna maszyna nie pomaga: ludzie muszą sami wszystkiego pilnować i nic im nie wskaże tego, co przeoczą.',
      agency:
        'Żaden agent nie może działać: każde przypomnienie i każde wyszukanie czeka na kogoś z wolną godziną, a nikt jej nie ma.',
      knowledge:
        'Nikt nic nie wie: miejsce nie ma danych o własnym zdrowiu, więc nikt nie widzi ani braków, ani postępów.',
      symbiosis:
        'Nikt nie współpracuje: ludzie, agenci i urzędy robią każdy swoje, ale te części do siebie nie pasują.',
      checksum:
        'Żaden zapis nie jest nienaruszony: żaden nie zgadza się ze swoją sumą kontrolną, więc żadnego nie wolno pokazać jako sprawdzonego.',
      index: 'Żadna zasada nie jest spełniona: nie ma gdzie chodzić, nie ma co dobrego zjeść ani z kim być.',
    },
    nothing: '0, nic',
    inFull: '1, w pełni',
    ofOne: (value) => `${value} z 1`,
    full: 'Każdy czynnik ma pełną wartość, więc nic nie ginie. Zmniejsz jeden.',
    even: (value, output) => `Każdy czynnik ma wartość ${value}. Pomnożone dają ${output}.`,
    weakestOne: (name, value) =>
      `Najsłabszy czynnik: ${name}, wartość ${value}. Krok w górę tutaj podnosi Ω bardziej niż taki sam krok przy innym czynniku.`,
    weakest: (names, value) =>
      `Najsłabsze czynniki: ${names}, wartość ${value}. Krok w górę w jednym z nich podnosi Ω najbardziej.`,
    alsoZero: (names) => `Zerem są też: ${names}.`,
    someOfEight: (count) => `${count} z ośmiu`,
    spoken: (output, sentence) => `Omega ${output}. ${sentence}`,
    tries: 'Wypróbuj',
    presets: {
      noAccess: 'Dostęp odcięty',
      nobodyConfirms: 'Nikt nie potwierdza',
      nineTenths: 'Wszystkie po 0,9',
    },
    reset: 'Przywróć',
    note: 'To ilustracja, a nie pomiar: żadne miejsce nie opublikowało wartości tych czynników. λ13, Φ, A i τ też nie mają opublikowanych wartości i stoją tu na 1; przez τ się dzieli, więc nigdy nie może być zerem.',
  },
  driftText: {
    lede: 'Miejsce, którego nie ma, przez dwa lata. Każdy rysunek zestawia Ω jednej grupy z Ω wszystkich mieszkańców. Grupa, która przez dwa kwartały z rzędu jest o ponad 0,10 poniżej wszystkich, podlega publicznemu przeglądowi.',
    groups: {
      income: { axis: 'Dochód', name: 'Najgorzej opłacana piąta część' },
      disability: { axis: 'Niepełnosprawność', name: 'Osoby z niepełnosprawnością' },
      language: { axis: 'Język', name: 'Inny język w domu' },
      neighbourhood: { axis: 'Dzielnica', name: 'Dzielnica portowa' },
    },
    steady: 'Bez przeglądu: pozostaje w granicy.',
    dipped: 'Bez przeglądu: jeden kwartał poniżej granicy i powrót.',
    reviewed: (quarter) => `Przegląd i publiczna odpowiedź, od: ${quarter}.`,
    quarter: (year, quarter) => `rok ${year}, kwartał ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}: Ω zmienia się z ${first} na ${last}. ${verdict}`,
    table: 'Liczby w tabeli',
    caption: 'Ω według kwartałów, zmyślone na potrzeby tego przykładu',
    group: 'Grupa',
    everybody: 'Wszyscy',
    limit: 'Granica',
    firstYear: 'Rok 1',
    secondYear: 'Rok 2',
  },
  healthZonesText: {
    tag: 'Dzielnica po dzielnicy',
    title: 'Zdrowie według dzielnic',
    lede: 'Jak można by odczytać dzielnicę jednym spojrzeniem. Te trzy dzielnice są zmyślone.',
    score: 'Ocena zdrowia',
    scoreOf: (score) => `Ocena zdrowia: ${score} na 100`,
    factors: { air: 'Powietrze', green: 'Zieleń', clinic: 'Pieszo do przychodni', noise: 'Hałas uliczny' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Dzielnica Portowa',
        rating: 'Bardzo dobra',
        population: '24\u00a0300 mieszkańców',
        factors: { air: 'Dobre', green: '19\u00a0m² na osobę', clinic: '12\u00a0minut', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Młynówka',
        rating: 'Dobra',
        population: '31\u00a0800 mieszkańców',
        factors: { air: 'Umiarkowane', green: '11\u00a0m² na osobę', clinic: '17\u00a0minut', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Wzgórze Sadów',
        rating: 'Znakomita',
        population: '9600 mieszkańców',
        factors: { air: 'Bardzo dobre', green: '46\u00a0m² na osobę', clinic: '9\u00a0minut', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Razem',
    title: 'Społeczność w liczbach',
    lede: 'Jak można by podsumować społeczność, gdy zostanie policzona. Te liczby są zmyślone.',
    tiles: {
      members: { label: 'Członkowie', value: '12\u00a0847', change: 'O 412 więcej niż w zeszłym miesiącu' },
      countries: { label: 'Kraje', value: '127+', change: 'O 3 więcej niż w zeszłym kwartale' },
      data: { label: 'Dane', value: '2,4\u00a0mln+', change: 'O 180\u00a0000 więcej niż w zeszłym miesiącu' },
      satisfaction: { label: 'Zadowolenie', value: '98,7%', change: 'Tak samo jak w zeszłym kwartale' },
    },
  },
  systemInvitationText: {
    title: 'Poznaj nasz system',
    lede: 'Sześć kroków od pomiaru do znaku na mapie i cztery zasady, które za nimi stoją.',
    view: 'Zobacz architekturę systemu',
  },
  trendMarkText: { up: 'rośnie', down: 'spada', stable: 'bez zmian' },
};
