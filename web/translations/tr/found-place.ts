import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'Harita yükleniyor…',
    failed: 'Harita yüklenmedi. Liste aynı OED’leri gösterir.',
    tryAgain: 'Yeniden dene',
  },
  placeText: {
    allowAgain: {
      ios: 'Paylaşmak için: web adresinin yanındaki simgeye dokunun, sonra Web Sitesi Ayarları, Konum, İzin Ver. Orada yoksa: Ayarlar, Gizlilik ve Güvenlik, Konum Servisleri, Safari Web Siteleri’ni açın.',
      android: 'Paylaşmak için: web adresinin yanındaki simgeye dokunun, sonra İzinler, Konum, İzin ver.',
      other: 'Paylaşmak için: web adresinin yanındaki simgeye tıklayın ve konuma izin verin.',
    },
    allowedRuns: 'Arama sonra otomatik başlar.',
    need: {
      refused: 'Bu sayfa konumunuzu göremiyor.',
      failed: 'Konumunuzu bulamadık.',
      awaited: 'Konumunuz bekleniyor.',
    },
    needMore: 'Yakınınızdaki bir yeri yazın. Yazdığınız bu cihazda kalır.',
    elsewhere: 'Başka bir yerde ara',
    label: 'Şehir ya da kasaba',
    hint: 'Örneğin Kraków, Zürich veya Okinawa; aksan işaretlerini yazmasanız da olur.',
    nothing: (typed) => `“${typed}” bulunamadı. Yakındaki daha büyük bir yeri yazın ya da haritada bir nokta seçin.`,
    postcode: (typed) =>
      `“${typed}” bir posta koduna benziyor. Posta koduyla arama yapamıyoruz. Yerin adını ya da 47.3769, 8.5417 gibi koordinatlar yazın ya da haritada bir nokta seçin.`,
    beyond:
      'Böyle koordinatlar yok: enlem en çok 90, boylam en çok 180 derecedir. Sayıları kontrol edin ya da haritada bir nokta seçin.',
    unreadable:
      'Bu koordinatları okuyamadık. 47.3769, 8.5417 gibi enlem ve boylam yazın ya da haritada bir nokta seçin.',
    noCoordinates: 'Bu bağlantıda koordinat yok. 47.3769, 8.5417 gibi yazın ya da haritada bir nokta seçin.',
    options: (count) => `${count} yer`,
  },
  streetText: {
    straight: 'kuş uçuşu',
    along: 'sokaklardan',
    reordered: 'Sokaklardan gidince başka bir OED daha yakın. Artık ilk sırada onu gösteriyoruz.',
    offer: (name, minutes) =>
      `Sokaklardan gidince daha yakın: ${name}, yürüyerek ${minutes}. Oraya mı gitmek istersiniz?`,
    takeOffer: 'Önce onu göster',
    stay: 'Benimkinde kal',
    showWay: 'Yolu göster',
    wayNotLoaded: 'Yol yüklenemedi. Bağlantınızı kontrol edin ya da haritanızı açmak için Yaya’ya basın.',
  },
};
