import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const aeds = (count: number) => counted(count, { one: '# DEA', many: '# de DEA', other: '# DEA' });
const squares = (count: number) => counted(count, { one: '# cuadro', many: '# de cuadros', other: '# cuadros' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'Mapa de los DEA. La lista de al lado muestra los mismos DEA. Las flechas mueven el mapa; más y menos cambian la escala.',
    pickLabel: 'Pulse Intro para elegir el centro del mapa. Después confirme la búsqueda.',
    usability: {
      likely: 'probablemente utilizable cuando llegue',
      uncertain: 'quizá utilizable cuando llegue',
      unlikely: 'probablemente no utilizable cuando llegue',
    },
    otherAed: (name) => `DEA: ${name}`,
    otherAeds: 'Otros DEA a la vista. Las flechas van de uno al siguiente.',
    group: (count) => `${aeds(count)}; acerca`,
    registers: 'DEA: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: '# lista más', many: '# de listas más', other: '# listas más' }),
    isIncomplete: 'No se pudieron cargar algunos DEA de esta vista. Mueva el mapa para intentarlo de nuevo.',
    isCountingAll: 'A esta escala los círculos cuentan todos los DEA. Acerque el mapa para filtrarlos.',
    searchHere: '¿Buscar desde la cruz?',
    search: 'Buscar aquí',
    cancelSearch: 'Cancelar',
  },
  keepAreaText: {
    title: 'Usar sin conexión',
    keep: 'Guardar esta zona para usarla sin conexión',
    offer: (count, size) =>
      `${aeds(count)} en algo más de 25\u00a0km: ${size} aprox. Después podrá encontrar el DEA más cercano sin conexión.`,
    withStreets: (size) => `Con las calles en 10\u00a0km, para mostrar el camino sin conexión: ${size} más, aprox.`,
    lost: 'Su navegador ha borrado la zona guardada. Guárdela de nuevo.',
    privacy:
      'Se guarda solo en este dispositivo. El servidor ve qué cuadros del mapa se descargan, nunca dónde está usted. Cuando publicamos una lista de DEA más nueva, se descargan de nuevo.',
    keeping: (done, total) => (total === 0 ? 'Guardando…' : `Guardados: ${done} de ${squares(total)}`),
    kept: (cells, count, day) => `Guardado: ${aeds(count)} en ${squares(cells)}; fecha: ${day}`,
    remove: 'Borrar',
    failed: {
      network: 'No guardado: se perdió la conexión. Inténtelo de nuevo donde sea mejor.',
      full: 'No guardado: no queda espacio en este dispositivo. Libere espacio e inténtelo de nuevo.',
      site: 'No guardado: este navegador, o esta ventana privada, no puede guardar páginas para usarlas sin conexión. Pruebe otro navegador.',
      remove:
        'No borrado: el navegador se negó y la zona sigue guardada. Inténtelo de nuevo o borre los datos de este sitio.',
    },
  },
  aedMapPlaceText: {
    loading: 'El mapa se está cargando…',
    failed: 'No se pudo cargar el mapa. La lista muestra los mismos DEA.',
    tryAgain: 'Intentar de nuevo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para compartirla: toque el símbolo junto a la dirección web, luego Ajustes del sitio web, Ubicación, Permitir. Si no aparece: abra Ajustes, Privacidad y seguridad, Localización, Sitios web de Safari.',
      android: 'Para compartirla: toque el símbolo junto a la dirección web, luego Permisos, Ubicación, Permitir.',
      other: 'Para compartirla: haga clic en el símbolo junto a la dirección web y permita la ubicación.',
    },
    allowedRuns: 'La búsqueda empieza entonces automáticamente.',
    need: {
      refused: 'Esta página no puede ver su ubicación.',
      failed: 'No pudimos encontrar su ubicación.',
      awaited: 'Esperando su ubicación.',
    },
    needMore: 'Escriba un lugar cerca de usted. Lo que escriba se queda en este dispositivo.',
    elsewhere: 'Buscar en otro lugar',
    label: 'Ciudad o pueblo',
    hint: 'Por ejemplo Kraków, Zürich u Okinawa; puede omitir los acentos.',
    nothing: (typed) =>
      `No encontramos «${typed}». Pruebe con una ciudad más grande cercana o elija un punto en el mapa.`,
    postcode: (typed) =>
      `«${typed}» parece un código postal. No podemos buscar por código postal. Escriba el nombre de la ciudad, o coordenadas como 47.3769, 8.5417, o elija un punto en el mapa.`,
    beyond:
      'Estas coordenadas no existen: la latitud llega a 90 grados y la longitud a 180. Compruebe los números o elija un punto en el mapa.',
    unreadable:
      'No pudimos leer estas coordenadas. Escriba latitud y longitud, por ejemplo 47.3769, 8.5417, o elija un punto en el mapa.',
    noCoordinates:
      'Este enlace no contiene coordenadas. Escríbalas, por ejemplo 47.3769, 8.5417, o elija un punto en el mapa.',
    options: (count) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' }),
  },
  streetText: {
    straight: 'línea recta',
    along: 'por las calles',
    reordered: 'Por las calles hay otro DEA más cerca. Ahora lo mostramos primero.',
    offer: (name, minutes) => `Por las calles está más cerca ${name}: ${minutes} a pie. ¿Prefiere ir allí?`,
    takeOffer: 'Mostrarlo primero',
    stay: 'Seguir con el mío',
    showWay: 'Mostrar el camino',
    wayNotLoaded: 'No se pudo cargar el camino. Compruebe la conexión o pulse «A pie» para abrir sus mapas.',
  },
};
