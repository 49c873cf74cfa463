import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Masaje cardíaco', to: '/cpr' },
      { label: 'Números de emergencia', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Mapa', to: '/#map' },
      { label: 'Lugares', to: '/hubs' },
      { label: 'Esperanza de vida', to: '/life-expectancy' },
      { label: 'Principios', to: '/principles' },
      { label: 'Metodología', to: '/methodology' },
      { label: 'Arquitectura', to: '/architecture' },
    ],
    tagline: 'Dónde se vive mucho, y cómo lo sabemos.',
    disclaimer:
      'Nada en este sitio es consejo médico. Las puntuaciones son valoraciones y no mediciones, salvo que lleven al lado una fuente y un año.',
    marked: 'Las páginas con la marca EN están en inglés.',
    columns: [
      {
        title: 'Plataforma',
        links: [
          { label: 'Mapa de la longevidad', to: '/#map' },
          { label: 'Todos los lugares', to: '/hubs' },
          { label: 'Esperanza de vida', to: '/life-expectancy' },
          { label: 'Buscador de DEA', to: '/aed' },
          { label: 'DEA por país', to: '/aeds' },
          { label: 'Niveles de acceso', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Recursos',
        links: [
          { label: 'Principios', to: '/principles' },
          { label: 'Metodología', to: '/methodology' },
          { label: 'Arquitectura del sistema', to: '/architecture' },
          { label: 'El libro de registro', to: '/ledger' },
          { label: 'Datos abiertos', to: '/developers' },
          { label: 'Masaje cardíaco', to: '/cpr' },
          { label: 'Números de emergencia', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Aviso legal',
        links: [
          { label: 'Privacidad', to: '/privacy' },
          { label: 'Condiciones de uso', to: '/terms' },
          { label: 'Accesibilidad', to: '/accessibility' },
          { label: 'Lo que este sitio no afirma', to: '/methodology#not-claimed' },
          { label: 'Fuentes y licencias', to: '/methodology#sources' },
          { label: 'Su ubicación se queda con usted', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Textos, puntuaciones y descargas: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Licencias del software',
  },
  translationNoteText: {
    notReviewed: 'Esta traducción aún no ha sido revisada por un traductor médico.',
    report: 'Avisar de un error',
    englishInPlaces: 'Algunas frases están en inglés: su traducción aún no está lista.',
    englishRest: 'En inglés: los nombres de muchos lugares, los títulos de las fuentes y las notas sobre países.',
  },
};
