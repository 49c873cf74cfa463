import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: '地图加载中…',
    failed: '无法加载地图。列表中是同样的AED。',
    tryAgain: '重试',
  },
  placeText: {
    allowAgain: {
      ios: '要共享位置：点地址栏的符号，再选“网站设置”“位置”“允许”。若没有：“设置”“隐私与安全性”“定位服务”“Safari网站”。',
      android: '要共享位置：点地址旁的符号，再选“权限”“位置信息”“允许”。',
      other: '要共享位置：点地址旁的符号并允许位置。',
    },
    allowedRuns: '之后会自动开始搜索。',
    need: {
      refused: '您没有向本页提供位置。',
      failed: '无法找到您的位置。',
      awaited: '您的设备尚未告知位置。',
    },
    needMore: '请改为输入附近的地名。它只留在本设备。',
    elsewhere: '在别处查找',
    label: '城市或长寿之地',
    hint: '例如 Kraków、Zürich 或 Okinawa（拉丁字母）；可省略重音符号。',
    nothing: (typed) =>
      `我们不知道“${typed}”：只认识城市、长寿之地和AED地址中的城镇。请输入附近更大的地名，或在地图上指出。`,
    postcode: (typed) =>
      `“${typed}”像是邮政编码，这里不能按邮编查找。请输入城镇名称或坐标，例如 47.3769, 8.5417，或在地图上指出。`,
    beyond: '地球上没有这个坐标：纬度最大90度，经度最大180度。请检查数字，或在地图上指出。',
    unreadable: '无法读作坐标。请输入纬度和经度，例如 47.3769, 8.5417，或在地图上指出。',
    noCoordinates: '此网址中没有坐标。请输入坐标，例如 47.3769, 8.5417，或在地图上指出。',
    options: (count) => `${count}个地点`,
  },
  streetText: {
    straight: '直线距离',
    along: '沿街道',
    reordered: '沿街道走，另一台AED比直线距离最近的更近，现已排在第一。',
    offer: (name, minutes) => `沿街道走，${name}更近：步行${minutes}。改去那里吗？`,
    takeOffer: '排到第一',
    stay: '仍去原来的',
    showWay: '显示路线',
    wayNotLoaded: '路线无法打开。请检查网络，或按“步行”打开地图。',
  },
};
