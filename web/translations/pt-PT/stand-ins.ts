import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Página não encontrada',
    text: 'Neste endereço não há nenhuma página. Talvez tenha mudado, ou o endereço tenha um erro.',
    home: 'Para o início',
    chart: 'Por cartografar',
  },
  offlineText: {
    tag: 'Sem ligação',
    title: 'Está sem ligação',
    lede: 'Esta página não está guardada no seu dispositivo e não há ligação. As páginas abaixo funcionam na mesma.',
    emergency: 'Numa emergência',
    callFirst: 'Ligue primeiro para o número de emergência.',
    callFirstMore: 'Uma chamada não precisa de internet. A procura mostra os DAE guardados neste dispositivo.',
    findAed: 'Encontrar um DAE',
    kept: 'Guardado neste dispositivo',
    pages: [
      { label: 'Números de emergência de todos os países', to: '/emergency-numbers' },
      { label: 'Início, com a lista dos lugares', to: '/' },
      { label: 'Princípios', to: '/principles' },
      { label: 'Metodologia', to: '/methodology' },
      { label: 'Arquitetura', to: '/architecture' },
      { label: 'Privacidade', to: '/privacy' },
      { label: 'Condições de utilização', to: '/terms' },
      { label: 'Acessibilidade', to: '/accessibility' },
    ],
    hubs: 'As páginas de lugares que já abriu também funcionam, com as imagens que mostravam. Os vídeos e os mapas de ruas precisam de ligação.',
    again: 'Tentar esta página de novo',
  },
};
