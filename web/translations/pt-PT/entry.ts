import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `DAE: ${name}`,
    description: 'Quando este DAE está acessível, onde fica e como lá chegar.',
    loading: 'A carregar este DAE…',
    failed: 'Não foi possível carregar este DAE. Verifique a ligação e tente de novo.',
    needsScript: 'Esta página precisa de JavaScript. Pergunte ao operador de emergência onde está o DAE mais próximo.',
    unknown: {
      title: 'Não conhecemos este DAE',
      more: 'Nenhuma das nossas listas tem um DAE com este endereço. Verifique o link ou encontre o DAE mais próximo.',
    },
    gone: {
      title: 'Este DAE já não consta das listas',
      since: (day) => `Em nenhuma lista de DAE desde: ${day}`,
      near: 'DAE nas proximidades',
      none: 'Não conhecemos outro DAE num raio de 1\u00a0km.',
    },
    way: 'Encontrar o caminho',
    localTime: (time) => `Hora local no sítio: ${time}`,
    checked: 'Última verificação',
    notChecked: 'não indicada',
    coordinates: 'Coordenadas',
    toPatient: (length) => `Daqui de volta à vítima: ${length} em linha reta`,
    patient: 'Vítima',
  },
};
