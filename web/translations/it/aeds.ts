import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'DAE per paese',
    allMore: 'Scegli un paese o un territorio: quanti DAE sono in elenco, dove sono e quando sono accessibili.',
    title: (name) => `DAE: ${name}`,
    description: (name, figure) =>
      `${name}. DAE in elenco: ${figure}. Dove sono, quando sono accessibili e quando sono stati verificati.`,
    listed: (figure) => `DAE in elenco: ${figure}`,
    reach: 'Quando sono accessibili',
    now: 'Ora',
    night: 'Alle 3 di notte',
    open: 'Accessibile',
    closed: 'Chiuso',
    unknown: 'Non noto',
    asOf: (moment) => `Ora significa: ${moment}, ora locale.`,
    unchecked: (figure) => `Senza verifica annotata: ${figure}`,
    allChecked: 'Per ogni DAE è annotata una verifica.',
    notChecked: 'Nessuna verifica annotata',
    hours: (value) => `Orari: ${value}`,
    list: 'Elenco, a partire dal centro',
    fromCentre: (length) => `A ${length} dal centro`,
    towns: 'Località, prima quelle con più DAE',
    elsewhere: (figure) => `Fuori da queste località: ${figure}`,
    part: (number, last) => `Pagina ${number} di ${last}`,
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    files: 'Tutti i DAE in un file:',
    townNames: 'Nomi delle località: ',
    none: {
      title: 'A questo indirizzo non c’è nessun DAE in elenco',
      more: 'Controlla l’indirizzo o scegli un paese.',
    },
    needsScript: 'Queste pagine esistono solo sul nostro server. Cerca invece il DAE più vicino.',
  },
};
