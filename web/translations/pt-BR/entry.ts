import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `DEA: ${name}`,
    description: 'Quando este DEA está acessível, onde ele fica e como chegar.',
    loading: 'Carregando este DEA…',
    failed: 'Não foi possível carregar este DEA. Verifique a conexão e tente de novo.',
    needsScript: 'Esta página precisa de JavaScript. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
    unknown: {
      title: 'Não conhecemos este DEA',
      more: 'Nenhuma das nossas listas tem um DEA com este endereço. Verifique o link ou encontre o DEA mais próximo.',
    },
    gone: {
      title: 'Este DEA não está mais nas listas',
      since: (day) => `Em nenhuma lista de DEAs desde: ${day}`,
      near: 'DEAs por perto',
      none: 'Não conhecemos outro DEA em um raio de 1\u00a0km.',
    },
    way: 'Encontrar o caminho',
    localTime: (time) => `Hora local no lugar: ${time}`,
    checked: 'Última verificação',
    notChecked: 'não informada',
    coordinates: 'Coordenadas',
    toPatient: (length) => `Daqui de volta até a vítima: ${length} em linha reta`,
    patient: 'Vítima',
  },
};
