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
        'Um ritmo e um lembrete, escritos por pessoas que fazem sites, segundo as recomendações abaixo. Nenhum médico os reviu. Não é formação nem conselho médico: um curso de primeiros socorros ensina mais do que qualquer página, e a voz ao telefone sabe mais do seu caso.',
        'O ritmo, o som e as imagens não precisam de rede depois de aberto este site. Nada é gravado e nada é enviado.',
        'Para um adulto as fontes concordam: 100 a 120 compressões por minuto, 5 a 6\u00a0cm, troca a cada dois minutos. As recomendações britânicas de 2025 dizem para ligar logo que alguém não responde, antes de ver se respira. Para uma criança diferem nas primeiras insuflações: cinco no Reino Unido, duas na maioria dos conselhos americanos. Os documentos de 2025 não puderam ser abertos para esta página; o que ela diz deles é o que um conselho de ressuscitação ou um formador escreveu.',
      ],
      sources: 'Fontes',
    },
  },
};
