import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'OED bul',
    description: 'Hastaya en çabuk ulaşabilecek OED’ler ve her şeyden önce aranacak numara.',
  },
  aedLocatorText: {
    title: 'OED bulucu',
    tagline:
      'En yakın otomatik eksternal defibrilatörü (OED) saniyeler içinde bulun. Kalp durmasında her an önemlidir.',
    callFirst: 'Önce acil numarayı arayın.',
    callFirstMore: 'Kişinin yanında kalın ve göğüs basısına başlayın. OED’yi almaya başka birini gönderin.',
    find: 'En yakın OED’yi bul',
    locating: 'OED aranıyor...',
    results: 'Arama sonuçları',
    failed:
      'OED kayıtları yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
    damaged:
      'OED kayıtları bozuk geldi, bu yüzden göstermiyoruz. Yeniden deneyin. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
    damagedWhy: 'Bunu neden kontrol ediyoruz',
    tryAgain: 'Yeniden dene',
    needsScript: 'OED bulucu için JavaScript gerekir. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
  },
  callLinkText: {
    call: (number) => `Ara: ${number}`,
    elsewhere: (number) => `Ya da başka bir telefondan ${number} numarasını arayın.`,
    other: (number, country) => (country === null ? `veya ${number}` : `veya ${number} (${country})`),
    bar: 'Acil arama',
    anywhere:
      'Yerel numarayı bilmiyor musunuz? 112’yi deneyin. Birçok mobil şebekede acil yardıma ulaşır, ama Çin anakarasında ulaşmaz.',
    guessed: (countries) => `Bu cihazın saat dilimine göre ülkeniz: ${countries}.`,
    inCountry: (country) => `Tahmini yerinizdeki ambulans numarası: ${country}.`,
    nearBorder: (country) =>
      `Tahmini yerinizdeki ambulans numarası: ${country}. Sınıra yakın ya da ihtilaflı bir bölgedesiniz.`,
    atSea:
      'Denizde görünüyorsunuz. Telsizle VHF kanal 16’dan Mayday çağrısı yapın. Cep telefonu çekiyorsa 112’yi deneyin.',
    all: 'Tüm [acil ]numaralar',
  },
  cprLinkText: {
    link: 'Kalp masajı ritmini başlat',
    bar: 'Kalp masajı',
    running: (elapsed) => `Ritim çalışıyor: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Bir yanlışlık mı var?',
    of: (name) => `ilgili OED: ${name}`,
    missing: 'Burada eksik bir OED mi var?',
    here: 'Bu OED’nin yanında mısınız?',
    stillHere: 'Hâlâ burada, her şey yolunda',
    notLoaded: 'Bildirim formu yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  sampleMarkText: { mark: 'Örnek veri' },
};
