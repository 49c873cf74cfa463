import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `長寿で知られる${count}の場所の地図帳。どの数値にも出典と疑問点を添えています。最寄りのAEDを探すこともできます。`,
  },
  heroText: {
    tag: '人とAIの共生',
    lede: '人々が共生のうちに長く生きる場所を地図にします。AIが検証した健康の原則、人による監督、Tempesta Checksumプロトコルに基づいて。',
    principles: '暮らしの原則',
    integrity: '検証済みの完全性',
    agentics: (product) => `${product} + エージェント`,
    today: '「AIが検証した」は計画で、まだ行っていません。数値には出典を記すか、出典が不明であることを記します。',
    explore: '地図を見る',
    learn: 'TCΣについて',
    scrollCue: '下に続きがあります',
  },
  emergencyNoticeText: {
    label: '緊急時のお知らせ',
    banner: (number) =>
      `${number === null ? '緊急のときは、今いる国の緊急通報番号にすぐ電話してください。' : `急病やけがの緊急時は、すぐに${number}に電話してください。`}このウェブサイトで緊急の助けを受けることはできません。`,
    learn: '911について',
    findAed: 'AEDを探す',
    buttons: [
      { label: '911', title: '911：近日公開' },
      { label: '救急隊', title: '救急隊：近日公開' },
      { label: 'ドローン', title: 'ドローン（最長5分）：近日公開' },
    ],
    notConnected: 'この3つのボタンはまだ使えません。電話を使ってください。',
  },
};
