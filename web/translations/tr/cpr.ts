import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Kalp masajı (CPR): göğüs basısı',
    close: 'Kapat (ritim çalmaya devam eder)',
    start: 'Ritmi başlat',
    stop: 'Ritmi durdur',
    press: 'Bastır',
    elapsed: 'Başlangıçtan bu yana',
    pace: 'dakikada 110',
    running: 'Ritim çalışıyor: dakikada 110.',
    changeSoon: 'Devralabilecek biri varsa 2 dakikada bir değişin.',
    changeNow: (minutes) => `${minutes} dakika oldu: devralabilecek biri varsa şimdi değişin.`,
    signs: { sound: 'Ses', light: 'Işık', vibration: 'Titreşim' },
    signsLabel: 'Ritim işaretleri',
    steps: [
      {
        id: 'check',
        title: 'Kontrol et',
        words:
          'Tepki vermiyor mu? Hemen arayın. Normal nefes almıyor ya da yalnızca ara sıra iç çeker gibi hırıltıyla mı soluyor? Göğüs basısına başlayın.',
      },
      { id: 'call', title: 'Ara', words: 'Hoparlörü açın. Telefonu yanınıza koyun. Birini OED’yi almaya gönderin.' },
      {
        id: 'press',
        title: 'Bastır',
        words:
          'Göğsün ortasına kuvvetle bastırın, 5–6\u00a0cm derine. Kollarınızı düz tutun. Her basıdan sonra göğsün tamamen yükselmesine izin verin. Durmayın.',
      },
    ],
    told: 'Acil çağrı görevlisi sizi yönlendirir. Emin değilseniz göğüs basısına başlayın.',
    others: {
      title: 'Çocuk, bebek ya da suda boğulma',
      points: [
        {
          who: 'Çocuk',
          how: 'Aynı ritim. Bir ya da iki elinizi göğsün ortasına koyun. Göğsü derinliğinin en az üçte biri kadar bastırın.',
        },
        {
          who: 'Bebek',
          how: 'Aynı ritim. Göğsü iki elinizle sarın, iki başparmağınızı ortasına koyun. Ya da bir elinizin topuğunu kullanın. Göğsü derinliğinin en az üçte biri kadar bastırın.',
        },
        {
          who: 'Kurtarıcı soluk',
          how: 'Kurtarıcı soluk en çok çocuklarda ve suda boğulmadan sonra önemlidir. Yapabiliyorsanız önce 5 soluk verin. Sonra her 30 basının ardından 2 soluk verin. Yetişkin ya da çocuk: başı geriye eğin, burnu kapatın. Bebek: başı düz tutun. Ağzınızla ağzını örtün; bebekte ağzını ve burnunu birlikte. Göğüs yükselene kadar bir saniye üfleyin. Yapamıyorsanız göğüs basısını ara vermeden sürdürün.',
        },
      ],
    },
    aed: {
      title: 'OED gelince',
      points: [
        { id: 'on', words: 'OED’yi açın ve sesli yönergelerine uyun. Bir başkası göğüs basısını sürdürsün.' },
        {
          id: 'pads',
          words: 'Göğsü açın ve kurulayın. Sutyeni kenara çekin ya da çıkarın. İki pedi de çıplak cilde yapıştırın.',
        },
        {
          id: 'places',
          words:
            'Bir pedi sağ köprücük kemiğinin altına yapıştırın. Ötekini sol yana, koltuk altının altına yapıştırın.',
        },
        {
          id: 'child',
          words:
            'Küçük çocuk ya da bebek: çocuk pedlerini ya da çocuk modunu kullanın. Yoksa yetişkin pedlerini kullanın. Bir pedi göğse, ötekini sırta yapıştırın.',
        },
        {
          id: 'shock',
          words:
            'OED durmanızı söyleyene kadar sürdürün. Uzak durun: şok sırasında hastaya kimse dokunmasın. Sonra hemen göğüs basısına yeniden başlayın.',
        },
      ],
    },
  },
};
