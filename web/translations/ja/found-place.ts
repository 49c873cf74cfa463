import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapText: {
    label: 'AEDの地図。横の一覧に同じAEDがあります。矢印キーで地図を動かします。プラスとマイナスで拡大と縮小をします。',
    pickLabel: 'Enterキーを押すと地図の中心を選べます。そのあと検索を確定してください。',
    usability: {
      likely: '到着時におそらく使えます',
      uncertain: '到着時に使えるかもしれません',
      unlikely: '到着時におそらく使えません',
    },
    otherAed: (name) => `AED：${name}`,
    otherAeds: '表示範囲のほかのAED。矢印キーで次へ移ります。',
    group: (count) => `AED ${count}台。拡大します`,
    registers: 'AED：',
    semicolon: '；',
    brackets: { open: '（', close: '）' },
    moreRegisters: (count) => `ほか${count}件の情報源`,
    isIncomplete: 'この範囲のAEDの一部を読み込めませんでした。地図を動かすと、もう一度試します。',
    isCountingAll: 'この縮尺では、円はすべてのAEDの数を示します。絞り込むには拡大してください。',
    searchHere: '十字の位置から探しますか？',
    search: 'ここで探す',
    cancelSearch: 'やめる',
  },
  keepAreaText: {
    title: 'オフラインで使う',
    keep: 'この地域をオフライン用に保存',
    offer: (count, size) =>
      `25\u00a0km強の範囲のAED ${count}台、約${size}。保存すると、最寄りのAEDをオフラインでも探せます。`,
    withStreets: (size) => `オフラインでも道順を示せるよう、10\u00a0km以内の道も保存：さらに約${size}。`,
    lost: '保存した地域がブラウザーに削除されました。もう一度保存してください。',
    privacy:
      'この端末だけに保存します。サーバーには、地図のどの区画がダウンロードされたかだけがわかり、現在地はわかりません。新しいAED登録情報を公開すると、ダウンロードし直します。',
    keeping: (done, total) => (total === 0 ? '保存中…' : `保存中：${total}区画中${done}`),
    kept: (cells, count, day) => `保存済み（${day}）：地図${cells}区画、AED ${count}台`,
    remove: '削除',
    failed: {
      network: '保存できませんでした：接続が切れました。接続のよい所でもう一度お試しください。',
      full: '保存できませんでした：この端末に空きがありません。空きを作って、もう一度お試しください。',
      site: '保存できませんでした：このブラウザー、またはこのプライベートウィンドウでは、ページをオフライン用に保存できません。別のブラウザーをお試しください。',
      remove:
        '削除できませんでした：ブラウザーに拒まれ、地域はまだ保存されています。もう一度試すか、このサイトのデータを消去してください。',
    },
  },
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
