import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const places = (count: number) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Todos los lugares',
    description: (count) =>
      `Los ${places(count)} del mapa de la longevidad en una tabla: buscar, filtrar, ordenar, comparar hasta cuatro y descargar las cifras con sus fuentes.`,
  },
  kindsText: {
    'validated-blue-zone': 'Zona azul en la lista de sus investigadores',
    cohort: 'Cohorte adventista',
    'country-or-territory': 'País o territorio',
    city: 'Ciudad',
    'programme-community': 'Comunidad con programa',
    'unaffiliated-community': 'Comunidad, sin programa encontrado',
  },
  placesText: {
    tag: 'Índice de lugares',
    title: 'Todos los lugares',
    lede: (count) =>
      `${places(count)} en una tabla: los dos kilómetros cuadrados de Mónaco, tan fáciles de encontrar como Canadá. Busque, ordene y ponga hasta cuatro uno junto a otro.`,

    toolsLabel: 'Buscar y filtrar los lugares',
    search: 'Buscar',
    searchHint: 'Nombre o región',
    filters: 'Filtros',
    kind: 'Tipo de lugar',
    anyKind: 'Todos los tipos',
    region: 'Parte del mundo',
    anyRegion: 'El mundo entero',
    band: 'Índice (SLI)',
    anyBand: 'Todos los niveles',
    bands: {
      green: '90\u00a0% o más',
      lime: 'del 85\u00a0% a menos del 90\u00a0%',
      yellow: 'del 80\u00a0% a menos del 85\u00a0%',
      grey: 'menos del 80\u00a0%',
    },
    reset: 'Borrar la búsqueda y los filtros',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} de ${places(all)}`),
    nothing: 'Ningún lugar del atlas responde a eso.',
    nothingHint: 'Pruebe con menos letras, otra grafía o un filtro más amplio.',
    showAll: (all) => `Mostrar los ${places(all)}`,
    partNames: {
      q: 'búsqueda',
      kind: 'tipo',
      region: 'parte del mundo',
      sli: 'índice',
      sort: 'orden',
      place: 'lugar',
      compare: 'comparación',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `La dirección pide algo que esta página no tiene: ${parts.join(', ')}${areMore ? ' y más' : ''}. Esa parte se ha dejado fuera.`,

    tableLabel: 'Lugares del atlas',
    compareColumn: 'Comparar',
    mapColumn: 'Mapa',
    columns: { name: 'Lugar', region: 'Parte del mundo', kind: 'Tipo', life: 'Esperanza de vida' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'estimación de la redacción', founding: 'método desconocido' },
    notPublished: 'No publicada aquí',
    sortWithCountries: 'Ordenar los lugares sin cifra por la de su país',
    bySex: (women, men) => `media de mujeres ${women} y hombres ${men}`,
    compareOne: (name) => `Comparar: ${name}`,
    showOnMap: (name) => `Mostrar en el mapa: ${name}`,
    comingSoon: 'Programa próximamente',
    tableNote:
      'SLI y Ξaccess no son mediciones. «≈» marca nuestras propias estimaciones. Los demás valores vienen de la lista original, de método desconocido. La esperanza de vida es al nacer, para ambos sexos. Debajo de cada cifra están el año y, si abarca más que el lugar, la población que cuenta.',
    methodology: 'De dónde salen las cifras',

    compareNow: (chosen) => `Comparar ${places(chosen)}`,

    compareTitle: 'Uno junto a otro',
    compareInvitation:
      'Marque de dos a cuatro lugares en la tabla de arriba para ver aquí sus cifras juntas, cada una con su año y su fuente.',
    compareFailed: 'No se pudo cargar la comparación. Abra la página de nuevo cuando haya conexión.',

    readMore: (name) => `Leer más: ${name}`,

    share: 'Compartir esta vista',
    shareTitle: 'Lugares de Symbiotics Longevity Map',
    shared: 'Compartido.',
    copied: 'El enlace está copiado.',
    notCopied: 'No se pudo copiar el enlace. Aquí está:',
    linkLabel: 'Enlace a esta vista',

    download: 'Descargar lo que se muestra (en inglés):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'No se pudo crear el archivo; su código no se cargó. Inténtelo de nuevo con conexión.',
    downloaded: (file) => `Guardado: ${file}`,

    mapLabel: 'Mapa junto a la tabla',
    mapStill: 'Mostrar el mapa',
    mapLoading: 'El mapa se está cargando…',
    mapFailed: 'No se pudo cargar el mapa. La tabla tiene todos los lugares.',
    tryAgain: 'Intentar de nuevo',
    noneChosen: 'Elija una fila para encontrarla en el mapa, o una marca para encontrar su fila.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'América del Norte y Central',
    Asia: 'Asia',
    'Oceania and the Pacific': 'Oceanía y el Pacífico',
    'Africa and the Indian Ocean': 'África y el océano Índico',
  },
};
