import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'El mapa se está cargando…',
    failed: 'No se pudo cargar el mapa. La lista contiene los mismos DEA.',
    tryAgain: 'Intentar de nuevo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para compartirla: pulse el símbolo de la dirección, luego Ajustes del sitio web, Ubicación, Permitir. Si no está: Ajustes, Privacidad y seguridad, Localización, Sitios web de Safari.',
      android: 'Para compartirla: pulse el símbolo junto a la dirección, luego Permisos, Ubicación, Permitir.',
      other: 'Para compartirla: pulse el símbolo junto a la dirección y permita la ubicación.',
    },
    allowedRuns: 'La búsqueda se inicia entonces sola.',
    need: {
      refused: 'Su posición no se comparte con esta página.',
      failed: 'No se pudo encontrar su posición.',
      awaited: 'Su dispositivo aún no ha dado su posición.',
    },
    needMore: 'Escriba en su lugar un sitio cercano. Se queda en este dispositivo.',
    elsewhere: 'Buscar en otro lugar',
    label: 'Ciudad o lugar de longevidad',
    hint: 'Por ejemplo Kraków, Zürich u Okinawa; los acentos se pueden omitir.',
    nothing: (typed) =>
      `No conocemos un lugar llamado «${typed}»: solo ciudades, lugares de longevidad y las localidades de las direcciones de los DEA. Escriba un lugar mayor cercano o señálelo en el mapa.`,
    postcode: (typed) =>
      `«${typed}» parece un código postal, y aquí no se conoce ninguno. Escriba el nombre de la localidad o coordenadas como 47.3769, 8.5417, o señale en el mapa.`,
    beyond:
      'Estas coordenadas no existen en la Tierra: la latitud llega a 90 grados y la longitud a 180. Compruebe los números o señale en el mapa.',
    unreadable:
      'No se pudo leer como coordenadas. Escriba latitud y longitud, por ejemplo 47.3769, 8.5417, o señale en el mapa.',
    noCoordinates:
      'En esta dirección no hay coordenadas. Escríbalas, por ejemplo 47.3769, 8.5417, o señale en el mapa.',
    options: (count) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' }),
  },
  streetText: {
    straight: 'línea recta',
    along: 'por las calles',
    reordered: 'Por las calles hay otro DEA más cerca que en línea recta. Ahora es el primero.',
    offer: (name, minutes) => `Por las calles está más cerca ${name}: ${minutes} a pie. ¿Ir allí?`,
    takeOffer: 'Ponerlo primero',
    stay: 'Seguir con el mío',
    showWay: 'Mostrar el camino',
    wayNotLoaded: 'No se pudo abrir el camino. Compruebe la conexión o pulse «A pie» para abrir sus mapas.',
  },
};
