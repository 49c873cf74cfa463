import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RCP: compressões torácicas',
    description:
      'Um ritmo de 110 por minuto para as compressões torácicas, com som, luz e vibração, e os três passos em imagens. Funciona sem internet.',
  },
  cprPageText: {
    tag: 'Até o DEA chegar',
    lede: 'Alguém não responde e não respira normalmente? Ligue, comece as compressões e siga o ritmo.',
    coachTitle: 'O ritmo e os passos',
    noScript: 'O ritmo precisa de JavaScript. Sem ele, comprima duas vezes por segundo e conte em voz alta.',
    about: {
      id: 'cpr-about',
      title: 'O que esta página é e o que não é',
      paragraphs: [
        'Esta página dá um ritmo e lembra os passos. Ela segue as diretrizes e as páginas de treinamento listadas abaixo. Nenhum médico a revisou ainda. Não é um curso de primeiros socorros nem orientação médica. O operador de emergência pode avaliar a sua situação; esta página não.',
        'O ritmo, o som e as imagens funcionam sem internet depois que você abre este site uma vez. Nada é gravado e nada é enviado.',
        'Para um adulto, as fontes concordam: 100 a 120 compressões por minuto, com 5 a 6\u00a0cm de profundidade. Revezar a cada dois minutos é um conselho de treinamento; não o encontramos no texto das diretrizes que lemos. As diretrizes britânicas de 2025 dizem para ligar assim que alguém não responde, antes de verificar a respiração. Para uma criança, os conselhos de ressuscitação divergem: cinco ventilações iniciais no Reino Unido, duas nos Estados Unidos e na Austrália; pelo menos um terço do tórax segundo os britânicos, um terço e no máximo 6\u00a0cm segundo os americanos em 2025. Alguns instrutores afastam o sutiã, outros o tiram; o comitê internacional ILCOR estudou a questão em 2024. Não conseguimos ler os próprios documentos de 2025. O que dizemos sobre eles vem dos conselhos de ressuscitação e de instrutores.',
      ],
      sources: 'Fontes',
    },
  },
};
