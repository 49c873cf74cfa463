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
        { who: 'Criança', how: 'Mesmo ritmo. Uma ou duas mãos, no meio do peito, um terço da sua profundidade.' },
        {
          who: 'Bebé',
          how: 'Mesmo ritmo. As duas mãos à volta do peito e dois polegares no meio, ou a base de uma mão; um terço da sua profundidade.',
        },
        {
          who: 'Insuflações',
          how: 'Contam sobretudo em crianças e após afogamento. Se souber: cinco no início, depois duas a cada 30 compressões. Cabeça para trás, feche o nariz (bebé: a sua boca sobre a boca e o nariz), sopre um segundo até o peito subir. Se não souber, comprima sem pausa.',
        },
      ],
    },
    aed: {
      title: 'O DAE chegou',
      points: [
        { id: 'on', words: 'Ligue-o. Ele fala: faça o que diz. Alguém continua a comprimir.' },
        { id: 'pads', words: 'Descubra e seque o peito. Cole as duas pás adesivas na pele, como mostram os desenhos.' },
        { id: 'shock', words: 'Pare só quando ele disser. Ninguém toca durante o choque. Depois continue logo.' },
      ],
    },
  },
};
