import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o l’indirizzo contiene un errore.',
    home: 'Alla pagina iniziale',
    chart: 'Inesplorato',
  },
  offlineText: {
    tag: 'Nessuna connessione',
    title: 'Sei offline',
    lede: 'Questa pagina non è salvata sul tuo dispositivo e non c’è connessione. Le pagine qui sotto funzionano lo stesso.',
    emergency: 'In un’emergenza',
    callFirst: 'Chiama prima il numero di emergenza.',
    callFirstMore: 'Una telefonata non ha bisogno di internet. La ricerca mostra i DAE salvati su questo dispositivo.',
    findAed: 'Trova un DAE',
    kept: 'Salvato su questo dispositivo',
    pages: [
      { label: 'Numeri di emergenza di tutti i paesi', to: '/emergency-numbers' },
      { label: 'Pagina iniziale, con l’elenco dei luoghi', to: '/' },
      { label: 'Principi', to: '/principles' },
      { label: 'Metodo', to: '/methodology' },
      { label: 'Architettura', to: '/architecture' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Condizioni d’uso', to: '/terms' },
      { label: 'Accessibilità', to: '/accessibility' },
    ],
    hubs: 'Funzionano anche le pagine dei luoghi che hai già aperto, con le immagini che mostravano. Video e mappe stradali hanno bisogno di una connessione.',
    again: 'Riprova questa pagina',
  },
};
