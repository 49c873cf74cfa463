import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'ページが見つかりません',
    text: 'このアドレスにページはありません。移動したか、アドレスに誤りがあるかもしれません。',
    home: 'ホームへ',
    chart: '未踏',
  },
  offlineText: {
    tag: '接続なし',
    title: 'オフラインです',
    lede: 'このページは端末に保存されておらず、接続もありません。次のページは使えます。',
    emergency: '緊急時',
    callFirst: 'まず緊急通報してください。',
    callFirstMore: '電話にインターネットは要りません。AED検索は、この端末に保存されたAEDを表示します。',
    findAed: 'AEDを探す',
    kept: 'この端末に保存されています',
    pages: [
      { label: 'すべての国の緊急通報番号', to: '/emergency-numbers' },
      { label: 'ホームと場所の一覧', to: '/' },
      { label: '原則', to: '/principles' },
      { label: '方法', to: '/methodology' },
      { label: '構成', to: '/architecture' },
      { label: 'プライバシー', to: '/privacy' },
      { label: '利用規約', to: '/terms' },
      { label: 'アクセシビリティ', to: '/accessibility' },
    ],
    hubs: '以前開いた場所のページも、表示した画像とともに使えます。動画と道路地図には接続が必要です。',
    again: 'このページをもう一度試す',
  },
};
