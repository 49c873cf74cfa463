import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('tr');
const minutes = (count: number) => counted(count, { one: '# dakika', other: '# dakika' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'gece yarısı kapanır',
      knownUntil: 'saatler gece yarısından sonra bilinmiyor',
      closedUntil: 'Kapalı; gece yarısı açılır',
    },
    always: 'Şu an erişilebilir, 24 saat',
    openNow: 'Şu an erişilebilir',
    opensBefore: 'Siz yürüyerek varmadan açılır',
    closes: (moment) => `kapanış: ${moment}`,
    knownUntil: (moment) => `${moment} sonrası bilinmiyor`,
    closesBefore: 'Siz yürüyerek varmadan kapanır',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Kapalı; açılış: ${moment}`,
    closedForLong: 'Kapalı; ne zaman açılacağı bilinmiyor',
    alternativeFurther: (length, name) => `7/24 erişilebilir, ${length} daha uzakta: ${name}`,
    alternativeNearer: (name) => `7/24 erişilebilir, daha uzak değil: ${name}`,
    unknown: {
      'limited-in-words': 'Kayda göre erişim sınırlı',
      'says-always': 'Kayda göre her saat erişilebilir',
      'on-a-vehicle': 'Bir araçta, dışarıda olabilir',
      'carried-about': 'Sabit yeri yok, yerinde olmayabilir',
      'no-hours': 'Saatler belirtilmemiş',
      'hours-in-words': 'Saatler belirsiz: yalnızca sözle anlatılmış',
      'not-said-for-this-time': 'Bu saatte erişilip erişilemediği belirsiz',
      'public-holiday': 'Saatler belirsiz: orada bugün resmî tatil olabilir',
      'no-local-time': 'Saatler belirsiz: oradaki yerel saat bilinmiyor',
      'hours-too-old': 'Saatler belirsiz: kayıttaki tarihler geçmiş',
    },
  },
  besideText: {
    thereAndBack: (time) => `gidiş dönüş ${time}`,
    droneAtBest: (time) => `en iyi ihtimalle ${time}`,
  },
  cardText: {
    allDay: '7/24 erişim',
    verified: (when) => `Kontrol: ${when}`,
    estimated: 'Tahmini süre',
    estimatedTo: (name) => `hedef: ${name}`,
    methods: { foot: 'Yaya', car: 'Araçla', drone: 'Dron' },
    minutes: (time) => `${time}\u00a0dk`,
    about: 'yaklaşık',
    hours: (time) => `${time} sa`,
    simulation: 'simülasyon',
    overLimit: '(>5\u00a0dk)',
  },
  checkedText: {
    today: 'bugün',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'Yeri',
    level: (level) => `kat ${level}`,
    indoors: 'içeride',
    outdoors: 'dışarıda',
    locked: 'kilitli: kodu acil çağrı görevlisine sorun',
    unlocked: 'kilitli değil',
    access: {
      yes: 'Herkese açık',
      permissive: 'Herkes kullanabilir',
      customers: 'Müşteriler için: görevliden isteyin',
      permit: 'Yalnız izinle: içeri alınmayabilirsiniz',
      private: 'Özel: içeri alınmayabilirsiniz',
      no: 'Halka açık değil: içeri alınmayabilirsiniz',
    },
    childPads: 'Çocuk pedleri',
    number: 'Kutunun üzerindeki numara',
    tellNumber: 'Bu numarayı acil çağrı görevlisine söyleyin.',
    plusCode: 'Plus Code',
    phone: 'Telefon',
    source: (titles) => `Kaynak: ${titles}`,
    reportsAlone: 'bu siteye gelen, bir kişinin doğruladığı bildirimler',
    entry: 'OpenStreetMap’te gör veya düzenle',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Dron gönderilmedi: 5 dakikayı aşıyor',
        description: 'Daha yakın bir OED ya da başka bir ulaşım yolu seçin',
      },
      'not-signed-in': { title: 'Oturum açmak gerekiyor', description: 'Dron göndermek için oturum açın' },
      'no-drone-permission': {
        title: 'Dron izni gerekiyor',
        description: 'Dron göndermek için yönetici onayı gerekir',
      },
    },
    failed: { title: 'Gönderilemedi', description: 'Yeniden deneyin ya da destekle iletişime geçin' },
    droneSent: 'Dron gönderildi!',
    navigationStarted: 'Yol tarifi başladı!',
    note: {
      drone: 'Simülasyon: kimse gönderilmedi',
      maps: 'Harita uygulamanız açılıyor. Kimse gönderilmedi.',
      sample: 'Örnek veri: kimse gönderilmedi, harita açılmıyor',
    },
    eta: (time, name) => `Tahmini süre: ${time}\u00a0dk, hedef: ${name}`,
  },
  listText: {
    first: 'Önce birini bunu almaya gönderin',
    noneToFetch: 'Zamanında getirilebilecek OED yok',
    unread: 'OED kayıtları yüklenemedi',
    partUnread: 'OED kayıtlarının bir bölümü yüklenemedi',
    former: 'Bunlar önceki aramanızın sonuçları. Uzaklıklar o aramanın yapıldığı yere göre.',
    others: 'Diğer OED’ler, bu sırayla',
    chosen: 'Bunu siz seçtiniz',
    all: 'Bütün OED’ler, bu sırayla',
    howToGetIt: 'Nasıl alınır:',
    noListFor: (country) => `Bu ülke için OED kaydımız yok: ${country}.`,
    noListHere: (country) => `OED kayıtlarımız bu ülkenin bu bölgesini kapsamıyor: ${country}.`,
    clockCorrected: 'Bu cihazın saati yanlış. Neyin açık olduğuna sunucumuzun saatiyle karar veriyoruz.',
    clockDoubted:
      'Bu cihazın saati yanlış görünüyor. Tarihini ve saatini kontrol edin. Açık diye gösterdiklerimiz de yanlış olabilir.',
    hoursInRegister: 'Kayıtta yazan:',
    hoursWhole: 'Erişim saatleri, kayıtta yazıldığı gibi:',
    doubtOfState: 'Kayıtta durumu hakkında yazan:',
    doubtOfAccess: 'Kayıtta kimin kullanabileceği hakkında yazan:',
    doubtOfPlace: (length) => `Yeri yaklaşıktır: işaretten en çok ${length} uzakta olabilir`,
    placeInDoubt: 'Kayıtlı yeri yanlış olabilir',
    backToList: 'Listeye dön',
    map: 'Harita ve harita ayarları',
  },
  reachText: {
    noneInReach:
      'Yürüme mesafesinde kayıtlı OED yok. Göğüs basısını sürdürün. Acil çağrı görevlisiyle hatta kalın. Ambulans OED getirir.',
    allClosed:
      'Yürüme mesafesindeki bütün OED’ler vardığınızda kapalı olacak. Göğüs basısını sürdürün. Acil çağrı görevlisine sorun. Ambulans OED getirir.',
    nearestBeyond: (name, length, drive) =>
      `En yakını: ${name}, ${length} uzakta. Araçla gidiş dönüş yaklaşık ${drive} sürer.`,
    farther: (count) => `Yürüyerek gidiş dönüşü bir saatten uzun süren ${count} OED daha var.`,
    show: (count) => `Yine de göster (${count})`,
    pair: (second, sooner) =>
      `Yardım edecek iki kişi mi var? Birini 1 numaralı OED’ye, birini ${second} numaralı OED’ye gönderin. 1 numara alınamazsa bu yaklaşık ${minutes(sooner)} kazandırır.`,
  },
  reasonText: {
    nearestOpen: 'En yakını ve vardığınızda erişilebilir',
    open: 'Vardığınızda erişilebilir',
    openBeforeNearer: (count) => `Vardığınızda erişilebilir; daha yakındaki ${count} OED kilitli olabilir`,
    uncertain: {
      'not-for-everybody': 'Herkese açık değil',
      reported: 'Bununla ilgili bir sorun bildirilmiş',
      unclear: 'OED kaydında belirsiz bir şey var',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. Erişilebilir olmasını beklediğimiz ilk OED’den ${minutes(sooner)} daha yakın`,
    nearestUncertain: (uncertain, chance) => `En yakını. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'böyle OED’lere bu saatte genellikle erişilebilir',
      some: 'böyle OED’lerin yaklaşık yarısına bu saatte erişilebilir',
      few: 'böyle OED’lere bu saatte nadiren erişilebilir',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Konumunuz ancak yaklaşık ${length} doğrulukla biliniyor; uzaklıklar ve sıra bu yüzden yaklaşıktır.`,
      named: (name) => `Uzaklıklar bulunduğunuz yerden değil, şuranın merkezinden: ${name}.`,
      point: (name) => `Uzaklıklar bu noktadan: ${name}.`,
      map: 'Uzaklıklar haritada seçtiğiniz noktadan.',
    },
    summary: (count) =>
      count === 1 ? 'Yürüme mesafesinde kayıtlı 1 OED var.' : `Yürüme mesafesinde ${count} OED, en iyisi önce.`,
    summaryOrder: 'Bir OED’nin hastaya ne kadar çabuk ulaşabileceğine göre sıralı; kilitli kapılar hesaba katıldı.',
    nearestIs: (name, length, reason) => `En yakını: ${name}, ${length}, ${reason}.`,
    showNearest: 'Onu göster',
    onlyOpen: 'Yalnız vardığınızda erişilebilir olanları göster',
    hidden: (count) => `${count} OED gizli`,
    noneOpen:
      'Bunların hiçbirinin vardığınızda erişilebilir olduğu bilinmiyor. Diğerlerini görmek için süzgeci kapatın.',
    more: (count) => `${count} tane daha göster`,
    damaged: 'Bazı OED’ler eksik olabilir: kayıtların bir bölümü bozuk geldi, o bölümü çıkardık.',
    gaps: 'Bazı OED’ler eksik olabilir: kayıtların bir bölümü yüklenmedi.',
    unread:
      'Bu bölgenin OED kayıtları yüklenemedi. Yeniden deneyin. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
    none: '50\u00a0km içinde kayıtlı OED yok. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
    announced: (count, name, length, reason) => `${count} OED, en iyisi önce: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Haritada göster',
    showOnMapOf: (name) => `yeri: ${name}`,
    openMap: 'Haritayı göster',
    closeMap: 'Haritayı gizle',
    chosenPoint: 'Seçilen nokta',
    pointAtMap: 'Ya da haritada bir nokta seçin',
    data: 'OED verileri: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Bu kayıtları gönüllüler ve belediyeler hazırlar. Yanlış ya da eski olabilirler. Uzaklıklar kuş uçuşudur. Süreler bizim tahminimizdir. Konumunuz bu cihazda kalır.',
    numbersNote: 'Acil numaralar, kaynaklarını gösteren kendi tablomuzdan gelir.',
    maps: '“Yaya” ve “Araçla” şu haritayı açar',
    mapsChoices: {
      phone: 'Bu telefonun haritaları',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Haritaya OED’nin konumu iletilir, sizinki değil.',
  },
  reckoningLinkText: {
    title: 'OED’leri nasıl sıralıyoruz',
    notLoaded: 'Bu açıklama yüklenemedi. Bağlantınızı kontrol edip sayfayı yenileyin.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `${count} bildirime göre (ilki: ${since}) bu OED yerinde yok. Doğrulanmadı.`,
      'out-of-order': (count, since) =>
        `${count} bildirime göre (ilki: ${since}) bu OED kilitli ya da bozuk. Doğrulanmadı.`,
      hours: (count, since) => `${count} bildirime göre (ilki: ${since}) saatleri yanlış. Doğrulanmadı.`,
      place: (count, since) => `${count} bildirime göre (ilki: ${since}) konumu yanlış. Doğrulanmadı.`,
      present: (count, last) => `${count} bildirime göre (sonuncusu: ${last}) yerinde`,
    },
    confirmed: {
      gone: (day) => `Yerinde olmadığı doğrulandı: ${day}. OED kayıtlarında o günden sonra yeniden görünüyor.`,
      'out-of-order': (day) => `Kilitli ya da bozuk olduğu doğrulandı: ${day}`,
      hours: (day) => `Saatler düzeltildi: ${day}`,
      place: (day) => `Konum düzeltildi: ${day}`,
      present: (day) => `Yerinde olduğu doğrulandı: ${day}`,
      new: (day) => `Bize bildirildi ve doğrulandı: ${day}. Henüz hiçbir OED kaydında yok.`,
    },
    contradicted: (confirmed) => `${confirmed}. OED kaydı şimdi başka bir şey söylüyor.`,
    question: (question) => `Bir denetçi soruyor: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `${count} örnek OED, en yakını önce: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Bu kayıtlar OED bulucunun nasıl çalıştığını göstermek için uyduruldu. Böyle OED’ler yok. Acil durumda en yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, veri tarihi: ${day}`,
    unknown: (title) => `${title}: verilerin tarihi belirtilmemiş`,
    more: (count) => `ve ${count} tane daha`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Bir yıldan eski: ${sources}. Bir OED o zamandan beri taşınmış ya da kaldırılmış olabilir. Yerinde sorun ya da acil çağrı görevlisine sorun.`,
  },
  shareText: {
    share: 'Bağlantıyı paylaş',
    copied: 'Bağlantı kopyalandı',
    failed: 'Bağlantı kopyalanamadı. Sayfayı açıp adresini kopyalayın.',
    page: 'Bu OED hakkında her şey',
  },
};
