import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: '地图加载中…',
    failed: '地图未能加载。列表显示同样的AED。',
    tryAgain: '重试',
  },
  placeText: {
    allowAgain: {
      ios: '要共享位置：点按网址旁的图标，再选“网站设置”“位置”“允许”。如果没有：打开“设置”“隐私与安全性”“定位服务”“Safari网站”。',
      android: '要共享位置：点按网址旁的图标，再选“权限”“位置信息”“允许”。',
      other: '要共享位置：点击网址旁的图标并允许位置。',
    },
    allowedRuns: '之后会自动开始搜索。',
    need: {
      refused: '本页无法看到您的位置。',
      failed: '我们未能找到您的位置。',
      awaited: '正在等待您的位置。',
    },
    needMore: '请输入您附近的地名。您输入的内容只留在本设备。',
    elsewhere: '在别处查找',
    label: '城市或城镇',
    hint: '例如 Kraków、Zürich 或 Okinawa（拉丁字母）；可省略重音符号。',
    nothing: (typed) => `找不到“${typed}”。请试试附近更大的城镇，或在地图上选一个点。`,
    postcode: (typed) =>
      `“${typed}”像是邮政编码。我们不能按邮编查找。请输入城镇名称或坐标，例如 47.3769, 8.5417，或在地图上选一个点。`,
    beyond: '没有这样的坐标：纬度最大90度，经度最大180度。请检查数字，或在地图上选一个点。',
    unreadable: '我们未能读出这些坐标。请输入纬度和经度，例如 47.3769, 8.5417，或在地图上选一个点。',
    noCoordinates: '此链接中没有坐标。请输入坐标，例如 47.3769, 8.5417，或在地图上选一个点。',
    options: (count) => `${count}个地点`,
  },
  streetText: {
    straight: '直线距离',
    along: '沿街道',
    reordered: '沿街道走，另一台AED更近。现在把它显示在最前。',
    offer: (name, minutes) => `沿街道走，${name}更近：步行${minutes}。改去那里吗？`,
    takeOffer: '把它排在最前',
    stay: '仍去原来的',
    showWay: '显示路线',
    wayNotLoaded: '路线未能加载。请检查网络连接，或按“步行”打开地图。',
  },
};
