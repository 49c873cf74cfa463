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
    guessed: (countries) => `כנראה המקום הוא ${countries}. מספר החירום:`,
    or: 'או',
    inCountry: (country) => `(${country})`,
    unknown: 'מספר החירום שונה ממדינה למדינה.',
    unsure: (country) => `כנראה המקום הוא ${country}. איננו יודעים שם מספר בטוח. ייתכן שחיוג 112 יקשר לעזרה.`,
    all: 'כל מספרי החירום',
  },
  languageText: { choose: 'שפה' },
  toastText: { region: (key) => `הודעות (${key})`, close: 'סגירת ההודעה' },
  offlineNoticeText: { notice: 'אין חיבור לרשת; דפים ודפיברילטורים שכבר נצפו עדיין זמינים.' },
};
