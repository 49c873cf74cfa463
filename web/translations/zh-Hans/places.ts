import type { PlacesWords } from '../words-of-site.ts';

export const words: PlacesWords = {
  hubsMetaText: {
    title: '所有地点',
    description: (count) =>
      `长寿地图的${count}个地点汇于一表：搜索、筛选、排序，最多比较四个，并可把数字连同来源一起带走。`,
  },
  kindsText: {
    'validated-blue-zone': '研究者名单上的蓝色地带',
    cohort: '基督复临安息日会队列',
    'country-or-territory': '国家或地区',
    city: '城市',
    'programme-community': '有项目的社区',
    'unaffiliated-community': '社区，未找到项目',
  },
  placesText: {
    tag: '地点索引',
    title: '所有地点',
    lede: (count) =>
      `${count}个地点列在一张表里，面积仅两平方公里的摩纳哥也和加拿大一样容易找到。可以搜索、排序，并最多并排比较四个。`,

    toolsLabel: '搜索和筛选地点',
    search: '搜索',
    searchHint: '名称或地区',
    filters: '筛选',
    kind: '地点类型',
    anyKind: '所有类型',
    region: '世界区域',
    anyRegion: '全世界',
    band: '指数（SLI）',
    anyBand: '所有档次',
    bands: {
      green: '90%及以上',
      lime: '85%至不足90%',
      yellow: '80%至不足85%',
      grey: '低于80%',
    },
    reset: '清除搜索和筛选',
    shown: (shown, all) => (shown === all ? `${all}个地点` : `${all}个地点中的${shown}个`),
    nothing: '地图集中没有符合的地点。',
    nothingHint: '请少输入几个字母，换一种拼写，或放宽筛选。',
    showAll: (all) => `显示全部${all}个地点`,
    partNames: {
      q: '搜索',
      kind: '类型',
      region: '区域',
      sli: '指数',
      sort: '排序',
      place: '地点',
      compare: '比较',
    },
    part: (name, value) => `${name}“${value}”`,
    ignored: (parts, areMore) =>
      `网址要求了本页没有的内容：${parts.join('、')}${areMore ? '等' : ''}。这一部分已略去。`,

    tableLabel: '地图集的地点',
    compareColumn: '比较',
    mapColumn: '地图',
    columns: { name: '地点', region: '世界区域', kind: '类型', life: '预期寿命' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: '编辑部的估计', founding: '方法不详' },
    notPublished: '此处未公布',
    sortWithCountries: '没有自身数据的地点按其国家的数据排序',
    bySex: (women, men) => `女性${women}与男性${men}的平均`,
    compareOne: (name) => `比较：${name}`,
    showOnMap: (name) => `在地图上显示：${name}`,
    comingSoon: '项目即将推出',
    tableNote:
      'SLI和Ξaccess不是测量值。“≈”标明我们自己的估计。其余来自初始清单，方法不详。预期寿命为出生时、男女合计。每个数字下面写着年份；如果它涵盖的不止当地，也写明涵盖的人口。',
    methodology: '数字从何而来',

    compareNow: (chosen) => `比较${chosen}个地点`,

    compareTitle: '并列比较',
    compareInvitation: '请在上面的表格中勾选两到四个地点。它们的数字会并列在这里，各附年份和来源。',
    compareFailed: '无法加载比较。请在有网络时重新打开页面。',

    readMore: (name) => `阅读：${name}`,

    share: '分享此视图',
    shareTitle: 'Symbiotics Longevity Map的地点',
    shared: '已分享。',
    copied: '链接已复制。',
    notCopied: '无法复制链接。链接如下：',
    linkLabel: '此视图的链接',

    download: '下载所显示的内容（英文）：',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: '未能生成文件；所需代码没有加载。请在有网络时重试。',
    downloaded: (file) => `已保存：${file}`,

    mapLabel: '表格旁的地图',
    mapStill: '显示地图',
    mapLoading: '地图加载中…',
    mapFailed: '无法加载地图。所有地点都在表格中。',
    tryAgain: '重试',
    noneChosen: '选择一行，可在地图上找到它；选择一个标记，可找到它所在的行。',
  },
  worldRegionsText: {
    Europe: '欧洲',
    'North and Central America': '北美洲和中美洲',
    Asia: '亚洲',
    'Oceania and the Pacific': '大洋洲和太平洋',
    'Africa and the Indian Ocean': '非洲和印度洋',
  },
};
