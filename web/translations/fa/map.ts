import { isolated, pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('fa');
const places = (count: number) => counted(count, { one: '# کانون', other: '# کانون' });

export const words: MapWords = {
  explorerText: {
    title: 'کانون‌های عمر دراز در جهان',
    lede: '30 کانون عمر دراز را در سراسر جهان ببینید.',

    watchIntroduction: 'دیدن فیلم معرفی',
    introductionTitle: 'فیلم معرفی',
    closeIntroduction: 'بستن فیلم معرفی',
    captions: 'انگلیسی',
    videoUnsupported: 'مرورگر شما نمی‌تواند فیلم را پخش کند.',
    filmFailed: 'فیلم بار نشد. اتصال را بررسی کنید و دوباره بازش کنید.',
    explainer: (product) => `${isolated(product)}: همزیستی به زبان ساده`,
    closeExplainer: 'بستن فیلم توضیح',
    explainerFrame: (product) => `فیلم: ${isolated(product)}، همزیستی به زبان ساده`,
    visitProduct: (product) => `دیدن ${isolated(`${product}.One`)}`,
    opensInNewTab: '(در زبانهٔ تازه باز می‌شود)',

    activeNodes: 'گره‌های فعال',
    activeNodesUnknown: 'برای شمردن، مکان خود را بیابید',
    activeNodesKnown: 'کانون‌ها تا 2000\u00a0کیلومتری',
    longevityHubs: 'کانون‌های عمر دراز',
    longevityHubsHint: (count) => `عدد طرح؛ نقشه اکنون ${count} جا را نشان می‌دهد`,
    verified: `بررسی‌شده با ${isolated('TCΣ')}`,
    measured: (percent, records) => `اندازه‌گیری‌شده: ${percent} از ${records} سند`,
    measuredUnknown: 'اندازه‌گیری‌شده: صفحهٔ روش را ببینید',

    locate: 'یافتن نزدیک‌ترین کانون عمر دراز',
    locating: 'در انتظار مکان شما…',
    locateNote: 'مکان شما روی این دستگاه می‌ماند.',

    viewSwitch: 'شیوهٔ نمایش کانون‌ها',
    map: 'نقشه',
    list: 'فهرست',
    skipMap: 'گذشتن از نقشه',
    frameLabel: 'کانون‌ها',
    mapLoading: 'نقشه در حال بار شدن است…',
    mapFailed: 'نقشه بار نشد. این فهرست همهٔ کانون‌هاست.',
    tryAgain: 'تلاش دوباره',
    withoutScript: 'نقشهٔ پویا به JavaScript نیاز دارد. این فهرست به همهٔ کانون‌ها می‌رسد.',

    nearestToYou: 'نزدیک‌تر از همه به شما',
    showOnMap: 'نشان دادن روی نقشه',
    showHubOnMap: (name) => `نشان دادن روی نقشه: ${isolated(name)}`,

    finderLabel: 'جست‌وجو در جاها',
    finderTitle: 'یافتن یک جا',
    finderAll: 'همهٔ جاها در جدول',

    lifeExpectancy: 'امید به زندگی در هر کشور',
    legendTitle: 'شاخص طول عمر (SLI)',
    bands: {
      green: '90% و بیشتر',
      lime: '85% و بیشتر',
      yellow: '80% و بیشتر',
      grey: 'کمتر از 80%',
    },
    legendRing: `هرچه حلقهٔ نشانه پهن‌تر، ${isolated('Ξaccess')} آن بهتر.`,
    shadeByLife: 'رنگ‌آمیزی بر پایهٔ امید به زندگی',
    shadeLegend: 'امید به زندگی هنگام تولد در سال 2023 به سال، و شمار کشورها و مناطق در هر دسته',
    shadeFailed: 'رنگ‌ها بارگیری نشدند. اتصال خود را بررسی کنید و دوباره امتحان کنید.',

    nearestHub: 'نزدیک‌ترین کانون:',
    selectedHub: 'کانون برگزیده:',
    distance: (length) => `فاصلهٔ شما حدود ${isolated(length)} است`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `کانون ${place} از ${count} کانون نزدیک`,
    previous: 'کانون پیشین',
    next: 'کانون بعدی',
    recallCard: (name) => `نشان دادن دوبارهٔ کارت: ${isolated(name)}`,

    nearestBadge: 'نزدیک‌ترین کانون',
    sliHint: 'سلامت و طول عمر در مجموع',
    accessStability: `پایداری دسترسی ${isolated('Ξaccess')}`,
    accessHint: 'دسترسی به درمان و زیرساخت',
    estimate: 'برآورد ویراستاران',
    estimateShort: 'برآورد',
    founding: 'روش نامعلوم',
    explorePrograms: (name) => `دیدن برنامه‌ها: ${isolated(name)}`,
    comingSoon: 'برنامه به‌زودی',
    nothingSelected: 'هنوز کانونی برگزیده نشده',
    invitation: 'یکی را روی نقشه برگزینید.',

    geolocationFailed: 'مکان شما پیدا نشد؛ نقشه همان می‌ماند.',
    geolocationMissing: 'این مرورگر مکان را نمی‌یابد؛ نقشه همان می‌ماند.',
  },
  mapText: {
    label: 'نقشهٔ کانون‌ها. کلیدهای جهت آن را جابه‌جا و بعلاوه و منها مقیاس را عوض می‌کنند.',
    markerLabel: (name, percent) => `${isolated(name)}، SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.map(isolated).join('، ')}؛ آن‌ها را باز می‌کند`,
    wholeWorld: 'همهٔ جهان',
    closePopup: 'بستن پنجره',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `دیدن برنامه‌ها: ${isolated(name)}`,
    comingSoon: 'برنامه به‌زودی',
    estimate: 'برآورد',
    founding: 'روش نامعلوم',
  },
};
