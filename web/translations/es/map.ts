import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const places = (count: number) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' });

export const words: MapWords = {
  explorerText: {
    title: 'Lugares de longevidad en el mundo',
    lede: 'Explore 30 lugares de longevidad en todo el mundo.',

    watchIntroduction: 'Ver el video de introducción',
    introductionTitle: 'Vídeo de introducción',
    closeIntroduction: 'Cerrar el video de introducción',
    captions: 'Inglés',
    videoUnsupported: 'Su navegador no puede reproducir el video.',
    filmFailed: 'No se pudo cargar el video. Compruebe la conexión y ábralo de nuevo.',
    explainer: (product) => `${product}: la simbiosis, explicada`,
    closeExplainer: 'Cerrar el video explicativo',
    explainerFrame: (product) => `Vídeo: ${product}, la simbiosis explicada`,
    visitProduct: (product) => `Visitar ${product}.One`,
    opensInNewTab: '(abre una pestaña nueva)',

    activeNodes: 'Nodos activos',
    activeNodesUnknown: 'Busque su ubicación para contarlos',
    activeNodesKnown: 'Lugares a menos de 2000\u00a0km',
    longevityHubs: 'Lugares de longevidad',
    longevityHubsHint: (count) => `Cifra del diseño; el mapa muestra ahora ${count} lugares`,
    verified: 'TCΣ verificada',
    measured: (percent, records) =>
      `Medido: ${percent} de ${counted(records, { one: '# registro', many: '# de registros', other: '# registros' })}`,
    measuredUnknown: 'Medido: véase la metodología',

    locate: 'Encontrar mi lugar de longevidad más cercano',
    locating: 'Esperando su ubicación…',
    locateNote: 'Su posición se queda en este dispositivo.',

    viewSwitch: 'Cómo mostrar los lugares',
    map: 'Mapa',
    list: 'Lista',
    skipMap: 'Saltar el mapa',
    frameLabel: 'Los lugares',
    mapLoading: 'El mapa se está cargando…',
    mapFailed: 'No se pudo cargar el mapa. Aquí están todos los lugares en una lista.',
    tryAgain: 'Intentar de nuevo',
    withoutScript: 'El mapa interactivo necesita JavaScript. Esta lista lleva a todos los lugares.',

    nearestToYou: 'Más cerca de usted',
    showOnMap: 'Mostrar en el mapa',
    showHubOnMap: (name) => `Mostrar en el mapa: ${name}`,

    finderLabel: 'Buscar entre los lugares',
    finderTitle: 'Buscar un lugar',
    finderAll: 'Todos los lugares en una tabla',

    lifeExpectancy: 'Esperanza de vida en cada país',
    legendTitle: 'Índice de longevidad (SLI)',
    bands: {
      green: '90\u00a0% o más',
      lime: '85\u00a0% o más',
      yellow: '80\u00a0% o más',
      grey: 'menos del 80\u00a0%',
    },
    legendRing: 'Cuanto más ancho es el anillo de una marca, mejor es su Ξaccess.',
    shadeByLife: 'Colorear según la esperanza de vida',
    shadeLegend: 'Esperanza de vida al nacer en 2023, en años, y cuántos países y territorios la tienen',
    shadeFailed: 'Los colores no se han cargado. Compruebe su conexión e inténtelo de nuevo.',

    nearestHub: 'Lugar más cercano:',
    selectedHub: 'Lugar elegido:',
    distance: (length) => `Está a unos ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Lugar ${place} de ${count} cercanos`,
    previous: 'Lugar anterior',
    next: 'Lugar siguiente',
    recallCard: (name) => `Mostrar de nuevo la ficha: ${name}`,

    nearestBadge: 'Lugar más cercano',
    sliHint: 'Salud y longevidad en conjunto',
    accessStability: 'Estabilidad del acceso Ξaccess',
    accessHint: 'Acceso a atención sanitaria e infraestructuras',
    estimate: 'estimación de la redacción',
    estimateShort: 'estimación',
    founding: 'método desconocido',
    explorePrograms: (name) => `Explorar los programas: ${name}`,
    comingSoon: 'Programa próximamente',
    nothingSelected: 'Aún no ha elegido ningún lugar',
    invitation: 'Elija uno en el mapa.',

    geolocationFailed: 'No se pudo determinar la posición; el mapa se queda como está.',
    geolocationMissing: 'Este navegador no ofrece geolocalización; el mapa se queda como está.',
  },
  mapText: {
    label: 'Mapa de los lugares. Las flechas lo mueven; más y menos cambian la escala.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; los despliega`,
    wholeWorld: 'El mundo entero',
    closePopup: 'Cerrar la ventana',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Explorar los programas: ${name}`,
    comingSoon: 'Programa próximamente',
    estimate: 'estimación',
    founding: 'método desconocido',
  },
};
