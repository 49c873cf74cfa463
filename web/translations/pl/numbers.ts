import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const countries = (count: number) =>
  counted(count, {
    one: '# kraj lub terytorium',
    few: '# kraje i terytoria',
    many: '# krajów i terytoriów',
    other: '# kraju i terytorium',
  });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Numery alarmowe',
    description:
      'Numer, pod który dzwoni się po karetkę w każdym kraju i na każdym terytorium, czy działa tam 112, oraz źródło i rok.',
  },
  emergencyNumbersText: {
    tag: 'Do kogo dzwonić',
    title: 'Numery alarmowe',
    lede: 'Co wybrać, by wezwać karetkę z telefonu komórkowego, w każdym kraju i na każdym terytorium.',
    here: 'Gdzie prawdopodobnie jesteś',
    hereNote:
      'Według strefy czasowej tego urządzenia, która zostaje na urządzeniu. Jeśli Cię tam nie ma, szukaj poniżej.',
    search: 'Szukaj',
    searchHint: 'Kraj, jego dwie litery lub numer',
    tableLabel: 'Numery alarmowe według krajów',
    columns: { country: 'Kraj lub terytorium', call: 'Dzwoń', reach112: 'Czy 112 działa?', sources: 'Źródła' },
    unknownNumber: 'nie wiadomo',
    byText: {
      sms: (number) => `SMS na ${number}`,
      app: (name) => `Aplikacja ${name}`,
      textphone: (number) => `Telefon tekstowy ${number}`,
      relay: (number) => `Pośrednictwo tłumacza ${number}`,
    },
    registerFirst: 'trzeba się wcześniej zarejestrować',
    notEverywhere: 'nie wszędzie',
    reach112: { yes: 'tak', other: 'inna służba', no: 'nie', unknown: 'nie wiadomo' },
    shown: (shown, all) =>
      shown === all
        ? countries(all)
        : `${shown} z ${counted(all, { one: '# kraju lub terytorium', few: '# krajów i terytoriów', many: '# krajów i terytoriów', other: '# kraju i terytorium' })}`,
    nothing: 'Nie znaleziono kraju. Wpisz mniej liter albo nazwę po angielsku.',
    about: [
      {
        id: 'at-112',
        title: 'Co oznacza kolumna o 112',
        text: 'Każdy telefon komórkowy traktuje 112 jako połączenie alarmowe, ale to sieć decyduje, kto odbierze. „tak”: źródło wymienia 112 wśród numerów alarmowych kraju. „inna służba”: 112 łączy z policją lub ze służbą, której nasze źródła nie nazywają. „nie”: nikt nie odbiera. W Chinach kontynentalnych pod 112 słychać nagranie. „nie wiadomo”: żadne źródło o tym nie mówi.',
      },
      {
        id: 'borders',
        title: 'Przy granicy i na terenach spornych',
        text: 'O tym, kto odbierze, decyduje sieć Twojego telefonu, a nie miejsce, w którym jesteś. Wyszukiwarka pokazuje oba numery w odległości do 3\u00a0km od granicy oraz na terenach, do których roszczą prawa dwa państwa lub które częściowo zajmują, takich jak Krym, Kaszmir, Kosowo, Cypr Północny, Palestyna, Tajwan i Sahara Zachodnia.',
      },
      {
        id: 'at-sea',
        title: 'Na morzu',
        text: 'Najpierw użyj radia. Na kanale 16 VHF powiedz trzy razy Mayday. Potem podaj nazwę łodzi, pozycję i co się stało. Radio DSC ma do tego czerwony przycisk. Telefon komórkowy łączy ze strażą przybrzeżną tylko blisko brzegu i nie pokazuje jej, gdzie jesteś. Blisko brzegu zadzwoń pod numer kraju i poproś o straż przybrzeżną.',
      },
    ],
    sourcesTitle: 'Źródła',
    sourcesNote:
      'Liczby w kolumnie „Źródła” odsyłają do tej listy. W listopadzie 2026 r. porównaliśmy każdy wiersz z listami Wikipedii, Google, Microsoftu, Androida i rządu Australii, o ile tam jest. Gdzie pierwszy numer podaje mniej niż dwóch wydawców, wiersz mówi dlaczego. Numery się zmieniają: daj nam znać, gdy któryś jest błędny. Jeśli tablica na miejscu podaje inny numer, użyj numeru z tablicy.',
  },
};
