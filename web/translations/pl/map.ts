import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const places = (count: number) =>
  counted(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' });

export const words: MapWords = {
  explorerText: {
    title: 'Miejsca długowieczności na świecie',
    lede: 'Poznaj 30 miejsc długowieczności na całym świecie.',

    watchIntroduction: 'Obejrzyj film wprowadzający',
    introductionTitle: 'Film wprowadzający',
    closeIntroduction: 'Zamknij film wprowadzający',
    captions: 'Angielski',
    videoUnsupported: 'Twoja przeglądarka nie może odtworzyć filmu.',
    filmFailed: 'Nie udało się wczytać filmu. Sprawdź połączenie i otwórz go ponownie.',
    explainer: (product) => `${product}: objaśnienie symbiozy`,
    closeExplainer: 'Zamknij film objaśniający',
    explainerFrame: (product) => `Film: ${product}, objaśnienie symbiozy`,
    visitProduct: (product) => `Odwiedź ${product}.One`,
    opensInNewTab: '(otwiera nową kartę)',

    activeNodes: 'Aktywne węzły',
    activeNodesUnknown: 'Ustal położenie, by je policzyć',
    activeNodesKnown: 'Miejsca w promieniu 2000\u00a0km',
    longevityHubs: 'Miejsca długowieczności',
    longevityHubsHint: (count) => `Liczba z projektu; mapa pokazuje teraz: ${count}`,
    verified: 'TCΣ sprawdzona',
    measured: (percent, records) =>
      `Zmierzone: ${percent} z ${counted(records, { one: '# zapisu', few: '# zapisów', many: '# zapisów', other: '# zapisu' })}`,
    measuredUnknown: 'Zmierzone: zobacz metodologię',

    locate: 'Znajdź moje najbliższe miejsce długowieczności',
    locating: 'Czekam na Twoje położenie…',
    locateNote: 'Twoje położenie zostaje na tym urządzeniu.',

    viewSwitch: 'Jak pokazać miejsca',
    map: 'Mapa',
    list: 'Lista',
    skipMap: 'Pomiń mapę',
    frameLabel: 'Miejsca',
    mapLoading: 'Mapa się wczytuje…',
    mapFailed: 'Nie udało się wczytać mapy. Oto lista wszystkich miejsc.',
    tryAgain: 'Spróbuj ponownie',
    withoutScript: 'Interaktywna mapa wymaga JavaScriptu. Ta lista prowadzi do każdego miejsca.',

    nearestToYou: 'Najbliżej Ciebie',
    showOnMap: 'Pokaż na mapie',
    showHubOnMap: (name) => `Pokaż na mapie: ${name}`,

    finderLabel: 'Szukaj wśród miejsc',
    finderTitle: 'Znajdź miejsce',
    finderAll: 'Wszystkie miejsca w tabeli',

    lifeExpectancy: 'Oczekiwana długość życia w każdym kraju',
    legendTitle: 'Indeks długowieczności (SLI)',
    bands: {
      green: '90% i więcej',
      lime: '85% i więcej',
      yellow: '80% i więcej',
      grey: 'poniżej 80%',
    },
    legendRing: 'Im szerszy pierścień znaku, tym lepszy jego Ξaccess.',
    shadeByLife: 'Pokoloruj według długości życia',
    shadeLegend: 'Oczekiwana długość życia w chwili urodzenia w 2023 r., w latach, oraz liczba krajów i terytoriów',
    shadeFailed: 'Kolory się nie wczytały. Sprawdź połączenie i spróbuj ponownie.',

    nearestHub: 'Najbliższe miejsce:',
    selectedHub: 'Wybrane miejsce:',
    distance: (length) => `Około ${length} od Ciebie`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Miejsce ${place} z ${count} w pobliżu`,
    previous: 'Poprzednie miejsce',
    next: 'Następne miejsce',
    recallCard: (name) => `Pokaż ponownie kartę: ${name}`,

    nearestBadge: 'Najbliższe miejsce',
    sliHint: 'Zdrowie i długowieczność ogółem',
    accessStability: 'Stabilność dostępu Ξaccess',
    accessHint: 'Dostęp do opieki zdrowotnej i infrastruktury',
    estimate: 'szacunek redakcji',
    estimateShort: 'szacunek',
    founding: 'metoda nieznana',
    explorePrograms: (name) => `Poznaj programy: ${name}`,
    comingSoon: 'Program wkrótce',
    nothingSelected: 'Nie wybrano jeszcze miejsca',
    invitation: 'Wybierz je na mapie.',

    geolocationFailed: 'Nie udało się ustalić położenia; mapa zostaje bez zmian.',
    geolocationMissing: 'Ta przeglądarka nie ustala położenia; mapa zostaje bez zmian.',
  },
  mapText: {
    label: 'Mapa miejsc. Strzałki ją przesuwają, plus i minus zmieniają skalę.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; rozkłada je`,
    wholeWorld: 'Cały świat',
    closePopup: 'Zamknij okno',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Poznaj programy: ${name}`,
    comingSoon: 'Program wkrótce',
    estimate: 'szacunek',
    founding: 'metoda nieznana',
  },
};
