import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'İçeriğe geç',
    menu: 'Menü',
    navigation: 'Ana menü',
    findAed: 'OED bul',
    pages: [
      { label: 'Kalp masajı', to: '/cpr' },
      { label: 'Acil numaralar', to: '/emergency-numbers' },
    ],
    wholeSite: 'Bütün site (İngilizce)',
    privacy: 'Gizlilik (İngilizce)',
    disclaimer: 'Bu sitedeki hiçbir şey tıbbi öneri değildir.',
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
  languageText: {
    choose: 'Dil',
    notReviewed: 'Bu çeviri henüz bir tıbbi çevirmen tarafından incelenmedi.',
    report: 'Hata bildir',
    englishRest: 'İngilizce olanlar: kaynak başlıkları ve ülke notları.',
  },
  toastText: { region: (key) => `Bildirimler (${key})`, close: 'Bildirimi kapat' },
  offlineNoticeText: { notice: 'Çevrimdışısınız; gördüğünüz sayfalar ve OED’ler çalışmaya devam eder.' },
};
