import type { NumbersWords } from '../words-of-site.ts';

export const words: NumbersWords = {
  numbersMetaText: {
    title: '急救电话',
    description: '每个国家和地区呼叫救护车的号码，112在当地是否有用，以及来源和年份。',
  },
  emergencyNumbersText: {
    tag: '打给谁',
    title: '急救电话',
    lede: '在每个国家和地区，用手机呼叫救护车该拨什么号码。',
    here: '您可能所在的地方',
    hereNote: '根据本设备的时区推测，不会告诉任何人。如果您在旅行而时区未变，请在下面查找。',
    search: '搜索',
    searchHint: '国家、两个字母的代码或号码',
    tableLabel: '各国急救电话',
    columns: { country: '国家或地区', call: '拨打', reach112: '112有用吗？', sources: '来源' },
    unknownNumber: '不详',
    reach112: { yes: '有', other: '其他机构', no: '没有', unknown: '不详' },
    shown: (shown, all) => (shown === all ? `${all}个国家和地区` : `${all}个国家和地区中的${shown}个`),
    nothing: '没有符合的国家。请少输入几个字。',
    about: [
      {
        id: 'at-112',
        title: '112一栏的含义',
        text: '按移动网络标准，每部电话都把112当作紧急呼叫；由谁接听取决于网络。“有”：有来源把112列为该国的紧急号码。“其他机构”：能接通，但接到警察或来源未说明的人。“没有”：无人接听；在中国大陆会播放录音。“不详”：没有来源说明。',
      },
      {
        id: 'borders',
        title: '边境附近和有争议的地方',
        text: '由谁接听取决于手机所在的网络，而不是您站的地方。离边境3公里以内，AED查找会显示两个号码；在两国主张或各占一部分的地方也是如此，例如克里米亚、克什米尔、科索沃、北塞浦路斯、巴勒斯坦、台湾和西撒哈拉。',
      },
      {
        id: 'at-sea',
        title: '在海上',
        text: '先用无线电：在甚高频16频道说三次Mayday，再说船名、位置和情况；带DSC的电台有红色按钮。用手机时，海岸警卫队只有在近岸才听得到您，也看不到您在哪里；请拨打当地国家的号码，要求转海岸警卫队。',
      },
    ],
    sourcesTitle: '来源',
    sourcesNote:
      '每个号码之后是列出该号码的来源，以其在本列表中的序号表示。2026年11月，每一行都与维基百科、Google、Microsoft、Android和澳大利亚政府的列表作了对照（凡其中列有者）。若列出首个号码的发布者不足两家，该行会说明原因。号码会变：发现错误请告诉我们。如果当地标牌上是另一个号码，请拨打标牌上的号码。',
  },
};
