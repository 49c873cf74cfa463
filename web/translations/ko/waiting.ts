import type { WaitingWords } from '../words-of-site.ts';

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: '아직 기록되지 않은 AED 요청',
    waiting: (count) => `AED 요청 ${count}건이 아직 기록되지 않았습니다. 다시 온라인이 되면 보냅니다.`,
    delivered: (count) => `기다리던 AED 요청 ${count}건이 이제 기록되었습니다.`,
    ofOthers: (count) => `다른 계정의 AED 요청 ${count}건이 그 계정으로 로그인할 때까지 이 기기에서 기다립니다.`,
    refused: (aedName, reason) => `AED 요청이 기록되지 않았고 다시 보내지 않습니다: ${aedName}. 서버의 답: ${reason}`,
    dismiss: '숨기기',
    notDismissed: '알림을 숨기지 못했습니다',
    notDismissedHint: '브라우저가 저장소에 쓰지 못했습니다. 다시 시도하세요.',
  },
};
