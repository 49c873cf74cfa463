import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: '国別のAED',
    allMore: '国または地域を選んでください。登録されているAEDの数、場所、利用できる時間がわかります。',
    title: (name) => `AED：${name}`,
    description: (name, figure) =>
      `${name}。登録されているAED：${figure}。場所、利用できる時間、最後に確認された時期。`,
    listed: (figure) => `登録されているAED：${figure}`,
    reach: '利用できる時間',
    now: '現在',
    night: '夜中の3時',
    open: '利用可',
    closed: '利用不可',
    unknown: '不明',
    asOf: (moment) => `「現在」の時刻：${moment}（現地時間）`,
    unchecked: (figure) => `確認の記録なし：${figure}`,
    allChecked: 'すべてのAEDに確認の記録があります。',
    notChecked: '確認の記録なし',
    hours: (value) => `利用時間：${value}`,
    list: '一覧（中心から近い順）',
    fromCentre: (length) => `中心から${length}`,
    towns: '市区町村（AEDの多い順）',
    elsewhere: (figure) => `これらの市区町村の外：${figure}`,
    part: (number, last) => `${last}ページ中${number}ページ`,
    previous: '前のページ',
    next: '次のページ',
    files: 'すべてのAEDのファイル：',
    townNames: '地名：',
    none: {
      title: 'このアドレスに登録されたAEDはありません',
      more: 'アドレスを確かめるか、国を選んでください。',
    },
    needsScript: 'これらのページは当サイトのサーバーにだけあります。代わりに最寄りのAEDを探してください。',
  },
};
