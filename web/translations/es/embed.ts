import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: EmbedWords = {
  embedText: {
    title: 'Desfibriladores (DEA)',
    callFirst: 'En una emergencia, llame primero al número de emergencias.',
    count: (count) =>
      counted(count, { one: '# DEA registrado', many: '# de DEA registrados', other: '# DEA registrados' }),
    always: (count) =>
      counted(count, { one: '# a cualquier hora', many: '# a cualquier hora', other: '# a cualquier hora' }),
    none: 'No hay ningún DEA registrado en esta zona.',
    tooMany: (count) =>
      counted(count, {
        one: 'En esta zona hay más de # DEA registrado, demasiados para una lista. Abra el mapa.',
        many: 'En esta zona hay más de # de DEA registrados, demasiados para una lista. Abra el mapa.',
        other: 'En esta zona hay más de # DEA registrados, demasiados para una lista. Abra el mapa.',
      }),
    noArea: 'Esta página no indica ninguna zona.',
    failed: 'No se pudo cargar la lista de DEA. Compruebe su conexión e inténtelo de nuevo.',
    mapFrom: (name) => `Parte del mapa viene de ${name}.`,
    showAll: (figure) => `Mostrar todos (${figure})`,
    find: 'Buscar el DEA más cercano',
    dataOf: (day) => `Fecha de los datos: ${day}.`,
    mayBeWrong: 'Los datos pueden ser erróneos o estar desactualizados.',
  },
};
