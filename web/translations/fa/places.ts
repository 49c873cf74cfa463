import { isolated } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const places = (count: number) => `${count} جا`;

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'همهٔ جاها',
    description: (count) =>
      `هر ${count} جای نقشهٔ طول عمر در یک جدول: جست‌وجو، پالایش، مرتب کردن، مقایسهٔ تا چهار جا، و بردن عددها با منابعشان.`,
  },
  kindsText: {
    'validated-blue-zone': 'منطقهٔ آبی در فهرست پژوهشگرانش',
    cohort: 'گروه ادونتیست زیر مطالعه',
    'country-or-territory': 'کشور یا سرزمین',
    city: 'شهر',
    'programme-community': 'جامعهٔ محلی دارای برنامه',
    'unaffiliated-community': 'جامعهٔ محلی، برنامه‌ای یافت نشد',
  },
  placesText: {
    tag: 'فهرست جاها',
    title: 'همهٔ جاها',
    lede: (count) =>
      `${places(count)} در یک جدول؛ موناکو با دو کیلومتر مربعش به همان آسانی کانادا یافت می‌شود. بجویید، مرتب کنید و تا چهار جا را کنار هم بگذارید.`,

    toolsLabel: 'جست‌وجو و پالایش جاها',
    search: 'جست‌وجو',
    searchHint: 'نام یا ناحیه',
    filters: 'پالایه‌ها',
    kind: 'گونهٔ جا',
    anyKind: 'همهٔ گونه‌ها',
    region: 'بخش جهان',
    anyRegion: 'همهٔ جهان',
    band: 'شاخص (SLI)',
    anyBand: 'همهٔ رده‌ها',
    bands: {
      green: '90% و بیشتر',
      lime: '85% تا کمتر از 90%',
      yellow: '80% تا کمتر از 85%',
      grey: 'کمتر از 80%',
    },
    reset: 'پاک کردن جست‌وجو و پالایه‌ها',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} از ${places(all)}`),
    nothing: 'هیچ جایی در اطلس با این نمی‌خواند.',
    nothingHint: 'حرف‌های کمتر، املای دیگر یا پالایهٔ بازتری را بیازمایید.',
    showAll: (all) => `نشان دادن هر ${places(all)}`,
    partNames: {
      q: 'جست‌وجو',
      kind: 'گونه',
      region: 'بخش جهان',
      sli: 'شاخص',
      sort: 'ترتیب',
      place: 'جا',
      compare: 'مقایسه',
    },
    part: (name, value) => `${name} «${isolated(value)}»`,
    ignored: (parts, areMore) =>
      `در نشانی چیزی آمده که این صفحه ندارد: ${parts.join('، ')}${areMore ? ' و بیشتر' : ''}. آن بخش کنار گذاشته شد.`,

    tableLabel: 'جاهای اطلس',
    compareColumn: 'مقایسه',
    mapColumn: 'نقشه',
    columns: { name: 'جا', region: 'بخش جهان', kind: 'گونه', life: 'امید به زندگی' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'برآورد ویراستاران', founding: 'روش نامعلوم' },
    notPublished: 'اینجا منتشر نشده',
    sortWithCountries: 'مکان‌های بدون رقم بر پایهٔ رقم کشورشان مرتب شوند',
    bySex: (women, men) => `میانگین زنان ${women} و مردان ${men}`,
    compareOne: (name) => `مقایسه: ${isolated(name)}`,
    showOnMap: (name) => `نشان دادن روی نقشه: ${isolated(name)}`,
    comingSoon: 'برنامه به‌زودی',
    tableNote: `${isolated('SLI')} و ${isolated('Ξaccess')} اندازه‌گیری نیستند. نشانهٔ «≈» برآوردهای خود ماست. بقیه از فهرست نخستین‌اند، با روشی نامعلوم. امید به زندگی در بدو تولد و برای هر دو جنس است. زیر هر عدد سال آن آمده و اگر بیش از همان جا را در بر گیرد، مردمی که آن عدد می‌شمارد.`,
    methodology: 'عددها چگونه به دست آمده‌اند',

    compareNow: (chosen) => `مقایسهٔ ${places(chosen)}`,

    compareTitle: 'کنار هم',
    compareInvitation: 'در جدول بالا دو تا چهار جا را نشان بزنید. عددهایشان اینجا کنار هم می‌آید، هر یک با سال و منبعش.',
    compareFailed: 'مقایسه بار نشد. هنگامی که اتصال هست صفحه را از نو باز کنید.',

    readMore: (name) => `بیشتر دربارهٔ ${isolated(name)}`,

    share: 'هم‌رسانی این نما',
    shareTitle: `جاهای ${isolated('Symbiotics Longevity Map')}`,
    shared: 'هم‌رسانی شد.',
    copied: 'پیوند رونوشت شد.',
    notCopied: 'پیوند رونوشت نشد. این است:',
    linkLabel: 'پیوند این نما',

    download: 'بارگیری آنچه نشان داده شده (به انگلیسی):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'پرونده ساخته نشد، چون کد آن بار نشد. با اتصال دوباره تلاش کنید.',
    downloaded: (file) => `ذخیره شد: ${isolated(file)}`,

    mapLabel: 'نقشه در کنار جدول',
    mapStill: 'نمایش نقشه',
    mapLoading: 'نقشه در حال بار شدن است…',
    mapFailed: 'نقشه بار نشد. جدول همهٔ جاها را دارد.',
    tryAgain: 'تلاش دوباره',
    noneChosen: 'سطری را برگزینید تا روی نقشه بیابیدش، یا نشانه‌ای را تا سطرش را بیابید.',
  },
  worldRegionsText: {
    Europe: 'اروپا',
    'North and Central America': 'آمریکای شمالی و مرکزی',
    Asia: 'آسیا',
    'Oceania and the Pacific': 'اقیانوسیه و اقیانوس آرام',
    'Africa and the Indian Ocean': 'آفریقا و اقیانوس هند',
  },
};
