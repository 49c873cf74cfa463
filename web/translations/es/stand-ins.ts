import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Página no encontrada',
    text: 'En esta dirección no hay ninguna página. Quizá se ha movido, o la dirección tiene una errata.',
    home: 'Ir al inicio',
    chart: 'Sin cartografiar',
  },
  offlineText: {
    tag: 'Sin conexión',
    title: 'Está sin conexión',
    lede: 'Esta página no está guardada en su dispositivo y no hay conexión. Las páginas de abajo funcionan de todos modos.',
    emergency: 'En una emergencia',
    callFirst: 'Llame primero al número de emergencias.',
    callFirstMore: 'Una llamada no necesita internet. El buscador muestra los DEA guardados en este dispositivo.',
    findAed: 'Buscar un DEA',
    kept: 'Guardado en este dispositivo',
    pages: [
      { label: 'Números de emergencia de todos los países', to: '/emergency-numbers' },
      { label: 'Inicio, con la lista de lugares', to: '/' },
      { label: 'Principios', to: '/principles' },
      { label: 'Metodología', to: '/methodology' },
      { label: 'Arquitectura', to: '/architecture' },
      { label: 'Privacidad', to: '/privacy' },
      { label: 'Condiciones de uso', to: '/terms' },
      { label: 'Accesibilidad', to: '/accessibility' },
    ],
    hubs: 'Las páginas de lugares que ya abrió también funcionan, con las imágenes que mostraban. Los videos y los mapas de calles necesitan conexión.',
    again: 'Volver a intentar con esta página',
  },
};
