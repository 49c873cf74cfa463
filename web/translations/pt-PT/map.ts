import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');
const places = (count: number) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' });

export const words: MapWords = {
  explorerText: {
    title: 'Lugares de longevidade no mundo',
    lede: 'Explore 30 lugares de longevidade em todo o mundo.',

    watchIntroduction: 'Ver o vídeo de introdução',
    introductionTitle: 'Vídeo de introdução',
    closeIntroduction: 'Fechar o vídeo de introdução',
    captions: 'Inglês',
    videoUnsupported: 'O seu navegador não consegue reproduzir o vídeo.',
    filmFailed: 'Não foi possível carregar o vídeo. Verifique a ligação e abra-o de novo.',
    explainer: (product) => `${product}: a simbiose explicada`,
    closeExplainer: 'Fechar o vídeo explicativo',
    explainerFrame: (product) => `Vídeo: ${product}, a simbiose explicada`,
    visitProduct: (product) => `Visitar ${product}.One`,
    opensInNewTab: '(abre um novo separador)',

    activeNodes: 'Nós ativos',
    activeNodesUnknown: 'Encontre a sua localização para os contar',
    activeNodesKnown: 'Lugares a menos de 2000\u00a0km',
    longevityHubs: 'Lugares de longevidade',
    longevityHubsHint: (count) => `Número do projeto; o mapa mostra agora ${count} lugares`,
    verified: 'TCΣ verificada',
    measured: (percent, records) =>
      `Medido: ${percent} de ${counted(records, { one: '# registo', many: '# de registos', other: '# registos' })}`,
    measuredUnknown: 'Medido: ver a metodologia',

    locate: 'Encontrar o meu lugar de longevidade mais próximo',
    locating: 'À espera da sua localização…',
    locateNote: 'A sua posição fica neste dispositivo.',

    viewSwitch: 'Como mostrar os lugares',
    map: 'Mapa',
    list: 'Lista',
    skipMap: 'Saltar o mapa',
    frameLabel: 'Os lugares',
    mapLoading: 'O mapa está a carregar…',
    mapFailed: 'Não foi possível carregar o mapa. Aqui estão todos os lugares numa lista.',
    tryAgain: 'Tentar de novo',
    withoutScript: 'O mapa interativo precisa de JavaScript. Esta lista leva a todos os lugares.',

    nearestToYou: 'Mais perto de si',
    showOnMap: 'Mostrar no mapa',
    showHubOnMap: (name) => `Mostrar no mapa: ${name}`,

    finderLabel: 'Procurar entre os lugares',
    finderTitle: 'Procurar um lugar',
    finderAll: 'Todos os lugares numa tabela',

    lifeExpectancy: 'Esperança de vida em cada país',
    legendTitle: 'Índice de longevidade (SLI)',
    bands: {
      green: '90% ou mais',
      lime: '85% ou mais',
      yellow: '80% ou mais',
      grey: 'menos de 80%',
    },
    legendRing: 'Quanto mais largo o anel de uma marca, melhor o seu Ξaccess.',
    shadeByLife: 'Colorir pela esperança de vida',
    shadeLegend: 'Esperança de vida à nascença em 2023, em anos, e quantos países e territórios a têm',
    shadeFailed: 'As cores não foram carregadas. Verifique a ligação e tente de novo.',

    nearestHub: 'Lugar mais próximo:',
    selectedHub: 'Lugar escolhido:',
    distance: (length) => `Está a cerca de ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Lugar ${place} de ${count} nas proximidades`,
    previous: 'Lugar anterior',
    next: 'Lugar seguinte',
    recallCard: (name) => `Mostrar de novo a ficha: ${name}`,

    nearestBadge: 'Lugar mais próximo',
    sliHint: 'Saúde e longevidade no conjunto',
    accessStability: 'Estabilidade do acesso Ξaccess',
    accessHint: 'Acesso a cuidados de saúde e infraestruturas',
    estimate: 'estimativa da redação',
    estimateShort: 'estimativa',
    founding: 'método desconhecido',
    explorePrograms: (name) => `Explorar os programas: ${name}`,
    comingSoon: 'Programa em breve',
    nothingSelected: 'Ainda não escolheu nenhum lugar',
    invitation: 'Escolha um no mapa.',

    geolocationFailed: 'Não foi possível determinar a posição; o mapa fica como está.',
    geolocationMissing: 'Este navegador não oferece geolocalização; o mapa fica como está.',
  },
  mapText: {
    label: 'Mapa dos lugares. As setas movem-no, mais e menos mudam a escala.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; abre-os em leque`,
    wholeWorld: 'O mundo inteiro',
    closePopup: 'Fechar a janela',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Explorar os programas: ${name}`,
    comingSoon: 'Programa em breve',
    estimate: 'estimativa',
    founding: 'método desconhecido',
  },
};
