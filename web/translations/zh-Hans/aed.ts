import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: '查找AED',
    description: '能最快送到患者身边的AED，以及首先要拨打的号码。',
  },
  aedLocatorText: {
    title: 'AED查找',
    tagline: '几秒内找到最近的自动体外除颤器（AED）。心脏骤停时，每一刻都重要。',
    callFirst: '先拨打急救电话。',
    callFirstMore: '留在患者身边，开始胸外按压。让别人去取AED。',
    find: '查找最近的AED',
    locating: '正在查找AED...',
    results: '查找结果',
    failed: '无法加载AED登记信息。请检查网络连接后重试。请向急救调度员询问最近的AED在哪里。',
    damaged: '收到的AED登记信息已损坏，因此不显示。请重试。请向急救调度员询问最近的AED在哪里。',
    damagedWhy: '为什么要检查',
    tryAgain: '重试',
    needsScript: 'AED查找需要JavaScript。请向急救调度员询问最近的AED在哪里。',
  },
  callLinkText: {
    call: (number) => `拨打 ${number}`,
    elsewhere: (number) => `或用另一部电话拨打 ${number}。`,
    other: (number, country) => (country === null ? `或 ${number}` : `或 ${number}（${country}）`),
    bar: '急救电话',
    anywhere: '不确定当地号码？请试拨112。在许多移动网络上可以接通急救服务，但在中国大陆不行。',
    guessed: (countries) => `根据本设备的时区，您所在的国家：${countries}。`,
    inCountry: (country) => `推测您所在地的救护车号码：${country}。`,
    nearBorder: (country) => `推测您所在地的救护车号码：${country}。您在边境附近或有争议的地区。`,
    atSea: '您似乎在海上。请用无线电在VHF 16频道呼叫Mayday。有手机信号时，请试拨112。',
    all: '所有急救电话',
  },
  cprLinkText: { link: '开始胸外按压节拍', bar: '心肺复苏', running: (elapsed) => `节拍进行中：${elapsed}` },
  reportButtonText: {
    wrong: '信息有误？',
    of: (name) => `关于${name}`,
    missing: '这里缺少一台AED？',
    here: '您就在这台AED旁边吗？',
    stillHere: '还在这里，一切正常',
    notLoaded: '无法加载报告表单。请检查网络连接后重试。',
  },
  sampleMarkText: { mark: '示例数据' },
};
