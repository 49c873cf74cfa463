import type { PlacesWords } from '../words-of-site.ts';

const places = (count: number) => `${count} yer`;

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Tüm yerler',
    description: (count) =>
      `Uzun ömür haritasının ${count} yeri tek tabloda: arayın, süzün, sıralayın, en çok dördünü karşılaştırın ve sayıları kaynaklarıyla alın.`,
  },
  kindsText: {
    'validated-blue-zone': 'Araştırmacılarının listesindeki mavi bölge',
    cohort: 'Adventist kohortu',
    'country-or-territory': 'Ülke ya da bölge',
    city: 'Şehir',
    'programme-community': 'Programı olan topluluk',
    'unaffiliated-community': 'Topluluk, program bulunamadı',
  },
  placesText: {
    tag: 'Yerler dizini',
    title: 'Tüm yerler',
    lede: (count) =>
      `Tek tabloda ${places(count)}; iki kilometrekarelik Monako, Kanada kadar kolay bulunur. Arayın, sıralayın, en çok dördünü yan yana koyun.`,

    toolsLabel: 'Yerlerde ara ve süz',
    search: 'Ara',
    searchHint: 'Ad ya da yöre',
    filters: 'Süzgeçler',
    kind: 'Yerin türü',
    anyKind: 'Her tür',
    region: 'Dünya bölgesi',
    anyRegion: 'Bütün dünya',
    band: 'Endeks (SLI)',
    anyBand: 'Her aralık',
    bands: {
      green: '%90 ve üzeri',
      lime: '%85 ve üzeri, %90’ın altı',
      yellow: '%80 ve üzeri, %85’in altı',
      grey: '%80’in altı',
    },
    reset: 'Aramayı ve süzgeçleri temizle',
    shown: (shown, all) => (shown === all ? places(all) : `${places(shown)}, toplam ${all}`),
    nothing: 'Atlasta buna uyan yer yok.',
    nothingHint: 'Daha az harf, başka bir yazım ya da daha geniş bir süzgeç deneyin.',
    showAll: (all) => `Bütün yerleri göster (${all})`,
    partNames: {
      q: 'arama',
      kind: 'tür',
      region: 'dünya bölgesi',
      sli: 'endeks',
      sort: 'sıra',
      place: 'yer',
      compare: 'karşılaştırma',
    },
    part: (name, value) => `${name} “${value}”`,
    ignored: (parts, areMore) =>
      `Adres bu sayfada olmayan bir şey istiyor: ${parts.join(', ')}${areMore ? ' ve başkaları' : ''}. O bölüm dikkate alınmadı.`,

    tableLabel: 'Atlasın yerleri',
    compareColumn: 'Karşılaştır',
    mapColumn: 'Harita',
    columns: { name: 'Yer', region: 'Dünya bölgesi', kind: 'Tür', life: 'Yaşam beklentisi' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'editör tahmini', founding: 'yöntemi bilinmiyor' },
    notPublished: 'Burada yayımlanmadı',
    sortWithCountries: 'Kendi değeri olmayan yerleri ülkelerininkine göre sırala',
    bySex: (women, men) => `kadın ${women} ve erkek ${men} ortalaması`,
    compareOne: (name) => `Karşılaştır: ${name}`,
    showOnMap: (name) => `Haritada göster: ${name}`,
    comingSoon: 'Program yakında',
    tableNote:
      'SLI ve Ξaccess ölçüm değildir. “≈” kendi tahminlerimizi gösterir. Ötekiler ilk listeden gelir, yöntemleri bilinmiyor. Yaşam beklentisi doğuşta ve iki cinsiyet içindir. Her sayının altında yılı ve, yerden fazlasını kapsıyorsa, kapsadığı nüfus yazılıdır.',
    methodology: 'Sayılar nasıl bulundu',

    compareNow: (chosen) => `${places(chosen)} karşılaştır`,

    compareTitle: 'Yan yana',
    compareInvitation:
      'Sayılarını burada yan yana görmek için yukarıdaki tabloda iki ile dört yer işaretleyin. Her sayının yılı ve kaynağı yazılıdır.',
    compareFailed: 'Karşılaştırma yüklenemedi. Bağlantı olduğunda sayfayı yeniden açın.',

    readMore: (name) => `Devamını oku: ${name}`,

    share: 'Bu görünümü paylaş',
    shareTitle: 'Symbiotics Longevity Map yerleri',
    shared: 'Paylaşıldı.',
    copied: 'Bağlantı kopyalandı.',
    notCopied: 'Bağlantı kopyalanamadı. Bağlantı şu:',
    linkLabel: 'Bu görünümün bağlantısı',

    download: 'Gösterileni indir (İngilizce):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Dosya oluşturulamadı; kodu yüklenmedi. Bağlantı varken yeniden deneyin.',
    downloaded: (file) => `Kaydedildi: ${file}`,

    mapLabel: 'Tablonun yanındaki harita',
    mapStill: 'Haritayı göster',
    mapLoading: 'Harita yükleniyor…',
    mapFailed: 'Harita yüklenemedi. Tabloda bütün yerler var.',
    tryAgain: 'Yeniden dene',
    noneChosen: 'Haritada bulmak için bir satır, satırını bulmak için bir işaret seçin.',
  },
  worldRegionsText: {
    Europe: 'Avrupa',
    'North and Central America': 'Kuzey ve Orta Amerika',
    Asia: 'Asya',
    'Oceania and the Pacific': 'Okyanusya ve Pasifik',
    'Africa and the Indian Ocean': 'Afrika ve Hint Okyanusu',
  },
};
