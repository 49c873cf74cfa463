import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'המיקום שלכם',
    zoomIn: 'התקרבות',
    zoomOut: 'התרחקות',
    tilesMissing: 'מפת הרחובות אינה זמינה; מוצגת המפה המצוירת',
    loadStreetDetail: 'טעינת הרחובות',
    streetDetailReason: 'מפת הרחובות מגיעה משרת אחר, שיידע באיזה אזור אתם מסתכלים.',
  },
};
