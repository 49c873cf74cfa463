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
      'Beş dakikayı aşıp aşmadığı, ölçülmüş olana göre belirlenir. Dronun süresi vardığında biter; denemede ilk şok bundan 4:35 dakika sonra verildi.',
    order: (shutDoor, ambulance, errand) =>
      `Sıra: önce oraya, kapı kilitliyse sıradaki en iyisine gidilirse bir OED’nin hastanın yanına varması için beklenen en kısa süre; kilitli kapıda ${shutDoor}\u00a0dk yitirilir (kendi tahminimiz). Ambulans da bir OED getirir; ortalama ${ambulance}\u00a0dk sonra geldiği varsayılır. Vardığınızda kapalı olanlar en sonda gelir. Yürüyerek gidiş dönüş ${errand}\u00a0dk’yı aşanlar katlanmıştır.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Kesin açık bir OED ${working} sayılır: Seul’deki denetimlerde %15,4’ü kullanıma hazır değildi, çoğu pedlerin süresi dolduğu için (Scientific Reports 2022, 14611). Özel bir kapının ardında bunun çalışma saatlerinde ${privateByDay}, öbür saatlerde ${privateElse} kadarı sayılır; kendi tahminlerimiz. Kapalı olduğu bilinmeyen biri en az ${least} sayılır, kendi tahminimiz; yürüyerek üç dakika içindeyse on dakika uzaktakilerin hepsinden önce gelir.`,
    shares: 'Saati belirtilmemiş OED’lerden açık sayılanlar',
    kind: 'Nerede ve kimin için',
    periods: { working: 'Pzt–Cum 8–\u206016', waking: 'yoksa 7–\u206021', night: 'gece' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Dışarıda', indoors: 'İçeride', unsaid: 'Yeri belirtilmemiş' },
    welcomes: {
      everybody: 'herkes için',
      limited: 'müşteriler için ya da hoşgörüyle',
      unsaid: 'erişim belirtilmemiş',
    },
    kinds: {
      staffed: 'Dışarıda değil; polis, itfaiye, hastane ya da otelde',
      station: 'Dışarıda değil; istasyonda ya da havalimanında',
      school: 'Dışarıda değil; okulda',
      shop: 'Dışarıda değil; mağazada ya da eczanede',
    },
    inWords:
      "Kaydın sözleri bir AED'yi sınırlıyorsa (“çalışma saatlerinde”, “zile basın”) bu da hesaba katılır, hiçbir zaman lehine değil: açılış, büro ve okul saatleri aynı kayıtlarda saati bilinen AED'lerden ölçüldü; maçlar, etkinlikler, sezonlar, ziller, anahtarlar ve araçlar kendi tahminimizdir.",
    sharesSource:
      'Polonya, İsviçre, Slovenya, Japonya, Almanya ve İtalya’nın açık kayıtlarında saati olan OED’lerde ölçüldü; çalışma saatleri dışında, İsviçre kayıtlarının saati olmayanlar için sözle söylediği kadar azaltıldı. Kopenhag’da %9’una (PubMed 24036607), Toronto’da %26’sına (PMC4992180) her saat ulaşılabiliyordu.',
  },
};
