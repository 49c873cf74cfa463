import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: '본문으로 이동',
    menu: '메뉴',
    navigation: '주 메뉴',
    findAed: 'AED 찾기',
    pages: [
      { label: '가슴압박', to: '/cpr' },
      { label: '응급 전화번호', to: '/emergency-numbers' },
    ],
    wholeSite: '전체 사이트(영어)',
    privacy: '개인정보(영어)',
    disclaimer: '이 사이트의 어떤 내용도 의학적 조언이 아닙니다.',
  },
  emergencyCallText: {
    guessed: (countries) => `현재 위치(추정): ${countries}. 전화:`,
    or: '또는',
    inCountry: (country) => `(${country})`,
    unknown: '응급 전화번호는 나라마다 다릅니다.',
    unsure: (country) => `현재 위치(추정): ${country}. 확실한 번호를 알지 못합니다. 112로 연결될 수도 있습니다.`,
    all: '모든 응급 전화번호',
  },
  languageText: {
    choose: '언어',
    notReviewed: '이 번역은 아직 의학 번역가의 검토를 받지 않았습니다.',
    report: '오류 알리기',
    englishRest: '출처 제목과 나라별 주석은 영어입니다.',
  },
  toastText: { region: (key) => `알림 (${key})`, close: '알림 닫기' },
  offlineNoticeText: { notice: '오프라인입니다. 이미 본 페이지와 AED는 계속 볼 수 있습니다.' },
};
