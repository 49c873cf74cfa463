import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Znajdź AED',
    description: 'Defibrylatory, które najszybciej dotrą do chorego, i numer, pod który trzeba najpierw zadzwonić.',
  },
  aedLocatorText: {
    title: 'Wyszukiwarka AED',
    tagline:
      'Znajdź w kilka sekund najbliższy automatyczny defibrylator (AED). Przy zatrzymaniu serca liczy się każda chwila.',
    callFirst: 'Najpierw zadzwoń na numer alarmowy.',
    callFirstMore: 'Zostań przy tej osobie i zacznij uciskać klatkę piersiową. Po AED wyślij kogoś innego.',
    find: 'Znajdź najbliższe AED',
    locating: 'Szukam AED...',
    results: 'Co znaleziono',
    failed:
      'Nie udało się otworzyć rejestru AED. Sprawdź połączenie i spróbuj ponownie; tymczasem zapytaj dyspozytora.',
    damaged:
      'Dane z rejestru AED nie zgadzają się z sumą kontrolną, więc ich nie pokazujemy. Spróbuj ponownie; tymczasem zapytaj dyspozytora.',
    damagedWhy: 'Co mówi suma kontrolna',
    tryAgain: 'Spróbuj ponownie',
    needsScript: 'Wyszukiwarka wymaga JavaScriptu. Zapytaj dyspozytora przez telefon o najbliższe AED.',
  },
  callLinkText: {
    call: (number) => `Zadzwoń: ${number}`,
    elsewhere: (number) => `Albo wybierz ${number} na innym telefonie.`,
    other: (number, country) => (country === null ? `lub ${number}` : `lub ${number} (${country})`),
    bar: 'Telefon alarmowy',
    anywhere:
      'Nie znasz miejscowego numeru? W wielu sieciach komórkowych 112 łączy z pomocą; w Chinach kontynentalnych nie.',
    guessed: (countries) => `Według strefy czasowej urządzenia prawdopodobnie jesteś tutaj: ${countries}.`,
    inCountry: (country) => `Pogotowie tam, gdzie prawdopodobnie jesteś: ${country}.`,
    nearBorder: (country) =>
      `Pogotowie tam, gdzie prawdopodobnie jesteś: ${country}. Inny kraj jest blisko albo rości sobie prawa do tego miejsca.`,
    atSea:
      'Prawdopodobnie jesteś na morzu: wezwij Mayday przez radio, kanał 16 VHF. W zasięgu sieci komórkowej może połączyć 112.',
    all: 'Wszystkie numery[ alarmowe]',
  },
  cprLinkText: {
    link: 'Włącz rytm do uciskania klatki piersiowej',
    bar: 'Rytm',
    running: (elapsed) => `Rytm trwa: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Coś się nie zgadza?',
    of: (name) => `Dotyczy: ${name}`,
    missing: 'Brakuje tu jakiegoś AED?',
    notLoaded: 'Nie udało się otworzyć zgłoszenia. Sprawdź połączenie i spróbuj ponownie.',
  },
  sampleMarkText: { mark: 'Dane przykładowe' },
};
