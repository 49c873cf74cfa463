import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'Yürüyerek',
      car: 'Araçla',
      drone: 'Dron (simülasyon, hiçbir şey uçmaz)',
      fastest: 'En iyi durumda',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `yola çıkana kadar ${time}`,
    straight: 'kuş uçuşu',
    detour: (times) => `sokaklar kuş uçuşunun ${times} katı`,
    source: 'Kaynak:',
    droneJudged:
      'Beş dakika sınırını ölçülmüş sürelere uygularız. Süre dron vardığında biter. Denemede ilk şok bundan 4:35 dakika sonra verildi.',
    order: (shutDoor, ambulance, errand) =>
      `OED’leri, hastaya ne kadar çabuk ulaşmasını beklediğimize göre sıralarız. Kapı kilitliyse orada yitirilen ${shutDoor}\u00a0dk (kendi tahminimiz) ile sıradaki en iyi OED’ye giden yolu ekleriz. Ambulansın ortalama ${ambulance}\u00a0dk sonra OED getirdiğini varsayarız. Vardığınızda kapalı olacak OED’ler en sonda gelir. Yürüyerek gidiş dönüşü ${errand}\u00a0dk’yı aşan OED’ler katlanmıştır.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Erişilebilir OED’lerin ${working} kadarının çalıştığını varsayarız. Seul’deki denetimlerde %15,4’ü hazır değildi, çoğunun pedlerinin süresi dolmuştu (Scientific Reports 2022, 14611). Özel bir kapının ardındaki OED için çalışma saatlerinde bunun ${privateByDay}, öbür saatlerde ${privateElse} kadarını sayarız (kendi tahminlerimiz). Kapalı olduğu bilinmeyen bir OED en az ${least} sayılır (kendi tahminimiz). Yürüyerek üç dakika içindeyse on dakika uzaktakilerden önce gelir.`,
    shares: 'Saati belirtilmemiş OED’lerden erişilebilir olmasını beklediklerimizin payı',
    kind: 'Nerede ve kimin için',
    periods: { working: 'Pzt–Cum 8–\u206016', waking: 'yoksa 7–\u206021', night: 'gece' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Dışarıda', indoors: 'İçeride', unsaid: 'Yeri belirtilmemiş' },
    welcomes: {
      everybody: 'herkes için',
      limited: 'müşteriler için ya da izinle',
      unsaid: 'erişim belirtilmemiş',
    },
    kinds: {
      staffed: 'Dışarıda değil; polis, itfaiye, hastane ya da otelde',
      station: 'Dışarıda değil; istasyonda ya da havalimanında',
      school: 'Dışarıda değil; okulda',
      shop: 'Dışarıda değil; mağazada ya da eczanede',
    },
    inWords:
      'Kayıt erişimi sözle sınırlıyorsa (“çalışma saatlerinde”, “zile basın”) olasılığı düşürürüz, hiçbir zaman yükseltmeyiz. Açılış, büro ve okul saatleri için saati belirtilmiş OED’lerde ölçtüğümüzü kullanırız. Maçlar, etkinlikler, sezonlar, kapı zilleri, anahtarlar ve araçlar için kendi tahminlerimizi kullanırız.',
    sharesSource:
      'Polonya, İsviçre, Slovenya, Japonya, Almanya ve İtalya’nın açık verilerinde saati belirtilmiş OED’lerde ölçüldü. Çalışma saatleri dışında, İsviçre kayıtlarının saati olmayan OED’ler için sözle söylediği kadar düşürürüz. Kopenhag’da %9’una (PubMed 24036607), Toronto’da %26’sına (PMC4992180) her saat erişilebiliyordu.',
  },
};
