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
        { who: 'Çocuk', how: 'Aynı ritim. Bir ya da iki elle, göğsün ortasına, derinliğinin üçte biri kadar.' },
        {
          who: 'Bebek',
          how: 'Aynı ritim. İki el göğsün çevresinde, iki başparmak ortasında ya da bir elin topuğu; derinliğin üçte biri kadar.',
        },
        {
          who: 'Soluk verme',
          how: 'En çok çocuklarda ve boğulmadan sonra önemlidir. Biliyorsanız: başta beş, sonra her 30 basıdan sonra iki. Başı geriye eğin, burnu kapatın (bebek: ağzınız ağzın ve burnun üstünde), göğüs yükselene dek bir saniye üfleyin. Bilmiyorsanız ara vermeden bastırın.',
        },
      ],
    },
    aed: {
      title: 'OED geldi',
      points: [
        { id: 'on', words: 'Açın. Konuşur: dediğini yapın. Biri bastırmayı sürdürsün.' },
        {
          id: 'pads',
          words: 'Göğsü açın ve kurulayın. İki pedi de üzerindeki çizimde gösterildiği gibi cilde yapıştırın.',
        },
        { id: 'shock', words: 'Yalnız o söyleyince durun. Şok sırasında kimse dokunmasın. Sonra hemen sürdürün.' },
      ],
    },
  },
};
