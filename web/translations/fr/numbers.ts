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
      'Le numéro à appeler pour une ambulance dans chaque pays et territoire, si le 112 y fonctionne, et la source et l’année de chacun.',
  },
  emergencyNumbersText: {
    tag: 'Qui appeler',
    title: 'Numéros d’urgence',
    lede: 'Que composer pour une ambulance, depuis un téléphone mobile, dans chaque pays et territoire.',
    here: 'Où vous semblez être',
    hereNote:
      'D’après le fuseau horaire de cet appareil, qui reste sur l’appareil. Si vous n’êtes pas là, cherchez plus bas.',
    search: 'Chercher',
    searchHint: 'Un pays, ses deux lettres ou un numéro',
    tableLabel: 'Numéros d’urgence par pays',
    columns: {
      country: 'Pays ou territoire',
      call: 'Appeler',
      reach112: 'Le 112 fonctionne-t-il\u00a0?',
      sources: 'Sources',
    },
    unknownNumber: 'inconnu',
    byText: {
      sms: (number) => `SMS au ${number}`,
      app: (name) => `Application ${name}`,
      textphone: (number) => `Téléphone à texte ${number}`,
      relay: (number) => `Service relais ${number}`,
    },
    registerFirst: 'inscription préalable',
    notEverywhere: 'pas partout',
    reach112: { yes: 'oui', other: 'autre service', no: 'non', unknown: 'inconnu' },
    shown: (shown, all) => (shown === all ? countries(all) : `${shown} sur ${countries(all)}`),
    nothing: 'Aucun pays trouvé. Essayez avec moins de lettres, ou son nom en anglais.',
    about: [
      {
        id: 'at-112',
        title: 'Ce que signifie la colonne sur le 112',
        text: 'Tout téléphone mobile traite le 112 comme un appel d’urgence, mais c’est le réseau qui décide qui répond. «\u00a0oui\u00a0»\u00a0: une source cite le 112 parmi les numéros d’urgence du pays. «\u00a0autre service\u00a0»\u00a0: le 112 vous met en relation avec la police ou avec un service que nos sources ne nomment pas. «\u00a0non\u00a0»\u00a0: personne ne répond. En Chine continentale, le 112 fait entendre un message enregistré. «\u00a0inconnu\u00a0»\u00a0: aucune source ne le dit.',
      },
      {
        id: 'borders',
        title: 'Près d’une frontière et dans les territoires disputés',
        text: 'C’est le réseau de votre téléphone qui décide qui répond, et non l’endroit où vous êtes. La recherche montre les deux numéros à moins de 3\u00a0km d’une frontière, et dans les territoires que deux États revendiquent ou tiennent en partie, comme la Crimée, le Cachemire, le Kosovo, Chypre du Nord, la Palestine, Taïwan et le Sahara occidental.',
      },
      {
        id: 'at-sea',
        title: 'En mer',
        text: 'Utilisez d’abord la radio. Sur le canal VHF 16, dites trois fois Mayday. Dites ensuite le nom du bateau, votre position et ce qui se passe. Une radio ASN a un bouton rouge pour cela. Un téléphone mobile n’atteint les garde-côtes que près du rivage, et ne leur montre pas où vous êtes. Près du rivage, appelez le numéro du pays et demandez les garde-côtes.',
      },
    ],
    sourcesTitle: 'Sources',
    sourcesNote:
      'Les nombres de la colonne Sources renvoient à cette liste. En novembre 2026, nous avons comparé chaque ligne aux listes de Wikipédia, de Google, de Microsoft, d’Android et du gouvernement australien, quand elle y figure. Là où moins de deux éditeurs donnent le premier numéro, la ligne dit pourquoi. Les numéros changent\u00a0: dites-nous quand l’un est faux. Si un panneau sur place indique un autre numéro, suivez le panneau.',
  },
};
