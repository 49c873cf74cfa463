import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: '심폐소생술', to: '/cpr' },
      { label: '응급 전화번호', to: '/emergency-numbers' },
    ],
    links: [
      { label: '지도', to: '/#map' },
      { label: '장소', to: '/hubs' },
      { label: '기대수명', to: '/life-expectancy' },
      { label: '원칙', to: '/principles' },
      { label: '방법론', to: '/methodology' },
      { label: '구조', to: '/architecture' },
    ],
    tagline: '사람들이 오래 사는 곳, 그리고 우리가 그것을 아는 방법.',
    disclaimer:
      '이 사이트의 어떤 내용도 의학적 조언이 아닙니다. 출처와 연도가 옆에 없는 점수는 측정이 아니라 평가입니다.',
    marked: 'EN 표시가 있는 페이지는 영어입니다.',
    columns: [
      {
        title: '플랫폼',
        links: [
          { label: '장수 지도', to: '/#map' },
          { label: '모든 장소', to: '/hubs' },
          { label: '기대수명', to: '/life-expectancy' },
          { label: 'AED 찾기', to: '/aed' },
          { label: '나라별 AED', to: '/aeds' },
          { label: '접근 단계', to: '/#access-tiers' },
        ],
      },
      {
        title: '자료',
        links: [
          { label: '원칙', to: '/principles' },
          { label: '방법론', to: '/methodology' },
          { label: '시스템 구조', to: '/architecture' },
          { label: '원장', to: '/ledger' },
          { label: '오픈 데이터', to: '/developers' },
          { label: '심폐소생술', to: '/cpr' },
          { label: '응급 전화번호', to: '/emergency-numbers' },
        ],
      },
      {
        title: '법적 고지',
        links: [
          { label: '개인정보', to: '/privacy' },
          { label: '이용 약관', to: '/terms' },
          { label: '접근성', to: '/accessibility' },
          { label: '이 사이트가 주장하지 않는 것', to: '/methodology#not-claimed' },
          { label: '출처와 라이선스', to: '/methodology#sources' },
          { label: '내 위치는 내 기기에 남습니다', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: '글, 점수, 내려받기: CC BY 4.0', to: '/terms#reuse' },
    licences: '소프트웨어 라이선스',
  },
  translationNoteText: {
    notReviewed: '이 번역은 아직 의학 번역가의 검토를 받지 않았습니다.',
    report: '오류 알리기',
    englishInPlaces: '일부 문장은 번역이 아직 끝나지 않아 영어로 표시됩니다.',
    englishRest: '많은 장소의 이름, 출처 제목과 나라별 주석은 영어입니다.',
  },
};
