import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RKO: uciskanie klatki piersiowej',
    description:
      'Rytm 110 na minutę do uciskania klatki piersiowej: dźwięk, światło i wibracja, oraz trzy kroki na rysunkach. Działa offline.',
  },
  cprPageText: {
    tag: 'Zanim dotrze AED',
    lede: 'Ktoś nie reaguje i nie oddycha prawidłowo? Dzwoń, zacznij uciskać klatkę piersiową i trzymaj rytm.',
    coachTitle: 'Rytm i kroki',
    noScript: 'Rytm wymaga JavaScriptu. Bez niego uciskaj dwa razy na sekundę i licz na głos.',
    about: {
      id: 'cpr-about',
      title: 'Czym ta strona jest, a czym nie jest',
      paragraphs: [
        'Ta strona podaje rytm i przypomina kroki. Opiera się na wytycznych i stronach szkoleniowych podanych niżej. Nie sprawdził jej jeszcze żaden lekarz. To nie szkolenie z pierwszej pomocy ani porada lekarska. Dyspozytor może ocenić Twoją sytuację, ta strona nie.',
        'Rytm, dźwięk i rysunki działają offline po jednym otwarciu tej witryny. Nic nie jest nagrywane ani wysyłane.',
        'Dla dorosłych źródła są zgodne: 100 do 120 uciśnięć na minutę, na głębokość 5 do 6\u00a0cm. Zmiana co dwie minuty to rada ze szkoleń; w przeczytanym przez nas tekście wytycznych jej nie ma. Brytyjskie wytyczne z 2025 roku mówią, by dzwonić, gdy tylko ktoś nie reaguje, jeszcze przed sprawdzeniem oddechu. U dzieci zalecenia rad resuscytacji się różnią: pięć pierwszych oddechów w Wielkiej Brytanii, dwa w Ameryce i Australii; co najmniej jedna trzecia klatki piersiowej według rady brytyjskiej, jedna trzecia i najwyżej 6\u00a0cm według amerykańskiej z 2025 roku. Jedni instruktorzy odsuwają biustonosz, inni go zdejmują; międzynarodowy komitet ILCOR zbadał tę kwestię w 2024 roku. Samych wytycznych z 2025 roku nie mogliśmy przeczytać. To, co o nich piszemy, pochodzi od rad resuscytacji i instruktorów.',
      ],
      sources: 'Źródła',
    },
  },
};
