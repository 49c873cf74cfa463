import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Invii non ancora registrati',
    waiting: (count) =>
      counted(count, {
        one: '# invio attende di essere registrato. Parte da solo appena c’è rete.',
        many: '# di invii attendono di essere registrati. Partono da soli appena c’è rete.',
        other: '# invii attendono di essere registrati. Partono da soli appena c’è rete.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# invio in attesa è ora registrato.',
        many: '# di invii in attesa sono ora registrati.',
        other: '# invii in attesa sono ora registrati.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# invio di un altro account attende su questo dispositivo finché quell’account accede.',
        many: '# di invii di altri account attendono su questo dispositivo finché quegli account accedono.',
        other: '# invii di altri account attendono su questo dispositivo finché quegli account accedono.',
      }),
    refused: (aedName, reason) =>
      `L’invio verso ${aedName} non è registrato e non sarà ripetuto. Il server dice: ${reason}`,
    dismiss: 'Nascondi',
    notDismissed: 'Non è stato possibile nascondere la nota',
    notDismissedHint: 'Resta finché il browser non può scrivere nella sua memoria. Riprova.',
  },
};
