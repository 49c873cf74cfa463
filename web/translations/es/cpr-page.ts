import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RCP: compresiones torácicas',
    description:
      'Un ritmo de 110 por minuto para las compresiones torácicas, con sonido, luz y vibración, y los tres pasos en imágenes. Funciona sin conexión.',
  },
  cprPageText: {
    tag: 'Hasta que llegue el DEA',
    lede: '¿Alguien no responde y no respira con normalidad? Llame, empiece las compresiones y siga el ritmo.',
    coachTitle: 'El ritmo y los pasos',
    noScript: 'El ritmo necesita JavaScript. Sin él, comprima dos veces por segundo y cuente en voz alta.',
    about: {
      id: 'cpr-about',
      title: 'Qué es esta página y qué no es',
      paragraphs: [
        'Esta página le da un ritmo y le recuerda los pasos. Sigue las guías y las páginas de formación indicadas abajo. Ningún médico la ha revisado todavía. No es un curso de primeros auxilios ni un consejo médico. El operador de emergencias puede valorar su situación; esta página, no.',
        'El ritmo, el sonido y las imágenes funcionan sin conexión una vez que ha abierto este sitio. No se graba ni se envía nada.',
        'Para un adulto las fuentes coinciden: de 100 a 120 compresiones por minuto y de 5 a 6\u00a0cm de profundidad. Turnarse cada dos minutos es un consejo de formación; no lo encontramos en el texto de la guía que leímos. Las guías británicas de 2025 dicen que se llame en cuanto alguien no responde, antes de comprobar la respiración. En niños los consejos de reanimación difieren: cinco ventilaciones iniciales en Gran Bretaña, dos en Estados Unidos y Australia; al menos un tercio del pecho según los británicos, un tercio y como máximo 6\u00a0cm según los estadounidenses en 2025. Algunos instructores apartan el sostén, otros lo quitan; el comité internacional ILCOR estudió la cuestión en 2024. No pudimos leer las guías de 2025 mismas. Lo que decimos de ellas procede de los consejos de reanimación y de instructores.',
      ],
      sources: 'Fuentes',
    },
  },
};
