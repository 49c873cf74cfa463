import { isolated, pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('ar');
const places = (count: number) =>
  counted(count, {
    zero: '# مراكز',
    one: 'مركز واحد',
    two: 'مركزان',
    few: '# مراكز',
    many: '# مركزًا',
    other: '# مركز',
  });

export const words: MapWords = {
  explorerText: {
    title: 'اكتشف مراكز طول العمر في العالم',
    lede: 'استكشف 30 مركزًا لطول العمر حول العالم.',

    watchIntroduction: 'شاهد فيديو التعريف',
    introductionTitle: 'فيديو التعريف',
    closeIntroduction: 'إغلاق فيديو التعريف',
    captions: 'الإنجليزية',
    videoUnsupported: 'متصفحك لا يستطيع تشغيل الفيديو.',
    filmFailed: 'تعذر تحميل الفيديو. تحقق من الاتصال، ثم افتحه مرة أخرى.',
    explainer: (product) => `شرح Symbiosis من ${isolated(product)}`,
    closeExplainer: 'إغلاق الشرح',
    explainerFrame: (product) => `فيلم: شرح Symbiosis من ${isolated(product)}`,
    visitProduct: (product) => `زيارة ${isolated(`${product}.One`)}`,
    opensInNewTab: '(يفتح في علامة تبويب جديدة)',

    activeNodes: 'العقد النشطة',
    activeNodesUnknown: 'حدد موقعك لحسابها',
    activeNodesKnown: 'المراكز ضمن 2000\u00a0كم',
    longevityHubs: 'مراكز طول العمر',
    longevityHubsHint: (count) => `الرقم الأصلي؛ على الخريطة الآن: ${count}`,
    verified: 'موثّق TCΣ',
    measured: (percent, records) => `مقيس: ${percent} من السجلات، وعددها ${records}`,
    measuredUnknown: 'مقيس: انظر المنهجية',

    locate: 'ابحث عن أقرب مركز لطول العمر',
    locating: 'في انتظار موقعك…',
    locateNote: 'موقعك يبقى على هاتفك أو حاسوبك.',

    viewSwitch: 'طريقة عرض المراكز',
    map: 'خريطة',
    list: 'قائمة',
    skipMap: 'تخطي الخريطة',
    frameLabel: 'المراكز',
    mapLoading: 'جارٍ تحميل الخريطة…',
    mapFailed: 'تعذر تحميل الخريطة. هذه كل المراكز في قائمة.',
    tryAgain: 'حاول مرة أخرى',
    withoutScript: 'الخريطة التفاعلية تحتاج إلى JavaScript. هذه القائمة تقود إلى كل مركز.',

    nearestToYou: 'الأقرب إليك',
    showOnMap: 'إظهار على الخريطة',
    showHubOnMap: (name) => `إظهار على الخريطة: ${isolated(name)}`,

    finderLabel: 'البحث في الأماكن',
    finderTitle: 'ابحث عن مكان',
    finderAll: 'كل الأماكن في جدول',

    lifeExpectancy: 'متوسط العمر المتوقع في كل بلد',
    legendTitle: 'مؤشر طول العمر (SLI)',
    bands: {
      green: '90% فأكثر',
      lime: '85% فأكثر',
      yellow: '80% فأكثر',
      grey: 'أقل من 80%',
    },
    legendRing: 'كلما اتسعت الحلقة حول العلامة كان Ξaccess أفضل.',
    shadeByLife: 'تلوين البلدان حسب متوسط العمر المتوقع',
    shadeLegend: 'متوسط العمر المتوقع عند الولادة عام 2023 بالسنوات، وعدد البلدان والمناطق في كل فئة',
    shadeFailed: 'لم تُحمَّل الألوان. تحقّق من اتصالك ثم أعد المحاولة.',

    nearestHub: 'أقرب مركز:',
    selectedHub: 'المركز المختار:',
    distance: (length) => `يبعد عنك نحو ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `المركز ${place} من ${count} في الجوار`,
    previous: 'المركز السابق',
    next: 'المركز التالي',
    recallCard: (name) => `إظهار البطاقة من جديد: ${isolated(name)}`,

    nearestBadge: 'أقرب مركز',
    sliHint: 'عوامل الصحة وطول العمر عمومًا',
    accessStability: 'استقرار الوصول Ξaccess',
    accessHint: 'الوصول إلى الرعاية والبنية التحتية',
    estimate: 'تقدير من التحرير',
    estimateShort: 'تقدير',
    founding: 'المنهج غير معروف',
    explorePrograms: (name) => `استكشف برامج ${isolated(name)}`,
    comingSoon: 'البرنامج قريبًا',
    nothingSelected: 'لم يُختر مركز بعد',
    invitation: 'اختر واحدًا على الخريطة.',

    geolocationFailed: 'تعذر تحديد الموقع؛ تبقى الخريطة كما هي.',
    geolocationMissing: 'هذا المتصفح لا يحدد الموقع؛ تبقى الخريطة كما هي.',
  },
  mapText: {
    label: 'خريطة المراكز. الأسهم تحركها، وزائد وناقص يغيران مقياسها.',
    markerLabel: (name, percent) => `${isolated(name)}، SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.map(isolated).join('، ')}؛ ينشرها`,
    wholeWorld: 'العالم كله',
    closePopup: 'إغلاق النافذة',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `اضغط لاستكشاف برامج ${isolated(name)}`,
    comingSoon: 'البرنامج قريبًا',
    estimate: 'تقدير',
    founding: 'المنهج غير معروف',
  },
};
