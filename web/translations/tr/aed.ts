import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'OED bul',
    description: 'Hastaya en erken ulaşabilecek defibrilatörler ve her şeyden önce aranacak numara.',
  },
  aedLocatorText: {
    title: 'OED bulucu',
    tagline: 'En yakın otomatik defibrilatörü (OED) saniyeler içinde bulun. Kalp durmasında her an önemlidir.',
    callFirst: 'Önce acil numarayı arayın.',
    callFirstMore: 'Kişinin yanında kalın ve göğüs basısına başlayın. OED için başka birini gönderin.',
    find: 'En yakın OED’yi bul',
    locating: 'OED aranıyor...',
    results: 'Bulunanlar',
    failed: 'OED kaydı açılamadı. Bağlantıyı kontrol edip yeniden deneyin; bu arada acil çağrı görevlisine sorun.',
    damaged:
      'OED kaydından gelen veri sağlama toplamına uymuyor, bu yüzden gösterilmiyor. Yeniden deneyin; bu arada acil çağrı görevlisine sorun.',
    damagedWhy: 'Sağlama toplamı ne söyler',
    tryAgain: 'Yeniden dene',
    needsScript: 'Bulucu JavaScript ister. En yakın OED’yi telefonda acil çağrı görevlisine sorun.',
  },
  callLinkText: {
    call: (number) => `Ara: ${number}`,
    elsewhere: (number) => `Ya da başka bir telefondan ${number} numarasını arayın.`,
    other: (number, country) => (country === null ? `veya ${number}` : `veya ${number} (${country})`),
    bar: 'Acil arama',
    anywhere:
      'Yerel numarayı bilmiyor musunuz? Birçok mobil şebeke 112’yi yardıma bağlar; Çin anakarasındakiler bağlamaz.',
    guessed: (countries) => `Bu cihazın saat dilimine göre bulunduğunuz yer: ${countries}.`,
    inCountry: (country) => `Göründüğünüz yerde ambulans: ${country}.`,
    nearBorder: (country) =>
      `Göründüğünüz yerde ambulans: ${country}. Başka bir ülke yakında ya da yer üzerinde hak iddia ediyor.`,
    atSea:
      'Denizde görünüyorsunuz: telsizle VHF kanal 16’dan Mayday çağrısı yapın. Mobil sinyal varsa 112 bağlanabilir.',
    all: 'Tüm [acil ]numaralar',
  },
  cprLinkText: {
    link: 'Göğüs basıları için ritmi başlat',
    bar: 'Ritim',
    running: (elapsed) => `Ritim çalışıyor: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Bir yanlışlık mı var?',
    of: (name) => `ilgili: ${name}`,
    missing: 'Burada eksik bir OED mi var?',
    notLoaded: 'Bildirim açılamadı. Bağlantıyı kontrol edip yeniden deneyin.',
  },
  sampleMarkText: { mark: 'Örnek veri' },
};
