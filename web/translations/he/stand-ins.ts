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
    lede: 'הדף הזה לא שמור במכשיר שלכם, ואין חיבור. הדפים שלמטה עדיין נפתחים.',
    emergency: 'במקרה חירום',
    callFirst: 'קודם כול התקשרו למספר החירום.',
    callFirstMore: 'לשיחת טלפון לא נדרש אינטרנט. האיתור מציג את הדפיברילטורים השמורים במכשיר הזה.',
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
    hubs: 'גם דפי מקומות שכבר פתחתם נפתחים, עם התמונות שהוצגו בהם. לסרטונים ולמפות רחובות נדרש חיבור.',
    again: 'נסו שוב את הדף הזה',
  },
};
