import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: EmbedWords = {
  embedText: {
    title: 'Defibrillatori (DAE)',
    callFirst: 'In un’emergenza, chiama prima il numero di emergenza.',
    count: (count) =>
      counted(count, { one: '# DAE registrato', many: '# di DAE registrati', other: '# DAE registrati' }),
    always: (count) => counted(count, { one: '# a ogni ora', many: '# a ogni ora', other: '# a ogni ora' }),
    none: 'In questa zona non è registrato alcun DAE.',
    tooMany: (count) =>
      counted(count, {
        one: 'In questa zona è registrato più di # DAE, troppi per un elenco. Apri la mappa.',
        many: 'In questa zona sono registrati più di # di DAE, troppi per un elenco. Apri la mappa.',
        other: 'In questa zona sono registrati più di # DAE, troppi per un elenco. Apri la mappa.',
      }),
    noArea: 'Questa pagina non indica nessuna zona.',
    failed: 'L’elenco dei DAE non si è caricato. Controlla la connessione e riprova.',
    mapFrom: (name) => `Parti della mappa arrivano da ${name}.`,
    showAll: (figure) => `Mostra tutti (${figure})`,
    find: 'Trova il DAE più vicino',
    dataOf: (day) => `Data dei dati: ${day}.`,
    mayBeWrong: 'I dati possono essere errati o non aggiornati.',
  },
};
