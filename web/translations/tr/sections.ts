import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Bugün ücretsiz',
    title: 'Erişim düzeyleri',
    lede: 'Bu sitedeki her şey ücretsizdir. Öteki iki düzey birer tasarıdır, satın alınamaz.',
    popular: 'Popüler',
    includes: (name) => `Bu düzeyde olanlar: ${name}`,
    start: 'Ücretsiz başla',
    comingSoon: 'Yakında',
    subscribe: 'Şimdi abone ol',
    payment: 'Stripe, Ethereum ya da MetaMask cüzdanıyla güvenli ödeme',
    tiers: {
      free: {
        name: 'Ücretsiz',
        period: 'süresiz',
        description: 'Atlasın tamamı, herkese açık, hesapsız.',
        features: [
          'Bütün uzun ömür yerlerinin haritası',
          'Yerler üzerine sayfalar',
          'OED bulucu',
          'Yöntem ve kaynaklar',
        ],
      },
      convenience: {
        name: 'Kolaylık',
        period: 'ayda',
        description: 'Birkaç yeri izleyenler için planlandı.',
        features: [
          'Ücretsiz düzeyindeki her şey',
          'Saklanan yerler ve notlar',
          'Yerleriniz için uyarılar',
          'Baskı için indirmeler',
        ],
      },
      concierge: {
        name: 'Eşlik',
        period: 'ayda',
        description: 'Yanında bir insan isteyenler için planlandı.',
        features: [
          'Kolaylık düzeyindeki her şey',
          'Adıyla tanıdığınız bir insan',
          'Yerel programlarda yardım',
          'Yılda bir değerlendirme',
        ],
      },
    },
  },
  administrationText: {
    title: 'Yönetim paneli',
    deniedTitle: 'Yalnız yöneticiler için',
    denied: 'Bu paneli açmak için yönetici hakları gerekir.',
    loading: 'Günlükler yükleniyor...',
    panelMissing: 'Panel yüklenemedi. Bağlantıyı denetleyip sayfayı yeniden yükleyin.',
    reload: 'Sayfayı yeniden yükle',
  },
  alertsText: {
    tag: 'Çevrenizde',
    title: 'Yakın çevre uyarıları',
    lede: 'Sağlık, güvenlik ve çevre uyarıları, en acili önce. Bunlar örnektir; hiçbiri yaşanmadı.',
    types: { health: 'Sağlık', safety: 'Güvenlik', environmental: 'Çevre' },
    severities: { high: 'Yüksek', medium: 'Orta', low: 'Düşük' },
    severity: 'önem',
    away: (distance) => `${distance} uzakta`,
    notices: {
      'sample-heat': {
        title: 'Eski şehirde sıcak uyarısı',
        message: 'Akşam sekize kadar hava çok sıcak. Kütüphanede ve kapalı çarşıda serinleyebilirsiniz.',
        timestamp: '15 dakika önce',
      },
      'sample-footbridge': {
        title: 'Yaya köprüsü onarım için kapalı',
        message: 'Yayalar ve tekerlekli sandalyeler alt köprüden geçer; yol yaklaşık altı dakika uzar.',
        timestamp: '1 saat önce',
      },
      'sample-pollen': {
        title: 'Huş poleni artıyor',
        message: 'Öğleden itibaren ırmak boyunca yoğun. Bu gece beklenen yağmurla azalır.',
        timestamp: '3 saat önce',
      },
      'sample-screening': {
        title: 'Cumartesi günü tansiyon ölçümü',
        message: 'Belediye binasında, ücretsiz ve randevusuz, dokuzdan on üçe kadar.',
        timestamp: 'dün',
      },
    },
  },
  civicTermsText: {
    access: 'erişim',
    confirmation: 'insan onayı',
    assist: 'makine yardımı',
    agency: 'ajan yetisi',
    knowledge: 'bilgi',
    symbiosis: 'simbiyoz',
    checksum: 'Tempesta Checksum',
    index: 'uzun ömür endeksi',
  },
  symbiosisText: {
    title: 'Simbiyotik uzun ömür',
    lede: 'Yapay zekânın yardım ettiği, insanların onayladığı bir yurttaşlık modeli. Uzun ömrü su şebekesi ya da kütüphane gibi ortak bir altyapı sayar.',
    features: [
      {
        title: 'Anında doğrulama',
        text: 'Telefondaki algılayıcılar, bağlı sağlık platformları ve yapay zekâ izlemesi bir değişimi olurken fark eder ve öneri olarak iletir. Hiçbiri hüküm vermez.',
      },
      {
        title: 'İnsan gözetimi',
        text: 'Her veri, kalıcı olarak kaydedilmeden önce görevli insanlarca onaylanır. Kimsenin onaylamadığı taslak olarak kalır.',
      },
      {
        title: 'Blokzincirde kayıt defteri',
        text: 'Onaylanan kayıtlar blokzincirde değişmez simbiyoz kayıtlarına dönüşür. Bir yanlış, sonraki bir kayıtla düzeltilir, hiçbir zaman ilki silinerek değil.',
      },
    ],
    designNote: 'Model böyle tasarlandı. Bu site hiçbir algılayıcı okumaz, hiçbir şeyi izlemez, blokzincir tutmaz;',
    designLink: 'bugün nelerin çalıştığını mimari sayfası anlatır',
    designEnd: '.',
    diagram: {
      title: 'λ13 üçgeninin çevresinde dört halka',
      description:
        'Ortak merkezli dört halka, dıştan içe: Ξaccess, erişim; Ksense, bilgi; Agt_cap, ajan yetisi; Σsymbio, simbiyoz. En içteki halkanın içinde λ13 yazılı bir üçgen durur. Tepesinden çıkan bir ok dört halkayı da geçer ve yukarıda sonuç olarak çıkar: ΩLL^Sym, simbiyotik uzun ömür.',
      caption: 'Sonuç her halkadan geçerek çıkar: hiçbiri atlanamaz.',
      enlarge: 'Çizimi büyüt',
      close: 'Çizimi kapat',
    },
    withoutDials: 'Buradaki kaydırıcılar JavaScript ister, o da yüklenmedi. Denklem istemez.',
    definitionsTitle: 'Dört terim',
    definitions: {
      access:
        'İnsanların bakıma, temiz suya, güvenli bir sokağa ve ağa, kötü günde de iyi günde de ne kadar güvenle ulaştığı. Haritanın her yer için gösterdiği tek terimdir.',
      knowledge: 'Bir yerin kendi sağlığı hakkında bildikleri ve orada yaşayanların bunu ne kadar kullanabildiği.',
      agency:
        'Ajan denen yazılımların insanlar için yapabileceği işler: bir hatırlatma, bir bilgi arama, bir ilk taslak. Hepsinden bir insan sorumlu kalır.',
      symbiosis: 'İnsanların, ajanların ve kurumların birbirinden habersiz değil, birbiri için ne kadar iyi çalıştığı.',
    },
    driftExample: 'Bir sapma nasıl görünür',
    withoutExample: 'Buradaki çizimler JavaScript ister. Sapmanın nasıl anlaşıldığını yöntem sayfası söyler.',
    equation: {
      title: 'Temel yurttaşlık denklemi',
      spoken:
        'Omega LL Sym, simbiyotik uzun ömür, eşittir erişim çarpı insan onayı çarpı makine yardımı çarpı ajan yetisi çarpı bilgi çarpı simbiyoz çarpı tutarlılık çarpanı: TC sigma, çarpı lambda on üç, çarpı fi, çarpı A bölü tau, çarpı S L I.',
      output: 'simbiyotik uzun ömür',
      lastFactor: 'tutarlılık',
      zero: 'Herhangi bir terim sıfırsa uzun ömrün tutarlılığı düşer.',
      zeroReason:
        'Terimler toplanmaz, çarpılır; bu yüzden birindeki güç ötekindeki eksiğin yerini tutmaz: en iyi hastane, ona ulaşamayan için hiçbir şey ifade etmez.',
      signs:
        'H ve M bu sayfanın kendi kısa işaretleridir. TCΣ, Tempesta Checksum; SLI, Symbiotic Longevity Index demektir. λ13, Φ, A ve τ modelin katsayılarıdır; değerleri yayımlanmadı ve bu haritadaki hiçbir puan onları kullanmaz.',
    },
    promise: {
      title: 'Simbiyoz sözümüz',
      points: [
        { title: 'Erişim', text: 'Kişi ne kazanırsa kazansın, nasıl hareket ederse etsin, ulaşabileceği yardım.' },
        { title: 'Ajanlar', text: 'Yazılım adımı hazırlar; atıp atmamaya insan karar verir.' },
        { title: 'Bilgi', text: 'Her sayı yılı ve kaynağıyla, kuşkular da yanında.' },
        {
          title: 'Simbiyoz',
          text: 'İnsanlar ve makineler birbirinin ne yaptığını görür, her biri kendi payından sorumludur.',
        },
      ],
    },
    drift: 'Ω’nın gelire, engelliliğe, dile ya da mahalleye göre sapması, inceleme ve kamuya açık yanıt başlatır.',
  },
  dialsText: {
    title: 'Terimleri değiştirin',
    group: 'Denklemin terimleri',
    atZero: {
      access:
        'Kimse oraya ulaşamaz: kapılar açıktır ama otobüs, rampa ya da insanların ödeyebileceği bir bilet yoktur.',
      confirmation: 'Kimse onaylamaz: makinelerin fark ettiği her şey taslak kalır ve kimse bundan sorumlu değildir.',
      assist:
        'Hiçbir makine yardım etmez: insanlar her şeyi kendileri izlemek zorundadır, kaçırdıklarını onlara gösteren bir şey yoktur.',
      agency:
        'Hiçbir ajan işlem yapamaz: her hatırlatma ve her arama boş bir saati olan birini bekler, öyle biri de yoktur.',
      knowledge:
        'Kimse bilmez: yerin kendi sağlığıyla ilgili sayıları yoktur, bu yüzden kimse eksiği de kazancı da görmez.',
      symbiosis:
        'Kimse birlikte çalışmaz: insanlar, ajanlar ve kurumlar kendi payını yapar ama paylar birbirine uymaz.',
      checksum:
        'Hiçbir kayıt bozulmamış değildir: hiçbiri sağlama toplamına uymaz, bu yüzden hiçbiri doğrulanmış olarak gösterilemez.',
      index: 'Hiçbir ilke karşılanmaz: yürüyecek bir yer, yiyecek iyi bir şey, birlikte olunacak kimse yoktur.',
    },
    nothing: '0, hiç',
    inFull: '1, tam',
    ofOne: (value) => `1 üzerinden ${value}`,
    full: 'Her terim tam değerinde, bu yüzden hiçbir şey yitmez. Birini azaltın.',
    even: (value, output) => `Her terim ${value}. Çarpılınca sonuç: ${output}.`,
    weakestOne: (name, value) =>
      `En zayıf terim: ${name}, ${value}. Onu yükseltmek Ω’yı başka herhangi birini yükseltmekten daha çok artırır.`,
    weakest: (names, value) =>
      `En zayıf terimler: ${names}, ${value}. Ω’yı en çok bunlardan birini yükseltmek artırır.`,
    alsoZero: (names) => `Bunlar da sıfırda: ${names}.`,
    someOfEight: (count) => `sekiz terimden ${count} tanesi`,
    spoken: (output, sentence) => `Omega ${output}. ${sentence}`,
    tries: 'Deneyin',
    presets: { noAccess: 'Erişim kesik', nobodyConfirms: 'Kimse onaylamaz', nineTenths: 'Hepsi onda dokuz' },
    reset: 'Sıfırla',
    note: 'Bu bir gösterimdir, ölçüm değil: hiçbir yer bu terimler için değer yayımlamadı. λ13, Φ, A ve τ için de yayımlanmış değer yok; 1’de sabit dururlar. τ bölen olduğu için hiç sıfır olamaz.',
  },
  driftText: {
    lede: 'Var olmayan bir yer, iki yıl boyunca. Her çizim bir grubun Ω değerini oradaki herkesin Ω değeriyle yan yana koyar. Art arda iki çeyrek herkesin 0,10’dan çok altında kalan grup, kamuya açık olarak incelenir.',
    groups: {
      income: { axis: 'Gelir', name: 'En düşük ücretli beşte bir' },
      disability: { axis: 'Engellilik', name: 'Engelli kişiler' },
      language: { axis: 'Dil', name: 'Evde başka bir dil' },
      neighbourhood: { axis: 'Mahalle', name: 'Liman mahallesi' },
    },
    steady: 'İnceleme yok: sınırın içinde kalıyor.',
    dipped: 'İnceleme yok: bir çeyrek sınırın altında, sonra geri.',
    reviewed: (quarter) => `İnceleme ve kamuya açık yanıt, başlangıç: ${quarter}.`,
    quarter: (year, quarter) => `${year}. yıl, ${quarter}. çeyrek`,
    drawn: (name, first, last, verdict) => `${name}: Ω başta ${first}, sonda ${last}. ${verdict}`,
    table: 'Tablo olarak sayılar',
    caption: 'Çeyreklere göre Ω, bu örnek için uydurulmuştur',
    group: 'Grup',
    everybody: 'Herkes',
    limit: 'Sınır',
    firstYear: '1. yıl',
    secondYear: '2. yıl',
  },
  healthZonesText: {
    tag: 'Mahalle mahalle',
    title: 'Mahallelere göre sağlık',
    lede: 'Bir mahalle tek bakışta nasıl okunabilir. Üç mahalle de uydurmadır.',
    score: 'Sağlık puanı',
    scoreOf: (score) => `Sağlık puanı 100 üzerinden ${score}`,
    factors: { air: 'Hava kalitesi', green: 'Yeşil alan', clinic: 'Kliniğe yürüyüş', noise: 'Sokak gürültüsü' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Liman Mahallesi',
        rating: 'Çok iyi',
        population: '24.300 kişi',
        factors: { air: 'İyi', green: 'kişi başına 19\u00a0m²', clinic: '12\u00a0dakika', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Değirmen Mahallesi',
        rating: 'İyi',
        population: '31.800 kişi',
        factors: { air: 'Orta', green: 'kişi başına 11\u00a0m²', clinic: '17\u00a0dakika', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Bahçetepe',
        rating: 'Mükemmel',
        population: '9.600 kişi',
        factors: { air: 'Çok iyi', green: 'kişi başına 46\u00a0m²', clinic: '9\u00a0dakika', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Birlikte',
    title: 'Sayılarla topluluk',
    lede: 'Topluluk sayıldığında nasıl özetlenebileceği. Bu sayılar uydurmadır.',
    tiles: {
      members: { label: 'Üyeler', value: '12.847', change: 'Geçen aydan 412 fazla' },
      countries: { label: 'Ülkeler', value: '127+', change: 'Geçen çeyrekten 3 fazla' },
      data: { label: 'Veriler', value: '2,4\u00a0Mn+', change: 'Geçen aydan 180.000 fazla' },
      satisfaction: { label: 'Memnuniyet', value: '%98,7', change: 'Geçen çeyrekle aynı' },
    },
  },
  systemInvitationText: {
    title: 'Sistemimizi tanıyın',
    lede: 'Bir ölçümden haritadaki bir işarete altı adım ve bunların ardındaki dört ilke.',
    view: 'Sistem mimarisine bak',
  },
  trendMarkText: { up: 'artıyor', down: 'azalıyor', stable: 'sabit' },
};
