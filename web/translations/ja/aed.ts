import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'AEDを探す',
    description: '最も早く患者のもとに届くAEDと、何よりも先にかける番号。',
  },
  aedLocatorText: {
    title: 'AED検索',
    tagline: '最寄りのAED(自動体外式除細動器)を数秒で探します。心停止では一瞬一瞬が大切です。',
    callFirst: 'まず緊急通報してください。',
    callFirstMore: 'その人のそばで胸骨圧迫を始めてください。AEDは別の人に取りに行ってもらいます。',
    find: '最寄りのAEDを探す',
    locating: 'AEDを探しています...',
    results: '検索結果',
    failed:
      'AEDの登録データを開けませんでした。接続を確かめてもう一度お試しください。その間は通信指令員に聞いてください。',
    damaged:
      '届いたAEDの登録データがチェックサムと合わないため、表示しません。もう一度お試しください。その間は通信指令員に聞いてください。',
    damagedWhy: 'チェックサムとは',
    tryAgain: 'もう一度試す',
    needsScript: '検索にはJavaScriptが必要です。最寄りのAEDは電話で通信指令員に聞いてください。',
  },
  callLinkText: {
    call: (number) => `${number} に電話`,
    elsewhere: (number) => `または別の電話から${number}にかけてください。`,
    other: (number, country) => (country === null ? `または ${number}` : `または ${number}(${country})`),
    bar: '緊急通報',
    anywhere: '現地の番号がわからないときは、多くの携帯電話網で112が救助につながります。中国本土ではつながりません。',
    guessed: (countries) => `この端末のタイムゾーンから見た現在地: ${countries}`,
    inCountry: (country) => `現在地と思われる場所の救急: ${country}`,
    nearBorder: (country) => `現在地と思われる場所の救急: ${country}。別の国が近いか、その場所の領有を主張しています。`,
    atSea:
      '海上のようです。無線のVHFチャンネル16でメーデーを発信してください。携帯の電波があれば112がつながることがあります。',
    all: '緊急番号一覧',
  },
  cprLinkText: { link: '胸骨圧迫のリズムを鳴らす', bar: 'リズム', running: (elapsed) => `リズム作動中：${elapsed}` },
  reportButtonText: {
    wrong: '情報が違いますか?',
    of: (name) => `${name}について`,
    missing: 'ここにないAEDがありますか?',
    notLoaded: '報告を開けませんでした。接続を確かめてもう一度お試しください。',
  },
  sampleMarkText: { mark: 'サンプルデータ' },
};
