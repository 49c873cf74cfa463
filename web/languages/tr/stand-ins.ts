import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste sayfa yok. Taşınmış olabilir ya da adreste bir yanlış vardır.',
    home: 'Ana sayfaya (İngilizce)',
    chart: 'Haritada yok',
  },
  offlineText: {
    tag: 'Bağlantı yok',
    title: 'Çevrimdışısınız',
    lede: 'Bu sayfa aygıtınızda saklı değil ve ağ yanıt vermiyor. Bunlar çalışmaya devam eder.',
    emergency: 'Acil durumda',
    callFirst: 'Önce acil numarayı arayın.',
    callFirstMore: 'Telefon görüşmesi internet gerektirmez. Arama, bu aygıtta saklanan OED’leri gösterir.',
    findAed: 'OED bul',
    kept: 'Bu aygıtta saklı',
    pages: [
      { label: 'Tüm ülkelerin acil numaraları', to: '/emergency-numbers' },
      { label: 'Ana sayfa ve yer listesi (İngilizce)', to: '/' },
      { label: 'İlkeler (İngilizce)', to: '/principles' },
      { label: 'Yöntem (İngilizce)', to: '/methodology' },
      { label: 'Mimari (İngilizce)', to: '/architecture' },
      { label: 'Gizlilik (İngilizce)', to: '/privacy' },
      { label: 'Kullanım koşulları (İngilizce)', to: '/terms' },
      { label: 'Erişilebilirlik (İngilizce)', to: '/accessibility' },
    ],
    hubs: 'Açtığınız yer sayfaları, gösterdikleri resimlerle yine açılır. Filmler ve sokak haritaları ağ gerektirir.',
    again: 'Bu sayfayı yeniden dene',
  },
};
