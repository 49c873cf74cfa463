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
        {
          who: 'Niño',
          how: 'Mismo ritmo. Ponga una o dos manos en el centro del pecho. Hunda al menos un tercio de su profundidad.',
        },
        {
          who: 'Bebé',
          how: 'Mismo ritmo. Rodee el pecho con las dos manos, los dos pulgares en el centro. O use el talón de una mano. Hunda al menos un tercio de su profundidad.',
        },
        {
          who: 'Ventilaciones',
          how: 'Importan sobre todo en niños y tras un ahogamiento. Si sabe: dé primero cinco, luego dos cada 30 compresiones. Adulto o niño: incline la cabeza atrás y tape la nariz. Bebé: mantenga la cabeza recta. Cubra con su boca la boca y la nariz. Sople un segundo hasta que el pecho se eleve. Si no sabe, comprima sin pausa.',
        },
      ],
    },
    aed: {
      title: 'El DEA ya está aquí',
      points: [
        { id: 'on', words: 'Enciéndalo. Habla: haga lo que diga. Que alguien siga comprimiendo.' },
        {
          id: 'pads',
          words:
            'Descubra el pecho y séquelo. Aparte el sujetador o quítelo. Pegue los dos parches en la piel desnuda.',
        },
        {
          id: 'places',
          words: 'Un parche va bajo la clavícula derecha. El otro, en el costado izquierdo, bajo la axila.',
        },
        {
          id: 'child',
          words:
            'Niño pequeño o bebé: use parches pediátricos o el modo infantil. ¿No hay? Use los de adulto. Pegue un parche en el pecho y otro en la espalda.',
        },
        { id: 'shock', words: 'Pare solo cuando lo diga. Nadie toca durante la descarga. Después, siga enseguida.' },
      ],
    },
  },
};
