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
        'Un ritmo y un recordatorio, escritos por gente que hace sitios web, según las guías de abajo. Ningún médico los ha revisado. No es formación ni consejo médico: un curso de primeros auxilios enseña más que cualquier página, y la voz al teléfono sabe más de su caso.',
        'El ritmo, el sonido y las imágenes no necesitan red una vez abierto este sitio. Nada se graba y nada se envía.',
        'Para un adulto las fuentes coinciden: de 100 a 120 compresiones por minuto, de 5 a 6\u00a0cm, con relevo cada dos minutos. Las guías británicas de 2025 dicen que se llame en cuanto alguien no responde, antes de mirar si respira. Para un niño difieren en las primeras ventilaciones: cinco en el Reino Unido, dos en la mayoría de los consejos estadounidenses. Los documentos de 2025 no pudieron abrirse para esta página; lo que dice de ellos es lo que escribió un consejo de reanimación o un instructor.',
      ],
      sources: 'Fuentes',
    },
  },
};
