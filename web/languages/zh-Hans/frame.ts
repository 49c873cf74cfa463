import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: '跳到正文',
    menu: '菜单',
    navigation: '主菜单',
    findAed: '查找AED',
    pages: [
      { label: '胸外按压', to: '/cpr' },
      { label: '急救电话', to: '/emergency-numbers' },
    ],
    wholeSite: '整个网站（英文）',
    privacy: '隐私（英文）',
    disclaimer: '本网站的内容均非医疗建议。',
  },
  emergencyCallText: {
    guessed: (countries) => `您可能在：${countries}。请拨打`,
    or: '或',
    inCountry: (country) => `（${country}）`,
    unknown: '各国的急救电话不同。',
    unsure: (country) => `您可能在：${country}。我们不知道那里可靠的号码。112或许能接通。`,
    all: '所有急救电话',
  },
  languageText: {
    choose: '语言',
    notReviewed: '本译文尚未经医学翻译审阅。',
    report: '报告错误',
    englishRest: '以下为英文：来源标题和国家备注。',
  },
  toastText: { region: (key) => `通知（${key}）`, close: '关闭通知' },
  offlineNoticeText: { notice: '您已离线；看过的页面和AED仍可使用。' },
};
