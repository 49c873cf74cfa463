import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: '徒歩',
      car: '車',
      drone: 'ドローン（シミュレーションで、何も飛びません）',
      fastest: '最も速い場合',
    },
    way: (name, how) => `${name}: ${how}。`,
    setOff: (time) => `出発まで${time}`,
    straight: '直線距離',
    detour: (times) => `道のりは直線距離の${times}倍`,
    source: '出典：',
    droneJudged:
      '5分の制限は、実測した時間に当てはめます。時間はドローンの到着までです。試験では、最初の電気ショックはその4分35秒後でした。',
    order: (shutDoor, ambulance, errand) =>
      `AEDは、患者のもとに早く届くと見込まれる順に並べています。扉が施錠されていれば、そこで失う${shutDoor}分（当サイトの推定）と、次によいAEDまでの道のりを加えます。救急車は平均${ambulance}分後にAEDを持ってくるとみなします。着いたときに閉まっているAEDは最後です。徒歩の往復が${errand}分を超えるAEDは折りたたんであります。`,
    chance: (working, privateByDay, privateElse, least) =>
      `利用できるAEDのうち${working}は作動するとみなします。ソウルの点検では15.4%が使える状態になく、多くは電極パッドの期限切れでした（Scientific Reports 2022, 14611）。私有の扉の中のAEDは、そのうち勤務時間内は${privateByDay}、それ以外は${privateElse}と数えます（当サイトの推定）。閉まっているとわかっていないAEDは少なくとも${least}と数えます（当サイトの推定）。徒歩3分以内なら、10分離れたどれよりも先に置きます。`,
    shares: '利用時間の記載がないAEDのうち、利用できると見込む割合',
    kind: '場所と対象',
    periods: { working: '月〜金 8–\u206016時', waking: 'それ以外の7–\u206021時', night: '夜間' },
    place: (hanging, welcome) => `${hanging}、${welcome}`,
    hangings: { outdoors: '屋外', indoors: '屋内', unsaid: '場所の記載なし' },
    welcomes: {
      everybody: '誰でも',
      limited: '利用客、または許可制',
      unsaid: '利用条件の記載なし',
    },
    kinds: {
      staffed: '屋外以外、警察、消防、病院、ホテル',
      station: '屋外以外、駅、空港',
      school: '屋外以外、学校',
      shop: '屋外以外、店舗、薬局',
    },
    inWords:
      '登録情報の文が利用を制限していれば（「開館時間内」「呼び鈴を押す」など）、可能性を下げ、上げることはありません。営業・執務・学校の時間には、利用時間の記載があるAEDで測った値を使います。試合、行事、季節、呼び鈴、鍵、車両には当サイトの推定を使います。',
    sharesSource:
      'ポーランド、スイス、スロベニア、日本、ドイツ、イタリアの公開データのうち、利用時間の記載があるAEDで測りました。勤務時間外は、利用時間の記載がないAEDについてスイスの登録情報が文章で述べる分だけ下げています。いつでも利用できたのは、コペンハーゲンで9%（PubMed 24036607）、トロントで26%（PMC4992180）でした。',
  },
};
