import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const places = (count: number) =>
  counted(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Wszystkie miejsca',
    description: (count) =>
      `${places(count)} mapy długowieczności w jednej tabeli: szukaj, filtruj, sortuj, porównuj do czterech i zabierz liczby razem z ich źródłami.`,
  },
  kindsText: {
    'validated-blue-zone': 'Niebieska strefa z listy jej badaczy',
    cohort: 'Kohorta adwentystów',
    'country-or-territory': 'Kraj lub terytorium',
    city: 'Miasto',
    'programme-community': 'Społeczność z programem',
    'unaffiliated-community': 'Społeczność, programu nie znaleziono',
  },
  placesText: {
    tag: 'Spis miejsc',
    title: 'Wszystkie miejsca',
    lede: (count) =>
      `${places(count)} w jednej tabeli, a dwa kilometry kwadratowe Monako równie łatwo znaleźć jak Kanadę. Szukaj, sortuj i zestawiaj do czterech obok siebie.`,

    toolsLabel: 'Szukaj i filtruj miejsca',
    search: 'Szukaj',
    searchHint: 'Nazwa lub region',
    filters: 'Filtry',
    kind: 'Rodzaj miejsca',
    anyKind: 'Każdy rodzaj',
    region: 'Część świata',
    anyRegion: 'Cały świat',
    band: 'Indeks (SLI)',
    anyBand: 'Każdy przedział',
    bands: {
      green: '90% i więcej',
      lime: 'od 85% do poniżej 90%',
      yellow: 'od 80% do poniżej 85%',
      grey: 'poniżej 80%',
    },
    reset: 'Wyczyść wyszukiwanie i filtry',
    shown: (shown, all) =>
      shown === all
        ? places(all)
        : `${shown} z ${counted(all, { one: '# miejsca', few: '# miejsc', many: '# miejsc', other: '# miejsca' })}`,
    nothing: 'Żadne miejsce w atlasie temu nie odpowiada.',
    nothingHint: 'Spróbuj mniej liter, innej pisowni albo szerszego filtra.',
    showAll: (all) => `Pokaż wszystkie: ${places(all)}`,
    partNames: {
      q: 'wyszukiwanie',
      kind: 'rodzaj',
      region: 'część świata',
      sli: 'indeks',
      sort: 'kolejność',
      place: 'miejsce',
      compare: 'porównanie',
    },
    part: (name, value) => `${name} „${value}”`,
    ignored: (parts, areMore) =>
      `Adres prosi o coś, czego ta strona nie ma: ${parts.join(', ')}${areMore ? ' i więcej' : ''}. Ta część została pominięta.`,

    tableLabel: 'Miejsca z atlasu',
    compareColumn: 'Porównaj',
    mapColumn: 'Mapa',
    columns: { name: 'Miejsce', region: 'Część świata', kind: 'Rodzaj', life: 'Długość życia' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'szacunek redakcji', founding: 'metoda nieznana' },
    notPublished: 'Tutaj nie podano',
    sortWithCountries: 'Sortuj miejsca bez własnej liczby według liczby ich kraju',
    bySex: (women, men) => `średnia: kobiety ${women}, mężczyźni ${men}`,
    compareOne: (name) => `Porównaj: ${name}`,
    showOnMap: (name) => `Pokaż na mapie: ${name}`,
    comingSoon: 'Program wkrótce',
    tableNote:
      'SLI i Ξaccess nie są pomiarami. „≈” oznacza nasze własne szacunki. Pozostałe wartości pochodzą z listy wyjściowej, której metoda jest nieznana. Oczekiwana długość życia jest liczona od urodzenia, dla obu płci. Pod każdą liczbą podajemy rok, a jeśli obejmuje ona więcej niż samo miejsce, także ludność, której dotyczy.',
    methodology: 'Skąd się wzięły te liczby',

    compareNow: (chosen) => `Porównaj ${places(chosen)}`,

    compareTitle: 'Obok siebie',
    compareInvitation:
      'Zaznacz w tabeli powyżej od dwóch do czterech miejsc, aby zobaczyć tu ich dane obok siebie, każde z rokiem i źródłem.',
    compareFailed: 'Nie udało się wczytać porównania. Otwórz stronę ponownie, gdy będzie połączenie.',

    readMore: (name) => `Czytaj więcej: ${name}`,

    share: 'Udostępnij ten widok',
    shareTitle: 'Miejsca z Symbiotics Longevity Map',
    shared: 'Udostępniono.',
    copied: 'Link skopiowano.',
    notCopied: 'Nie udało się skopiować linku. Oto on:',
    linkLabel: 'Link do tego widoku',

    download: 'Pobierz to, co widać (po angielsku):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Pliku nie udało się utworzyć; jego kod się nie wczytał. Spróbuj ponownie, gdy będzie połączenie.',
    downloaded: (file) => `Zapisano: ${file}`,

    mapLabel: 'Mapa obok tabeli',
    mapStill: 'Pokaż mapę',
    mapLoading: 'Mapa się wczytuje…',
    mapFailed: 'Nie udało się wczytać mapy. Tabela zawiera wszystkie miejsca.',
    tryAgain: 'Spróbuj ponownie',
    noneChosen: 'Wybierz wiersz, by znaleźć go na mapie, albo znak, by znaleźć jego wiersz.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'Ameryka Północna i Środkowa',
    Asia: 'Azja',
    'Oceania and the Pacific': 'Oceania i Pacyfik',
    'Africa and the Indian Ocean': 'Afryka i Ocean Indyjski',
  },
};
