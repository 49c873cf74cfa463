import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED：${name}`,
    description: '何时可以取用这台AED、它在哪里以及怎么去。',
    loading: '正在加载这台AED…',
    failed: '无法加载这台AED。请检查网络连接后重试。',
    needsScript: '此页面需要JavaScript。请向急救调度员询问最近的AED在哪里。',
    unknown: { title: '没有找到这台AED', more: '我们的登记信息中没有此地址的AED。请检查链接，或查找最近的AED。' },
    gone: {
      title: '这台AED已不在登记信息中',
      since: (day) => `从登记信息中消失的日期：${day}`,
      near: '附近的AED',
      none: '1公里内没有我们知道的其他AED。',
    },
    way: '查找路线',
    localTime: (time) => `当地时间：${time}`,
    checked: '最近一次检查',
    notChecked: '未注明',
    coordinates: '坐标',
    toPatient: (length) => `从这里返回患者处：直线距离${length}`,
    patient: '患者',
  },
};
