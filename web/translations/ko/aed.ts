import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'AED 찾기',
    description: '환자에게 가장 빨리 가져올 수 있는 AED와 무엇보다 먼저 걸어야 할 번호.',
  },
  aedLocatorText: {
    title: 'AED 찾기',
    tagline: '가장 가까운 자동심장충격기(AED)를 몇 초 만에 찾으세요. 심정지에서는 매 순간이 중요합니다.',
    callFirst: '먼저 응급 전화번호로 전화하세요.',
    callFirstMore: '환자 곁을 지키며 가슴압박을 시작하세요. AED는 다른 사람에게 가져오게 하세요.',
    find: '가장 가까운 AED 찾기',
    locating: 'AED를 찾는 중...',
    results: '검색 결과',
    failed:
      'AED 등록 정보를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요. 가장 가까운 AED가 어디 있는지 응급 상담원에게 물어보세요.',
    damaged:
      'AED 등록 정보가 손상된 채 도착하여 표시하지 않습니다. 다시 시도하세요. 가장 가까운 AED가 어디 있는지 응급 상담원에게 물어보세요.',
    damagedWhy: '확인하는 이유',
    tryAgain: '다시 시도',
    needsScript: 'AED 찾기에는 JavaScript가 필요합니다. 가장 가까운 AED가 어디 있는지 응급 상담원에게 물어보세요.',
  },
  callLinkText: {
    call: (number) => `${number} 전화`,
    elsewhere: (number) => `또는 다른 전화로 ${number}에 거세요.`,
    other: (number, country) => (country === null ? `또는 ${number}` : `또는 ${number} (${country})`),
    bar: '응급 전화',
    anywhere:
      '현지 번호를 잘 모르세요? 112로 걸어 보세요. 많은 이동통신망에서 긴급 신고로 연결되지만 중국 본토에서는 연결되지 않습니다.',
    guessed: (countries) => `이 기기의 시간대로 본 나라: ${countries}.`,
    inCountry: (country) => `현재 위치(추정)의 구급차 번호: ${country}.`,
    nearBorder: (country) => `현재 위치(추정)의 구급차 번호: ${country}. 국경 근처나 분쟁 지역에 계십니다.`,
    atSea:
      '바다에 계신 것 같습니다. 무전기 VHF 채널 16으로 메이데이를 외치세요. 휴대전화 신호가 있으면 112로 걸어 보세요.',
    all: '모든 응급 번호',
  },
  cprLinkText: { link: '가슴압박 박자 시작', bar: '심폐소생술', running: (elapsed) => `박자 진행 중: ${elapsed}` },
  reportButtonText: {
    wrong: '잘못된 점이 있나요?',
    of: (name) => `대상: ${name}`,
    missing: '여기에 빠진 AED가 있나요?',
    here: '이 AED 앞에 계신가요?',
    stillHere: '그대로 있고 이상 없음',
    notLoaded: '신고 양식을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  },
  sampleMarkText: { mark: '예시 자료' },
};
