import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: '步行',
      car: '开车',
      drone: '无人机（模拟，没有东西在飞）',
      fastest: '最快时',
    },
    way: (name, how) => `${name}：${how}。`,
    setOff: (time) => `出发需${time}`,
    straight: '直线距离',
    detour: (times) => `路程为直线距离的${times}倍`,
    source: '来源：',
    droneJudged: '是否超过五分钟，以实测值判断。无人机的时间只算到到达；试验中首次电击在到达4分35秒之后。',
    order: (shutDoor, ambulance, errand) =>
      `排序：先去那里，若门上锁再去下一台最佳的，使AED到达患者身边的预期时间最短；在上锁的门前损失${shutDoor}分钟（我们自己的估计）。救护车上也有AED，假定平均${ambulance}分钟后到达。到达时已关闭的排在最后。步行往返超过${errand}分钟的已折叠。`,
    chance: (working, privateByDay, privateElse, least) =>
      `确定开放的AED按${working}计：首尔的检查中有15.4%不能随时使用，多因电极片过期（Scientific Reports 2022, 14611）。在私人门内的，工作时间按其中的${privateByDay}计，其他时间按${privateElse}计，均为我们自己的估计。不知道是否关闭的至少按${least}计，也是我们自己的估计；步行三分钟以内的排在任何十分钟远的之前。`,
    shares: '未标明时间的AED中视为开放的比例',
    kind: '位置和对象',
    periods: { working: '周一至周五 8–\u206016时', waking: '其他 7–\u206021时', night: '夜间' },
    place: (hanging, welcome) => `${hanging}，${welcome}`,
    hangings: { outdoors: '室外', indoors: '室内', unsaid: '未说明位置' },
    welcomes: {
      everybody: '人人可用',
      limited: '供顾客使用或默许使用',
      unsaid: '未说明使用权限',
    },
    kinds: {
      staffed: '非室外，警察局、消防队、医院或酒店',
      station: '非室外，车站或机场',
      school: '非室外，学校',
      shop: '非室外，商店或药店',
    },
    inWords:
      '登记的文字若限制某台AED（如“营业时间内”“请按门铃”），也会计入，且从不算作有利：营业、办公和上课时间按同一登记中有时间的AED测得；比赛、活动、季节、门铃、钥匙和车辆是我们自己的估计。',
    sharesSource:
      '根据波兰、瑞士、斯洛文尼亚、日本、德国和意大利公开登记中标有时间的AED测得；工作时间以外，按瑞士登记对未标时间者的文字说明予以下调。在哥本哈根，9%全天可以取到（PubMed 24036607），在多伦多为26%（PMC4992180）。',
  },
};
