import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const countries = (count: number) =>
  counted(count, { one: '# país o territorio', many: '# de países y territorios', other: '# países y territorios' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Números de emergencia',
    description:
      'El número al que llamar para pedir una ambulancia en cada país y territorio, si allí sirve el 112, con fuente y año.',
  },
  emergencyNumbersText: {
    tag: 'A quién llamar',
    title: 'Números de emergencia',
    lede: 'Qué marcar para pedir una ambulancia, desde un teléfono móvil, en cada país y territorio.',
    here: 'Dónde parece que está',
    hereNote:
      'Por la zona horaria de este dispositivo, que no se la dice a nadie. Si ha viajado y no se ha cambiado, busque abajo.',
    search: 'Buscar',
    searchHint: 'Un país, sus dos letras o un número',
    tableLabel: 'Números de emergencia por país',
    columns: { country: 'País o territorio', call: 'Llamar', reach112: '¿Ayuda el 112?', sources: 'Fuentes' },
    unknownNumber: 'no se sabe',
    reach112: { yes: 'sí', other: 'otro servicio', no: 'no', unknown: 'no se sabe' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, de ${all}`),
    nothing: 'Ningún país coincide. Pruebe con menos letras.',
    about: [
      {
        id: 'at-112',
        title: 'Qué dice la columna sobre el 112',
        text: 'La norma de las redes móviles hace que todo teléfono trate el 112 como llamada de emergencia; quién responde depende de la red. «sí»: una fuente incluye el 112 entre los números de emergencia del país. «otro servicio»: comunica, pero con la policía o con alguien que las fuentes no nombran. «no»: nadie responde; así en China continental, donde suena una grabación. «no se sabe»: ninguna fuente lo dice.',
      },
      {
        id: 'borders',
        title: 'Junto a una frontera y en lugares en disputa',
        text: 'Quién responde depende de la red de su teléfono, no de dónde está. A menos de 3\u00a0km de una frontera el buscador de DEA muestra los dos números, y también en lugares que dos Estados reclaman o tienen en parte, como Crimea, Cachemira, Kosovo, el norte de Chipre, Palestina, Taiwán y el Sáhara Occidental.',
      },
      {
        id: 'at-sea',
        title: 'En el mar',
        text: 'Primero la radio: en el canal 16 de VHF diga tres veces Mayday, el nombre del barco, su posición y qué ocurre; una radio con LSD tiene para ello un botón rojo. Por teléfono móvil los guardacostas solo le oyen cerca de la costa y no ven dónde está; llame allí al número del país y pida por los guardacostas.',
      },
    ],
    sourcesTitle: 'Fuentes',
    sourcesNote:
      'Detrás de cada número están las fuentes que lo nombran, por su lugar en esta lista. En noviembre de 2026 cada fila se comparó con las listas de Wikipedia, Google, Microsoft, Android y el Gobierno australiano, en lo que la incluyen. Donde menos de dos editores nombran el primer número, la fila dice por qué. Los números cambian: avísenos si uno está mal. Si un cartel del lugar indica otro número, use el del cartel.',
  },
};
