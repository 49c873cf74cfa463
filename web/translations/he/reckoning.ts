import { isolated } from '../../languages/plural.ts';
import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'ברגל',
      car: 'ברכב',
      drone: 'רחפן (הדמיה, דבר אינו טס)',
      fastest: 'במקרה הטוב',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} עד היציאה`,
    straight: 'בקו ישר',
    detour: (times) => `ברחובות פי ${times} מהקו הישר`,
    source: 'מקור:',
    droneJudged: 'אם זה לוקח יותר מחמש דקות נקבע לפי מה שנמדד.',
    order: (shutDoor, ambulance, errand) =>
      `הסדר: הזמן הצפוי הקצר ביותר עד שדפיברילטור נמצא ליד החולה, אם הולכים קודם אליו ומדלת נעולה ממשיכים לטוב הבא, כשלפניה אובדות ${shutDoor} דק׳ (הערכה שלנו). גם האמבולנס מביא דפיברילטור, ומניחים שהוא מגיע אחרי ${ambulance} דק׳ בממוצע. אלה שיהיו סגורים כשתגיעו באים אחרונים. מה שדורש יותר מ-${errand} דק׳ ברגל הלוך ושוב מקופל.`,
    chance: (working, privateByDay, privateElse, least) =>
      `דפיברילטור שפתוח בוודאות נחשב ${working}: בבדיקות בסיאול יותר מ-97% פעלו (${isolated('Scientific Reports 2022, 14611')}). מאחורי דלת פרטית ${privateByDay} מזה בשעות העבודה, ובשאר השעות ${privateElse}, הערכות שלנו. אחד שלא ידוע שהוא סגור נחשב לפחות ${least}, הערכה שלנו; עד שלוש דקות ברגל הוא בא לפני כל אחד שנמצא במרחק עשר.`,
    shares: 'דפיברילטורים בלי שעות רשומות שנחשבים פתוחים',
    kind: 'איפה ולמי',
    periods: { working: 'שני–שישי 8–\u206016', waking: 'אחרת 7–\u206021', night: 'לילה' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'בחוץ', indoors: 'בפנים', unsaid: 'המקום לא צוין' },
    welcomes: {
      everybody: 'לכולם',
      limited: 'ללקוחות או בהסכמה',
      unsaid: 'הגישה לא צוינה',
    },
    kinds: {
      staffed: 'לא בחוץ, במשטרה, בכיבוי אש, בבית חולים או במלון',
      station: 'לא בחוץ, בתחנה או בשדה תעופה',
      school: 'לא בחוץ, בבית ספר',
      shop: 'לא בחוץ, בחנות או בבית מרקחת',
    },
    sharesSource: `נמדד על דפיברילטורים עם שעות ברשימות פתוחות של פולין, שווייץ, סלובניה, יפן, גרמניה ואיטליה, והופחת מחוץ לשעות העבודה לפי מה שהרשימות בשווייץ אומרות במילים על אלה שבלי שעות. בקופנהגן אפשר היה להגיע בכל שעה אל 9% (${isolated('PubMed 24036607')}), בטורונטו אל 26% (${isolated('PMC4992180')}).`,
  },
};
