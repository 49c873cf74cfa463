import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'Harita yükleniyor…',
    failed: 'Harita yüklenemedi. Listede aynı OED’ler var.',
    tryAgain: 'Yeniden dene',
  },
  placeText: {
    allowAgain: {
      ios: 'Paylaşmak için: adresteki simgeye bas, sonra Web Sitesi Ayarları, Konum, İzin Ver. Yoksa: Ayarlar, Gizlilik ve Güvenlik, Konum Servisleri, Safari Web Siteleri.',
      android: 'Paylaşmak için: adresin yanındaki simgeye bas, sonra İzinler, Konum, İzin ver.',
      other: 'Paylaşmak için: adresin yanındaki simgeye bas ve konuma izin ver.',
    },
    allowedRuns: 'Arama o zaman kendiliğinden başlar.',
    need: {
      refused: 'Konumunuz bu sayfayla paylaşılmıyor.',
      failed: 'Konumunuz bulunamadı.',
      awaited: 'Cihazınız konumunuzu henüz bildirmedi.',
    },
    needMore: 'Bunun yerine yakınınızdaki bir yeri yazın. Bu cihazda kalır.',
    elsewhere: 'Başka bir yerde ara',
    label: 'Şehir ya da uzun ömür yeri',
    hint: 'Örneğin Kraków, Zürich veya Okinawa; işaretler yazılmayabilir.',
    nothing: (typed) =>
      `“${typed}” adlı bir yer bilmiyoruz: yalnız şehirler, uzun ömür yerleri ve OED adreslerindeki yerleşimler. Yakında daha büyük bir yer yazın ya da haritada gösterin.`,
    postcode: (typed) =>
      `“${typed}” bir posta koduna benziyor, burada posta kodu bilinmiyor. Yerin adını ya da 47.3769, 8.5417 gibi koordinatlar yazın ya da haritada gösterin.`,
    beyond:
      'Bu koordinatlar Dünya’da yok: enlem 90, boylam 180 dereceye kadardır. Sayılara bakın ya da haritada gösterin.',
    unreadable: 'Koordinat olarak okunamadı. 47.3769, 8.5417 gibi enlem ve boylam yazın ya da haritada gösterin.',
    noCoordinates: 'Bu adreste koordinat yok. 47.3769, 8.5417 gibi yazın ya da haritada gösterin.',
    options: (count) => `${count} yer`,
  },
  streetText: {
    straight: 'kuş uçuşu',
    along: 'sokaklardan',
    reordered: 'Sokaklardan başka bir OED kuş uçuşuna göre daha yakın. Artık ilk sırada.',
    offer: (name, minutes) => `Sokaklardan daha yakın: ${name}, yürüyerek ${minutes}. Oraya gidilsin mi?`,
    takeOffer: 'İlk sıraya al',
    stay: 'Benimkinde kal',
    showWay: 'Yolu göster',
    wayNotLoaded: 'Yol açılamadı. Bağlantıyı denetle ya da haritaları açmak için Yürü’ye bas.',
  },
};
