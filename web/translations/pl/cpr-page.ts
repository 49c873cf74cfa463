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
        'Rytm i przypomnienie, napisane przez ludzi, którzy tworzą strony, według wytycznych poniżej. Nie sprawdził ich lekarz. To nie szkolenie ani porada lekarska: kurs pierwszej pomocy nauczy więcej niż jakakolwiek strona, a głos w telefonie wie więcej o Twoim przypadku.',
        'Rytm, dźwięk i rysunki nie potrzebują sieci, gdy serwis został raz otwarty. Nic nie jest nagrywane i nic nie jest wysyłane.',
        'Dla dorosłych źródła są zgodne: 100 do 120 uciśnięć na minutę, 5 do 6\u00a0cm głębokości, zmiana co dwie minuty. Brytyjskie wytyczne z 2025 roku każą dzwonić, gdy tylko ktoś nie reaguje, zanim sprawdzi się oddech. U dzieci różnią się co do pierwszych oddechów: pięć w Wielkiej Brytanii, dwa w większości porad amerykańskich. Samych tekstów z 2025 roku nie dało się otworzyć na potrzeby tej strony; to, co o nich mówi, napisała rada resuscytacji lub instruktor.',
      ],
      sources: 'Źródła',
    },
  },
};
