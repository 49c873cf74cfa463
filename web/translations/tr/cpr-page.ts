import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Kalp masajı (CPR): göğüs basısı',
    description:
      'Göğüs basısı için dakikada 110 vuruşluk ritim; ses, ışık ve titreşimle, resimli üç adım. Çevrimdışı çalışır.',
  },
  cprPageText: {
    tag: 'OED gelene kadar',
    lede: 'Biri tepki vermiyor ve normal nefes almıyor mu? Arayın, göğüs basısına başlayın ve ritme uyun.',
    coachTitle: 'Ritim ve adımlar',
    noScript: 'Ritim için JavaScript gerekir. Onsuz saniyede iki kez bastırın ve yüksek sesle sayın.',
    about: {
      id: 'cpr-about',
      title: 'Bu sayfa nedir, ne değildir',
      paragraphs: [
        'Bu sayfa size ritim verir ve adımları hatırlatır. Aşağıdaki kılavuzlara ve eğitim sayfalarına dayanır. Henüz hiçbir klinisyen incelemedi. İlk yardım eğitimi ya da tıbbi öneri değildir. Acil çağrı görevlisi durumunuzu değerlendirebilir; bu sayfa değerlendiremez.',
        'Siteyi bir kez açtıktan sonra ritim, ses ve resimler çevrimdışı çalışır. Hiçbir şey kaydedilmez, hiçbir şey gönderilmez.',
        'Yetişkin için kaynaklar aynı şeyi söyler: dakikada 100–120 bası, 5–6\u00a0cm derinlik. İki dakikada bir değişmek eğitim önerisidir; okuduğumuz kılavuz metninde bulamadık. 2025 Britanya kılavuzu, tepki yoksa nefese bakmadan önce hemen aramayı söyler. Çocukta konseyler ayrılır: Britanya’da ilk beş soluk, Amerika ve Avustralya’da iki; Britanya önerisinde göğsün en az üçte biri, 2025 Amerikan önerisinde üçte biri ve en çok 6\u00a0cm. Kimi eğitmen sutyeni kenara çeker, kimi çıkarır; uluslararası konsey ILCOR soruyu 2024’te inceledi. 2025 kılavuz metinlerinin kendisini okuyamadık. Onlar hakkında söylediklerimiz konseylerden ve eğitmenlerden gelir.',
      ],
      sources: 'Kaynaklar',
    },
  },
};
