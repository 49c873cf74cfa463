import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('fr');
const countries = (count: number) =>
  counted(count, {
    one: '# pays ou territoire',
    many: '# de pays et territoires',
    other: '# pays et territoires',
  });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Numéros d’urgence',
    description:
      'Le numéro à appeler pour une ambulance dans chaque pays et territoire, si le 112 y aide, avec la source et l’année.',
  },
  emergencyNumbersText: {
    tag: 'Qui appeler',
    title: 'Numéros d’urgence',
    lede: 'Que composer pour une ambulance, depuis un téléphone mobile, dans chaque pays et territoire.',
    here: 'Où vous semblez être',
    hereNote:
      'D’après le fuseau horaire de cet appareil, qui n’en dit rien à personne. Si vous avez voyagé sans qu’il change, cherchez plus bas.',
    search: 'Chercher',
    searchHint: 'Un pays, ses deux lettres ou un numéro',
    tableLabel: 'Numéros d’urgence par pays',
    columns: { country: 'Pays ou territoire', call: 'Appeler', reach112: 'Le 112 aide-t-il ?', sources: 'Sources' },
    unknownNumber: 'inconnu',
    reach112: { yes: 'oui', other: 'autre service', no: 'non', unknown: 'inconnu' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, sur ${all}`),
    nothing: 'Aucun pays ne correspond. Essayez avec moins de lettres.',
    about: [
      {
        id: 'at-112',
        title: 'Ce que dit la colonne sur le 112',
        text: 'La norme des réseaux mobiles fait du 112 un appel d’urgence sur tout téléphone ; qui répond dépend du réseau. « oui » : une source cite le 112 parmi les numéros d’urgence du pays. « autre service » : l’appel aboutit, mais à la police ou à quelqu’un que les sources ne nomment pas. « non » : personne ne répond ; ainsi en Chine continentale, où passe un enregistrement. « inconnu » : aucune source ne le dit.',
      },
      {
        id: 'borders',
        title: 'Près d’une frontière et dans les lieux disputés',
        text: 'C’est le réseau de votre téléphone qui décide de qui répond, non l’endroit où vous êtes. À moins de 3\u00a0km d’une frontière, la recherche de DAE montre les deux numéros, de même que dans les lieux que deux États revendiquent ou tiennent en partie, comme la Crimée, le Cachemire, le Kosovo, Chypre du Nord, la Palestine, Taïwan et le Sahara occidental.',
      },
      {
        id: 'at-sea',
        title: 'En mer',
        text: 'D’abord la radio : sur le canal VHF 16, dites trois fois Mayday, le nom du bateau, votre position et ce qui se passe ; une radio ASN a pour cela un bouton rouge. Par téléphone mobile, les garde-côtes ne vous entendent que près du rivage et ne voient pas où vous êtes ; appelez-y le numéro du pays et demandez les garde-côtes.',
      },
    ],
    sourcesTitle: 'Sources',
    sourcesNote:
      'Après chaque numéro viennent les sources qui le citent, par leur rang dans cette liste. En novembre 2026, chaque ligne a été comparée aux listes de Wikipédia, de Google, de Microsoft, d’Android et du gouvernement australien, quand elles la contiennent. Là où moins de deux éditeurs citent le premier numéro, la ligne dit pourquoi. Les numéros changent : dites-nous quand l’un est faux. Si une affiche sur place indique un autre numéro, appelez celui-là.',
  },
};
