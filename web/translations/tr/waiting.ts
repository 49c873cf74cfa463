import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('tr');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Henüz günlüğe yazılmamış gönderimler',
    waiting: (count) =>
      counted(count, {
        one: '# gönderim henüz günlüğe yazılmadı. Yeniden çevrimiçi olduğunuzda göndereceğiz.',
        other: '# gönderim henüz günlüğe yazılmadı. Yeniden çevrimiçi olduğunuzda göndereceğiz.',
      }),
    delivered: (count) =>
      counted(count, { one: 'Bekleyen # gönderim günlüğe yazıldı.', other: 'Bekleyen # gönderim günlüğe yazıldı.' }),
    ofOthers: (count) =>
      counted(count, {
        one: 'Başka bir hesabın # gönderimi, o hesapla oturum açılana kadar bu cihazda bekliyor.',
        other: 'Başka hesapların # gönderimi, o hesaplarla oturum açılana kadar bu cihazda bekliyor.',
      }),
    refused: (aedName, reason) =>
      `Gönderim günlüğe yazılmadı ve yeniden gönderilmeyecek: ${aedName}. Sunucunun yanıtı: ${reason}`,
    dismiss: 'Gizle',
    notDismissed: 'Bu notu gizleyemedik',
    notDismissedHint: 'Tarayıcınız belleğine yazamadı. Lütfen yeniden deneyin.',
  },
};
