import { isolated, pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('he');
const places = (count: number) => counted(count, { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' });

export const words: MapWords = {
  explorerText: {
    title: 'מקומות של אריכות ימים בעולם',
    lede: 'הכירו 30 מקומות של אריכות ימים ברחבי העולם.',

    watchIntroduction: 'צפייה בסרטון ההיכרות',
    introductionTitle: 'סרטון היכרות',
    closeIntroduction: 'סגירת סרטון ההיכרות',
    captions: 'אנגלית',
    videoUnsupported: 'הדפדפן שלכם אינו יכול להציג את הסרטון.',
    filmFailed: 'לא ניתן לטעון את הסרטון. בדקו את החיבור ופתחו אותו שוב.',
    explainer: (product) => `${isolated(product)}: הסבר על הסימביוזה`,
    closeExplainer: 'סגירת סרטון ההסבר',
    explainerFrame: (product) => `סרטון: ${isolated(product)}, הסבר על הסימביוזה`,
    visitProduct: (product) => `אל ${isolated(`${product}.One`)}`,
    opensInNewTab: '(נפתח בלשונית חדשה)',

    activeNodes: 'צמתים פעילים',
    activeNodesUnknown: 'אתרו את המיקום כדי לחשב',
    activeNodesKnown: 'מקומות ברדיוס 2000\u00a0ק״מ',
    longevityHubs: 'מקומות של אריכות ימים',
    longevityHubsHint: (count) => `מספר מהעיצוב; במפה עכשיו: ${count}`,
    verified: `מאומת ${isolated('TCΣ')}`,
    measured: (percent, records) =>
      `נמדדו: ${percent} מתוך ${counted(records, { one: 'רשומה אחת', two: 'שתי רשומות', other: '# רשומות' })}`,
    measuredUnknown: 'נמדד: ראו בדף השיטה',

    locate: 'למצוא את מקום אריכות הימים הקרוב אליי',
    locating: 'ממתינים למיקום שלכם…',
    locateNote: 'המיקום שלכם נשאר במכשיר הזה.',

    viewSwitch: 'איך להציג את המקומות',
    map: 'מפה',
    list: 'רשימה',
    skipMap: 'דילוג על המפה',
    frameLabel: 'המקומות',
    mapLoading: 'המפה נטענת…',
    mapFailed: 'לא ניתן לטעון את המפה. הנה כל המקומות ברשימה.',
    tryAgain: 'לנסות שוב',
    withoutScript: 'המפה האינטראקטיבית זקוקה ל-JavaScript. הרשימה הזאת מובילה לכל המקומות.',

    nearestToYou: 'הקרוב אליכם ביותר',
    showOnMap: 'להציג במפה',
    showHubOnMap: (name) => `להציג במפה: ${isolated(name)}`,

    finderLabel: 'חיפוש במקומות',
    finderTitle: 'חיפוש מקום',
    finderAll: 'כל המקומות בטבלה',

    lifeExpectancy: 'תוחלת החיים בכל מדינה',
    legendTitle: 'מדד אריכות הימים (SLI)',
    bands: {
      green: '90% ומעלה',
      lime: '85% ומעלה',
      yellow: '80% ומעלה',
      grey: 'מתחת ל-80%',
    },
    legendRing: `ככל שהטבעת סביב הסימן רחבה יותר, ${isolated('Ξaccess')} טוב יותר.`,
    shadeByLife: 'צביעה לפי תוחלת החיים',
    shadeLegend: 'תוחלת החיים בלידה בשנת 2023, בשנים, ומספר המדינות והאזורים בכל טווח',
    shadeFailed: 'הצבעים לא נטענו. בדקו את החיבור ונסו שוב.',

    nearestHub: 'המקום הקרוב ביותר:',
    selectedHub: 'המקום שנבחר:',
    distance: (length) => `המרחק מכם: בערך ${isolated(length)}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `מקום ${place} מתוך ${count} בסביבה`,
    previous: 'המקום הקודם',
    next: 'המקום הבא',
    recallCard: (name) => `להציג שוב את הכרטיס: ${isolated(name)}`,

    nearestBadge: 'המקום הקרוב',
    sliHint: 'גורמי בריאות ואריכות ימים בכללותם',
    accessStability: `יציבות הגישה ${isolated('Ξaccess')}`,
    accessHint: 'גישה לטיפול רפואי ולתשתיות',
    estimate: 'הערכת העורכים',
    estimateShort: 'הערכה',
    founding: 'השיטה לא ידועה',
    explorePrograms: (name) => `לתוכניות: ${isolated(name)}`,
    comingSoon: 'התוכנית בקרוב',
    nothingSelected: 'עוד לא נבחר מקום',
    invitation: 'בחרו אחד במפה.',

    geolocationFailed: 'לא ניתן לקבוע את המיקום; המפה נשארת כפי שהיא.',
    geolocationMissing: 'הדפדפן הזה אינו קובע מיקום; המפה נשארת כפי שהיא.',
  },
  mapText: {
    label: 'מפת המקומות. החיצים מזיזים אותה, פלוס ומינוס משנים את קנה המידה.',
    markerLabel: (name, percent) => `${isolated(name)}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.map(isolated).join(', ')}; פורס אותם`,
    wholeWorld: 'העולם כולו',
    closePopup: 'סגירת החלון',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `לתוכניות: ${isolated(name)}`,
    comingSoon: 'התוכנית בקרוב',
    estimate: 'הערכה',
    founding: 'השיטה לא ידועה',
  },
};
