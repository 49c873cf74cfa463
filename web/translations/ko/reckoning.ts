import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: '걷기',
      car: '차',
      drone: '드론(모의 실험이며 아무것도 날지 않음)',
      fastest: '가장 빠르면',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `출발까지 ${time}`,
    straight: '직선거리',
    detour: (times) => `길은 직선거리의 ${times}배`,
    source: '출처:',
    droneJudged:
      '5분 제한은 실제로 측정한 시간에 적용합니다. 드론이 도착하면 시간이 끝납니다. 시험에서는 그 4분 35초 뒤에 첫 충격이 있었습니다.',
    order: (shutDoor, ambulance, errand) =>
      `AED가 환자에게 얼마나 빨리 올 것으로 예상되는지에 따라 순서를 정합니다. 문이 잠겨 있으면 거기서 잃는 ${shutDoor}분(자체 추정)과 다음으로 좋은 AED까지 가는 길을 더합니다. 구급차는 평균 ${ambulance}분 뒤에 AED를 가져온다고 봅니다. 도착할 때 닫혀 있을 AED는 맨 뒤에 옵니다. 걸어서 왕복 ${errand}분이 넘는 AED는 접어 두었습니다.`,
    chance: (working, privateByDay, privateElse, least) =>
      `이용 가능한 AED 가운데 ${working}는 작동한다고 봅니다. 서울의 점검에서 15.4%는 준비되지 않은 상태였고, 대부분 패드의 유효 기간이 지난 것이었습니다(Scientific Reports 2022, 14611). 사유 공간의 문 안에 있는 AED는 그 가운데 근무 시간에는 ${privateByDay}, 그 밖에는 ${privateElse}로 셉니다(자체 추정). 닫혀 있다고 알려지지 않은 AED는 적어도 ${least}로 셉니다(자체 추정). 걸어서 3분 안이면 10분 떨어진 어떤 것보다도 앞에 둡니다.`,
    shares: '이용 시간이 적혀 있지 않은 AED 가운데 이용 가능할 것으로 보는 비율',
    kind: '어디에, 누구를 위해',
    periods: { working: '월~금 8–16시', waking: '그 밖의 7–21시', night: '밤' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: '실외', indoors: '실내', unsaid: '장소 표시 없음' },
    welcomes: {
      everybody: '누구나',
      limited: '고객용 또는 허가 필요',
      unsaid: '이용 조건 표시 없음',
    },
    kinds: {
      staffed: '실외 아님, 경찰서, 소방서, 병원, 호텔',
      station: '실외 아님, 역이나 공항',
      school: '실외 아님, 학교',
      shop: '실외 아님, 상점이나 약국',
    },
    inWords:
      '등록 정보의 글이 이용을 제한하면(‘운영시간 내’, ‘벨을 누르세요’) 가능성을 낮추며, 높이지는 않습니다. 운영·근무·학교 시간은 이용 시간이 등록된 AED로 측정한 값을 씁니다. 경기, 행사, 계절, 초인종, 열쇠, 차량은 자체 추정을 씁니다.',
    sharesSource:
      '폴란드, 스위스, 슬로베니아, 일본, 독일, 이탈리아의 공개 자료에서 이용 시간이 등록된 AED로 측정했습니다. 근무 시간 밖은 스위스 자료가 시간이 없는 AED에 대해 글로 밝힌 만큼 낮춥니다. 언제나 이용할 수 있던 것은 코펜하겐에서 9%(PubMed 24036607), 토론토에서 26%(PMC4992180)였습니다.',
  },
};
