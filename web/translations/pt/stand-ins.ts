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
    lede: 'Esta página não está guardada no seu aparelho e a rede não responde. Estas continuam disponíveis.',
    emergency: 'Numa emergência',
    callFirst: 'Ligue primeiro para o número de emergência.',
    callFirstMore: 'Uma chamada não precisa de internet. A procura mostra os DAE que este aparelho guardou.',
    findAed: 'Encontrar um DAE',
    kept: 'Guardado neste aparelho',
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
    hubs: 'As páginas de lugares que já abriu voltam a abrir, com as suas imagens. Filmes e mapas de ruas precisam da rede.',
    again: 'Tentar esta página de novo',
  },
};
