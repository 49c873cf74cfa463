import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: '登录',
    account: '账户',
  },
  ownWaysText: {
    myAccount: '我的账户',
    signOut: '退出登录',
    signedOut: '您已退出登录',
    signOutFailed: '未能退出登录',
    tryAgain: '服务器没有响应。请检查连接后重试。',
  },
  headerText: {
    skipToContent: '跳到正文',
    menu: '菜单',
    navigation: '主菜单',
    findAed: '查找AED',
  },
  emergencyCallText: {
    guessed: (countries) => `您可能所在的地方（${countries}）：`,
    or: '或',
    inCountry: (country) => `（${country}）`,
    unknown: '各国的急救电话不同。',
    unsure: (country) => `推测您在${country}，但我们未能确认那里的号码。请试拨112。`,
    all: '所有急救电话',
  },
  languageText: { choose: '语言' },
  toastText: { region: (key) => `通知（${key}）`, close: '关闭通知' },
  offlineNoticeText: { notice: '您已离线。看过的页面和AED仍可使用。' },
};
