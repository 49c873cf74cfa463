import type { WaitingWords } from '../words-of-site.ts';

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'まだ記録されていない手配',
    waiting: (count) => `${count}件の手配がまだ記録されていません。オンラインに戻ったら送ります。`,
    delivered: (count) => `待っていた${count}件の手配を記録しました。`,
    ofOthers: (count) => `別のアカウントの手配${count}件が、そのアカウントでログインするまでこの端末で待っています。`,
    refused: (aedName, reason) => `「${aedName}」への手配は記録されず、再送もされません。サーバーの返答：${reason}`,
    dismiss: '消す',
    notDismissed: 'お知らせを消せませんでした',
    notDismissedHint: 'ブラウザーが保存領域に書き込めませんでした。もう一度お試しください。',
  },
};
