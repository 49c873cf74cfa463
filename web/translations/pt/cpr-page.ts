import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Massagem cardíaca',
    description:
      'Um ritmo de 110 por minuto para as compressões torácicas, com som, luz e vibração, e os três passos em imagens. Funciona sem rede.',
  },
  cprPageText: {
    tag: 'Até o DAE chegar',
    lede: 'Alguém não responde e não respira normalmente: ligue, comprima e deixe o ritmo marcar o tempo.',
    coachTitle: 'O ritmo e os passos',
    noScript: 'O ritmo precisa de JavaScript. Sem ele: comprima duas vezes por segundo e conte em voz alta.',
    about: {
      id: 'cpr-about',
      title: 'O que esta página é, e o que não é',
      paragraphs: [
        'Um ritmo e um lembrete, segundo as recomendações e páginas de formação abaixo. Nenhum profissional de saúde os reviu ainda. Não é formação em primeiros socorros nem conselho médico. O operador de emergência pode avaliar a sua situação; esta página não.',
        'O ritmo, o som e as imagens não precisam de rede depois de aberto este site. Nada é gravado e nada é enviado.',
        'Para um adulto as fontes concordam: 100 a 120 compressões por minuto, 5 a 6\u00a0cm de profundidade. Trocar a cada dois minutos é conselho de formação; não o encontrámos no texto das recomendações que lemos. As recomendações britânicas de 2025 dizem para ligar logo que alguém não responde, antes de verificar a respiração. Para uma criança os conselhos diferem: cinco primeiras insuflações no Reino Unido, duas na América e na Austrália; pelo menos um terço do peito no conselho britânico, um terço e no máximo 6\u00a0cm no americano de 2025. Uns formadores afastam o sutiã, outros tiram-no; o conselho internacional ILCOR estudou a questão em 2024. Os documentos de 2025 não puderam ser abertos para esta página. O que ela diz deles foi escrito por um conselho ou um formador.',
      ],
      sources: 'Fontes',
    },
  },
};
