import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: '心肺复苏', to: '/cpr' },
      { label: '急救电话', to: '/emergency-numbers' },
    ],
    links: [
      { label: '地图', to: '/#map' },
      { label: '地点', to: '/hubs' },
      { label: '预期寿命', to: '/life-expectancy' },
      { label: '原则', to: '/principles' },
      { label: '方法', to: '/methodology' },
      { label: '架构', to: '/architecture' },
    ],
    tagline: '人们长寿的地方，以及我们如何得知。',
    disclaimer: '本网站的任何内容都不是医疗建议。旁边没有注明来源和年份的评分是评价，不是测量结果。',
    marked: '标有EN的页面为英文。',
    columns: [
      {
        title: '平台',
        links: [
          { label: '长寿地图', to: '/#map' },
          { label: '所有地点', to: '/hubs' },
          { label: '预期寿命', to: '/life-expectancy' },
          { label: 'AED查找', to: '/aed' },
          { label: '各国的AED', to: '/aeds' },
          { label: '访问级别', to: '/#access-tiers' },
        ],
      },
      {
        title: '资料',
        links: [
          { label: '原则', to: '/principles' },
          { label: '方法', to: '/methodology' },
          { label: '系统架构', to: '/architecture' },
          { label: '账本', to: '/ledger' },
          { label: '开放数据', to: '/developers' },
          { label: '心肺复苏', to: '/cpr' },
          { label: '急救电话', to: '/emergency-numbers' },
        ],
      },
      {
        title: '法律信息',
        links: [
          { label: '隐私', to: '/privacy' },
          { label: '使用条款', to: '/terms' },
          { label: '无障碍', to: '/accessibility' },
          { label: '本网站不作的断言', to: '/methodology#not-claimed' },
          { label: '来源与许可', to: '/methodology#sources' },
          { label: '您的位置不会离开您的设备', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: '文字、评分和下载：CC BY 4.0', to: '/terms#reuse' },
    licences: '软件许可',
  },
  translationNoteText: {
    notReviewed: '本译文尚未经医学翻译审阅。',
    report: '报告错误',
    englishInPlaces: '部分句子的译文尚未完成，因此以英文显示。',
    englishRest: '以下为英文：许多地点的名称、来源标题和国家备注。',
  },
};
