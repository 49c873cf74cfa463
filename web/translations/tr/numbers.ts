import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('tr');
const countries = (count: number) => counted(count, { one: '# ülke ya da bölge', other: '# ülke ve bölge' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Acil numaralar',
    description: 'Her ülke ve bölgede ambulans numarası, orada 112’nin işe yarayıp yaramadığı, kaynak ve yılıyla.',
  },
  emergencyNumbersText: {
    tag: 'Kimi aramalı',
    title: 'Acil numaralar',
    lede: 'Her ülke ve bölgede, cep telefonundan ambulans için hangi numara çevrilir.',
    here: 'Bulunduğunuz yer (tahmin)',
    hereNote: 'Bu aygıtın saat dilimine göre; kimseye bildirilmez. Yolculuktaysanız ve değişmediyse aşağıya bakın.',
    search: 'Ara',
    searchHint: 'Ülke, iki harfli kodu ya da bir numara',
    tableLabel: 'Ülkelere göre acil numaralar',
    columns: { country: 'Ülke ya da bölge', call: 'Ara', reach112: '112 işe yarar mı?', sources: 'Kaynaklar' },
    unknownNumber: 'bilinmiyor',
    reach112: { yes: 'evet', other: 'başka kurum', no: 'hayır', unknown: 'bilinmiyor' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, toplam ${all}`),
    nothing: 'Buna uyan ülke yok. Daha az harf deneyin.',
    about: [
      {
        id: 'at-112',
        title: '112 sütunu ne der',
        text: 'Mobil ağların standardına göre her telefon 112’yi acil çağrı sayar; kimin yanıtlayacağı ağa bağlıdır. “evet”: bir kaynak 112’yi ülkenin acil numaraları arasında sayar. “başka kurum”: bağlanır, ama polise ya da kaynakların adını vermediği birine. “hayır”: kimse yanıtlamaz; anakara Çin’de bir kayıt çalar. “bilinmiyor”: hiçbir kaynak söylemez.',
      },
      {
        id: 'borders',
        title: 'Sınır yakınında ve ihtilaflı yerlerde',
        text: 'Kimin yanıtlayacağını durduğunuz yer değil, telefonunuzun bağlı olduğu ağ belirler. OED arama, sınıra 3\u00a0km’den yakında iki numarayı da gösterir; iki devletin hak iddia ettiği ya da bölümlerini elinde tuttuğu yerlerde de: Kırım, Keşmir, Kosova, Kuzey Kıbrıs, Filistin, Tayvan ve Batı Sahra gibi.',
      },
      {
        id: 'at-sea',
        title: 'Denizde',
        text: 'Önce telsiz: VHF 16. kanalda üç kez Mayday, teknenin adı, konumunuz ve olay; DSC’li telsizde bunun için kırmızı bir düğme vardır. Cep telefonuyla sahil güvenlik sizi yalnız kıyıya yakınken duyar ve nerede olduğunuzu göremez; orada ülkenin numarasını arayıp sahil güvenliği isteyin.',
      },
    ],
    sourcesTitle: 'Kaynaklar',
    sourcesNote:
      'Her numaranın ardından onu bildiren kaynaklar, bu listedeki sıralarıyla yazılıdır. Kasım 2026’da her satır Vikipedi, Google, Microsoft, Android ve Avustralya hükûmetinin listeleriyle, yer aldığı ölçüde karşılaştırıldı. İlk numarayı ikiden az yayıncı bildiriyorsa satır nedenini söyler. Numaralar değişir: yanlış olanı bize bildirin. Yerel bir levha başka bir numara gösteriyorsa onu kullanın.',
  },
};
