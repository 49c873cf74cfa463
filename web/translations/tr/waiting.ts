import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('tr');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Henüz günlüğe yazılmamış göndermeler',
    waiting: (count) =>
      counted(count, {
        one: '# gönderme günlüğe yazılmayı bekliyor. Ağ gelir gelmez kendiliğinden gider.',
        other: '# gönderme günlüğe yazılmayı bekliyor. Ağ gelir gelmez kendiliğinden giderler.',
      }),
    delivered: (count) =>
      counted(count, {
        one: 'Bekleyen # gönderme günlüğe yazıldı.',
        other: 'Bekleyen # gönderme günlüğe yazıldı.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: 'Başka bir hesabın # göndermesi, o hesap oturum açana kadar bu cihazda bekliyor.',
        other: 'Başka hesapların # göndermesi, o hesaplar oturum açana kadar bu cihazda bekliyor.',
      }),
    refused: (aedName, reason) =>
      `Gönderme günlüğe yazılmadı ve yeniden gönderilmeyecek: ${aedName}. Sunucunun yanıtı: ${reason}`,
    dismiss: 'Gizle',
    notDismissed: 'Not gizlenemedi',
    notDismissedHint: 'Tarayıcı belleğine yazabilene kadar kalır. Lütfen yeniden deneyin.',
  },
};
