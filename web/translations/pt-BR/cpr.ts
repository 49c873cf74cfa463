import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');

export const words: CprWords = {
  cprText: {
    title: 'RCP: compressões torácicas',
    close: 'Fechar (o ritmo continua)',
    start: 'Iniciar o ritmo',
    stop: 'Parar o ritmo',
    press: 'Comprima',
    elapsed: 'Tempo desde o início',
    pace: '110 por minuto',
    running: 'O ritmo está ligado: 110 por minuto.',
    changeSoon: 'Revezem a cada 2 minutos, se alguém puder assumir.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# minuto', many: '# de minutos', other: '# minutos' })}: revezem agora, se alguém puder assumir.`,
    signs: { sound: 'Som', light: 'Luz', vibration: 'Vibração' },
    signsLabel: 'Sinais do ritmo',
    steps: [
      {
        id: 'check',
        title: 'Verificar',
        words:
          'Não responde? Ligue já. Não respira normalmente, ou só puxa o ar de vez em quando (gasping)? Comece as compressões.',
      },
      {
        id: 'call',
        title: 'Ligar',
        words: 'Ligue o viva-voz. Coloque o telefone ao seu lado. Mande alguém buscar o DEA.',
      },
      {
        id: 'press',
        title: 'Comprimir',
        words:
          'Comprima com força o meio do peito, 5 a 6\u00a0cm. Mantenha os braços esticados. Deixe o peito voltar por completo depois de cada compressão. Não pare.',
      },
    ],
    told: 'O operador de emergência vai orientar você. Na dúvida, comece as compressões.',
    others: {
      title: 'Criança, bebê ou afogamento',
      points: [
        {
          who: 'Criança',
          how: 'O mesmo ritmo. Coloque uma ou duas mãos no meio do peito. Afunde o peito pelo menos um terço da profundidade dele.',
        },
        {
          who: 'Bebê',
          how: 'O mesmo ritmo. Envolva o peito com as duas mãos e coloque os dois polegares no meio. Ou use a base da palma de uma mão. Afunde o peito pelo menos um terço da profundidade dele.',
        },
        {
          who: 'Ventilações',
          how: 'As ventilações são mais importantes em crianças e após afogamento. Se souber, faça primeiro 5. Depois faça 2 a cada 30 compressões. Adulto ou criança: incline a cabeça para trás e tape o nariz. Bebê: mantenha a cabeça reta. Cubra a boca com a sua boca e, no bebê, também o nariz. Sopre durante um segundo, até o peito subir. Se não souber, continue as compressões sem parar.',
        },
      ],
    },
    aed: {
      title: 'Quando o DEA chegar',
      points: [
        { id: 'on', words: 'Ligue o DEA e siga a voz dele. Outra pessoa continua as compressões.' },
        {
          id: 'pads',
          words: 'Descubra o peito e seque. Afaste o sutiã ou tire. Cole os dois eletrodos na pele nua.',
        },
        {
          id: 'places',
          words: 'Um eletrodo fica abaixo da clavícula direita. O outro fica no lado esquerdo, abaixo da axila.',
        },
        {
          id: 'child',
          words:
            'Criança pequena ou bebê: use eletrodos pediátricos ou o modo criança. Se não houver, use os eletrodos de adulto. Cole um eletrodo no peito e o outro nas costas.',
        },
        {
          id: 'shock',
          words:
            'Continue até o DEA mandar parar. Afastem-se: ninguém toca na pessoa durante o choque. Depois recomece imediatamente as compressões.',
        },
      ],
    },
  },
};
