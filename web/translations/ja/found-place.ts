import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: '地図を読み込んでいます…',
    failed: '地図を読み込めませんでした。一覧に同じAEDがあります。',
    tryAgain: 'もう一度試す',
  },
  placeText: {
    allowAgain: {
      ios: '共有するには、ウェブアドレスの横のアイコンをタップし、「Webサイトの設定」「位置情報」「許可」を選んでください。なければ「設定」「プライバシーとセキュリティ」「位置情報サービス」「SafariのWebサイト」を開いてください。',
      android: '共有するには、ウェブアドレスの横のアイコンをタップし、「権限」「位置情報」「許可」を選んでください。',
      other: '共有するには、ウェブアドレスの横のアイコンをクリックして、位置情報を許可してください。',
    },
    allowedRuns: 'すると検索が自動で始まります。',
    need: {
      refused: 'このページは現在地を見られません。',
      failed: '現在地が見つかりませんでした。',
      awaited: '現在地を待っています。',
    },
    needMore: '近くの地名を入力してください。入力した内容はこの端末から出ません。',
    elsewhere: '別の場所で探す',
    label: '市や町',
    hint: '例：Takamatsu、Zürich、Okinawa（ローマ字）。アクセント記号は省けます。',
    nothing: (typed) => `「${typed}」は見つかりませんでした。近くの大きな町を試すか、地図で地点を選んでください。`,
    postcode: (typed) =>
      `「${typed}」は郵便番号のようです。郵便番号では探せません。町の名前か、47.3769, 8.5417 のような座標を入力するか、地図で地点を選んでください。`,
    beyond: 'この座標は存在しません。緯度は90度、経度は180度までです。数字を確かめるか、地図で地点を選んでください。',
    unreadable:
      '座標を読み取れませんでした。47.3769, 8.5417 のように緯度と経度を入力するか、地図で地点を選んでください。',
    noCoordinates: 'このリンクには座標がありません。47.3769, 8.5417 のように入力するか、地図で地点を選んでください。',
    options: (count) => `${count}件`,
  },
  streetText: {
    straight: '直線距離',
    along: '道のり',
    reordered: '道のりでは別のAEDのほうが近くにあります。それを先頭に表示します。',
    offer: (name, minutes) => `道のりでは${name}のほうが近く、徒歩${minutes}です。そちらへ行きますか？`,
    takeOffer: '先頭に表示',
    stay: 'このまま行く',
    showWay: '道順を表示',
    wayNotLoaded: '道順を読み込めませんでした。接続を確かめるか、「徒歩」を押して地図を開いてください。',
  },
};
