import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'החייאה', to: '/cpr' },
      { label: 'מספרי חירום', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'מפה', to: '/#map' },
      { label: 'מקומות', to: '/hubs' },
      { label: 'תוחלת חיים', to: '/life-expectancy' },
      { label: 'עקרונות', to: '/principles' },
      { label: 'שיטה', to: '/methodology' },
      { label: 'ארכיטקטורה', to: '/architecture' },
    ],
    tagline: 'היכן אנשים מאריכים ימים, ואיך אנחנו יודעים.',
    disclaimer: 'שום דבר באתר הזה אינו ייעוץ רפואי. הציונים הם הערכות ולא מדידות, אלא אם כתובים לידם מקור ושנה.',
    marked: 'דפים עם הסימן EN הם באנגלית.',
    columns: [
      {
        title: 'האתר',
        links: [
          { label: 'מפת אריכות הימים', to: '/#map' },
          { label: 'כל המקומות', to: '/hubs' },
          { label: 'תוחלת חיים', to: '/life-expectancy' },
          { label: 'איתור דפיברילטור (AED)', to: '/aed' },
          { label: 'דפיברילטורים לפי מדינה', to: '/aeds' },
          { label: 'רמות גישה', to: '/#access-tiers' },
        ],
      },
      {
        title: 'מידע',
        links: [
          { label: 'עקרונות', to: '/principles' },
          { label: 'שיטה', to: '/methodology' },
          { label: 'ארכיטקטורת המערכת', to: '/architecture' },
          { label: 'ספר הרישום', to: '/ledger' },
          { label: 'נתונים פתוחים', to: '/developers' },
          { label: 'החייאה', to: '/cpr' },
          { label: 'מספרי חירום', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'מידע משפטי',
        links: [
          { label: 'פרטיות', to: '/privacy' },
          { label: 'תנאי שימוש', to: '/terms' },
          { label: 'נגישות', to: '/accessibility' },
          { label: 'מה האתר הזה אינו טוען', to: '/methodology#not-claimed' },
          { label: 'מקורות ורישיונות', to: '/methodology#sources' },
          { label: 'המיקום שלכם נשאר אצלכם', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'טקסטים, ציונים והורדות: CC BY 4.0', to: '/terms#reuse' },
    licences: 'רישיונות התוכנה',
  },
  translationNoteText: {
    notReviewed: 'תרגום זה טרם נבדק בידי מתרגם רפואי.',
    report: 'דיווח על טעות',
    englishInPlaces: 'כמה משפטים מופיעים באנגלית: התרגום שלהם עוד לא מוכן.',
    englishRest: 'באנגלית: שמות של מקומות רבים, כותרות המקורות והערות על מדינות.',
  },
};
