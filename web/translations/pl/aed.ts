import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Znajdź AED',
    description:
      'Defibrylatory, które najszybciej mogą się znaleźć przy poszkodowanym, i numer, pod który trzeba zadzwonić najpierw.',
  },
  aedLocatorText: {
    title: 'Wyszukiwarka AED',
    tagline:
      'Znajdź w kilka sekund najbliższy automatyczny defibrylator (AED). Przy zatrzymaniu serca liczy się każda chwila.',
    callFirst: 'Najpierw zadzwoń na numer alarmowy.',
    callFirstMore: 'Zostań przy tej osobie i zacznij uciskać klatkę piersiową. Po AED wyślij kogoś innego.',
    find: 'Znajdź najbliższe AED',
    locating: 'Szukam AED...',
    results: 'Wyniki wyszukiwania',
    failed:
      'Nie udało się wczytać listy AED. Sprawdź połączenie i spróbuj ponownie. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
    damaged:
      'Lista AED dotarła uszkodzona, więc jej nie pokazujemy. Spróbuj ponownie. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
    damagedWhy: 'Dlaczego to sprawdzamy',
    tryAgain: 'Spróbuj ponownie',
    needsScript: 'Wyszukiwarka wymaga JavaScriptu. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
  },
  callLinkText: {
    call: (number) => `Zadzwoń: ${number}`,
    elsewhere: (number) => `Albo wybierz ${number} na innym telefonie.`,
    other: (number, country) => (country === null ? `lub ${number}` : `lub ${number} (${country})`),
    bar: 'Telefon alarmowy',
    anywhere:
      'Nie znasz miejscowego numeru? Spróbuj 112. W wielu sieciach komórkowych odbiera tam służba ratunkowa, ale nie w Chinach kontynentalnych.',
    guessed: (countries) => `Twój kraj według strefy czasowej tego urządzenia: ${countries}.`,
    inCountry: (country) => `To numer pogotowia. Prawdopodobnie jesteś tutaj: ${country}.`,
    nearBorder: (country) =>
      `To numer pogotowia. Prawdopodobnie jesteś tutaj: ${country}. Blisko jest granica albo teren jest sporny.`,
    atSea:
      'Prawdopodobnie jesteś na morzu. Nadaj Mayday przez radio na kanale 16 VHF. Jeśli telefon ma zasięg, spróbuj 112.',
    all: 'Wszystkie numery[ alarmowe]',
  },
  cprLinkText: {
    link: 'Włącz rytm do uciskania klatki piersiowej',
    bar: 'RKO',
    running: (elapsed) => `Rytm włączony: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Coś się nie zgadza?',
    of: (name) => `Dotyczy: ${name}`,
    missing: 'Brakuje tu jakiegoś AED?',
    here: 'Stoisz przy tym AED?',
    stillHere: 'Nadal tu jest, wszystko w porządku',
    notLoaded: 'Formularz zgłoszenia się nie wczytał. Sprawdź połączenie i spróbuj ponownie.',
  },
  sampleMarkText: { mark: 'Dane przykładowe' },
};
