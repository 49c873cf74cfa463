import type { WaitingWords } from '../words-of-site.ts';

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: '아직 기록되지 않은 출동',
    waiting: (count) => `출동 ${count}건이 기록을 기다립니다. 네트워크에 연결되면 저절로 전송됩니다.`,
    delivered: (count) => `기다리던 출동 ${count}건이 이제 기록되었습니다.`,
    ofOthers: (count) => `다른 계정의 출동 ${count}건이 그 계정이 로그인할 때까지 이 기기에서 기다립니다.`,
    refused: (aedName, reason) => `출동이 기록되지 않았고 다시 전송되지 않습니다: ${aedName}. 서버의 답: ${reason}`,
    dismiss: '숨기기',
    notDismissed: '알림을 숨기지 못했습니다',
    notDismissedHint: '브라우저가 저장소에 쓸 수 있을 때까지 남아 있습니다. 다시 시도해 주세요.',
  },
};
