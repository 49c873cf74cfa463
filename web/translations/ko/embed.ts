import type { EmbedWords } from '../words-of-site.ts';

export const words: EmbedWords = {
  embedText: {
    title: '자동심장충격기(AED)',
    callFirst: '응급 상황에서는 먼저 응급 전화번호로 전화하세요.',
    count: (count) => `등록된 AED: ${count}대`,
    always: (count) => `24시간 이용 가능: ${count}대`,
    none: '이 지역에 등록된 AED가 없습니다.',
    tooMany: (count) => `이 지역에는 AED가 ${count}대 넘게 있어 목록으로 표시할 수 없습니다. 지도를 여세요.`,
    noArea: '이 페이지에 지역이 지정되어 있지 않습니다.',
    failed: 'AED 목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    mapFrom: (name) => `지도 일부는 ${name}에서 불러옵니다.`,
    showAll: (figure) => `모두 보기(${figure}대)`,
    find: '가장 가까운 AED 찾기',
    dataOf: (day) => `데이터 날짜: ${day}.`,
    mayBeWrong: '정보가 틀리거나 오래되었을 수 있습니다.',
  },
};
