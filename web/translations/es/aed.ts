import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Encontrar un DEA',
    description:
      'Los desfibriladores que pueden llegar antes junto a la víctima, y el número al que llamar antes que nada.',
  },
  aedLocatorText: {
    title: 'Buscador de DEA',
    tagline: 'Encuentre en segundos el desfibrilador (DEA) más cercano. En un paro cardíaco cada momento cuenta.',
    callFirst: 'Llame primero al número de emergencias.',
    callFirstMore: 'Quédese con la persona y empiece las compresiones torácicas. Mande a otra persona a buscar el DEA.',
    find: 'Encontrar el DEA más cercano',
    locating: 'Buscando DEA...',
    results: 'Resultados de la búsqueda',
    failed:
      'No se pudo cargar la lista de DEA. Compruebe la conexión e inténtelo de nuevo. Pregunte al operador de emergencias dónde está el DEA más cercano.',
    damaged:
      'La lista de DEA llegó dañada, por eso no la mostramos. Inténtelo de nuevo. Pregunte al operador de emergencias dónde está el DEA más cercano.',
    damagedWhy: 'Por qué comprobamos esto',
    tryAgain: 'Intentar de nuevo',
    needsScript: 'El buscador necesita JavaScript. Pregunte al operador de emergencias dónde está el DEA más cercano.',
  },
  callLinkText: {
    call: (number) => `Llamar al ${number}`,
    elsewhere: (number) => `O marque el ${number} en otro teléfono.`,
    other: (number, country) => (country === null ? `o al ${number}` : `o al ${number} (${country})`),
    bar: 'Llamada de emergencia',
    anywhere:
      '¿No sabe el número local? Pruebe con el 112. En muchas redes móviles responde un servicio de emergencias, pero no en China continental.',
    guessed: (countries) => `Su país, según la zona horaria de este dispositivo: ${countries}.`,
    inCountry: (country) => `Es el número de la ambulancia. Parece que está aquí: ${country}.`,
    nearBorder: (country) =>
      `Es el número de la ambulancia. Parece que está aquí: ${country}. Hay una frontera cerca, o es un territorio en disputa.`,
    atSea:
      'Parece que está en el mar. Emita un Mayday por radio, canal 16 de VHF. Si su teléfono tiene señal, pruebe con el 112.',
    all: 'Todos los números[ de emergencia]',
  },
  cprLinkText: {
    link: 'Iniciar el ritmo de la RCP',
    bar: 'RCP',
    running: (elapsed) => `Ritmo en marcha: ${elapsed}`,
  },
  reportButtonText: {
    wrong: '¿Hay algún error?',
    of: (name) => `sobre ${name}`,
    missing: '¿Falta aquí un DEA?',
    here: '¿Está junto a este DEA?',
    stillHere: 'Sigue aquí, todo bien',
    notLoaded: 'No se pudo cargar el formulario de aviso. Compruebe la conexión e inténtelo de nuevo.',
  },
  sampleMarkText: { mark: 'Datos de ejemplo' },
};
