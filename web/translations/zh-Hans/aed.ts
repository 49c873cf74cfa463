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
    anywhere: '不知道当地号码？许多移动网络会把112接到救援；中国大陆的网络不会。',
    guessed: (countries) => `按本设备的时区，您似乎在：${countries}。`,
    inCountry: (country) => `您似乎所在地的救护车：${country}。`,
    nearBorder: (country) => `您似乎所在地的救护车：${country}。另一国家就在附近，或对此地主张主权。`,
    atSea: '您似乎在海上：用无线电VHF 16频道呼叫Mayday。有手机信号时，112或许能接通。',
    all: '全部急救号码',
  },
  cprLinkText: { link: '开始胸外按压节拍', bar: '心肺复苏', running: (elapsed) => `节拍进行中：${elapsed}` },
  reportButtonText: {
    wrong: '信息有误？',
    of: (name) => `关于${name}`,
    missing: '这里缺少一台AED？',
    notLoaded: '无法加载报告表单。请检查网络连接后重试。',
  },
  sampleMarkText: { mark: '示例数据' },
};
