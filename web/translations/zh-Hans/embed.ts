import type { EmbedWords } from '../words-of-site.ts';

export const words: EmbedWords = {
  embedText: {
    title: '自动体外除颤器（AED）',
    callFirst: '遇到紧急情况，请先拨打急救电话。',
    count: (count) => `已登记${count}台AED`,
    always: (count) => `${count}台全天可取`,
    none: '此区域没有登记的AED。',
    tooMany: (count) => `此区域有超过${count}台AED，无法以列表显示。请打开地图。`,
    noArea: '此页面没有指定区域。',
    failed: '无法加载AED登记信息。请检查网络连接后重试。',
    mapFrom: (name) => `部分地图来自${name}。`,
    showAll: (figure) => `显示全部（${figure}）`,
    find: '查找最近的AED',
    dataOf: (day) => `数据日期：${day}。`,
    mayBeWrong: '信息可能有误或已过时。',
  },
};
