import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Pedidos de DEA ainda não registrados',
    waiting: (count) =>
      counted(count, {
        one: '# pedido ainda não está registrado. Vamos enviá-lo quando voltar a ter conexão.',
        many: '# de pedidos ainda não estão registrados. Vamos enviá-los quando voltar a ter conexão.',
        other: '# pedidos ainda não estão registrados. Vamos enviá-los quando voltar a ter conexão.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# pedido em espera já está registrado.',
        many: '# de pedidos em espera já estão registrados.',
        other: '# pedidos em espera já estão registrados.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# pedido de outra conta espera neste dispositivo até essa conta entrar.',
        many: '# de pedidos de outras contas esperam neste dispositivo até essas contas iniciarem sessão.',
        other: '# pedidos de outras contas esperam neste dispositivo até essas contas iniciarem sessão.',
      }),
    refused: (aedName, reason) =>
      `O pedido para ${aedName} não foi registrado e não será enviado de novo. O servidor diz: ${reason}`,
    dismiss: 'Dispensar',
    notDismissed: 'Não foi possível dispensar a nota',
    notDismissedHint: 'O navegador não conseguiu escrever na sua memória. Tente de novo.',
  },
};
