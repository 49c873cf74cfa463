import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Encontrar un DEA',
    description: 'Los desfibriladores que pueden llegar antes al paciente, y el número al que llamar antes que nada.',
  },
  aedLocatorText: {
    title: 'Buscador de DEA',
    tagline: 'Encuentre en segundos el desfibrilador (DEA) más cercano. En un paro cardíaco cada momento cuenta.',
    callFirst: 'Primero llame a emergencias.',
    callFirstMore: 'Quédese con la persona y empiece las compresiones torácicas. Mande a otra persona a por el DEA.',
    find: 'Encontrar el DEA más cercano',
    locating: 'Buscando DEA...',
    results: 'Lo que se encontró',
    failed:
      'No se pudo abrir el registro de DEA. Compruebe la conexión e inténtelo de nuevo; mientras, pregunte a emergencias.',
    damaged:
      'Lo que llegó del registro de DEA no coincide con su suma de comprobación y no se muestra. Inténtelo de nuevo; mientras, pregunte a emergencias.',
    damagedWhy: 'Qué dice una suma de comprobación',
    tryAgain: 'Intentar de nuevo',
    needsScript: 'El buscador necesita JavaScript. Pregunte por teléfono a emergencias por el DEA más cercano.',
  },
  callLinkText: {
    call: (number) => `Llamar al ${number}`,
    elsewhere: (number) => `O marque el ${number} en otro teléfono.`,
    other: (number, country) => (country === null ? `o al ${number}` : `o al ${number} (${country})`),
    bar: 'Llamada de emergencia',
    anywhere: '¿No sabe el número local? Muchas redes móviles conectan el 112 con ayuda; las de China continental, no.',
    guessed: (countries) => `Según la zona horaria de este dispositivo, parece que está aquí: ${countries}.`,
    inCountry: (country) => `Ambulancia donde parece que está: ${country}.`,
    nearBorder: (country) => `Ambulancia donde parece que está: ${country}. Otro país está cerca o reclama el lugar.`,
    atSea: 'Parece que está en el mar: pida Mayday por radio, canal VHF 16. Con señal móvil, el 112 puede conectarle.',
    all: 'Todos los números[ de emergencia]',
  },
  cprLinkText: {
    link: 'Iniciar el ritmo de las compresiones torácicas',
    bar: 'Ritmo',
    running: (elapsed) => `El ritmo suena: ${elapsed}`,
  },
  reportButtonText: {
    wrong: '¿Algo está mal?',
    of: (name) => `sobre ${name}`,
    missing: '¿Falta aquí un DEA?',
    notLoaded: 'No se pudo abrir el aviso. Compruebe la conexión e inténtelo de nuevo.',
  },
  sampleMarkText: { mark: 'Datos de ejemplo' },
};
