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
    tryAgain: 'Sunucu yanıt vermedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  headerText: {
    skipToContent: 'İçeriğe geç',
    menu: 'Menü',
    navigation: 'Ana menü',
    findAed: 'OED bul',
  },
  emergencyCallText: {
    guessed: (countries) => `Tahmini yeriniz (${countries}):`,
    or: 'ya da',
    inCountry: (country) => `(${country})`,
    unknown: 'Aranacak numara ülkeden ülkeye değişir.',
    unsure: (country) => `Tahmini yeriniz (${country}) için bir numara doğrulayamadık. 112’yi deneyin.`,
    all: 'Tüm acil numaralar',
  },
  languageText: { choose: 'Dil' },
  toastText: { region: (key) => `Bildirimler (${key})`, close: 'Bildirimi kapat' },
  offlineNoticeText: { notice: 'Çevrimdışısınız. Daha önce gördüğünüz sayfalar ve OED’ler yine açılır.' },
};
