import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Um atlas de ${count} lugares conhecidos pela longevidade, com fontes e dúvidas ao lado de cada número, e uma busca do desfibrilador mais próximo.`,
  },
  heroText: {
    tag: 'Simbiose de pessoas e IA',
    lede: 'Um mapa dos lugares onde se vive muito tempo e em simbiose, segundo princípios de saúde verificados por uma IA, com supervisão humana e o protocolo Tempesta Checksum.',
    principles: 'Princípios de vida',
    integrity: 'Integridade verificada',
    agentics: (product) => `${product} + Agentes`,
    today: '«Verificado por IA» está previsto, não feito. Os números indicam a fonte ou dizem que nenhuma é conhecida.',
    explore: 'Explorar o mapa',
    learn: 'O que é a TCΣ',
    scrollCue: 'Continue lendo abaixo',
  },
  emergencyNoticeText: {
    label: 'Aviso de emergência',
    banner: (number) =>
      `${number === null ? 'Em uma emergência, ligue imediatamente para o número de emergência do país onde você está.' : `Em uma emergência médica, ligue imediatamente para ${number}.`} Este site não presta socorro.`,
    learn: 'Mais sobre o 911',
    findAed: 'Encontrar um DEA',
    buttons: [
      { label: '911', title: '911: em breve' },
      { label: 'Ambu\u00adlância', title: 'Ambulância: em breve' },
      { label: 'Drone', title: 'Drone (5\u00a0min no máximo): em breve' },
    ],
    notConnected: 'Estes três botões ainda não funcionam. Use o telefone.',
  },
};
