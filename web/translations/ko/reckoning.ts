import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: '걸어서',
      car: '자동차로',
      drone: '드론(모의이며 아무것도 날지 않음)',
      fastest: '가장 빠르면',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `출발까지 ${time}`,
    straight: '직선거리',
    detour: (times) => `길은 직선거리의 ${times}배`,
    source: '출처:',
    droneJudged:
      '5분을 넘는지는 실제 측정값으로 판단합니다. 드론의 시간은 도착까지입니다. 시험에서는 도착 4분 35초 뒤에 첫 충격이 있었습니다.',
    order: (shutDoor, ambulance, errand) =>
      `순서: 먼저 그곳으로 가고 문이 잠겨 있으면 다음으로 좋은 곳으로 간다고 할 때, AED가 환자 곁에 올 때까지 예상되는 시간이 가장 짧은 순서입니다. 잠긴 문 앞에서 ${shutDoor}분을 잃는다고 봅니다(자체 추정). 구급차도 AED를 싣고 오며 평균 ${ambulance}분 뒤에 온다고 봅니다. 도착할 때 닫힌 것은 맨 뒤에 옵니다. 걸어서 왕복 ${errand}분이 넘는 것은 접어 두었습니다.`,
    chance: (working, privateByDay, privateElse, least) =>
      `확실히 열린 AED는 ${working}로 셉니다. 서울의 점검에서 15.4%는 바로 쓸 수 없는 상태였고, 대부분 패드의 유효 기간이 지난 것이었습니다(Scientific Reports 2022, 14611). 사유지 문 안에 있는 것은 그 가운데 근무 시간에는 ${privateByDay}, 그 밖에는 ${privateElse}로 셉니다(자체 추정). 닫혔는지 모르는 것은 적어도 ${least}로 세며(자체 추정), 걸어서 3분 안이면 10분 떨어진 어떤 것보다도 앞에 둡니다.`,
    shares: '시간이 적혀 있지 않은 AED 가운데 열렸다고 보는 비율',
    kind: '어디에, 누구를 위해',
    periods: { working: '월~금 8–16시', waking: '그 밖의 7–21시', night: '밤' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: '실외', indoors: '실내', unsaid: '장소 표시 없음' },
    welcomes: {
      everybody: '누구나',
      limited: '손님용 또는 묵인',
      unsaid: '이용 조건 표시 없음',
    },
    kinds: {
      staffed: '실외 아님, 경찰서, 소방서, 병원, 호텔',
      station: '실외 아님, 역이나 공항',
      school: '실외 아님, 학교',
      shop: '실외 아님, 상점이나 약국',
    },
    inWords:
      '등록 정보의 글이 AED를 제한하면(‘운영시간 내’, ‘벨을 누르세요’) 그것도 계산하며, 유리하게는 계산하지 않습니다. 운영·근무·학교 시간은 같은 등록에서 시간이 알려진 AED로 잰 것이고, 경기, 행사, 계절, 벨, 열쇠, 차량은 저희의 추정입니다.',
    sharesSource:
      '폴란드, 스위스, 슬로베니아, 일본, 독일, 이탈리아의 공개 등록에서 시간이 있는 AED로 측정했고, 근무 시간 밖은 시간이 없는 것에 대해 스위스 등록이 글로 밝힌 만큼 줄였습니다. 언제나 이용할 수 있던 것은 코펜하겐에서 9%(PubMed 24036607), 토론토에서 26%(PMC4992180)였습니다.',
  },
};
