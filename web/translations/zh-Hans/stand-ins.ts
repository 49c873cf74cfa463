import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: '找不到页面',
    text: '这个地址没有页面。它可能已移动，或地址有误。',
    home: '返回首页',
    chart: '未知之地',
  },
  offlineText: {
    tag: '没有连接',
    title: '您已离线',
    lede: '此页面未保存在您的设备上，也没有网络连接。以下页面仍可使用。',
    emergency: '紧急情况',
    callFirst: '先拨打急救电话。',
    callFirstMore: '打电话不需要互联网。AED查找会显示本设备已保存的AED。',
    findAed: '查找AED',
    kept: '保存在本设备上',
    pages: [
      { label: '各国急救电话', to: '/emergency-numbers' },
      { label: '首页和地点列表', to: '/' },
      { label: '原则', to: '/principles' },
      { label: '方法', to: '/methodology' },
      { label: '架构', to: '/architecture' },
      { label: '隐私', to: '/privacy' },
      { label: '使用条款', to: '/terms' },
      { label: '无障碍', to: '/accessibility' },
    ],
    hubs: '您以前打开过的地点页面也可使用，并带有当时显示的图片。视频和街道地图需要网络连接。',
    again: '重试此页',
  },
};
