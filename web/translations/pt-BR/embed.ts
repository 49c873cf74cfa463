import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');

export const words: EmbedWords = {
  embedText: {
    title: 'Desfibriladores (DEA)',
    callFirst: 'Em uma emergência, ligue primeiro para o número de emergência.',
    count: (count) =>
      counted(count, { one: '# DEA cadastrado', many: '# de DEAs cadastrados', other: '# DEAs cadastrados' }),
    always: (count) =>
      counted(count, { one: '# a qualquer hora', many: '# a qualquer hora', other: '# a qualquer hora' }),
    none: 'Nenhum DEA está cadastrado nesta área.',
    tooMany: (count) =>
      counted(count, {
        one: 'Há mais de # DEA cadastrado nesta área, muitos para uma lista. Abra o mapa.',
        many: 'Há mais de # de DEAs cadastrados nesta área, muitos para uma lista. Abra o mapa.',
        other: 'Há mais de # DEAs cadastrados nesta área, muitos para uma lista. Abra o mapa.',
      }),
    noArea: 'Esta página não indica nenhuma área.',
    failed: 'Não foi possível carregar a lista de DEAs. Verifique sua conexão e tente de novo.',
    mapFrom: (name) => `Partes do mapa vêm de ${name}.`,
    showAll: (figure) => `Mostrar todos (${figure})`,
    find: 'Encontrar o DEA mais próximo',
    dataOf: (day) => `Data dos dados: ${day}.`,
    mayBeWrong: 'Os dados podem estar errados ou desatualizados.',
  },
};
