import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Massagem cardíaca',
    close: 'Fechar; o ritmo continua',
    start: 'Iniciar o ritmo',
    stop: 'Parar o ritmo',
    press: 'Comprimir',
    elapsed: 'Tempo desde o início',
    pace: '110 por minuto',
    running: 'O ritmo toca, 110 por minuto.',
    changeSoon: 'Troquem de lugar a cada dois minutos.',
    changeNow: (minutes) => `${minutes} minutos: troquem agora, se alguém puder continuar.`,
    signs: { sound: 'Som', light: 'Luz', vibration: 'Vibração' },
    signsLabel: 'Como o ritmo é dado',
    steps: [
      {
        id: 'check',
        title: 'Verificar',
        words:
          'Não responde? Ligue logo. Não respira normalmente: comprima. Respiração agónica (gasping) não é respirar.',
      },
      { id: 'call', title: 'Ligar', words: 'Alta-voz ligado, telefone ao lado. Mande alguém buscar o DAE.' },
      {
        id: 'press',
        title: 'Comprimir',
        words: 'Meio do peito, braços esticados, com força: 5 a 6\u00a0cm. Deixe subir de cada vez. Não pare.',
      },
    ],
    told: 'Quem atende a chamada orienta: faça o que disser. Na dúvida, comprima.',
    others: {
      title: 'Criança, bebé ou afogamento',
      points: [
        {
          who: 'Criança',
          how: 'Mesmo ritmo. Ponha uma ou duas mãos no meio do peito. Afunde pelo menos um terço da sua profundidade.',
        },
        {
          who: 'Bebé',
          how: 'Mesmo ritmo. Envolva o peito com as duas mãos, os dois polegares no meio. Ou use a base de uma mão. Afunde pelo menos um terço da sua profundidade.',
        },
        {
          who: 'Insuflações',
          how: 'Contam sobretudo em crianças e após afogamento. Se souber: dê primeiro cinco, depois duas a cada 30 compressões. Adulto ou criança: incline a cabeça para trás e tape o nariz. Bebé: mantenha a cabeça direita. Cubra a boca e o nariz com a sua boca. Sopre um segundo até o peito subir. Se não souber, comprima sem pausa.',
        },
      ],
    },
    aed: {
      title: 'O DAE chegou',
      points: [
        { id: 'on', words: 'Ligue-o. Ele fala: faça o que diz. Alguém continua a comprimir.' },
        {
          id: 'pads',
          words: 'Descubra o peito e seque-o. Afaste o sutiã, ou tire-o. Cole as duas pás adesivas na pele nua.',
        },
        { id: 'places', words: 'Uma pá fica abaixo da clavícula direita. A outra, no lado esquerdo, abaixo da axila.' },
        {
          id: 'child',
          words:
            'Criança pequena ou bebé: use pás pediátricas ou o modo criança. Não há? Use as de adulto. Cole uma pá no peito e a outra nas costas.',
        },
        { id: 'shock', words: 'Pare só quando ele disser. Ninguém toca durante o choque. Depois continue logo.' },
      ],
    },
  },
};
