import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('tr');

export const words: EmbedWords = {
  embedText: {
    title: 'Defibrilatörler (OED)',
    callFirst: 'Acil durumda önce acil yardım numarasını arayın.',
    count: (count) => counted(count, { one: '# OED listede', other: '# OED listede' }),
    always: (count) =>
      counted(count, { one: '# tanesi her saat erişilebilir', other: '# tanesi her saat erişilebilir' }),
    none: 'Bu bölgede listelenmiş OED yok.',
    tooMany: (count) =>
      counted(count, {
        one: 'Bu bölgede listelenen OED sayısı # üzerinde; bir liste için çok fazla. Haritayı açın.',
        other: 'Bu bölgede listelenen OED sayısı # üzerinde; bir liste için çok fazla. Haritayı açın.',
      }),
    noArea: 'Bu sayfada bölge belirtilmemiş.',
    failed: 'OED kayıtları yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    mapFrom: (name) => `Haritanın bir bölümü şuradan gelir: ${name}.`,
    showAll: (figure) => `Tümünü göster (${figure})`,
    find: 'En yakın OED’yi bul',
    dataOf: (day) => `Verilerin tarihi: ${day}.`,
    mayBeWrong: 'Kayıtlar yanlış veya eski olabilir.',
  },
};
