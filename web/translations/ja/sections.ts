import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: '現在は無料',
    title: 'アクセス段階',
    lede: 'このサイトはすべて無料です。ほかの2つの段階は計画で、購入できません。',
    popular: '人気',
    includes: (name) => `「${name}」に含まれるもの`,
    start: '無料で始める',
    comingSoon: '近日公開',
    subscribe: '今すぐ申し込む',
    payment: 'Stripe、Ethereum、MetaMaskウォレットによる安全な支払い',
    tiers: {
      free: {
        name: '無料',
        period: 'ずっと',
        description: '地図帳のすべてを、だれにでも、アカウントなしで。',
        features: ['すべての長寿の地の地図', '各地の紹介', 'AED検索', '方法と出典'],
      },
      convenience: {
        name: '便利',
        period: '月額',
        description: 'いくつもの場所を見守る人のための計画です。',
        features: ['「無料」のすべて', '場所の保存とメモ', '選んだ場所のお知らせ', '印刷用のダウンロード'],
      },
      concierge: {
        name: 'コンシェルジュ',
        period: '月額',
        description: 'そばに人の助けがほしい人のための計画です。',
        features: ['「便利」のすべて', '名前のわかる担当者', '地元のプログラムの手伝い', '年に一度の振り返り'],
      },
    },
  },
  administrationText: {
    title: '管理パネル',
    deniedTitle: '管理者の権限が必要です',
    denied: 'このパネルを開くには管理者の権限が必要です。',
    loading: '記録を読み込み中...',
    panelMissing: 'パネルを読み込めませんでした。接続を確かめて、ページを読み込み直してください。',
    reload: 'ページを読み込み直す',
  },
  alertsText: {
    tag: '身の回り',
    title: '近くのお知らせ',
    lede: '健康、安全、環境のお知らせを、緊急のものから順に示します。これは例で、実際には何も起きていません。',
    types: { health: '健康', safety: '安全', environmental: '環境' },
    severities: { high: '高', medium: '中', low: '低' },
    severity: '緊急度',
    away: (distance) => `${distance}先`,
    notices: {
      'sample-heat': {
        title: '旧市街に暑さの警報',
        message: '夜8時まで非常に暑くなります。図書館と屋内市場が、涼める場所として開いています。',
        timestamp: '15分前',
      },
      'sample-footbridge': {
        title: '歩道橋が補修のため通行止め',
        message: '徒歩と車いすの方は下流の橋をお通りください。約6分長くかかります。',
        timestamp: '1時間前',
      },
      'sample-pollen': {
        title: 'カバノキの花粉が増加',
        message: '正午から川沿いで多くなります。今夜予想される雨で減ります。',
        timestamp: '3時間前',
      },
      'sample-screening': {
        title: '土曜日に血圧測定',
        message: '市役所で9時から13時まで。無料、予約不要です。',
        timestamp: '昨日',
      },
    },
  },
  civicTermsText: {
    access: 'アクセス',
    confirmation: '人による確認',
    assist: '機械の補助',
    agency: 'エージェント',
    knowledge: '知識',
    symbiosis: '共生',
    checksum: 'Tempesta Checksum',
    index: '長寿指数',
  },
  symbiosisText: {
    title: '共生による長寿',
    lede: 'AIが補助し、人が確認する市民のモデルです。長寿を、水道や図書館と同じ、みんなの社会基盤として扱います。',
    features: [
      {
        title: 'リアルタイムの検証',
        text: '電話のセンサー、健康サービスとの連携、AIによる見守りが、変化をその場で捉え、提案として伝えます。どれも判定は下しません。',
      },
      {
        title: '人による監督',
        text: 'どのデータも、永久に記録される前に、担当の人が確認します。だれも確認していないものは下書きのままです。',
      },
      {
        title: 'ブロックチェーンの台帳',
        text: '確認された記入は、ブロックチェーン上の変えられない共生の記録になります。誤りはあとの記入で正し、最初の記入を消すことはありません。',
      },
    ],
    designNote: 'これはモデルの設計です。このサイトはセンサーを読まず、見守りも行わず、ブロックチェーンも持ちません。',
    designLink: '現在動いているものは構成のページにあります',
    designEnd: '。',
    diagram: {
      title: '三角形λ13を囲む4つの輪',
      description:
        '中心を同じくする4つの輪。外から順に、Ξaccess：アクセス、Ksense：知識、Agt_cap：エージェント、Σsymbio：共生。最も内側の輪の中に、λ13と記した三角形があります。その頂点から矢印が4つの輪すべてを横切り、出力ΩLL^Sym、つまり共生による長寿として上に抜けます。',
      caption: '出力はすべての輪を通って出ます。どれも飛ばせません。',
      enlarge: '図を拡大する',
      close: '図を閉じる',
    },
    withoutDials: 'ここにあるスライダーにはJavaScriptが必要ですが、読み込まれませんでした。方程式にはいりません。',
    definitionsTitle: '4つの項',
    definitions: {
      access:
        '良い日も悪い日も、人々がどれだけ確実に医療、きれいな水、安全な道、通信網に手が届くか。地図がすべての場所について示す、ただ一つの項です。',
      knowledge: 'その場所が自らの健康について何を知っているか。そして、住む人がそれをどこまで使えるか。',
      agency:
        'ソフトウェアのエージェントが人のためにしてよいこと。知らせる、調べる、最初の下書きを作る。そのすべての責任は人が負います。',
      symbiosis: '人、エージェント、機関が、すれ違うことなく、どれだけ互いのために働いているか。',
    },
    driftExample: 'ずれとはどんなものか',
    withoutExample: 'ここにある図にはJavaScriptが必要です。ずれの見分け方は、方法のページにあります。',
    equation: {
      title: '基本の市民方程式',
      spoken:
        'オメガLL Sym、共生による長寿、イコール、アクセス、掛ける人による確認、掛ける機械の補助、掛けるエージェント、掛ける知識、掛ける共生、掛ける整合性の係数。すなわち、TCシグマ、掛けるラムダ13、掛けるファイ、掛けるタウ分のA、掛けるS L I。',
      output: '共生による長寿',
      lastFactor: '整合性',
      zero: 'どれか一つの項がゼロになると、長寿の整合性は下がります。',
      zeroReason:
        '項は足さずに掛けるので、ある項の強みで別の項の欠けを補うことはできません。最良の病院も、たどり着けない人にとっては無いのと同じです。',
      signs:
        'HとMはこのページだけの略号です。TCΣはTempesta Checksum、SLIはSymbiotic Longevity Indexのことです。λ13、Φ、A、τはモデルの係数です。値は公表されておらず、この地図の点数には使われていません。',
    },
    promise: {
      title: '私たちの共生の約束',
      points: [
        { title: 'アクセス', text: '収入がどれだけでも、どのように移動する人でも、助けが手の届くところに。' },
        { title: 'エージェント', text: 'ソフトウェアが次の一歩を用意し、踏み出すかどうかは人が決めます。' },
        { title: '知識', text: 'どの数値にも年と出典を示し、疑問点を横に記します。' },
        { title: '共生', text: '人と機械が互いの見えるところにいて、それぞれの役目に責任を負います。' },
      ],
    },
    drift: '収入、障害、言語、地区によってΩにずれがあれば、見直しと公の回答が行われます。',
  },
  dialsText: {
    title: '項を動かしてみる',
    group: '方程式の項',
    atZero: {
      access:
        'だれもたどり着けません。扉は開いていますが、そこへ行けるバスもスロープもなく、払えるような運賃もありません。',
      confirmation: 'だれも確認しません。機械が気づいたことはすべて下書きのままで、だれも責任を負いません。',
      assist: '何も補助しません。人々はすべてを自分で見ているしかなく、見落としたことを知らせるものもありません。',
      agency:
        'どのエージェントも動くことを許されません。通知も調べものも、手の空いた人を待ちますが、手の空いた人はいません。',
      knowledge: 'だれも知りません。この場所は自らの健康の数値を持たず、欠けも改善も見えることがありません。',
      symbiosis: 'だれも協力しません。人、エージェント、役所はそれぞれの役目を果たしますが、それらが出会いません。',
      checksum:
        'どの記録も確かではありません。チェックサムと合うものが一つもなく、検証済みとして示せるものがありません。',
      index:
        'どの原則も満たされません。ほかの項が支えられるような、歩いて行く先も、食べる物も、属する集まりもありません。',
    },
    nothing: '0、なし',
    inFull: '1、最大',
    ofOne: (value) => `1のうち${value}`,
    full: 'すべての項が最大です。出力までに何も失われません。どれか一つを下げてみてください。',
    even: (value, output) => `すべての項が${value}です。掛け合わせると${output}になります。`,
    weakestOne: (name, value) =>
      `最も弱い項：${name}、値は${value}。ここを1段上げると、ほかの項を1段上げるよりΩが大きく上がります。`,
    weakest: (names, value) =>
      `最も弱い項：${names}、値は${value}。このうち一つを1段上げると、Ωが最も大きく上がります。`,
    alsoZero: (names) => `ほかにゼロの項：${names}。`,
    someOfEight: (count) => `8つのうち${count}つ`,
    spoken: (output, sentence) => `オメガ ${output}。${sentence}`,
    tries: '試す',
    presets: { noAccess: 'アクセスを断つ', nobodyConfirms: 'だれも確認しない', nineTenths: 'すべて10分の9' },
    reset: '元に戻す',
    note: '説明のためのもので、測定ではありません。これらの項の値を公表した場所はありません。λ13、Φ、A、τにも公表された値がなく、1に固定しています。τは割る数なので、ゼロにはなりません。',
  },
  driftText: {
    lede: '実在しない場所の2年間です。どの図も、一つの集団のΩを、そこに住む全員のΩと並べています。全員を0.10より大きく下回ることが2四半期続いた集団は、公開で見直されます。',
    groups: {
      income: { axis: '収入', name: '賃金が最も低い5分の1' },
      disability: { axis: '障害', name: '障害のある人' },
      language: { axis: '言語', name: '家では別の言語を話す人' },
      neighbourhood: { axis: '地区', name: '港地区' },
    },
    steady: '見直しなし：限度内にとどまっています。',
    dipped: '見直しなし：1四半期だけ限度を下回り、戻りました。',
    reviewed: (quarter) => `見直しと公の回答：${quarter}から。`,
    quarter: (year, quarter) => `${year}年目の第${quarter}四半期`,
    drawn: (name, first, last, verdict) => `${name}：Ωは${first}から${last}へ。${verdict}`,
    table: '数値の表',
    caption: '四半期ごとのΩ。この例のために作った数値です',
    group: '集団',
    everybody: '全員',
    limit: '限度',
    firstYear: '1年目',
    secondYear: '2年目',
  },
  healthZonesText: {
    tag: '地区ごとに',
    title: '地区の健康',
    lede: '一つの地区を一目で読み取る、その見せ方の例です。3つの地区は架空のものです。',
    score: '健康の点数',
    scoreOf: (score) => `健康の点数：100点のうち${score}点`,
    factors: { air: '空気の質', green: '緑地', clinic: '診療所まで徒歩', noise: '道路の騒音' },
    zones: {
      'sample-harbour-quarter': {
        name: '港地区',
        rating: 'とても良い',
        population: '住民24,300人',
        factors: { air: '良い', green: '1人あたり19\u00a0m²', clinic: '12分', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: '水車地区',
        rating: '良い',
        population: '住民31,800人',
        factors: { air: '普通', green: '1人あたり11\u00a0m²', clinic: '17分', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: '果樹園の丘',
        rating: '優れている',
        population: '住民9,600人',
        factors: { air: 'とても良い', green: '1人あたり46\u00a0m²', clinic: '9分', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'みんなで',
    title: '数字で見るコミュニティ',
    lede: 'コミュニティの数を数えたとき、どうまとめられるかの例です。これらの数値は架空のものです。',
    tiles: {
      members: { label: 'メンバー', value: '12,847', change: '先月より412多い' },
      countries: { label: '国', value: '127以上', change: '前の四半期より3多い' },
      data: { label: 'データ点', value: '240万以上', change: '先月より180,000多い' },
      satisfaction: { label: '満足度', value: '98.7%', change: '前の四半期と同じ' },
    },
  },
  systemInvitationText: {
    title: 'システムを知る',
    lede: '測定から地図の印になるまでの6つの手順と、それを支える4つの原則。',
    view: 'システムの構成を見る',
  },
  trendMarkText: { up: '上昇', down: '下降', stable: '横ばい' },
};
