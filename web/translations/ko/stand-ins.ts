import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: '페이지를 찾을 수 없습니다',
    text: '이 주소에는 페이지가 없습니다. 옮겨졌거나 주소에 오류가 있을 수 있습니다.',
    home: '홈으로',
    chart: '미답지',
  },
  offlineText: {
    tag: '연결 없음',
    title: '오프라인입니다',
    lede: '이 페이지는 기기에 저장되어 있지 않고 연결도 없습니다. 아래 페이지는 계속 볼 수 있습니다.',
    emergency: '응급 상황에서',
    callFirst: '먼저 응급 전화번호로 전화하세요.',
    callFirstMore: '전화에는 인터넷이 필요 없습니다. AED 찾기는 이 기기에 저장된 AED를 보여 줍니다.',
    findAed: 'AED 찾기',
    kept: '이 기기에 저장됨',
    pages: [
      { label: '모든 나라의 응급 전화번호', to: '/emergency-numbers' },
      { label: '홈과 장소 목록', to: '/' },
      { label: '원칙', to: '/principles' },
      { label: '방법론', to: '/methodology' },
      { label: '구조', to: '/architecture' },
      { label: '개인정보', to: '/privacy' },
      { label: '이용 약관', to: '/terms' },
      { label: '접근성', to: '/accessibility' },
    ],
    hubs: '전에 열어 본 장소의 페이지도 그때의 그림과 함께 열립니다. 동영상과 거리 지도에는 연결이 필요합니다.',
    again: '이 페이지 다시 시도',
  },
};
