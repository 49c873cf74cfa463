import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED：${name}`,
    description: 'このAEDを使える時間、設置場所、行き方。',
    loading: 'AEDの情報を読み込んでいます…',
    failed: 'AEDの情報を読み込めませんでした。接続を確認して、もう一度お試しください。',
    needsScript: 'このページにはJavaScriptが必要です。最寄りのAEDの場所を通信指令員に聞いてください。',
    unknown: {
      title: 'このAEDは登録情報にありません',
      more: 'このアドレスのAEDは、どの登録情報にもありません。リンクを確認するか、最寄りのAEDを探してください。',
    },
    gone: {
      title: 'このAEDは登録から外れています',
      since: (day) => `AED登録情報から外れた日：${day}`,
      near: '近くのAED',
      none: '1\u00a0km以内にほかのAEDは見つかりません。',
    },
    way: '行き方を調べる',
    localTime: (time) => `現地時刻：${time}`,
    checked: '最終確認',
    notChecked: '記載なし',
    coordinates: '座標',
    toPatient: (length) => `ここから患者のもとまで：直線で${length}`,
    patient: '患者',
  },
};
