import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) => `一部收录${count}个长寿之地的地图集，每个数字旁都有来源和疑点；还可以查找最近的AED。`,
  },
  heroText: {
    tag: '人与AI共生',
    lede: '绘制人们在共生中长寿的地方：依据由AI核实的健康原则、人的监督和Tempesta Checksum协议。',
    principles: '生活方式原则',
    integrity: '经核实的完整性',
    agentics: (product) => `${product} + 智能体`,
    today: '“由AI核实”尚在计划中，还没有做。数字注明来源，或注明来源不详。',
    explore: '查看地图',
    learn: '了解TCΣ',
    scrollCue: '向下继续阅读',
  },
  emergencyNoticeText: {
    label: '紧急提示',
    banner: (number) =>
      `${number === null ? '遇到紧急情况，请立即拨打您所在国家的紧急电话。' : `遇到医疗紧急情况，请立即拨打${number}。`}本网站不提供紧急救助。`,
    learn: '了解911',
    findAed: '查找AED',
    buttons: [
      { label: '911', title: '911：即将推出' },
      { label: '急救员', title: '急救员：即将推出' },
      { label: '无人机', title: '无人机（最多5分钟）：即将推出' },
    ],
    notConnected: '这三个按钮还不能使用。请使用您的电话。',
  },
};
