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
        'Web sitesi yapan kişilerin, aşağıdaki kılavuzlara göre yazdığı bir ritim ve hatırlatma. Hiçbir hekim incelemedi. Eğitim ya da tıbbi öneri değildir: bir ilk yardım kursu her sayfadan çok öğretir, telefondaki ses de durumunuzu daha iyi bilir.',
        'Site bir kez açıldıktan sonra ritim, ses ve resimler ağ gerektirmez. Hiçbir şey kaydedilmez, hiçbir şey gönderilmez.',
        'Yetişkin için kaynaklar hemfikir: dakikada 100–120 bası, 5–6\u00a0cm derinlik, iki dakikada bir değişim. 2025 İngiliz kılavuzu, soluğa bakmadan önce, yanıt yoksa hemen aramayı söyler. Çocukta ilk soluklarda ayrılırlar: Britanya’da beş, çoğu Amerikan önerisinde iki. 2025 metinlerinin kendileri bu sayfa için açılamadı; burada söylenen, bir canlandırma konseyinin ya da eğitmenin yazdığıdır.',
      ],
      sources: 'Kaynaklar',
    },
  },
};
