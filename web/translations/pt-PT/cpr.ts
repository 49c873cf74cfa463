import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');

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
    changeSoon: 'Troquem a cada 2 minutos, se houver quem continue.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# minuto', many: '# de minutos', other: '# minutos' })}: troquem agora, se alguém o puder substituir.`,
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
        words: 'Ligue o alta-voz. Ponha o telefone ao seu lado. Mande alguém buscar o DAE.',
      },
      {
        id: 'press',
        title: 'Comprimir',
        words:
          'Comprima com força o meio do peito, 5 a 6\u00a0cm. Mantenha os braços esticados. Deixe o peito subir por completo depois de cada compressão. Não pare.',
      },
    ],
    told: 'O operador de emergência diz-lhe o que fazer. Na dúvida, comece as compressões.',
    others: {
      title: 'Criança, bebé ou afogamento',
      points: [
        {
          who: 'Criança',
          how: 'O mesmo ritmo. Ponha uma ou duas mãos no meio do peito. Afunde o peito pelo menos um terço da sua profundidade.',
        },
        {
          who: 'Bebé',
          how: 'O mesmo ritmo. Envolva o peito com as duas mãos e ponha os dois polegares no meio. Ou use a base da palma de uma mão. Afunde o peito pelo menos um terço da sua profundidade.',
        },
        {
          who: 'Insuflações',
          how: 'As insuflações contam sobretudo em crianças e após afogamento. Se souber, faça primeiro 5. Depois faça 2 a cada 30 compressões. Adulto ou criança: incline a cabeça para trás e tape o nariz. Bebé: mantenha a cabeça direita. Cubra a boca com a sua boca, e num bebé também o nariz. Sopre durante um segundo, até o peito subir. Se não souber, continue as compressões sem parar.',
        },
      ],
    },
    aed: {
      title: 'Quando o DAE chegar',
      points: [
        { id: 'on', words: 'Ligue-o e siga a voz dele. Outra pessoa continua as compressões.' },
        {
          id: 'pads',
          words: 'Destape o peito e seque-o. Afaste o sutiã, ou tire-o. Cole os dois elétrodos na pele nua.',
        },
        {
          id: 'places',
          words: 'Um elétrodo fica abaixo da clavícula direita. O outro fica no lado esquerdo, abaixo da axila.',
        },
        {
          id: 'child',
          words:
            'Criança pequena ou bebé: use elétrodos pediátricos ou o modo criança. Se não houver, use os elétrodos de adulto. Cole um elétrodo no peito e o outro nas costas.',
        },
        {
          id: 'shock',
          words:
            'Continue até o DAE lhe dizer para parar. Afastem-se: ninguém toca na pessoa durante o choque. Depois recomece logo as compressões.',
        },
      ],
    },
  },
};
