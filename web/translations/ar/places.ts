import { isolated, pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('ar');
const places = (count: number) =>
  counted(count, {
    zero: 'لا أماكن',
    one: 'مكان واحد',
    two: 'مكانان',
    few: '# أماكن',
    many: '# مكانًا',
    other: '# مكان',
  });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'كل الأماكن',
    description: (count) =>
      `أماكن خريطة طول العمر الـ${count} في جدول واحد: ابحث، وصفِّ، ورتّب، وقارن حتى أربعة، وخذ الأرقام مع مصادرها.`,
  },
  kindsText: {
    'validated-blue-zone': 'منطقة زرقاء في قائمة باحثيها',
    cohort: 'مجموعة أدفنتستية تُتابَع',
    'country-or-territory': 'بلد أو إقليم',
    city: 'مدينة',
    'programme-community': 'مجتمع له برنامج',
    'unaffiliated-community': 'مجتمع لم يُعثر له على برنامج',
  },
  placesText: {
    tag: 'فهرس الأماكن',
    title: 'كل الأماكن',
    lede: (count) =>
      `${places(count)} في جدول واحد، وموناكو بكيلومتريها المربعين سهلة المنال مثل كندا. ابحث ورتّب وضع حتى أربعة أماكن جنبًا إلى جنب.`,

    toolsLabel: 'البحث في الأماكن وتصفيتها',
    search: 'بحث',
    searchHint: 'اسم أو منطقة',
    filters: 'عوامل التصفية',
    kind: 'نوع المكان',
    anyKind: 'كل الأنواع',
    region: 'جزء من العالم',
    anyRegion: 'العالم كله',
    band: 'المؤشر (SLI)',
    anyBand: 'كل الدرجات',
    bands: {
      green: '90% فأكثر',
      lime: 'من 85% إلى أقل من 90%',
      yellow: 'من 80% إلى أقل من 85%',
      grey: 'أقل من 80%',
    },
    reset: 'مسح البحث والتصفية',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} من ${places(all)}`),
    nothing: 'لا مكان في الأطلس يطابق ذلك.',
    nothingHint: 'جرّب حروفًا أقل، أو كتابة أخرى، أو تصفية أوسع.',
    showAll: (all) => `إظهار كل الأماكن (${all})`,
    partNames: {
      q: 'البحث',
      kind: 'النوع',
      region: 'المنطقة',
      sli: 'المؤشر',
      sort: 'الترتيب',
      place: 'المكان',
      compare: 'المقارنة',
    },
    part: (name, value) => `${name} «${isolated(value)}»`,
    ignored: (parts, areMore) =>
      `يطلب العنوان شيئًا لا تملكه هذه الصفحة: ${parts.join('، ')}${areMore ? ' وغير ذلك' : ''}. تُرك هذا الجزء.`,

    tableLabel: 'أماكن الأطلس',
    compareColumn: 'مقارنة',
    mapColumn: 'خريطة',
    columns: { name: 'المكان', region: 'جزء من العالم', kind: 'النوع', life: 'العمر المتوقع' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'تقدير من التحرير', founding: 'المنهج غير معروف' },
    notPublished: 'غير منشور هنا',
    sortWithCountries: 'رتّب الأماكن التي لا رقم لها بحسب رقم بلدها',
    bySex: (women, men) => `متوسط النساء ${women} والرجال ${men}`,
    compareOne: (name) => `مقارنة: ${isolated(name)}`,
    showOnMap: (name) => `إظهار على الخريطة: ${isolated(name)}`,
    comingSoon: 'البرنامج قريبًا',
    tableNote:
      'SLI و Ξaccess ليسا قياسين. علامة «≈» تميّز تقديراتنا. والباقي من القائمة الأولى بمنهج غير معروف. العمر المتوقع هو عند الولادة وللجنسين. تحت كل رقم سنته، والسكان الذين يشملهم إن كان يشمل أكثر من المكان نفسه.',
    methodology: 'كيف نتجت الأرقام',

    compareNow: (chosen) =>
      counted(chosen, {
        zero: 'مقارنة # أماكن',
        one: 'مقارنة مكان واحد',
        two: 'مقارنة مكانين',
        few: 'مقارنة # أماكن',
        many: 'مقارنة # مكانًا',
        other: 'مقارنة # مكان',
      }),
    compareTitle: 'جنبًا إلى جنب',
    compareInvitation: 'اختر من مكانين إلى أربعة في الجدول أعلاه. تظهر أرقامها هنا متجاورة، لكل منها سنته ومصدره.',
    compareFailed: 'تعذر تحميل المقارنة. افتح الصفحة من جديد عند توفر الاتصال.',

    readMore: (name) => `اقرأ عن ${isolated(name)}`,

    share: 'مشاركة هذا العرض',
    shareTitle: 'أماكن Symbiotics Longevity Map',
    shared: 'تمت المشاركة.',
    copied: 'نُسخ الرابط.',
    notCopied: 'تعذر نسخ الرابط. ها هو:',
    linkLabel: 'رابط هذا العرض',

    download: 'تنزيل المعروض (بالإنجليزية):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'لم يُنشأ الملف؛ تعذر تحميل شفرته. حاول مرة أخرى عند توفر الاتصال.',
    downloaded: (file) => `حُفظ الملف: ${isolated(file)}`,

    mapLabel: 'الخريطة بجانب الجدول',
    mapStill: 'إظهار الخريطة',
    mapLoading: 'جارٍ تحميل الخريطة…',
    mapFailed: 'تعذر تحميل الخريطة. كل الأماكن في الجدول.',
    tryAgain: 'حاول مرة أخرى',
    noneChosen: 'اختر صفًّا لتجده على الخريطة، أو علامة لتجد صفها.',
  },
  worldRegionsText: {
    Europe: 'أوروبا',
    'North and Central America': 'أمريكا الشمالية والوسطى',
    Asia: 'آسيا',
    'Oceania and the Pacific': 'أوقيانوسيا والمحيط الهادئ',
    'Africa and the Indian Ocean': 'أفريقيا والمحيط الهندي',
  },
};
