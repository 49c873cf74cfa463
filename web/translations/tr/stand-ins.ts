import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste sayfa yok. Taşınmış olabilir ya da adreste bir yanlış vardır.',
    home: 'Ana sayfaya',
    chart: 'Haritada yok',
  },
  offlineText: {
    tag: 'Bağlantı yok',
    title: 'Çevrimdışı\u00adsınız',
    lede: 'Bu sayfa cihazınızda kayıtlı değil ve bağlantı yok. Aşağıdaki sayfalar yine açılır.',
    emergency: 'Acil durumda',
    callFirst: 'Önce acil numarayı arayın.',
    callFirstMore: 'Telefon görüşmesi için internet gerekmez. OED bulucu, bu cihazda kayıtlı OED’leri gösterir.',
    findAed: 'OED bul',
    kept: 'Bu cihazda kayıtlı',
    pages: [
      { label: 'Tüm ülkelerin acil numaraları', to: '/emergency-numbers' },
      { label: 'Ana sayfa ve yer listesi', to: '/' },
      { label: 'İlkeler', to: '/principles' },
      { label: 'Yöntem', to: '/methodology' },
      { label: 'Mimari', to: '/architecture' },
      { label: 'Gizlilik', to: '/privacy' },
      { label: 'Kullanım koşulları', to: '/terms' },
      { label: 'Erişilebilirlik', to: '/accessibility' },
    ],
    hubs: 'Daha önce açtığınız yer sayfaları da resimleriyle açılır. Videolar ve sokak haritaları için bağlantı gerekir.',
    again: 'Bu sayfayı yeniden dene',
  },
};
