import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Masaż serca',
    description:
      'Rytm 110 na minutę do uciskania klatki piersiowej: dźwięk, światło i wibracja, oraz trzy kroki na rysunkach. Działa bez sieci.',
  },
  cprPageText: {
    tag: 'Zanim dotrze AED',
    lede: 'Ktoś nie reaguje i nie oddycha prawidłowo: dzwoń, uciskaj i pozwól, by rytm odmierzał czas.',
    coachTitle: 'Rytm i kroki',
    noScript: 'Rytm wymaga JavaScriptu. Bez niego: uciskaj dwa razy na sekundę i licz na głos.',
    about: {
      id: 'cpr-about',
      title: 'Czym ta strona jest, a czym nie jest',
      paragraphs: [
        'Rytm i przypomnienie, według wytycznych i stron szkoleniowych podanych niżej. Nie sprawdził ich jeszcze żaden klinicysta. To nie szkolenie z pierwszej pomocy ani porada lekarska. Dyspozytor potrafi ocenić Twoją sytuację, ta strona nie.',
        'Rytm, dźwięk i rysunki nie potrzebują sieci, gdy serwis został raz otwarty. Nic nie jest nagrywane i nic nie jest wysyłane.',
        'Dla dorosłych źródła są zgodne: 100 do 120 uciśnięć na minutę, 5 do 6\u00a0cm głębokości. Zmiana co dwie minuty to rada ze szkoleń; nie znaleźliśmy jej w przeczytanym tekście wytycznych. Brytyjskie wytyczne z 2025 roku każą dzwonić, gdy tylko ktoś nie reaguje, zanim sprawdzi się oddech. U dziecka rady resuscytacji się różnią: pięć pierwszych oddechów w Wielkiej Brytanii, dwa w Ameryce i Australii; co najmniej jedna trzecia klatki według rad brytyjskich, jedna trzecia i najwyżej 6\u00a0cm według amerykańskich z 2025 roku. Jedni instruktorzy odsuwają biustonosz, inni go zdejmują; międzynarodowa rada ILCOR zbadała tę kwestię w 2024 roku. Samych dokumentów z 2025 roku nie dało się otworzyć na potrzeby tej strony. To, co o nich mówi, napisała rada lub instruktor.',
      ],
      sources: 'Źródła',
    },
  },
};
