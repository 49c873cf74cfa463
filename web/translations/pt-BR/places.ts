import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');
const places = (count: number) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Todos os lugares',
    description: (count) =>
      `Os ${places(count)} do mapa da longevidade em uma tabela: buscar, filtrar, ordenar, comparar até quatro e levar os números com as suas fontes.`,
  },
  kindsText: {
    'validated-blue-zone': 'Zona azul na lista dos pesquisadores',
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
      `${places(count)} em uma tabela, com os dois quilômetros quadrados de Mônaco tão fáceis de encontrar quanto o Canadá. Busque, ordene e coloque até quatro lado a lado.`,

    toolsLabel: 'Buscar e filtrar os lugares',
    search: 'Buscar',
    searchHint: 'Nome ou região',
    filters: 'Filtros',
    kind: 'Tipo de lugar',
    anyKind: 'Todos os tipos',
    region: 'Parte do mundo',
    anyRegion: 'O mundo inteiro',
    band: 'Índice (SLI)',
    anyBand: 'Todas as faixas',
    bands: {
      green: '90% ou mais',
      lime: 'de 85% a menos de 90%',
      yellow: 'de 80% a menos de 85%',
      grey: 'menos de 80%',
    },
    reset: 'Limpar a busca e os filtros',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} de ${places(all)}`),
    nothing: 'Nenhum lugar do atlas corresponde a isso.',
    nothingHint: 'Tente menos letras, outra grafia ou um filtro mais amplo.',
    showAll: (all) => `Mostrar todos: ${places(all)}`,
    partNames: {
      q: 'busca',
      kind: 'tipo',
      region: 'parte do mundo',
      sli: 'índice',
      sort: 'ordem',
      place: 'lugar',
      compare: 'comparação',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `O endereço pede algo que esta página não tem: ${parts.join(', ')}${areMore ? ' e mais' : ''}. Essa parte foi ignorada.`,

    tableLabel: 'Lugares do atlas',
    compareColumn: 'Comparar',
    mapColumn: 'Mapa',
    columns: { name: 'Lugar', region: 'Parte do mundo', kind: 'Tipo', life: 'Expectativa de vida' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'estimativa da redação', founding: 'método desco\u00adnhecido' },
    notPublished: 'Não publicada aqui',
    sortWithCountries: 'Ordenar os lugares sem número pelo do país',
    bySex: (women, men) => `média de mulheres ${women} e homens ${men}`,
    compareOne: (name) => `Comparar: ${name}`,
    showOnMap: (name) => `Mostrar no mapa: ${name}`,
    comingSoon: 'Programa em breve',
    tableNote:
      'SLI e Ξaccess não são medições. «≈» marca as nossas próprias estimativas. Os outros valores vêm da lista original, de método desconhecido. A expectativa de vida é ao nascer, para ambos os sexos. Abaixo de cada número estão o ano e, quando ele abrange mais do que o lugar, a população que ele conta.',
    methodology: 'De onde vêm os números',

    compareNow: (chosen) => `Comparar ${places(chosen)}`,

    compareTitle: 'Lado a lado',
    compareInvitation:
      'Marque de dois a quatro lugares na tabela acima para ver aqui os números lado a lado, cada um com o ano e a fonte.',
    compareFailed: 'Não foi possível carregar a comparação. Abra a página de novo quando tiver conexão.',

    readMore: (name) => `Ler mais: ${name}`,

    share: 'Compartilhar esta vista',
    shareTitle: 'Lugares de Symbiotics Longevity Map',
    shared: 'Compartilhado.',
    copied: 'O link foi copiado.',
    notCopied: 'Não foi possível copiar o link. Aqui está:',
    linkLabel: 'Link para esta vista',

    download: 'Baixar o que está na tela (em inglês):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Não foi possível criar o arquivo; o código não carregou. Tente de novo com conexão à internet.',
    downloaded: (file) => `Salvo: ${file}`,

    mapLabel: 'Mapa ao lado da tabela',
    mapStill: 'Mostrar o mapa',
    mapLoading: 'O mapa está carregando…',
    mapFailed: 'Não foi possível carregar o mapa. A tabela tem todos os lugares.',
    tryAgain: 'Tentar de novo',
    noneChosen: 'Escolha uma linha para encontrá-la no mapa, ou uma marca para encontrar a linha dela.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'América do Norte e Central',
    Asia: 'Ásia',
    'Oceania and the Pacific': 'Oceânia e Pacífico',
    'Africa and the Indian Ocean': 'África e oceano Índico',
  },
};
