import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Un atlas de ${count} lugares conocidos por su longevidad, con fuentes y dudas junto a cada cifra, y un buscador del desfibrilador más cercano.`,
  },
  heroText: {
    tag: 'Simbiosis de personas e IA',
    lede: 'Un mapa de los lugares donde se vive mucho y en simbiosis, según principios de salud que verifica una IA, con supervisión humana y el protocolo Tempesta Checksum.',
    principles: 'Principios de vida',
    integrity: 'Integridad verificada',
    agentics: (product) => `${product} + Agentes`,
    today: '«Verificado por IA» está previsto, no hecho. Las cifras nombran su fuente o dicen que no se conoce.',
    explore: 'Explorar el mapa',
    learn: 'Qué es TCΣ',
    scrollCue: 'Seguir leyendo más abajo',
  },
  emergencyNoticeText: {
    label: 'Aviso de emergencia',
    banner: (number) =>
      `${number === null ? 'En una emergencia, llame de inmediato al número de emergencias del país donde está.' : `En una emergencia médica, llame de inmediato al ${number}.`} Este sitio web no presta ayuda de emergencia.`,
    learn: 'Más sobre el 911',
    findAed: 'Buscar un DEA',
    buttons: [
      { label: '911', title: '911: próximamente' },
      { label: 'Ambu\u00adlancia', title: 'Ambulancia: próximamente' },
      { label: 'Dron', title: 'Dron (5\u00a0min como máximo): próximamente' },
    ],
    notConnected: 'Estos tres botones todavía no funcionan. Use su teléfono.',
  },
};
