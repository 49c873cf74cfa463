import type { WaitingWords } from '../words-of-site.ts';

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'まだ記録されていない出動',
    waiting: (count) => `${count}件の出動が記録を待っています。ネットワークにつながると自動で送られます。`,
    delivered: (count) => `待っていた${count}件の出動を記録しました。`,
    ofOthers: (count) => `別のアカウントの出動${count}件が、そのアカウントがログインするまでこの端末で待っています。`,
    refused: (aedName, reason) => `「${aedName}」への出動は記録されず、再送もされません。サーバーの返答: ${reason}`,
    dismiss: '消す',
    notDismissed: 'お知らせを消せませんでした',
    notDismissedHint: 'ブラウザーが保存領域に書き込めるようになるまで残ります。もう一度試してください。',
  },
};
