import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `OED: ${name}`,
    description: 'Bu OED’ye ne zaman ulaşılabildiği, nerede olduğu ve oraya nasıl gidildiği.',
    loading: 'Bu OED yükleniyor…',
    failed: 'Bu OED yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    needsScript: 'Bu sayfa için JavaScript gerekir. En yakın OED’nin nerede olduğunu acil çağrı görevlisine sorun.',
    unknown: {
      title: 'Bu OED’yi tanımıyoruz',
      more: 'Kayıtlarımızın hiçbirinde bu adreste bir OED yok. Bağlantıyı kontrol edin ya da en yakın OED’yi bulun.',
    },
    gone: {
      title: 'Bu OED artık kayıtlı değil',
      since: (day) => `OED kayıtlarından çıkış tarihi: ${day}`,
      near: 'Yakındaki OED’ler',
      none: '1\u00a0km içinde bildiğimiz başka bir OED yok.',
    },
    way: 'Yolu bul',
    localTime: (time) => `Oradaki yerel saat: ${time}`,
    checked: 'Son kontrol',
    notChecked: 'belirtilmemiş',
    coordinates: 'Koordinatlar',
    toPatient: (length) => `Buradan hastaya dönüş: kuş uçuşu ${length}`,
    patient: 'Hasta',
  },
};
