import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: '心肺蘇生', to: '/cpr' },
      { label: '緊急通報番号', to: '/emergency-numbers' },
    ],
    links: [
      { label: '地図', to: '/#map' },
      { label: '場所', to: '/hubs' },
      { label: '平均寿命', to: '/life-expectancy' },
      { label: '原則', to: '/principles' },
      { label: '方法', to: '/methodology' },
      { label: '構成', to: '/architecture' },
    ],
    tagline: '人が長く生きる場所と、その根拠。',
    disclaimer: 'このサイトの内容は医学的助言ではありません。出典と年の記載がない点数は、測定値ではなく評価です。',
    marked: 'ENの印があるページは英語です。',
    columns: [
      {
        title: 'プラットフォーム',
        links: [
          { label: '長寿の地図', to: '/#map' },
          { label: 'すべての場所', to: '/hubs' },
          { label: '平均寿命', to: '/life-expectancy' },
          { label: 'AED検索', to: '/aed' },
          { label: '国別のAED', to: '/aeds' },
          { label: 'アクセス段階', to: '/#access-tiers' },
        ],
      },
      {
        title: '資料',
        links: [
          { label: '原則', to: '/principles' },
          { label: '方法', to: '/methodology' },
          { label: 'システムの構成', to: '/architecture' },
          { label: '台帳', to: '/ledger' },
          { label: 'オープンデータ', to: '/developers' },
          { label: '心肺蘇生', to: '/cpr' },
          { label: '緊急通報番号', to: '/emergency-numbers' },
        ],
      },
      {
        title: '法的事項',
        links: [
          { label: 'プライバシー', to: '/privacy' },
          { label: '利用規約', to: '/terms' },
          { label: 'アクセシビリティ', to: '/accessibility' },
          { label: 'このサイトが主張しないこと', to: '/methodology#not-claimed' },
          { label: '出典とライセンス', to: '/methodology#sources' },
          { label: '現在地は端末の外に出ません', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: '文章、点数、ダウンロード：CC BY 4.0', to: '/terms#reuse' },
    licences: 'ソフトウェアのライセンス',
  },
  translationNoteText: {
    notReviewed: 'この翻訳は、まだ医療翻訳者の確認を受けていません。',
    report: '間違いを知らせる',
    englishInPlaces: '一部の文は翻訳が終わっていないため英語で表示しています。',
    englishRest: '多くの場所の名前、出典の題名、国ごとの注記は英語です。',
  },
};
