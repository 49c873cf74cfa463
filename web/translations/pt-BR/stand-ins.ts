import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Página não encontrada',
    text: 'Não há nenhuma página neste endereço. Talvez ela tenha mudado de lugar, ou o endereço tenha um erro.',
    home: 'Ir para o início',
    chart: 'Não mapeado',
  },
  offlineText: {
    tag: 'Sem conexão',
    title: 'Você está sem conexão',
    lede: 'Esta página não está salva no seu dispositivo e não há conexão. As páginas abaixo continuam funcionando.',
    emergency: 'Em uma emergência',
    callFirst: 'Ligue primeiro para a emergência (no Brasil: SAMU, 192).',
    callFirstMore: 'Uma ligação não precisa de internet. A busca mostra os DEAs salvos neste dispositivo.',
    findAed: 'Encontrar um DEA',
    kept: 'Salvo neste dispositivo',
    pages: [
      { label: 'Números de emergência de todos os países', to: '/emergency-numbers' },
      { label: 'Início, com a lista de lugares', to: '/' },
      { label: 'Princípios', to: '/principles' },
      { label: 'Metodologia', to: '/methodology' },
      { label: 'Arquitetura', to: '/architecture' },
      { label: 'Privacidade', to: '/privacy' },
      { label: 'Termos de uso', to: '/terms' },
      { label: 'Acessibilidade', to: '/accessibility' },
    ],
    hubs: 'As páginas de lugares que você já abriu também funcionam, com as imagens que mostravam. Os vídeos e os mapas de ruas precisam de conexão.',
    again: 'Tentar esta página de novo',
  },
};
