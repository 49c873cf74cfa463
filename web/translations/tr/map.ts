import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('tr');
const places = (count: number) => counted(count, { one: '# yer', other: '# yer' });

export const words: MapWords = {
  explorerText: {
    title: 'Dünyada uzun ömür yerleri',
    lede: 'Dünyanın dört bir yanındaki 30 uzun ömür yerini keşfedin.',

    watchIntroduction: 'Tanıtım filmini izle',
    introductionTitle: 'Tanıtım filmi',
    closeIntroduction: 'Tanıtım videosunu kapat',
    captions: 'İngilizce',
    videoUnsupported: 'Tarayıcınız videoyu oynatamıyor.',
    filmFailed: 'Video yüklenemedi. Bağlantıyı kontrol edip yeniden açın.',
    explainer: (product) => `${product}: simbiyozun anlatımı`,
    closeExplainer: 'Anlatım filmini kapat',
    explainerFrame: (product) => `Film: ${product}, simbiyozun anlatımı`,
    visitProduct: (product) => `Siteye git: ${product}.One`,
    opensInNewTab: '(yeni sekmede açılır)',

    activeNodes: 'Etkin düğümler',
    activeNodesUnknown: 'Hesaplamak için konumunuzu bulun',
    activeNodesKnown: '2000\u00a0km içindeki yerler',
    longevityHubs: 'Uzun ömür yerleri',
    longevityHubsHint: (count) => `Tasarımdaki sayı; haritada şimdi ${count} yer var`,
    verified: 'TCΣ doğrulandı',
    measured: (percent, records) => `Ölçülen: ${percent}, toplam ${records} kayıt`,
    measuredUnknown: 'Ölçülen: yöntem sayfasına bakın',

    locate: 'Bana en yakın uzun ömür yerini bul',
    locating: 'Konumunuz bekleniyor…',
    locateNote: 'Konumunuz bu cihazda kalır.',

    viewSwitch: 'Yerlerin gösterilişi',
    map: 'Harita',
    list: 'Liste',
    skipMap: 'Haritayı atla',
    frameLabel: 'Yerler',
    mapLoading: 'Harita yükleniyor…',
    mapFailed: 'Harita yüklenemedi. Bütün yerler bu listede.',
    tryAgain: 'Yeniden dene',
    withoutScript: 'Etkileşimli harita JavaScript ister. Bu liste her yere götürür.',

    nearestToYou: 'Size en yakın',
    showOnMap: 'Haritada göster',
    showHubOnMap: (name) => `Haritada göster: ${name}`,

    finderLabel: 'Yerlerde ara',
    finderTitle: 'Bir yer bul',
    finderAll: 'Tablo olarak bütün yerler',

    lifeExpectancy: 'Her ülkede beklenen yaşam süresi',
    legendTitle: 'Uzun ömür endeksi (SLI)',
    bands: {
      green: '%90 ve üzeri',
      lime: '%85 ve üzeri',
      yellow: '%80 ve üzeri',
      grey: '%80’in altı',
    },
    legendRing: 'Bir işaretin halkası ne kadar genişse Ξaccess o kadar iyidir.',
    shadeByLife: 'Beklenen yaşam süresine göre renklendir',
    shadeLegend: '2023’te doğuşta beklenen yaşam süresi (yıl) ve bu aralıktaki ülke ve bölge sayısı',
    shadeFailed: 'Renkler yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',

    nearestHub: 'En yakın yer:',
    selectedHub: 'Seçilen yer:',
    distance: (length) => `Size uzaklığı yaklaşık ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Yakındaki yerler: ${place} / ${count}`,
    previous: 'Önceki yer',
    next: 'Sonraki yer',
    recallCard: (name) => `Kartı yeniden göster: ${name}`,

    nearestBadge: 'En yakın yer',
    sliHint: 'Genel sağlık ve uzun ömür etkenleri',
    accessStability: 'Erişim kararlılığı Ξaccess',
    accessHint: 'Sağlık hizmetine ve altyapıya erişim',
    estimate: 'editör tahmini',
    estimateShort: 'tahmin',
    founding: 'yöntemi bilinmiyor',
    explorePrograms: (name) => `Programları keşfet: ${name}`,
    comingSoon: 'Program yakında',
    nothingSelected: 'Henüz yer seçilmedi',
    invitation: 'Haritada birini seçin.',

    geolocationFailed: 'Konum belirlenemedi; harita olduğu gibi kalıyor.',
    geolocationMissing: 'Bu tarayıcı konum belirlemiyor; harita olduğu gibi kalıyor.',
  },
  mapText: {
    label: 'Yerlerin haritası. Ok tuşları haritayı kaydırır, artı ve eksi ölçeği değiştirir.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; yelpaze gibi açar`,
    wholeWorld: 'Bütün dünya',
    closePopup: 'Pencereyi kapat',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Programları keşfet: ${name}`,
    comingSoon: 'Program yakında',
    estimate: 'tahmin',
    founding: 'yöntemi bilinmiyor',
  },
};
