import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Pedidos de DEA ainda não registrados',
    waiting: (count) =>
      counted(count, {
        one: '# pedido ainda não foi registrado. Vamos enviá-lo quando você voltar a ter conexão.',
        many: '# de pedidos ainda não foram registrados. Vamos enviá-los quando você voltar a ter conexão.',
        other: '# pedidos ainda não foram registrados. Vamos enviá-los quando você voltar a ter conexão.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# pedido que esperava foi registrado.',
        many: '# de pedidos que esperavam foram registrados.',
        other: '# pedidos que esperavam foram registrados.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# pedido de outra conta espera neste dispositivo até que alguém entre nessa conta.',
        many: '# de pedidos de outras contas esperam neste dispositivo até que alguém entre nessas contas.',
        other: '# pedidos de outras contas esperam neste dispositivo até que alguém entre nessas contas.',
      }),
    refused: (aedName, reason) =>
      `O pedido para ${aedName} não foi registrado e não será enviado de novo. O servidor diz: ${reason}`,
    dismiss: 'Dispensar',
    notDismissed: 'Não foi possível dispensar a nota',
    notDismissedHint: 'O navegador não conseguiu gravar no próprio armazenamento. Tente de novo.',
  },
};
