import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Massagem cardíaca', to: '/cpr' },
      { label: 'Números de emergência', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Mapa', to: '/#map' },
      { label: 'Lugares', to: '/hubs' },
      { label: 'Esperança de vida', to: '/life-expectancy' },
      { label: 'Princípios', to: '/principles' },
      { label: 'Metodologia', to: '/methodology' },
      { label: 'Arquitetura', to: '/architecture' },
    ],
    tagline: 'Onde se vive muito tempo, e como o sabemos.',
    disclaimer:
      'Nada neste site é conselho médico. As pontuações são avaliações e não medições, salvo quando têm ao lado uma fonte e um ano.',
    marked: 'As páginas com a marca EN estão em inglês.',
    columns: [
      {
        title: 'Plataforma',
        links: [
          { label: 'Mapa da longevidade', to: '/#map' },
          { label: 'Todos os lugares', to: '/hubs' },
          { label: 'Esperança de vida', to: '/life-expectancy' },
          { label: 'Procura de DAE', to: '/aed' },
          { label: 'DAE por país', to: '/aeds' },
          { label: 'Níveis de acesso', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Recursos',
        links: [
          { label: 'Princípios', to: '/principles' },
          { label: 'Metodologia', to: '/methodology' },
          { label: 'Arquitetura do sistema', to: '/architecture' },
          { label: 'O livro de registos', to: '/ledger' },
          { label: 'Dados abertos', to: '/developers' },
          { label: 'Massagem cardíaca', to: '/cpr' },
          { label: 'Números de emergência', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Informação legal',
        links: [
          { label: 'Privacidade', to: '/privacy' },
          { label: 'Condições de utilização', to: '/terms' },
          { label: 'Acessibilidade', to: '/accessibility' },
          { label: 'O que este site não afirma', to: '/methodology#not-claimed' },
          { label: 'Fontes e licenças', to: '/methodology#sources' },
          { label: 'A sua localização fica consigo', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Textos, pontuações e transferências: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Licenças do software',
  },
  translationNoteText: {
    notReviewed: 'Esta tradução ainda não foi revista por um tradutor médico.',
    report: 'Comunicar um erro',
    englishInPlaces: 'Algumas frases estão em inglês: a tradução ainda não está pronta.',
    englishRest: 'Em inglês: os nomes de muitos lugares, os títulos das fontes e as notas sobre países.',
  },
};
