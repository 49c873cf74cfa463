import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'AEDを探す',
    description: '患者のもとに最も早く届くAEDと、何よりも先にかける番号。',
  },
  aedLocatorText: {
    title: 'AED検索',
    tagline: '最寄りの自動体外式除細動器（AED）を数秒で探せます。心停止では一刻一刻が大切です。',
    callFirst: 'まず緊急通報してください。',
    callFirstMore: 'その人のそばを離れず、胸骨圧迫を始めてください。AEDは別の人に取りに行ってもらってください。',
    find: '最寄りのAEDを探す',
    locating: 'AEDを探しています...',
    results: '検索結果',
    failed:
      'AEDの登録情報を読み込めませんでした。接続を確かめて、もう一度お試しください。最寄りのAEDの場所を通信指令員に聞いてください。',
    damaged:
      '届いたAEDの登録情報が壊れているため、表示していません。もう一度お試しください。最寄りのAEDの場所を通信指令員に聞いてください。',
    damagedWhy: '確認する理由',
    tryAgain: 'もう一度試す',
    needsScript: 'AED検索にはJavaScriptが必要です。最寄りのAEDの場所を通信指令員に聞いてください。',
  },
  callLinkText: {
    call: (number) => `${number} に電話`,
    elsewhere: (number) => `または別の電話から${number}にかけてください。`,
    other: (number, country) => (country === null ? `または ${number}` : `または ${number}（${country}）`),
    bar: '緊急通報',
    anywhere:
      '現地の番号がわかりませんか？112にかけてみてください。多くの携帯電話網で救助につながりますが、中国本土ではつながりません。',
    guessed: (countries) => `この端末のタイムゾーンから推測した国：${countries}`,
    inCountry: (country) => `現在地と思われる場所の救急車の番号：${country}`,
    nearBorder: (country) => `現在地と思われる場所の救急車の番号：${country}。国境の近くか係争地にいます。`,
    atSea:
      '海上にいるようです。無線のVHFチャンネル16でメーデーを発信してください。携帯電話の電波があれば112にかけてみてください。',
    all: '緊急番号一覧',
  },
  cprLinkText: { link: '胸骨圧迫のリズムを鳴らす', bar: '心肺蘇生', running: (elapsed) => `リズム作動中：${elapsed}` },
  reportButtonText: {
    wrong: '情報が違いますか？',
    of: (name) => `${name}について`,
    missing: 'ここに載っていないAEDがありますか？',
    here: 'このAEDの前にいますか？',
    stillHere: '今もここにあり、異常なし',
    notLoaded: '報告フォームを読み込めませんでした。接続を確かめて、もう一度お試しください。',
  },
  sampleMarkText: { mark: 'サンプルデータ' },
};
