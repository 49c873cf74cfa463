import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RCP: compressões torácicas',
    description:
      'Um ritmo de 110 por minuto para as compressões torácicas, com som, luz e vibração, e os três passos em imagens. Funciona sem rede.',
  },
  cprPageText: {
    tag: 'Até chegar o DEA',
    lede: 'Alguém não responde e não respira normalmente? Ligue, comece as compressões e siga o ritmo.',
    coachTitle: 'O ritmo e os passos',
    noScript: 'O ritmo precisa de JavaScript. Sem ele, comprima duas vezes por segundo e conte em voz alta.',
    about: {
      id: 'cpr-about',
      title: 'O que esta página é, e o que não é',
      paragraphs: [
        'Esta página dá-lhe um ritmo e lembra os passos. Segue as recomendações e as páginas de formação indicadas abaixo. Nenhum médico a reviu ainda. Não é formação em primeiros socorros nem conselho médico. O operador de emergência pode avaliar a sua situação; esta página não.',
        'O ritmo, o som e as imagens funcionam sem conexão depois de abrir este site uma vez. Nada é gravado e nada é enviado.',
        'Para um adulto as fontes concordam: 100 a 120 compressões por minuto, com 5 a 6\u00a0cm de profundidade. Trocar a cada dois minutos é um conselho de formação; não o encontramos no texto das recomendações que lemos. As recomendações britânicas de 2025 dizem para ligar logo que alguém não responde, antes de verificar a respiração. Para uma criança os conselhos de reanimação diferem: cinco ventilações iniciais no Reino Unido, duas na América e na Austrália; pelo menos um terço do peito segundo os britânicos, um terço e no máximo 6\u00a0cm segundo os americanos em 2025. Uns formadores afastam o sutiã, outros tiram-no; o comité internacional ILCOR estudou a questão em 2024. Não conseguimos ler os próprios documentos de 2025. O que dizemos deles vem dos conselhos de reanimação e de formadores.',
      ],
      sources: 'Fontes',
    },
  },
};
