import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');

export const words: EmbedWords = {
  embedText: {
    title: 'Desfibrilhadores (DAE)',
    callFirst: 'Numa emergência, ligue primeiro para o número de emergência.',
    count: (count) =>
      counted(count, { one: '# DAE registado', many: '# de DAE registados', other: '# DAE registados' }),
    always: (count) =>
      counted(count, { one: '# a qualquer hora', many: '# a qualquer hora', other: '# a qualquer hora' }),
    none: 'Não há nenhum DAE registado nesta zona.',
    tooMany: (count) =>
      counted(count, {
        one: 'Há mais de # DAE registado nesta zona, demasiados para uma lista. Abra o mapa.',
        many: 'Há mais de # de DAE registados nesta zona, demasiados para uma lista. Abra o mapa.',
        other: 'Há mais de # DAE registados nesta zona, demasiados para uma lista. Abra o mapa.',
      }),
    noArea: 'Esta página não indica nenhuma zona.',
    failed: 'Não foi possível carregar a lista de DAE. Verifique a ligação e tente de novo.',
    mapFrom: (name) => `Partes do mapa vêm de ${name}.`,
    showAll: (figure) => `Mostrar todos (${figure})`,
    find: 'Encontrar o DAE mais próximo',
    dataOf: (day) => `Data dos dados: ${day}.`,
    mayBeWrong: 'Os dados podem estar errados ou desatualizados.',
  },
};
