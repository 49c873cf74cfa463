import type { PlacesWords } from '../words-of-site.ts';

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'すべての場所',
    description: (count) =>
      `長寿の地図の${count}の場所を一つの表に。検索、絞り込み、並べ替え、4か所までの比較ができ、数値を出典とともに持ち帰れます。`,
  },
  kindsText: {
    'validated-blue-zone': '研究者の一覧にあるブルーゾーン',
    cohort: 'アドベンチストのコホート',
    'country-or-territory': '国または地域',
    city: '都市',
    'programme-community': 'プログラムのあるコミュニティ',
    'unaffiliated-community': 'コミュニティ、プログラムは見つからず',
  },
  placesText: {
    tag: '場所の索引',
    title: 'すべての場所',
    lede: (count) =>
      `${count}の場所を一つの表に。2平方キロメートルのモナコも、カナダと同じくらい簡単に見つかります。検索し、並べ替え、4か所まで横に並べられます。`,

    toolsLabel: '場所の検索と絞り込み',
    search: '検索',
    searchHint: '名前または地方',
    filters: '絞り込み',
    kind: '場所の種類',
    anyKind: 'すべての種類',
    region: '世界の地方',
    anyRegion: '世界全体',
    band: '指数（SLI）',
    anyBand: 'すべての段階',
    bands: {
      green: '90%以上',
      lime: '85%以上90%未満',
      yellow: '80%以上85%未満',
      grey: '80%未満',
    },
    reset: '検索と絞り込みを消す',
    shown: (shown, all) => (shown === all ? `${all}か所` : `${all}か所のうち${shown}か所`),
    nothing: '地図帳に当てはまる場所がありません。',
    nothingHint: '文字を減らす、つづりを変える、絞り込みを広げるなどしてみてください。',
    showAll: (all) => `${all}か所すべてを表示`,
    partNames: {
      q: '検索',
      kind: '種類',
      region: '地方',
      sli: '指数',
      sort: '並び順',
      place: '場所',
      compare: '比較',
    },
    part: (name, value) => `${name}「${value}」`,
    ignored: (parts, areMore) =>
      `アドレスが、このページにないものを求めています：${parts.join('、')}${areMore ? 'など' : ''}。その部分は除きました。`,

    tableLabel: '地図帳の場所',
    compareColumn: '比較',
    mapColumn: '地図',
    columns: { name: '場所', region: '世界の地方', kind: '種類', life: '平均寿命' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: '編集部の見積もり', founding: '算出方法は不明' },
    notPublished: 'ここでは未公表',
    sortWithCountries: '数値のない場所は国の数値で並べ替える',
    bySex: (women, men) => `女性${women}と男性${men}の平均`,
    compareOne: (name) => `比較：${name}`,
    showOnMap: (name) => `地図で見る：${name}`,
    comingSoon: 'プログラムは近日公開',
    tableNote:
      'SLIとΞaccessは測定値ではありません。「≈」は、このサイトの推定値です。ほかは当初の一覧の値で、算出方法は不明です。平均寿命は出生時、男女を合わせたものです。各数値の下には年を記し、その場所より広い人々を対象とする場合はその範囲も記しています。',
    methodology: '数値の求め方',

    compareNow: (chosen) => `${chosen}か所を比較`,

    compareTitle: '横に並べる',
    compareInvitation: '上の表で2～4か所に印を付けると、それぞれの数値が年と出典とともにここに並びます。',
    compareFailed: '比較を読み込めませんでした。接続があるときに、ページを開き直してください。',

    readMore: (name) => `詳しく読む：${name}`,

    share: 'この表示を共有',
    shareTitle: 'Symbiotics Longevity Mapの場所',
    shared: '共有しました。',
    copied: 'リンクをコピーしました。',
    notCopied: 'リンクをコピーできませんでした。リンクはこれです：',
    linkLabel: 'この表示へのリンク',

    download: '表示中のものをダウンロード（英語）：',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded:
      'ファイルを作れませんでした。そのためのコードが読み込まれませんでした。接続があるときに、もう一度お試しください。',
    downloaded: (file) => `保存しました：${file}`,

    mapLabel: '表の横の地図',
    mapStill: '地図を表示',
    mapLoading: '地図を読み込んでいます…',
    mapFailed: '地図を読み込めませんでした。表にすべての場所があります。',
    tryAgain: 'もう一度試す',
    noneChosen: '行を選ぶと地図で、印を選ぶと表で、その場所が見つかります。',
  },
  worldRegionsText: {
    Europe: 'ヨーロッパ',
    'North and Central America': '北・中央アメリカ',
    Asia: 'アジア',
    'Oceania and the Pacific': 'オセアニアと太平洋',
    'Africa and the Indian Ocean': 'アフリカとインド洋',
  },
};
