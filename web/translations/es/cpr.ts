import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: CprWords = {
  cprText: {
    title: 'RCP: compresiones torácicas',
    close: 'Cerrar (el ritmo sigue sonando)',
    start: 'Iniciar el ritmo',
    stop: 'Parar el ritmo',
    press: 'Comprima',
    elapsed: 'Tiempo desde el inicio',
    pace: '110 por minuto',
    running: 'El ritmo está en marcha: 110 por minuto.',
    changeSoon: 'Túrnense cada 2 minutos si alguien puede tomar el relevo.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# minuto', many: '# de minutos', other: '# minutos' })}: cambien ahora si alguien puede relevarlo.`,
    signs: { sound: 'Sonido', light: 'Luz', vibration: 'Vibración' },
    signsLabel: 'Señales del ritmo',
    steps: [
      {
        id: 'check',
        title: 'Comprobar',
        words: '¿No responde? Llame ya. ¿No respira con normalidad, o solo boquea? Empiece las compresiones.',
      },
      {
        id: 'call',
        title: 'Llamar',
        words: 'Active el altavoz. Ponga el teléfono a su lado. Mande a alguien a buscar el DEA.',
      },
      {
        id: 'press',
        title: 'Comprimir',
        words:
          'Comprima fuerte el centro del pecho, de 5 a 6\u00a0cm. Mantenga los brazos rectos. Deje que el pecho suba del todo después de cada compresión. No pare.',
      },
    ],
    told: 'El operador de emergencias le dirá qué hacer. Si tiene dudas, empiece las compresiones.',
    others: {
      title: 'Niño, bebé o ahogamiento',
      points: [
        {
          who: 'Niño',
          how: 'El mismo ritmo. Ponga una o dos manos en el centro del pecho. Hunda el pecho al menos un tercio de su profundidad.',
        },
        {
          who: 'Bebé',
          how: 'El mismo ritmo. Rodee el pecho con las dos manos y ponga los dos pulgares en el centro. O use el talón de una mano. Hunda el pecho al menos un tercio de su profundidad.',
        },
        {
          who: 'Ventilaciones',
          how: 'Las ventilaciones importan sobre todo en niños y tras un ahogamiento. Si sabe darlas, dé primero 5. Luego dé 2 después de cada 30 compresiones. Adulto o niño: incline la cabeza hacia atrás y tape la nariz. Bebé: mantenga la cabeza recta. Cubra con su boca la boca, y en un bebé también la nariz. Sople un segundo, hasta que el pecho se eleve. Si no sabe, siga con las compresiones sin pausa.',
        },
      ],
    },
    aed: {
      title: 'Cuando llegue el DEA',
      points: [
        { id: 'on', words: 'Enciéndalo y siga su voz. Otra persona continúa las compresiones.' },
        {
          id: 'pads',
          words:
            'Descubra el pecho y séquelo. Aparte el sostén o quítelo. Pegue los dos parches sobre la piel desnuda.',
        },
        {
          id: 'places',
          words: 'Un parche va debajo de la clavícula derecha. El otro va en el costado izquierdo, debajo de la axila.',
        },
        {
          id: 'child',
          words:
            'Niño pequeño o bebé: use parches pediátricos o el modo infantil. Si no hay, use los parches de adulto. Pegue un parche en el pecho y el otro en la espalda.',
        },
        {
          id: 'shock',
          words:
            'Siga hasta que el DEA le diga que pare. Apártense: nadie toca a la persona durante la descarga. Después, reanude enseguida las compresiones.',
        },
      ],
    },
  },
};
