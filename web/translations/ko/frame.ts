import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: '로그인',
    account: '계정',
  },
  ownWaysText: {
    myAccount: '내 계정',
    signOut: '로그아웃',
    signedOut: '로그아웃했습니다',
    signOutFailed: '로그아웃하지 못했습니다',
    tryAgain: '서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.',
  },
  headerText: {
    skipToContent: '본문으로 이동',
    menu: '메뉴',
    navigation: '주 메뉴',
    findAed: 'AED 찾기',
  },
  emergencyCallText: {
    guessed: (countries) => `현재 위치(추정) ${countries}:`,
    or: '또는',
    inCountry: (country) => `(${country})`,
    unknown: '응급 전화번호는 나라마다 다릅니다.',
    unsure: (country) => `현재 위치(추정) ${country}의 번호는 확인하지 못했습니다. 112로 걸어 보세요.`,
    all: '모든 응급 전화번호',
  },
  languageText: { choose: '언어' },
  toastText: { region: (key) => `알림 (${key})`, close: '알림 닫기' },
  offlineNoticeText: { notice: '오프라인입니다. 이미 본 페이지와 AED는 계속 볼 수 있습니다.' },
};
