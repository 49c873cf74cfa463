import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Pedidos de DAE ainda não registados',
    waiting: (count) =>
      counted(count, {
        one: '# pedido ainda não está registado. Enviamo-lo quando voltar a ter ligação.',
        many: '# de pedidos ainda não estão registados. Enviamo-los quando voltar a ter ligação.',
        other: '# pedidos ainda não estão registados. Enviamo-los quando voltar a ter ligação.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# pedido em espera já está registado.',
        many: '# de pedidos em espera já estão registados.',
        other: '# pedidos em espera já estão registados.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# pedido de outra conta espera neste dispositivo até essa conta iniciar sessão.',
        many: '# de pedidos de outras contas esperam neste dispositivo até essas contas iniciarem sessão.',
        other: '# pedidos de outras contas esperam neste dispositivo até essas contas iniciarem sessão.',
      }),
    refused: (aedName, reason) =>
      `O pedido para ${aedName} não foi registado e não será enviado de novo. O servidor diz: ${reason}`,
    dismiss: 'Dispensar',
    notDismissed: 'Não foi possível dispensar a nota',
    notDismissedHint: 'O navegador não conseguiu escrever na sua memória. Tente de novo.',
  },
};
