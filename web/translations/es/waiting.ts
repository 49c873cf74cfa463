import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Solicitudes de DEA aún no registradas',
    waiting: (count) =>
      counted(count, {
        one: '# solicitud aún no está registrada. La enviaremos cuando vuelva a tener conexión.',
        many: '# de solicitudes aún no están registradas. Las enviaremos cuando vuelva a tener conexión.',
        other: '# solicitudes aún no están registradas. Las enviaremos cuando vuelva a tener conexión.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# solicitud en espera ya está registrada.',
        many: '# de solicitudes en espera ya están registradas.',
        other: '# solicitudes en espera ya están registradas.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# solicitud de otra cuenta espera en este dispositivo hasta que esa cuenta inicie sesión.',
        many: '# de solicitudes de otras cuentas esperan en este dispositivo hasta que esas cuentas inicien sesión.',
        other: '# solicitudes de otras cuentas esperan en este dispositivo hasta que esas cuentas inicien sesión.',
      }),
    refused: (aedName, reason) =>
      `La solicitud a ${aedName} no se registró y no se enviará de nuevo. El servidor dice: ${reason}`,
    dismiss: 'Descartar',
    notDismissed: 'No se pudo descartar la nota',
    notDismissedHint: 'Su navegador no pudo escribir en su memoria. Inténtelo de nuevo.',
  },
};
