import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pt');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Envios ainda não registados',
    waiting: (count) =>
      counted(count, {
        one: '# envio espera por ser registado. Segue sozinho assim que houver rede.',
        many: '# de envios esperam por ser registados. Seguem sozinhos assim que houver rede.',
        other: '# envios esperam por ser registados. Seguem sozinhos assim que houver rede.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# envio que esperava já está registado.',
        many: '# de envios que esperavam já estão registados.',
        other: '# envios que esperavam já estão registados.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# envio de outra conta espera neste aparelho até essa conta iniciar sessão.',
        many: '# de envios de outras contas esperam neste aparelho até essas contas iniciarem sessão.',
        other: '# envios de outras contas esperam neste aparelho até essas contas iniciarem sessão.',
      }),
    refused: (aedName, reason) =>
      `O envio para ${aedName} não está registado e não será repetido. O servidor diz: ${reason}`,
    dismiss: 'Dispensar',
    notDismissed: 'Não foi possível dispensar a nota',
    notDismissedHint: 'Fica até o navegador poder escrever na sua memória. Tente de novo.',
  },
};
