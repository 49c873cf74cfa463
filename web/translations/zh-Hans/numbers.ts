import type { NumbersWords } from '../words-of-site.ts';

export const words: NumbersWords = {
  numbersMetaText: {
    title: '急救电话',
    description: '每个国家和地区呼叫救护车的号码，112在当地能否接通，以及各自的来源和年份。',
  },
  emergencyNumbersText: {
    tag: '打给谁',
    title: '急救电话',
    lede: '在每个国家和地区，用手机呼叫救护车该拨什么号码。',
    here: '您可能所在的地方',
    hereNote: '根据本设备的时区推测，时区只留在本设备。如果您不在那里，请在下面搜索。',
    search: '搜索',
    searchHint: '国家、两个字母的代码或号码',
    tableLabel: '各国急救电话',
    columns: { country: '国家或地区', call: '拨打', reach112: '112能接通吗？', sources: '来源' },
    unknownNumber: '不详',
    byText: {
      sms: (number) => `短信 ${number}`,
      app: (name) => `应用 ${name}`,
      textphone: (number) => `文字电话 ${number}`,
      relay: (number) => `转接服务 ${number}`,
    },
    registerFirst: '须事先登记',
    notEverywhere: '并非各地都有',
    reach112: { yes: '能', other: '其他机构', no: '不能', unknown: '不详' },
    shown: (shown, all) => (shown === all ? `${all}个国家和地区` : `${all}个国家和地区中的${shown}个`),
    nothing: '未找到国家。请少输入几个字，或输入英文名称。',
    about: [
      {
        id: 'at-112',
        title: '112一栏的含义',
        text: '每部手机都把112当作紧急呼叫，但由谁接听取决于网络。“能”：有来源把112列为该国的紧急号码。“其他机构”：112接到警察，或接到我们的来源没有说明的机构。“不能”：无人接听。在中国大陆，拨打112会播放录音。“不详”：没有来源说明。',
      },
      {
        id: 'borders',
        title: '边境附近和有争议的地方',
        text: '由谁接听取决于手机所在的网络，而不是您在哪里。离边境3公里以内，以及在两国都主张或各占一部分的地方，例如克里米亚、克什米尔、科索沃、北塞浦路斯、巴勒斯坦、台湾和西撒哈拉，AED查找会显示两个号码。',
      },
      {
        id: 'at-sea',
        title: '在海上',
        text: '先用无线电。在VHF 16频道说三次Mayday。然后说船名、位置和发生了什么。DSC电台为此设有红色按钮。手机只有在近岸才能接通海岸警卫队，也不会向他们显示您的位置。在近岸，请拨打该国的号码，要求转海岸警卫队。',
      },
    ],
    sourcesTitle: '来源',
    sourcesNote:
      '“来源”一栏中的数字指本列表的序号。2026年11月，我们把每一行与维基百科、Google、Microsoft、Android和澳大利亚政府的列表作了对照（凡其中列有者）。若给出首个号码的发布者不足两家，该行会说明原因。号码会变：发现错误请告诉我们。如果当地标牌上是另一个号码，请拨打标牌上的号码。',
  },
};
