import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED: ${name}`,
    description: 'Kiedy to AED jest dostępne, gdzie się znajduje i jak do niego dotrzeć.',
    loading: 'Wczytywanie tego AED…',
    failed: 'Nie udało się wczytać tego AED. Sprawdź połączenie i spróbuj ponownie.',
    needsScript: 'Ta strona wymaga JavaScriptu. Zapytaj dyspozytora, gdzie jest najbliższe AED.',
    unknown: {
      title: 'Nie znamy tego AED',
      more: 'Na żadnej z naszych list nie ma AED pod tym adresem. Sprawdź link albo znajdź najbliższe AED.',
    },
    gone: {
      title: 'Tego AED nie ma już na listach',
      since: (day) => `Na żadnej liście AED od: ${day}`,
      near: 'AED w pobliżu',
      none: 'Nie znamy innego AED w promieniu 1\u00a0km.',
    },
    way: 'Znajdź drogę',
    localTime: (time) => `Czas lokalny na miejscu: ${time}`,
    checked: 'Ostatnia kontrola',
    notChecked: 'nie podano',
    coordinates: 'Współrzędne',
    toPatient: (length) => `Stąd z powrotem do poszkodowanego: ${length} w linii prostej`,
    patient: 'Poszkodowany',
  },
};
