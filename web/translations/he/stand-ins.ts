import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'הדף לא נמצא',
    text: 'אין דף בכתובת הזו. ייתכן שהוא הועבר, או שיש בכתובת טעות.',
    home: 'לדף הבית',
    chart: 'לא ממופה',
  },
  offlineText: {
    tag: 'אין חיבור',
    title: 'אין חיבור לרשת',
    lede: 'הדף הזה אינו שמור במכשיר, והרשת אינה עונה. אלה עדיין זמינים.',
    emergency: 'במקרה חירום',
    callFirst: 'קודם להתקשר למספר החירום.',
    callFirstMore: 'שיחת טלפון אינה זקוקה לאינטרנט. האיתור מציג את הדפיברילטורים השמורים במכשיר.',
    findAed: 'איתור דפיברילטור',
    kept: 'שמור במכשיר הזה',
    pages: [
      { label: 'מספרי החירום של כל המדינות', to: '/emergency-numbers' },
      { label: 'דף הבית, עם רשימת המקומות', to: '/' },
      { label: 'עקרונות', to: '/principles' },
      { label: 'שיטה', to: '/methodology' },
      { label: 'ארכיטקטורה', to: '/architecture' },
      { label: 'פרטיות', to: '/privacy' },
      { label: 'תנאי שימוש', to: '/terms' },
      { label: 'נגישות', to: '/accessibility' },
    ],
    hubs: 'דפי מקומות שפתחתם ייפתחו שוב, עם התמונות. סרטים ומפות רחובות זקוקים לרשת.',
    again: 'לנסות שוב את הדף הזה',
  },
};
