import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'Ülkelere göre OED’ler',
    allMore: 'Bir ülke ya da bölge seçin: kaç OED kayıtlı, nerede ve ne zaman erişilebilir.',
    title: (name) => `OED’ler: ${name}`,
    description: (name, figure) =>
      `${name}. Kayıtlı OED: ${figure}. Nerede oldukları, ne zaman erişilebildikleri ve en son ne zaman kontrol edildikleri.`,
    listed: (figure) => `Kayıtlı OED: ${figure}`,
    reach: 'Ne zaman erişilebilir',
    now: 'Şimdi',
    night: 'Gece saat 3’te',
    open: 'Erişilebilir',
    closed: 'Kapalı',
    unknown: 'Bilinmiyor',
    asOf: (moment) => `Şimdi şu demektir: ${moment}, yerel saat.`,
    unchecked: (figure) => `Kontrolü kayıtlı olmayan: ${figure}`,
    allChecked: 'Her OED için bir kontrol kayıtlı.',
    notChecked: 'Kayıtlı kontrol yok',
    hours: (value) => `Saatler: ${value}`,
    list: 'Merkezden başlayarak liste',
    fromCentre: (length) => `Merkeze ${length}`,
    towns: 'Yerleşimler, en çok OED olanlar önce',
    elsewhere: (figure) => `Bu yerleşimlerin dışında: ${figure}`,
    part: (number, last) => `Sayfa ${number} / ${last}`,
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    files: 'Tüm OED’ler tek dosyada:',
    townNames: 'Yerleşim adları: ',
    none: {
      title: 'Bu adreste kayıtlı OED yok',
      more: 'Adresi kontrol edin ya da bir ülke seçin.',
    },
    needsScript: 'Bu sayfalar yalnızca kendi sunucumuzda var. Bunun yerine en yakın OED’yi bulun.',
  },
};
