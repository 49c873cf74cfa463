import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `장수로 알려진 ${count}곳의 지도책. 모든 수치 옆에 출처와 의문점을 적었습니다. 가장 가까운 AED도 찾을 수 있습니다.`,
  },
  heroText: {
    tag: '사람과 AI의 공생',
    lede: '사람들이 공생하며 오래 사는 곳을 지도에 담습니다. AI가 검증한 건강 원칙, 사람의 감독, Tempesta Checksum 프로토콜을 따릅니다.',
    principles: '생활 원칙',
    integrity: '검증된 무결성',
    agentics: (product) => `${product} + 에이전트`,
    today: '‘AI가 검증한’은 계획이며 아직 하지 않았습니다. 수치에는 출처를 밝히거나, 알려진 출처가 없다고 적습니다.',
    explore: '지도 살펴보기',
    learn: 'TCΣ 알아보기',
    scrollCue: '아래로 이어집니다',
  },
  emergencyNoticeText: {
    label: '응급 안내',
    banner: (number) =>
      `${number === null ? '응급 상황에서는 지금 있는 나라의 응급 번호로 바로 전화하세요.' : `의료 응급 상황에서는 바로 ${number}번으로 전화하세요.`} 이 웹사이트에서는 응급 지원을 받을 수 없습니다.`,
    learn: '911 알아보기',
    findAed: 'AED 찾기',
    buttons: [
      { label: '911', title: '911: 준비 중' },
      { label: '구급대', title: '구급대: 준비 중' },
      { label: '드론', title: '드론(최대 5분): 준비 중' },
    ],
    notConnected: '이 세 버튼은 아직 작동하지 않습니다. 전화기를 쓰세요.',
  },
};
