import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'כניסה',
    account: 'חשבון',
  },
  ownWaysText: {
    myAccount: 'החשבון שלי',
    signOut: 'יציאה',
    signedOut: 'יצאתם מהחשבון',
    signOutFailed: 'היציאה נכשלה',
    tryAgain: 'השרת לא ענה. בדקו את החיבור ונסו שוב.',
  },
  headerText: {
    skipToContent: 'דילוג לתוכן',
    menu: 'תפריט',
    navigation: 'תפריט ראשי',
    findAed: 'איתור דפיברילטור',
  },
  emergencyCallText: {
    guessed: (countries) => `המקום שבו אתם כנראה נמצאים (${countries}):`,
    or: 'או',
    inCountry: (country) => `(${country})`,
    unknown: 'מספר החירום שונה ממדינה למדינה.',
    unsure: (country) => `לא הצלחנו לאמת מספר למקום שבו אתם כנראה נמצאים: ${country}. נסו 112.`,
    all: 'כל מספרי החירום',
  },
  languageText: { choose: 'שפה' },
  toastText: { region: (key) => `הודעות (${key})`, close: 'סגירת ההודעה' },
  offlineNoticeText: { notice: 'אין חיבור לרשת. דפים ודפיברילטורים שכבר ראיתם עדיין זמינים.' },
};
