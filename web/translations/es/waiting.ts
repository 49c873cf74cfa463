import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Envíos aún sin anotar',
    waiting: (count) =>
      counted(count, {
        one: '# envío espera a ser anotado. Se manda solo en cuanto haya red.',
        many: '# de envíos esperan a ser anotados. Se mandan solos en cuanto haya red.',
        other: '# envíos esperan a ser anotados. Se mandan solos en cuanto haya red.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# envío que esperaba ya está anotado.',
        many: '# de envíos que esperaban ya están anotados.',
        other: '# envíos que esperaban ya están anotados.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# envío de otra cuenta espera en este dispositivo a que esa cuenta inicie sesión.',
        many: '# de envíos de otras cuentas esperan en este dispositivo a que esas cuentas inicien sesión.',
        other: '# envíos de otras cuentas esperan en este dispositivo a que esas cuentas inicien sesión.',
      }),
    refused: (aedName, reason) =>
      `El envío a ${aedName} no está anotado y no se mandará de nuevo. El servidor dice: ${reason}`,
    dismiss: 'Descartar',
    notDismissed: 'No se pudo descartar la nota',
    notDismissedHint: 'Sigue ahí hasta que el navegador pueda escribir en su memoria. Inténtelo de nuevo.',
  },
};
