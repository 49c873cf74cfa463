import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'ログイン',
    account: 'アカウント',
  },
  ownWaysText: {
    myAccount: 'マイアカウント',
    signOut: 'ログアウト',
    signedOut: 'ログアウトしました',
    signOutFailed: 'ログアウトできませんでした',
    tryAgain: 'サーバーが応答しませんでした。接続を確かめて、もう一度お試しください。',
  },
  headerText: {
    skipToContent: '本文へ移動',
    menu: 'メニュー',
    navigation: 'メインメニュー',
    findAed: 'AEDを探す',
  },
  emergencyCallText: {
    guessed: (countries) => `現在地と思われる場所（${countries}）：`,
    or: 'または',
    inCountry: (country) => `（${country}）`,
    unknown: '緊急通報の番号は国によって異なります。',
    unsure: (country) => `現在地と思われる場所（${country}）の番号を確認できませんでした。112にかけてみてください。`,
    all: 'すべての緊急通報番号',
  },
  languageText: { choose: '言語' },
  toastText: { region: (key) => `お知らせ（${key}）`, close: 'お知らせを閉じる' },
  offlineNoticeText: { notice: 'オフラインです。一度見たページとAEDは引き続き見られます。' },
};
