import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: '本文へ移動',
    menu: 'メニュー',
    navigation: 'メインメニュー',
    findAed: 'AEDを探す',
    pages: [
      { label: '胸骨圧迫', to: '/cpr' },
      { label: '緊急通報番号', to: '/emergency-numbers' },
    ],
    wholeSite: 'サイト全体（英語）',
    privacy: 'プライバシー（英語）',
    disclaimer: 'このサイトの内容は医学的助言ではありません。',
  },
  emergencyCallText: {
    guessed: (countries) => `現在地はおそらく${countries}です。通報先：`,
    or: 'または',
    inCountry: (country) => `（${country}）`,
    unknown: '緊急通報の番号は国によって異なります。',
    unsure: (country) => `現在地はおそらく${country}です。確かな番号がわかりません。112でつながることがあります。`,
    all: 'すべての緊急通報番号',
  },
  languageText: {
    choose: '言語',
    notReviewed: 'この翻訳は、まだ医療翻訳者の確認を受けていません。',
    report: '間違いを知らせる',
    englishRest: '出典の題名、国ごとの注記は英語です。',
  },
  toastText: { region: (key) => `お知らせ (${key})`, close: 'お知らせを閉じる' },
  offlineNoticeText: { notice: 'オフラインです。一度開いたページとAEDは引き続き見られます。' },
};
