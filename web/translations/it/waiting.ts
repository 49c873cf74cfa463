import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Richieste di DAE non ancora registrate',
    waiting: (count) =>
      counted(count, {
        one: '# richiesta non è ancora registrata. La invieremo quando sarai di nuovo online.',
        many: '# di richieste non sono ancora registrate. Le invieremo quando sarai di nuovo online.',
        other: '# richieste non sono ancora registrate. Le invieremo quando sarai di nuovo online.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# richiesta in attesa è ora registrata.',
        many: '# di richieste in attesa sono ora registrate.',
        other: '# richieste in attesa sono ora registrate.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# richiesta di un altro account attende su questo dispositivo finché quell’account non accede.',
        many: '# di richieste di altri account attendono su questo dispositivo finché quegli account non accedono.',
        other: '# richieste di altri account attendono su questo dispositivo finché quegli account non accedono.',
      }),
    refused: (aedName, reason) =>
      `La richiesta per ${aedName} non è stata registrata e non sarà inviata di nuovo. Il server dice: ${reason}`,
    dismiss: 'Nascondi',
    notDismissed: 'Non è stato possibile nascondere la nota',
    notDismissedHint: 'Il browser non ha potuto scrivere nella sua memoria. Riprova.',
  },
};
