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
    droneJudged: '五分钟的限制按实测时间判断。无人机到达时，时间即止。试验中，首次电击在此后4分35秒。',
    order: (shutDoor, ambulance, errand) =>
      `我们按预计AED多快能送到患者身边来排列。如果门上锁，就加上在那里损失的${shutDoor}分钟（我们自己的估计）和去下一台最佳AED的路程。我们假定救护车平均${ambulance}分钟后带来AED。您到达时会关闭的AED排在最后。步行往返超过${errand}分钟的AED已折叠。`,
    chance: (working, privateByDay, privateElse, least) =>
      `我们假定可取的AED中有${working}能正常工作。首尔的检查中有15.4%不能随时使用，多因电极片过期（Scientific Reports 2022, 14611）。对私人门内的AED，工作时间按其中的${privateByDay}计，其他时间按${privateElse}计（我们自己的估计）。不确知已关闭的AED至少按${least}计（我们自己的估计）。步行三分钟以内的，排在任何十分钟远的之前。`,
    shares: '未登记时间的AED中我们预计可取的比例',
    kind: '位置和对象',
    periods: { working: '周一至周五 8–\u206016时', waking: '其他 7–\u206021时', night: '夜间' },
    place: (hanging, welcome) => `${hanging}，${welcome}`,
    hangings: { outdoors: '室外', indoors: '室内', unsaid: '未登记位置' },
    welcomes: {
      everybody: '人人可用',
      limited: '供顾客使用或需经许可',
      unsaid: '未登记使用权限',
    },
    kinds: {
      staffed: '非室外，警察局、消防队、医院或酒店',
      station: '非室外，车站或机场',
      school: '非室外，学校',
      shop: '非室外，商店或药店',
    },
    inWords:
      '如果登记信息用文字限制取用（如“营业时间内”“请按门铃”），我们会降低可能性，绝不提高。营业、办公和上课时间，采用我们在登记了时间的AED上测得的结果。比赛、活动、季节、门铃、钥匙和车辆，采用我们自己的估计。',
    sharesSource:
      '根据波兰、瑞士、斯洛文尼亚、日本、德国和意大利公开数据中登记了时间的AED测得。工作时间以外，按瑞士登记信息对未登记时间的AED的文字说明予以下调。在哥本哈根，9%任何时间可取（PubMed 24036607），在多伦多为26%（PMC4992180）。',
  },
};
