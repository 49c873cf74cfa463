import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Kalp masajı',
    close: 'Kapat; ritim sürer',
    start: 'Ritmi başlat',
    stop: 'Ritmi durdur',
    press: 'Bastır',
    elapsed: 'Başlangıçtan beri geçen süre',
    pace: 'dakikada 110',
    running: 'Ritim çalışıyor, dakikada 110.',
    changeSoon: 'Her iki dakikada bir yer değiştirin.',
    changeNow: (minutes) => `${minutes} dakika: devralabilecek biri varsa şimdi değişin.`,
    signs: { sound: 'Ses', light: 'Işık', vibration: 'Titreşim' },
    signsLabel: 'Ritmin verilişi',
    steps: [
      {
        id: 'check',
        title: 'Kontrol et',
        words: 'Yanıt yok mu? Hemen arayın. Normal solumuyor: bastırın. İç çekmeler solunum değildir.',
      },
      { id: 'call', title: 'Ara', words: 'Hoparlör açık, telefon yanınızda. Birini OED getirmeye gönderin.' },
      {
        id: 'press',
        title: 'Bastır',
        words: 'Göğsün ortası, kollar düz, kuvvetli: 5–6\u00a0cm. Her seferinde yükselmesine izin verin. Durmayın.',
      },
    ],
    told: 'Telefonu yanıtlayan sizi yönlendirir: dediğini yapın. Kuşkunuz varsa bastırın.',
    others: {
      title: 'Çocuk, bebek ya da boğulma',
      points: [
        {
          who: 'Çocuk',
          how: 'Aynı ritim. Bir ya da iki elinizi göğsün ortasına koyun. Göğsü derinliğinin en az üçte biri kadar bastırın.',
        },
        {
          who: 'Bebek',
          how: 'Aynı ritim. Göğsü iki elinizle sarın, iki başparmak ortada olsun. Ya da bir elin topuğunu kullanın. Derinliğin en az üçte biri kadar bastırın.',
        },
        {
          who: 'Soluk verme',
          how: 'En çok çocuklarda ve boğulmadan sonra önemlidir. Biliyorsanız: önce beş, sonra her 30 basıdan sonra iki kez verin. Yetişkin ya da çocuk: başı geriye eğin, burnu kapatın. Bebek: başı düz tutun. Ağzınızla ağzını ve burnunu örtün. Göğüs yükselene dek bir saniye üfleyin. Bilmiyorsanız ara vermeden bastırın.',
        },
      ],
    },
    aed: {
      title: 'OED geldi',
      points: [
        { id: 'on', words: 'Açın. Konuşur: dediğini yapın. Biri bastırmayı sürdürsün.' },
        {
          id: 'pads',
          words: 'Göğsü açın ve kurulayın. Sutyeni kenara çekin ya da çıkarın. İki pedi çıplak cilde yapıştırın.',
        },
        { id: 'places', words: 'Pedlerden biri sağ köprücük kemiğinin altına. Öteki sol yana, koltuk altının altına.' },
        {
          id: 'child',
          words:
            'Küçük çocuk ya da bebek: çocuk pedi ya da çocuk modu kullanın. Yok mu? Yetişkin pedlerini kullanın. Birini göğse, ötekini sırta yapıştırın.',
        },
        { id: 'shock', words: 'Yalnız o söyleyince durun. Şok sırasında kimse dokunmasın. Sonra hemen sürdürün.' },
      ],
    },
  },
};
