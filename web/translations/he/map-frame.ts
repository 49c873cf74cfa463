import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'המיקום שלכם',
    zoomIn: 'התקרבות',
    zoomOut: 'התרחקות',
    tilesMissing: 'מפת הרחובות אינה זמינה; מוצגת מפה פשוטה',
    loadStreetDetail: 'טעינת הרחובות',
    streetDetailReason: 'מפת הרחובות מגיעה משרת אחר. השרת ההוא רואה באיזה אזור אתם מסתכלים.',
  },
};
