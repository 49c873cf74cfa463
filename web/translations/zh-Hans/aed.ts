import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: '查找AED',
    description: '能最快送到患者身边的除颤器，以及首先要拨打的号码。',
  },
  aedLocatorText: {
    title: 'AED查找',
    tagline: '几秒内找到最近的自动体外除颤器（AED）。心脏骤停时，每一刻都重要。',
    callFirst: '先拨打急救电话。',
    callFirstMore: '留在患者身边，开始胸外按压。让别人去取AED。',
    find: '查找最近的AED',
    locating: '正在查找AED...',
    results: '查找结果',
    failed: '无法打开AED登记数据。请检查网络后重试；同时询问急救调度员。',
    damaged: '收到的AED登记数据与校验和不符，因此不显示。请重试；同时询问急救调度员。',
    damagedWhy: '校验和说明什么',
    tryAgain: '重试',
    needsScript: '查找需要JavaScript。请在电话中向急救调度员询问最近的AED。',
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
  cprLinkText: { link: '开始胸外按压节拍', bar: '节拍', running: (elapsed) => `节拍进行中：${elapsed}` },
  reportButtonText: {
    wrong: '信息有误？',
    of: (name) => `关于${name}`,
    missing: '这里缺少AED？',
    notLoaded: '无法打开报告。请检查网络后重试。',
  },
  sampleMarkText: { mark: '示例数据' },
};
