import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Uzun ömürle bilinen ${count} yerin atlası; her sayının yanında kaynaklar ve kuşkular, ayrıca en yakın OED’yi bulma aracı.`,
  },
  heroText: {
    tag: 'İnsan ve yapay zekâ simbiyozu',
    lede: 'İnsanların uzun ve simbiyoz içinde yaşadığı yerlerin haritası: yapay zekânın doğruladığı sağlık ilkeleri, insan gözetimi ve Tempesta Checksum protokolüyle.',
    principles: 'Yaşam tarzı ilkeleri',
    integrity: 'Doğrulanmış bütünlük',
    agentics: (product) => `${product} + ajanlar`,
    today:
      '“Yapay zekâyla doğrulandı” planlanıyor, henüz yapılmadı. Sayıların yanında kaynağı ya da kaynağının bilinmediği yazar.',
    explore: 'Haritaya git',
    learn: 'TCΣ nedir',
    scrollCue: 'Okumayı sürdürmek için aşağı kaydırın',
  },
  emergencyNoticeText: {
    label: 'Acil durum uyarısı',
    banner: (number) =>
      `${number === null ? 'Acil durumda hemen bulunduğunuz ülkenin acil numarasını arayın.' : `Tıbbi acil durumda hemen ${number} numarasını arayın.`} Bu web sitesi üzerinden acil yardım verilmez.`,
    learn: '911 hakkında bilgi',
    findAed: 'OED bul',
    buttons: [
      { label: '911', title: '911: yakında' },
      { label: 'Ambu\u00adlans', title: 'Ambulans: yakında' },
      { label: 'Dron', title: 'Dron (en çok 5\u00a0dk): yakında' },
    ],
    notConnected: 'Bu üç düğme henüz çalışmıyor. Telefonunuzu kullanın.',
  },
};
