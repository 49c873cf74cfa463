import { isolated, pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('he');
const places = (count: number) => counted(count, { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'כל המקומות',
    description: (count) =>
      `${count} המקומות של מפת אריכות הימים בטבלה אחת: לחפש, לסנן, למיין, להשוות עד ארבעה ולקחת את המספרים עם המקורות שלהם.`,
  },
  kindsText: {
    'validated-blue-zone': 'אזור כחול ברשימת חוקריו',
    cohort: 'קבוצת אדוונטיסטים במחקר',
    'country-or-territory': 'מדינה או טריטוריה',
    city: 'עיר',
    'programme-community': 'קהילה עם תוכנית',
    'unaffiliated-community': 'קהילה, לא נמצאה תוכנית',
  },
  placesText: {
    tag: 'רשימת המקומות',
    title: 'כל המקומות',
    lede: (count) =>
      `${places(count)} בטבלה אחת, ומונקו על שני הקילומטרים הרבועים שלה קלה למציאה כמו קנדה. חפשו, מיינו והציבו עד ארבעה זה לצד זה.`,

    toolsLabel: 'חיפוש וסינון של המקומות',
    search: 'חיפוש',
    searchHint: 'שם או אזור',
    filters: 'מסננים',
    kind: 'סוג המקום',
    anyKind: 'כל הסוגים',
    region: 'חלק בעולם',
    anyRegion: 'העולם כולו',
    band: 'מדד (SLI)',
    anyBand: 'כל הדרגות',
    bands: {
      green: '90% ומעלה',
      lime: '85% עד מתחת ל-90%',
      yellow: '80% עד מתחת ל-85%',
      grey: 'מתחת ל-80%',
    },
    reset: 'ניקוי החיפוש והמסננים',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} מתוך ${places(all)}`),
    nothing: 'אין באטלס מקום שמתאים לזה.',
    nothingHint: 'נסו פחות אותיות, כתיב אחר או מסנן רחב יותר.',
    showAll: (all) => `להציג את כל המקומות (${all})`,
    partNames: {
      q: 'חיפוש',
      kind: 'סוג',
      region: 'חלק בעולם',
      sli: 'מדד',
      sort: 'סדר',
      place: 'מקום',
      compare: 'השוואה',
    },
    part: (name, value) => `${name} ״${isolated(value)}״`,
    ignored: (parts, areMore) =>
      `הכתובת מבקשת משהו שאין בדף הזה: ${parts.join(', ')}${areMore ? ' ועוד' : ''}. החלק הזה הושמט.`,

    tableLabel: 'המקומות באטלס',
    compareColumn: 'השוואה',
    mapColumn: 'מפה',
    columns: { name: 'מקום', region: 'חלק בעולם', kind: 'סוג', life: 'תוחלת חיים' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'הערכת העורכים', founding: 'השיטה לא ידועה' },
    notPublished: 'לא פורסם כאן',
    sortWithCountries: 'מיון מקומות ללא נתון לפי הנתון של מדינתם',
    bySex: (women, men) => `ממוצע של נשים ${women} וגברים ${men}`,
    compareOne: (name) => `להשוואה: ${isolated(name)}`,
    showOnMap: (name) => `להציג במפה: ${isolated(name)}`,
    comingSoon: 'התוכנית בקרוב',
    tableNote: `${isolated('SLI')} ו-${isolated('Ξaccess')} אינם מדידות. הסימן ״≈״ מסמן את האומדנים שלנו. האחרים לקוחים מהרשימה הראשונה, ששיטתה לא ידועה. תוחלת החיים היא בלידה, לשני המינים. מתחת לכל מספר כתובים השנה, ואם הוא מכסה יותר מהמקום עצמו, גם האוכלוסייה שהוא סופר.`,
    methodology: 'איך הגיעו למספרים',

    compareNow: (chosen) => `השוואת ${places(chosen)}`,

    compareTitle: 'זה לצד זה',
    compareInvitation:
      'סמנו בטבלה שלמעלה שניים עד ארבעה מקומות. המספרים שלהם יופיעו כאן זה לצד זה, כל אחד עם השנה והמקור שלו.',
    compareFailed: 'לא ניתן לטעון את ההשוואה. פתחו את הדף מחדש כשיהיה חיבור.',

    readMore: (name) => `עוד על ${isolated(name)}`,

    share: 'שיתוף התצוגה הזאת',
    shareTitle: `המקומות של ${isolated('Symbiotics Longevity Map')}`,
    shared: 'שותף.',
    copied: 'הקישור הועתק.',
    notCopied: 'לא ניתן להעתיק את הקישור. הנה הוא:',
    linkLabel: 'קישור לתצוגה הזאת',

    download: 'הורדת מה שמוצג (באנגלית):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'הקובץ לא נוצר; הקוד שלו לא נטען. נסו שוב כשיש חיבור.',
    downloaded: (file) => `נשמר: ${isolated(file)}`,

    mapLabel: 'מפה לצד הטבלה',
    mapStill: 'הצגת המפה',
    mapLoading: 'המפה נטענת…',
    mapFailed: 'לא ניתן לטעון את המפה. בטבלה יש כל המקומות.',
    tryAgain: 'לנסות שוב',
    noneChosen: 'בחרו שורה כדי למצוא אותה במפה, או סימן כדי למצוא את השורה שלו.',
  },
  worldRegionsText: {
    Europe: 'אירופה',
    'North and Central America': 'צפון אמריקה ומרכזה',
    Asia: 'אסיה',
    'Oceania and the Pacific': 'אוקיאניה והאוקיינוס השקט',
    'Africa and the Indian Ocean': 'אפריקה והאוקיינוס ההודי',
  },
};
