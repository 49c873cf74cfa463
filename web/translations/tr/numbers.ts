import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('tr');
const countries = (count: number) => counted(count, { one: '# ülke ya da bölge', other: '# ülke ve bölge' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Acil numaralar',
    description:
      'Her ülke ve bölgede ambulans için aranacak numara, orada 112’nin işe yarayıp yaramadığı ve her birinin kaynağı ile yılı.',
  },
  emergencyNumbersText: {
    tag: 'Kimi aramalı',
    title: 'Acil numaralar',
    lede: 'Her ülke ve bölgede, cep telefonundan ambulans için hangi numaranın aranacağı.',
    here: 'Tahmini yeriniz',
    hereNote: 'Bu cihazın saat dilimine göre; bu bilgi cihazda kalır. Burada değilseniz aşağıda arayın.',
    search: 'Ara',
    searchHint: 'Ülke, iki harfli kodu ya da bir numara',
    tableLabel: 'Ülkelere göre acil numaralar',
    columns: { country: 'Ülke ya da bölge', call: 'Ara', reach112: '112 işe yarar mı?', sources: 'Kaynaklar' },
    unknownNumber: 'bilinmiyor',
    byText: {
      sms: (number) => `${number} numarasına SMS`,
      app: (name) => `${name} uygulaması`,
      textphone: (number) => `Yazılı telefon ${number}`,
      relay: (number) => `Aracı hizmet ${number}`,
    },
    registerFirst: 'önceden kayıt gerekir',
    notEverywhere: 'her yerde yok',
    reach112: { yes: 'evet', other: 'başka bir hizmet', no: 'hayır', unknown: 'bilinmiyor' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(all)} arasından ${shown}`),
    nothing: 'Ülke bulunamadı. Daha az harf yazın ya da İngilizce adını deneyin.',
    about: [
      {
        id: 'at-112',
        title: '112 sütunu ne anlama gelir',
        text: 'Her cep telefonu 112’yi acil çağrı sayar, ama kimin yanıtlayacağını şebeke belirler. “evet”: bir kaynak 112’yi ülkenin acil numaraları arasında sayıyor. “başka bir hizmet”: 112 sizi polise ya da kaynaklarımızın adını vermediği bir hizmete bağlar. “hayır”: kimse yanıt vermez. Çin anakarasında 112 bir ses kaydı çalar. “bilinmiyor”: hiçbir kaynak belirtmiyor.',
      },
      {
        id: 'borders',
        title: 'Sınır yakınında ve ihtilaflı yerlerde',
        text: 'Kimin yanıtlayacağını bulunduğunuz yer değil, telefonunuzun bağlı olduğu şebeke belirler. OED bulucu, sınıra 3\u00a0km’den yakın yerlerde ve iki devletin hak iddia ettiği ya da bölümlerini elinde tuttuğu yerlerde iki numarayı da gösterir: Kırım, Keşmir, Kosova, Kuzey Kıbrıs, Filistin, Tayvan ve Batı Sahra gibi.',
      },
      {
        id: 'at-sea',
        title: 'Denizde',
        text: 'Önce telsizi kullanın. VHF 16. kanalda üç kez Mayday deyin. Sonra teknenin adını, konumunuzu ve sorunu söyleyin. DSC’li telsizde bunun için kırmızı bir düğme vardır. Cep telefonu sahil güvenliğe yalnızca kıyıya yakınken ulaşır ve yerinizi göstermez. Kıyıya yakınsanız ülkenin numarasını arayın ve sahil güvenliği isteyin.',
      },
    ],
    sourcesTitle: 'Kaynaklar',
    sourcesNote:
      '“Kaynaklar” sütunundaki sayılar bu listedeki sırayı gösterir. Kasım 2026’da her satırı Vikipedi, Google, Microsoft, Android ve Avustralya hükûmetinin listeleriyle, yer aldığı ölçüde karşılaştırdık. İlk numarayı ikiden az yayıncı veriyorsa satır nedenini söyler. Numaralar değişir: yanlış olanı bize bildirin. Yerel bir levhada başka bir numara yazıyorsa onu kullanın.',
  },
};
