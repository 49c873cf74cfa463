import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'דילוג לתוכן',
    menu: 'תפריט',
    navigation: 'תפריט ראשי',
    findAed: 'איתור דפיברילטור',
    pages: [
      { label: 'עיסויי חזה', to: '/cpr' },
      { label: 'מספרי חירום', to: '/emergency-numbers' },
    ],
    wholeSite: 'האתר כולו, באנגלית',
    privacy: 'פרטיות, באנגלית',
    disclaimer: 'שום דבר באתר הזה אינו ייעוץ רפואי.',
  },
  emergencyCallText: {
    guessed: (countries) => `כנראה המקום הוא ${countries}. מספר החירום:`,
    or: 'או',
    inCountry: (country) => `(${country})`,
    unknown: 'מספר החירום שונה ממדינה למדינה.',
    unsure: (country) => `כנראה המקום הוא ${country}. איננו יודעים שם מספר בטוח. ייתכן שחיוג 112 יקשר לעזרה.`,
    all: 'כל מספרי החירום',
  },
  languageText: {
    choose: 'שפה',
    notReviewed: 'תרגום זה טרם נבדק בידי מתרגם רפואי.',
    report: 'דיווח על טעות',
    englishRest: 'באנגלית: כותרות המקורות והערות על מדינות.',
  },
  toastText: { region: (key) => `הודעות (${key})`, close: 'סגירת ההודעה' },
  offlineNoticeText: { notice: 'אין חיבור לרשת; דפים ודפיברילטורים שכבר נצפו עדיין זמינים.' },
};
