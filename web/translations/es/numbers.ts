import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const countries = (count: number) =>
  counted(count, { one: '# país o territorio', many: '# de países y territorios', other: '# países y territorios' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Números de emergencia',
    description:
      'El número al que llamar para pedir una ambulancia en cada país y territorio, si allí funciona el 112, y la fuente y el año de cada uno.',
  },
  emergencyNumbersText: {
    tag: 'A quién llamar',
    title: 'Números de emergencia',
    lede: 'Qué marcar para pedir una ambulancia desde un celular o móvil, en cada país y territorio.',
    here: 'Dónde parece que está',
    hereNote:
      'Según la zona horaria de este dispositivo, que se queda en el dispositivo. Si no está ahí, busque abajo.',
    search: 'Buscar',
    searchHint: 'Un país, sus dos letras o un número',
    tableLabel: 'Números de emergencia por país',
    columns: { country: 'País o territorio', call: 'Llamar', reach112: '¿Funciona el 112?', sources: 'Fuentes' },
    unknownNumber: 'no se sabe',
    byText: {
      sms: (number) => `SMS al ${number}`,
      app: (name) => `Aplicación ${name}`,
      textphone: (number) => `Teléfono de texto ${number}`,
      relay: (number) => `Servicio de intermediación ${number}`,
    },
    registerFirst: 'con registro previo',
    notEverywhere: 'no en todas partes',
    reach112: { yes: 'sí', other: 'otro servicio', no: 'no', unknown: 'no se sabe' },
    shown: (shown, all) => (shown === all ? countries(all) : `${shown} de ${countries(all)}`),
    nothing: 'No se encontró ningún país. Pruebe con menos letras o con su nombre en inglés.',
    about: [
      {
        id: 'at-112',
        title: 'Qué significa la columna sobre el 112',
        text: 'Todo teléfono móvil trata el 112 como llamada de emergencia, pero la red decide quién responde. «sí»: una fuente incluye el 112 entre los números de emergencia del país. «otro servicio»: el 112 lo conecta con la policía o con un servicio que nuestras fuentes no nombran. «no»: nadie responde. En China continental el 112 reproduce una grabación. «no se sabe»: ninguna fuente lo dice.',
      },
      {
        id: 'borders',
        title: 'Cerca de una frontera y en territorios en disputa',
        text: 'Quién responde lo decide la red en la que está su teléfono, no dónde está usted. El buscador muestra los dos números a menos de 3\u00a0km de una frontera, y en territorios que dos Estados reclaman o tienen en parte, como Crimea, Cachemira, Kosovo, el norte de Chipre, Palestina, Taiwán y el Sáhara Occidental.',
      },
      {
        id: 'at-sea',
        title: 'En el mar',
        text: 'Use primero la radio. En el canal 16 de VHF diga tres veces Mayday. Después diga el nombre del barco, su posición y qué ocurre. Una radio con llamada selectiva digital (DSC) tiene un botón rojo para esto. Un teléfono móvil solo llega a los guardacostas cerca de la costa, y no les muestra dónde está usted. Cerca de la costa, llame al número del país y pida hablar con los guardacostas.',
      },
    ],
    sourcesTitle: 'Fuentes',
    sourcesNote:
      'Los números de la columna Fuentes remiten a esta lista. En noviembre de 2026 comparamos cada fila con las listas de Wikipedia, Google, Microsoft, Android y el Gobierno australiano, cuando la incluyen. Donde menos de dos editores dan el primer número, la fila dice por qué. Los números cambian: avísenos si uno está mal. Si un cartel del lugar muestra otro número, use el del cartel.',
  },
};
