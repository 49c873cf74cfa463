import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Kalp masajı', to: '/cpr' },
      { label: 'Acil numaralar', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Harita', to: '/#map' },
      { label: 'Yerler', to: '/hubs' },
      { label: 'Beklenen yaşam süresi', to: '/life-expectancy' },
      { label: 'İlkeler', to: '/principles' },
      { label: 'Yöntem', to: '/methodology' },
      { label: 'Mimari', to: '/architecture' },
    ],
    tagline: 'İnsanların uzun yaşadığı yerler ve bunu nereden bildiğimiz.',
    disclaimer:
      'Bu sitedeki hiçbir şey tıbbi öneri değildir. Yanında kaynak ve yıl bulunmayan puanlar ölçüm değil, değerlendirmedir.',
    marked: 'EN işaretli sayfalar İngilizcedir.',
    columns: [
      {
        title: 'Platform',
        links: [
          { label: 'Uzun ömür haritası', to: '/#map' },
          { label: 'Tüm yerler', to: '/hubs' },
          { label: 'Beklenen yaşam süresi', to: '/life-expectancy' },
          { label: 'OED bulucu', to: '/aed' },
          { label: 'Ülkelere göre OED’ler', to: '/aeds' },
          { label: 'Erişim düzeyleri', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Kaynaklar',
        links: [
          { label: 'İlkeler', to: '/principles' },
          { label: 'Yöntem', to: '/methodology' },
          { label: 'Sistem mimarisi', to: '/architecture' },
          { label: 'Kayıt defteri', to: '/ledger' },
          { label: 'Açık veri', to: '/developers' },
          { label: 'Kalp masajı', to: '/cpr' },
          { label: 'Acil numaralar', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Yasal',
        links: [
          { label: 'Gizlilik', to: '/privacy' },
          { label: 'Kullanım koşulları', to: '/terms' },
          { label: 'Erişilebilirlik', to: '/accessibility' },
          { label: 'Bu sitenin iddia etmedikleri', to: '/methodology#not-claimed' },
          { label: 'Kaynaklar ve lisanslar', to: '/methodology#sources' },
          { label: 'Konumunuz sizde kalır', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Metinler, puanlar ve indirmeler: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Yazılım lisansları',
  },
  translationNoteText: {
    notReviewed: 'Bu çeviri henüz bir tıbbi çevirmen tarafından incelenmedi.',
    report: 'Hata bildir',
    englishInPlaces: 'Bazı cümleler İngilizcedir: çevirileri henüz hazır değil.',
    englishRest: 'İngilizce olanlar: birçok yerin adı, kaynak başlıkları ve ülke notları.',
  },
};
