import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'OED haritası. Yanındaki liste aynı OED’leri gösterir. Ok tuşları haritayı kaydırır. Artı ve eksi tuşları yakınlaştırıp uzaklaştırır.',
    pickLabel: 'Haritanın ortasını seçmek için Enter’a basın. Sonra aramayı onaylayın.',
    usability: {
      likely: 'vardığınızda büyük olasılıkla kullanılabilir',
      uncertain: 'vardığınızda belki kullanılabilir',
      unlikely: 'vardığınızda büyük olasılıkla kullanılamaz',
    },
    otherAed: (name) => `OED: ${name}`,
    otherAeds: 'Görünümdeki diğer OED’ler. Ok tuşları birinden ötekine geçer.',
    group: (count) => `${count} OED; yakınlaştırır`,
    registers: 'OED’ler: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => `${count} kaynak daha`,
    isIncomplete: 'Bu görünümdeki bazı OED’ler yüklenmedi. Yeniden denemek için haritayı kaydırın.',
    isCountingAll: 'Bu ölçekte daireler bütün OED’lerin sayısını gösterir. Süzmek için yakınlaştırın.',
    searchHere: 'Artı işaretinden arayalım mı?',
    search: 'Burada ara',
    cancelSearch: 'Vazgeç',
  },
  keepAreaText: {
    title: 'Çevrimdışı kullanım',
    keep: 'Bu bölgeyi çevrimdışı kullanım için kaydet',
    offer: (count, size) =>
      `25\u00a0km ve biraz ötesine kadar ${count} OED: yaklaşık ${size}. Sonra en yakın OED’yi çevrimdışı da bulabilirsiniz.`,
    withStreets: (size) => `Çevrimdışı yol göstermek için 10\u00a0km içindeki sokaklarla: yaklaşık ${size} daha.`,
    lost: 'Tarayıcınız kaydedilen bölgeyi sildi. Yeniden kaydedin.',
    privacy:
      'Yalnızca bu cihaza kaydedilir. Sunucu hangi harita karelerinin indirildiğini görür, nerede olduğunuzu asla görmez. Daha yeni OED kayıtları yayımladığımızda kareler yeniden indirilir.',
    keeping: (done, total) => (total === 0 ? 'Kaydediliyor…' : `Kaydedilen harita kareleri: ${done} / ${total}`),
    kept: (cells, count, day) => `Kaydedildi: ${day}; ${cells} harita karesinde ${count} OED`,
    remove: 'Kaldır',
    failed: {
      network: 'Kaydedilmedi: bağlantı koptu. Bağlantının daha iyi olduğu bir yerde yeniden deneyin.',
      full: 'Kaydedilmedi: bu cihazda yer kalmadı. Yer açıp yeniden deneyin.',
      site: 'Kaydedilmedi: bu tarayıcı ya da bu gizli pencere sayfaları çevrimdışı kullanım için saklayamıyor. Başka bir tarayıcı deneyin.',
      remove:
        'Kaldırılmadı: tarayıcı izin vermedi, bölge hâlâ kayıtlı. Yeniden deneyin ya da bu sitenin verilerini silin.',
    },
  },
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
    wayNotLoaded: 'Yol yüklenemedi. Bağlantınızı kontrol edin ya da haritanızı açmak için “Yaya” düğmesine basın.',
  },
};
