import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Kalp masajı',
    description:
      'Göğüs basıları için dakikada 110 vuruş; ses, ışık ve titreşimle, üç adım resimli. Ağ olmadan çalışır.',
  },
  cprPageText: {
    tag: 'OED gelene kadar',
    lede: 'Biri yanıt vermiyor ve normal solumuyor: arayın, bastırın, zamanı ritim tutsun.',
    coachTitle: 'Ritim ve adımlar',
    noScript: 'Ritim için JavaScript gerekir. Yoksa: saniyede iki kez bastırın ve yüksek sesle sayın.',
    about: {
      id: 'cpr-about',
      title: 'Bu sayfa nedir, ne değildir',
      paragraphs: [
        'Aşağıdaki kılavuzlara ve eğitim sayfalarına göre bir ritim ve hatırlatma. Henüz hiçbir klinisyen incelemedi. İlk yardım eğitimi ya da tıbbi öneri değildir. Acil çağrı görevlisi durumunuzu değerlendirebilir, bu sayfa değerlendiremez.',
        'Site bir kez açıldıktan sonra ritim, ses ve resimler ağ gerektirmez. Hiçbir şey kaydedilmez, hiçbir şey gönderilmez.',
        'Yetişkin için kaynaklar hemfikir: dakikada 100–120 bası, 5–6\u00a0cm derinlik. İki dakikada bir değişmek eğitim önerisidir; okuduğumuz kılavuz metninde bulamadık. 2025 İngiliz kılavuzu, soluğa bakmadan önce, yanıt yoksa hemen aramayı söyler. Çocukta konseyler ayrılır: Britanya’da beş ilk soluk, Amerika ve Avustralya’da iki; İngiliz önerisinde göğsün en az üçte biri, 2025 Amerikan önerisinde üçte biri ve en çok 6\u00a0cm. Kimi eğitmen sutyeni kenara çeker, kimi çıkarır; uluslararası konsey ILCOR soruyu 2024’te inceledi. 2025 metinlerinin kendileri bu sayfa için açılamadı. Onlar için söylenen, bir konseyin ya da eğitmenin yazdığıdır.',
      ],
      sources: 'Kaynaklar',
    },
  },
};
