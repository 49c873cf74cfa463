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
    description: 'Numer pogotowia w każdym kraju i na każdym terytorium, czy pomaga tam 112, oraz źródło i rok.',
  },
  emergencyNumbersText: {
    tag: 'Do kogo dzwonić',
    title: 'Numery alarmowe',
    lede: 'Co wybrać, by wezwać karetkę z telefonu komórkowego, w każdym kraju i na każdym terytorium.',
    here: 'Gdzie prawdopodobnie jesteś',
    hereNote:
      'Według strefy czasowej tego urządzenia, które nikomu jej nie zdradza. Jeśli podróżujesz, a strefa się nie zmieniła, szukaj poniżej.',
    search: 'Szukaj',
    searchHint: 'Kraj, jego dwie litery lub numer',
    tableLabel: 'Numery alarmowe według krajów',
    columns: { country: 'Kraj lub terytorium', call: 'Dzwoń', reach112: 'Czy 112 pomaga?', sources: 'Źródła' },
    unknownNumber: 'nie wiadomo',
    reach112: { yes: 'tak', other: 'inna służba', no: 'nie', unknown: 'nie wiadomo' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, z ${all}`),
    nothing: 'Żaden kraj nie pasuje. Spróbuj wpisać mniej liter.',
    about: [
      {
        id: 'at-112',
        title: 'Co mówi kolumna o 112',
        text: 'Norma sieci komórkowych sprawia, że każdy telefon traktuje 112 jako połączenie alarmowe; kto odbierze, zależy od sieci. „tak”: źródło wymienia 112 wśród numerów alarmowych kraju. „inna służba”: łączy, ale z policją lub z kimś, kogo źródła nie nazywają. „nie”: nikt nie odbiera; tak jest w Chinach kontynentalnych, gdzie słychać nagranie. „nie wiadomo”: żadne źródło nie mówi.',
      },
      {
        id: 'borders',
        title: 'Przy granicy i w miejscach spornych',
        text: 'O tym, kto odbierze, decyduje sieć Twojego telefonu, a nie miejsce, w którym stoisz. W odległości do 3\u00a0km od granicy wyszukiwarka AED pokazuje oba numery, podobnie w miejscach, do których roszczą prawa dwa państwa, takich jak Krym, Kaszmir, Kosowo, Cypr Północny, Palestyna, Tajwan i Sahara Zachodnia.',
      },
      {
        id: 'at-sea',
        title: 'Na morzu',
        text: 'Najpierw radio: na kanale 16 VHF powiedz trzy razy Mayday, nazwę łodzi, pozycję i co się stało; radio DSC ma do tego czerwony przycisk. Przez telefon komórkowy straż przybrzeżna słyszy Cię tylko blisko brzegu i nie widzi, gdzie jesteś; zadzwoń tam pod numer kraju i poproś o straż przybrzeżną.',
      },
    ],
    sourcesTitle: 'Źródła',
    sourcesNote:
      'Przy każdym numerze podano źródła, które go wymieniają, według miejsca na tej liście. W listopadzie 2026 r. każdy wiersz porównano z listami Wikipedii, Google, Microsoftu, Androida i rządu Australii, o ile go zawierają. Gdzie pierwszy numer podaje mniej niż dwóch wydawców, wiersz mówi dlaczego. Numery się zmieniają: daj nam znać, gdy któryś jest błędny. Jeśli miejscowa tablica podaje inny numer, użyj go.',
  },
};
