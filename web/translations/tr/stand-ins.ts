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
    lede: 'Bu sayfa aygıtınızda saklı değil ve ağ yanıt vermiyor. Bunlar çalışmaya devam eder.',
    emergency: 'Acil durumda',
    callFirst: 'Önce acil numarayı arayın.',
    callFirstMore: 'Telefon görüşmesi internet gerektirmez. Arama, bu aygıtta saklanan OED’leri gösterir.',
    findAed: 'OED bul',
    kept: 'Bu aygıtta saklı',
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
    hubs: 'Açtığınız yer sayfaları, gösterdikleri resimlerle yine açılır. Filmler ve sokak haritaları ağ gerektirir.',
    again: 'Bu sayfayı yeniden dene',
  },
};
