import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Masaje cardíaco',
    close: 'Cerrar; el ritmo sigue',
    start: 'Iniciar el ritmo',
    stop: 'Parar el ritmo',
    press: 'Comprimir',
    elapsed: 'Tiempo desde el inicio',
    pace: '110 por minuto',
    running: 'El ritmo suena, 110 por minuto.',
    changeSoon: 'Cambien de puesto cada dos minutos.',
    changeNow: (minutes) => `${minutes} minutos: cambien ahora, si alguien puede relevar.`,
    signs: { sound: 'Sonido', light: 'Luz', vibration: 'Vibración' },
    signsLabel: 'Cómo se da el ritmo',
    steps: [
      {
        id: 'check',
        title: 'Comprobar',
        words: '¿No responde? Llame enseguida. No respira con normalidad: comprima. Las boqueadas no son respiración.',
      },
      { id: 'call', title: 'Llamar', words: 'Altavoz puesto, teléfono a su lado. Mande a alguien a por el DEA.' },
      {
        id: 'press',
        title: 'Comprimir',
        words: 'Centro del pecho, brazos rectos, fuerte: de 5 a 6\u00a0cm. Deje que suba cada vez. No pare.',
      },
    ],
    told: 'Quien atiende la llamada le guía: haga lo que diga. En la duda, comprima.',
    others: {
      title: 'Niño, bebé o ahogamiento',
      points: [
        { who: 'Niño', how: 'Mismo ritmo. Una o dos manos, en el centro del pecho, un tercio de su profundidad.' },
        {
          who: 'Bebé',
          how: 'Mismo ritmo. Las dos manos alrededor del pecho y dos pulgares en el centro, o el talón de una mano; un tercio de su profundidad.',
        },
        {
          who: 'Ventilaciones',
          how: 'Importan sobre todo en niños y tras un ahogamiento. Si sabe: cinco al inicio, luego dos cada 30 compresiones. Cabeza atrás, tape la nariz (bebé: su boca sobre la boca y la nariz), sople un segundo hasta que el pecho se eleve. Si no sabe, comprima sin pausa.',
        },
      ],
    },
    aed: {
      title: 'El DEA ya está aquí',
      points: [
        { id: 'on', words: 'Enciéndalo. Habla: haga lo que diga. Que alguien siga comprimiendo.' },
        {
          id: 'pads',
          words: 'Descubra y seque el pecho. Pegue los dos parches en la piel, como muestran sus dibujos.',
        },
        { id: 'shock', words: 'Pare solo cuando lo diga. Nadie toca durante la descarga. Después, siga enseguida.' },
      ],
    },
  },
};
