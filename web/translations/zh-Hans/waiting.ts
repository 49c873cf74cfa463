import type { WaitingWords } from '../words-of-site.ts';

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: '尚未记录的派遣',
    waiting: (count) => `${count}次派遣尚未记录。您恢复联网后，我们会发送。`,
    delivered: (count) => `等待中的${count}次派遣现已记录。`,
    ofOthers: (count) => `另有其他账户的${count}次派遣在本设备上等待，直到该账户登录。`,
    refused: (aedName, reason) => `前往“${aedName}”的派遣没有记录，也不会再次发送。服务器的答复：${reason}`,
    dismiss: '隐藏',
    notDismissed: '我们未能隐藏此提示',
    notDismissedHint: '浏览器未能写入其存储。请重试。',
  },
};
