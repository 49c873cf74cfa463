import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: '地図を読み込んでいます…',
    failed: '地図を読み込めませんでした。一覧に同じAEDがあります。',
    tryAgain: 'もう一度試す',
  },
  placeText: {
    allowAgain: {
      ios: '共有するには、アドレス欄の記号を押し、「Webサイトの設定」「位置情報」「許可」。なければ「設定」「プライバシーとセキュリティ」「位置情報サービス」「SafariのWebサイト」。',
      android: '共有するには、アドレスの横の記号を押し、「権限」「位置情報」「許可」。',
      other: '共有するには、アドレスの横の記号を押して位置情報を許可してください。',
    },
    allowedRuns: '許可すると検索が自動で始まります。',
    need: {
      refused: '位置情報がこのページに許可されていません。',
      failed: '現在地がわかりませんでした。',
      awaited: '端末からまだ位置情報が届きません。',
    },
    needMore: '代わりに近くの地名を入れてください。この端末から出ません。',
    elsewhere: '別の場所で探す',
    label: '都市または長寿の地',
    hint: '例: Takamatsu、Zürich、Okinawa(ローマ字)。アクセント記号は省けます。',
    nothing: (typed) =>
      `「${typed}」は見つかりません。都市、長寿の地、AEDの住所にある町だけを探せます。近くの大きな地名を入れるか、地図で示してください。`,
    postcode: (typed) =>
      `「${typed}」は郵便番号のようですが、郵便番号では探せません。町の名前か、47.3769, 8.5417 のような座標を入れるか、地図で示してください。`,
    beyond: 'この座標は地球上にありません。緯度は90度、経度は180度までです。数字を確かめるか、地図で示してください。',
    unreadable: '座標として読めませんでした。47.3769, 8.5417 のように緯度と経度を入れるか、地図で示してください。',
    noCoordinates: 'このアドレスには座標がありません。47.3769, 8.5417 のように入れるか、地図で示してください。',
    options: (count) => `${count}件`,
  },
  streetText: {
    straight: '直線距離',
    along: '道のり',
    reordered: '道のりでは、直線距離で近いものより別のAEDのほうが近くにあります。それを先頭にしました。',
    offer: (name, minutes) => `道のりでは${name}のほうが近く、徒歩${minutes}です。そちらへ行きますか。`,
    takeOffer: '先頭に表示',
    stay: 'このまま行く',
    showWay: '道順を表示',
    wayNotLoaded: '道順を開けませんでした。接続を確かめるか、「徒歩」を押して地図を開いてください。',
  },
};
