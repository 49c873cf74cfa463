import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED: ${name}`,
    description: '이 AED를 사용할 수 있는 시간, 위치, 가는 길.',
    loading: 'AED 정보를 불러오는 중…',
    failed: 'AED 정보를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    needsScript: '이 페이지에는 JavaScript가 필요합니다. 가장 가까운 AED가 어디 있는지 응급 상담원에게 물어보세요.',
    unknown: {
      title: '등록되지 않은 AED입니다',
      more: '이 주소의 AED는 등록 정보에 없습니다. 링크를 확인하거나 가장 가까운 AED를 찾아보세요.',
    },
    gone: {
      title: '더 이상 등록되어 있지 않은 AED입니다',
      since: (day) => `AED 등록 정보에서 빠진 날: ${day}`,
      near: '가까운 AED',
      none: '1\u00a0km 안에 알려진 다른 AED가 없습니다.',
    },
    way: '길 찾기',
    localTime: (time) => `현지 시각: ${time}`,
    checked: '마지막 확인',
    notChecked: '기재 없음',
    coordinates: '좌표',
    toPatient: (length) => `여기서 환자에게 돌아가는 거리: 직선 ${length}`,
    patient: '환자',
  },
};
