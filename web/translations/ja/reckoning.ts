import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: '徒歩',
      car: '車',
      drone: 'ドローン(シミュレーションで、何も飛びません)',
      fastest: '最も速い場合',
    },
    way: (name, how) => `${name}: ${how}。`,
    setOff: (time) => `出発まで${time}`,
    straight: '直線距離',
    detour: (times) => `道のりは直線距離の${times}倍`,
    source: '出典:',
    droneJudged:
      '5分を超えるかどうかは、実測値で判断します。ドローンの時間は到着までです。試験では、最初の電気ショックはその4分35秒後でした。',
    order: (shutDoor, ambulance, errand) =>
      `順番: まずそこへ行き、扉に鍵がかかっていれば次によいものへ回るとして、AEDが患者のそばに届くまでの予想時間が最も短い順です。鍵のかかった扉の前で${shutDoor}分を失うとします(当サイトの見積もり)。救急車もAEDを積んでおり、平均${ambulance}分で着くとみなします。到着時に閉まっているものは最後です。徒歩の往復が${errand}分を超えるものは折りたたんであります。`,
    chance: (working, privateByDay, privateElse, least) =>
      `確実に開いているAEDは${working}と数えます。ソウルの点検では15.4%が使える状態になく、多くは電極パッドの期限切れでした(Scientific Reports 2022, 14611)。私有の扉の中のものは、そのうち勤務時間内は${privateByDay}、それ以外は${privateElse}と数えます(当サイトの見積もり)。閉まっていると分からないものは少なくとも${least}と数え(当サイトの見積もり)、徒歩3分以内なら10分離れたどれよりも先に置きます。`,
    shares: '時間の記載がないAEDのうち、開いているとみなす割合',
    kind: '場所と対象',
    periods: { working: '月~金 8–\u206016時', waking: 'それ以外の7–\u206021時', night: '夜間' },
    place: (hanging, welcome) => `${hanging}、${welcome}`,
    hangings: { outdoors: '屋外', indoors: '屋内', unsaid: '場所の記載なし' },
    welcomes: {
      everybody: '誰でも',
      limited: '利用客、または黙認',
      unsaid: '利用条件の記載なし',
    },
    kinds: {
      staffed: '屋外以外、警察、消防、病院、ホテル',
      station: '屋外以外、駅、空港',
      school: '屋外以外、学校',
      shop: '屋外以外、店舗、薬局',
    },
    inWords:
      '登録の文に制限（「開館時間内」「呼び鈴を押す」など）があれば、それも計算に入れ、有利には数えません。営業・執務・学校の時間は同じ登録で時間のわかるAEDから測り、試合、行事、季節、呼び鈴、鍵、車両は当サイトの見積もりです。',
    sharesSource:
      'ポーランド、スイス、スロベニア、日本、ドイツ、イタリアの公開された登録のうち、時間の記載があるAEDで測りました。勤務時間外は、時間の記載がないものについてスイスの登録が文章で述べる分だけ減らしています。いつでも使えたのは、コペンハーゲンで9%(PubMed 24036607)、トロントで26%(PMC4992180)でした。',
  },
};
