import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Masaje cardíaco',
    description:
      'Un ritmo de 110 por minuto para las compresiones torácicas, con sonido, luz y vibración, y los tres pasos en imágenes. Funciona sin red.',
  },
  cprPageText: {
    tag: 'Hasta que llegue el DEA',
    lede: 'Alguien no responde y no respira con normalidad: llame, comprima y deje que el ritmo lleve la cuenta.',
    coachTitle: 'El ritmo y los pasos',
    noScript: 'El ritmo necesita JavaScript. Sin él: comprima dos veces por segundo y cuente en voz alta.',
    about: {
      id: 'cpr-about',
      title: 'Qué es esta página y qué no es',
      paragraphs: [
        'Un ritmo y un recordatorio, según las guías y páginas de formación citadas abajo. Ningún profesional sanitario lo ha revisado todavía. No es un curso de primeros auxilios ni un consejo médico. El operador de emergencias puede valorar su situación; esta página no.',
        'El ritmo, el sonido y las imágenes no necesitan red una vez abierto este sitio. Nada se graba y nada se envía.',
        'Para un adulto las fuentes coinciden: de 100 a 120 compresiones por minuto, de 5 a 6\u00a0cm de profundidad. Relevarse cada dos minutos es un consejo de formación; no lo hallamos en el texto de las guías leído. Las guías británicas de 2025 dicen que se llame en cuanto alguien no responde, antes de comprobar la respiración. Para un niño los consejos difieren: cinco ventilaciones iniciales en el Reino Unido, dos en América y Australia; al menos un tercio del pecho según los británicos, un tercio y como máximo 6\u00a0cm según los estadounidenses en 2025. Unos instructores apartan el sujetador y otros lo quitan; el consejo internacional ILCOR estudió la cuestión en 2024. Los documentos de 2025 no pudieron abrirse para esta página. Lo que dice de ellos es lo que escribió un consejo o un instructor.',
      ],
      sources: 'Fuentes',
    },
  },
};
