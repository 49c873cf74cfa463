import type { EmbedWords } from '../words-of-site.ts';

export const words: EmbedWords = {
  embedText: {
    title: 'AED（自動体外式除細動器）',
    callFirst: '緊急のときは、まず緊急通報番号に電話してください。',
    count: (count) => `登録されているAED：${count}台`,
    always: (count) => `終日利用可：${count}台`,
    none: 'この地域に登録されているAEDはありません。',
    tooMany: (count) => `この地域には${count}台を超えるAEDがあり、一覧に表示できません。地図を開いてください。`,
    noArea: 'このページには地域が指定されていません。',
    failed: 'AEDの一覧を読み込めませんでした。接続を確認して、もう一度お試しください。',
    mapFrom: (name) => `地図の一部は${name}から読み込まれます。`,
    showAll: (figure) => `すべて表示（${figure}台）`,
    find: '最寄りのAEDを探す',
    dataOf: (day) => `データの日付：${day}。`,
    mayBeWrong: '情報が誤っている、または古い場合があります。',
  },
};
