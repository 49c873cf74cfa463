import type { NumbersWords } from '../words-of-site.ts';

export const words: NumbersWords = {
  numbersMetaText: {
    title: '응급 전화번호',
    description: '모든 나라와 지역에서 구급차를 부르는 번호, 그곳에서 112가 되는지, 각각의 출처와 연도.',
  },
  emergencyNumbersText: {
    tag: '전화할 곳',
    title: '응급 전화번호',
    lede: '모든 나라와 지역에서 휴대전화로 구급차를 부를 때 거는 번호입니다.',
    here: '현재 위치(추정)',
    hereNote:
      '이 기기의 시간대로 추정한 것이며, 시간대는 이 기기에만 남습니다. 이곳에 계시지 않다면 아래에서 검색하세요.',
    search: '검색',
    searchHint: '나라, 두 글자 코드 또는 번호',
    tableLabel: '나라별 응급 전화번호',
    columns: { country: '나라 또는 지역', call: '전화', reach112: '112로 연결되나요?', sources: '출처' },
    unknownNumber: '알 수 없음',
    byText: {
      sms: (number) => `문자 ${number}`,
      app: (name) => `앱 ${name}`,
      textphone: (number) => `문자 전화 ${number}`,
      relay: (number) => `통신 중계 ${number}`,
    },
    registerFirst: '미리 등록해야 함',
    notEverywhere: '일부 지역만',
    reach112: { yes: '예', other: '다른 기관', no: '아니요', unknown: '알 수 없음' },
    shown: (shown, all) => (shown === all ? `나라와 지역 ${all}곳` : `나라와 지역 ${all}곳 중 ${shown}곳`),
    nothing: '나라를 찾지 못했습니다. 글자를 줄이거나 영어 이름으로 찾아보세요.',
    about: [
      {
        id: 'at-112',
        title: '112 열의 뜻',
        text: '모든 휴대전화는 112를 긴급 통화로 다루지만, 누가 받는지는 통신망이 정합니다. “예”: 한 출처가 112를 그 나라의 긴급번호로 듭니다. “다른 기관”: 112가 경찰 또는 저희 출처가 이름을 밝히지 않은 기관으로 연결됩니다. “아니요”: 아무도 받지 않습니다. 중국 본토에서는 112에 걸면 녹음이 나옵니다. “알 수 없음”: 어느 출처에도 없습니다.',
      },
      {
        id: 'borders',
        title: '국경 근처와 분쟁 지역',
        text: '누가 받는지는 계신 곳이 아니라 전화기가 연결된 통신망이 정합니다. AED 찾기는 국경에서 3\u00a0km 이내, 그리고 크림, 카슈미르, 코소보, 북키프로스, 팔레스타인, 대만, 서사하라처럼 두 나라가 영유권을 주장하거나 일부를 차지한 곳에서 두 번호를 모두 보여 줍니다.',
      },
      {
        id: 'at-sea',
        title: '바다에서',
        text: '먼저 무전기를 쓰세요. VHF 채널 16에서 메이데이를 세 번 외치세요. 그다음 배 이름, 위치, 무슨 일인지 말하세요. DSC 무전기에는 이를 위한 빨간 버튼이 있습니다. 휴대전화로는 해안 가까이에서만 해양경찰에 연결되며, 위치도 보이지 않습니다. 해안 가까이에서는 그 나라 번호로 전화해 해양경찰을 요청하세요.',
      },
    ],
    sourcesTitle: '출처',
    sourcesNote:
      '출처 열의 숫자는 이 목록의 번호입니다. 2026년 11월에 모든 줄을 위키백과, Google, Microsoft, Android, 호주 정부의 목록과, 실려 있는 범위에서 대조했습니다. 첫 번호를 밝힌 발행처가 둘보다 적으면 그 까닭을 줄에 적었습니다. 번호는 바뀝니다. 틀린 번호는 알려 주세요. 현지 안내판에 다른 번호가 있으면 그 번호를 쓰세요.',
  },
};
