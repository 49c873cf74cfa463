import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Oturum aç',
    account: 'Hesap',
  },
  ownWaysText: {
    myAccount: 'Hesabım',
    signOut: 'Oturumu kapat',
    signedOut: 'Oturumunuz kapatıldı',
    signOutFailed: 'Oturum kapatılamadı',
    tryAgain: 'Sunucu yanıt vermedi. Bağlantıyı denetleyip yeniden deneyin.',
  },
  headerText: {
    skipToContent: 'İçeriğe geç',
    menu: 'Menü',
    navigation: 'Ana menü',
    findAed: 'OED bul',
  },
  emergencyCallText: {
    guessed: (countries) => `Burada görünüyorsunuz: ${countries}. Arayın:`,
    or: 'ya da',
    inCountry: (country) => `(${country})`,
    unknown: 'Aranacak numara ülkeden ülkeye değişir.',
    unsure: (country) =>
      `Burada görünüyorsunuz: ${country}. Orası için kesin bir numara bilmiyoruz. 112 sizi bağlayabilir.`,
    all: 'Tüm acil numaralar',
  },
  languageText: { choose: 'Dil' },
  toastText: { region: (key) => `Bildirimler (${key})`, close: 'Bildirimi kapat' },
  offlineNoticeText: { notice: 'Çevrimdışısınız; gördüğünüz sayfalar ve OED’ler çalışmaya devam eder.' },
};
