import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('es');

export const words: FoundPlaceWords = {
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
