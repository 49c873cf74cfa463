import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');
const places = (count: number) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Todos os lugares',
    description: (count) =>
      `Os ${places(count)} do mapa da longevidade numa tabela: procurar, filtrar, ordenar, comparar até quatro e levar os números com as suas fontes.`,
  },
  kindsText: {
    'validated-blue-zone': 'Zona azul na lista dos seus investigadores',
    cohort: 'Coorte adventista',
    'country-or-territory': 'País ou território',
    city: 'Cidade',
    'programme-community': 'Comunidade com programa',
    'unaffiliated-community': 'Comunidade, nenhum programa encontrado',
  },
  placesText: {
    tag: 'Índice dos lugares',
    title: 'Todos os lugares',
    lede: (count) =>
      `${places(count)} numa tabela, os dois quilómetros quadrados do Mónaco tão fáceis de encontrar como o Canadá. Procure, ordene e ponha até quatro lado a lado.`,

    toolsLabel: 'Procurar e filtrar os lugares',
    search: 'Procurar',
    searchHint: 'Nome ou região',
    filters: 'Filtros',
    kind: 'Tipo de lugar',
    anyKind: 'Todos os tipos',
    region: 'Parte do mundo',
    anyRegion: 'O mundo inteiro',
    band: 'Índice (SLI)',
    anyBand: 'Todos os escalões',
    bands: {
      green: '90% ou mais',
      lime: 'de 85% a menos de 90%',
      yellow: 'de 80% a menos de 85%',
      grey: 'menos de 80%',
    },
    reset: 'Limpar a procura e os filtros',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} de ${places(all)}`),
    nothing: 'Nenhum lugar do atlas corresponde a isso.',
    nothingHint: 'Tente menos letras, outra grafia ou um filtro mais largo.',
    showAll: (all) => `Mostrar todos: ${places(all)}`,
    partNames: {
      q: 'procura',
      kind: 'tipo',
      region: 'parte do mundo',
      sli: 'índice',
      sort: 'ordem',
      place: 'lugar',
      compare: 'comparação',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `O endereço pede algo que esta página não tem: ${parts.join(', ')}${areMore ? ' e mais' : ''}. Essa parte ficou de fora.`,

    tableLabel: 'Lugares do atlas',
    compareColumn: 'Comparar',
    mapColumn: 'Mapa',
    columns: { name: 'Lugar', region: 'Parte do mundo', kind: 'Tipo', life: 'Esperança de vida' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'estimativa da redação', founding: 'método desco\u00adnhecido' },
    notPublished: 'Não publicada aqui',
    sortWithCountries: 'Ordenar os lugares sem número pelo do seu país',
    bySex: (women, men) => `média de mulheres ${women} e homens ${men}`,
    compareOne: (name) => `Comparar: ${name}`,
    showOnMap: (name) => `Mostrar no mapa: ${name}`,
    comingSoon: 'Programa em breve',
    tableNote:
      'SLI e Ξaccess não são medições. «≈» marca as nossas próprias estimativas. Os outros valores vêm da lista original, de método desconhecido. A esperança de vida é à nascença, para ambos os sexos. Por baixo de cada número estão o ano e, quando abrange mais do que o lugar, a população que conta.',
    methodology: 'De onde vêm os números',

    compareNow: (chosen) => `Comparar ${places(chosen)}`,

    compareTitle: 'Lado a lado',
    compareInvitation:
      'Marque de dois a quatro lugares na tabela acima para ver aqui os números lado a lado, cada um com o seu ano e a sua fonte.',
    compareFailed: 'Não foi possível carregar a comparação. Abra a página de novo quando houver ligação.',

    readMore: (name) => `Ler mais: ${name}`,

    share: 'Partilhar esta vista',
    shareTitle: 'Lugares de Symbiotics Longevity Map',
    shared: 'Partilhado.',
    copied: 'O link foi copiado.',
    notCopied: 'Não foi possível copiar o link. Aqui está:',
    linkLabel: 'Link para esta vista',

    download: 'Transferir o que se mostra (em inglês):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Não foi possível criar o ficheiro; o seu código não carregou. Tente de novo com ligação à rede.',
    downloaded: (file) => `Guardado: ${file}`,

    mapLabel: 'Mapa ao lado da tabela',
    mapStill: 'Mostrar o mapa',
    mapLoading: 'O mapa está a carregar…',
    mapFailed: 'Não foi possível carregar o mapa. A tabela tem todos os lugares.',
    tryAgain: 'Tentar de novo',
    noneChosen: 'Escolha uma linha para a encontrar no mapa, ou uma marca para encontrar a sua linha.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'América do Norte e Central',
    Asia: 'Ásia',
    'Oceania and the Pacific': 'Oceânia e Pacífico',
    'Africa and the Indian Ocean': 'África e oceano Índico',
  },
};
