import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('pt');
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minutos', other: '# minutos' });
const people = (count: number) => counted(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' });

export const words: FoundWords = {
  aedMapText: {
    label: 'Mapa dos DAE. A lista ao lado tem os mesmos. As setas movem o mapa, mais e menos mudam a escala.',
    pickLabel: 'Enter propõe o centro do mapa como lugar de onde procurar.',
    usability: {
      likely: 'provavelmente utilizável quando chegar',
      uncertain: 'talvez utilizável quando chegar',
      unlikely: 'provavelmente não utilizável quando chegar',
    },
    otherAed: (name) => `DAE: ${name}`,
    otherAeds: 'Outros DAE à vista; as setas vão de um ao seguinte',
    group: (count) => `${count} DAE; aproxima`,
    registers: 'DAE: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: 'mais # registo', many: 'mais # de registos', other: 'mais # registos' }),
    isIncomplete: 'Não foi possível carregar alguns DAE desta vista. Mova o mapa para tentar de novo.',
    isCountingAll: 'A esta escala os círculos contam todos os DAE. Aproxime para os filtrar.',
    searchHere: 'Procurar a partir da cruz?',
    search: 'Procurar aqui',
    cancelSearch: 'Cancelar',
  },
  availabilityText: {
    midnight: {
      closes: 'fecha à meia-noite',
      knownUntil: 'horário desconhecido a partir da meia-noite',
      closedUntil: 'Fechado; abre à meia-noite',
    },
    always: 'Aberto agora, a todas as horas',
    openNow: 'Aberto agora',
    opensBefore: 'Abre antes de chegar a pé',
    closes: (moment) => `fecha: ${moment}`,
    knownUntil: (moment) => `horário desconhecido a partir de: ${moment}`,
    closesBefore: 'Fecha antes de chegar a pé',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Fechado; abre: ${moment}`,
    closedForLong: 'Fechado; o registo não indica uma hora certa de abertura',
    alternativeFurther: (length, name) => `disponível 24/7, ${length} mais longe: ${name}`,
    alternativeNearer: (name) => `disponível 24/7, não mais longe: ${name}`,
    unknown: {
      'limited-in-words': 'Limitado, segundo o registo',
      'says-always': 'Segundo o registo, disponível a todas as horas',
      'on-a-vehicle': 'Num veículo, pode estar fora',
      'carried-about': 'Sem lugar fixo, pode estar fora',
      'no-hours': 'Horário não indicado',
      'hours-in-words': 'Horário incerto: só nas palavras do registo',
      'not-said-for-this-time': 'Horário incerto a esta hora',
      'public-holiday': 'Horário incerto: hoje pode ser feriado lá',
      'no-local-time': 'Horário incerto: este dispositivo não sabe a hora de lá',
      'hours-too-old': 'Horário incerto: as datas do registo já passaram',
    },
  },
  besideText: {
    thereAndBack: (time) => `ida e volta ${time}`,
    droneAtBest: (time) => `${time} no melhor caso`,
  },
  cardText: {
    allDay: 'Acesso 24/7',
    verified: (when) => `Verificado: ${when}`,
    estimated: 'Tempo estimado',
    estimatedTo: (name) => `até ${name}`,
    methods: { foot: 'A pé', car: 'Carro', drone: 'Drone' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'cerca de',
    hours: (time) => `${time} h`,
    simulation: 'simulação',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: {
    today: 'hoje',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'Onde',
    level: (level) => `piso ${level}`,
    indoors: 'no interior',
    outdoors: 'no exterior',
    locked: 'trancado: peça o código ao ligar',
    unlocked: 'não trancado',
    access: {
      yes: 'Aberto a todos',
      permissive: 'Todos o podem usar',
      customers: 'Para clientes; peça-o',
      permit: 'Só com autorização: podem não o deixar entrar',
      private: 'Acesso privado: podem não o deixar entrar',
      no: 'Não é para o público: podem não o deixar entrar',
    },
    childPads: 'Elétrodos para crianças',
    phone: 'Telefone',
    source: (titles) => `Fonte: ${titles}`,
    reportsAlone: 'avisos a este site, confirmados por uma pessoa',
    entry: 'ver ou corrigir este registo',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone não enviado: mais de 5 minutos',
        description: 'Escolha um DAE mais próximo ou outro meio',
      },
      'not-signed-in': { title: 'É preciso iniciar sessão', description: 'Inicie sessão para enviar drones' },
      'no-drone-permission': {
        title: 'É preciso autorização para drones',
        description: 'Enviar drones exige a aprovação de um administrador',
      },
    },
    failed: { title: 'O envio falhou', description: 'Tente de novo ou escreva-nos' },
    droneSent: 'Drone enviado!',
    navigationStarted: 'Percurso iniciado!',
    note: {
      drone: 'Simulação: ninguém foi enviado',
      maps: 'Ninguém foi enviado: abrem-se os seus mapas',
      sample: 'Dados de exemplo: ninguém foi enviado e não se abrem mapas',
    },
    eta: (time, name) => `Tempo estimado: ${time}\u00a0min até ${name}`,
  },
  keepAreaText: {
    title: 'Sem rede',
    keep: 'Guardar esta zona para uso sem rede',
    offer: (count, size) =>
      `${count} DAE do registo num raio de pouco mais de 25\u00a0km: cerca de ${size}. Depois, encontrar o mais próximo não precisa de rede.`,
    withStreets: (size) => `Com as ruas num raio de 10\u00a0km, para guiar sem rede: cerca de ${size} a mais.`,
    lost: 'O navegador removeu a zona guardada neste dispositivo. Guarde-a de novo.',
    privacy:
      'Guardado só neste dispositivo. O servidor vê que quadrados do mapa são pedidos, nunca onde está. Quando sai um registo mais recente, são pedidos de novo.',
    keeping: (done, total) => (total === 0 ? 'A guardar…' : `Quadrados guardados: ${done} de ${total}`),
    kept: (cells, count, day) => `Guardado em ${day}; quadrados: ${cells}, DAE: ${count}`,
    remove: 'Remover',
    failed: {
      network: 'A zona não está guardada: a rede caiu. Nada se perdeu; tente com melhor ligação.',
      full: 'A zona não está guardada: este dispositivo não tem espaço. Liberte espaço e tente de novo.',
      site: 'A zona não está guardada: este navegador não deixa uma página funcionar sem rede. Uma janela privada nunca deixa.',
      remove:
        'A zona não foi removida: o navegador recusou e continua guardada. Tente de novo ou apague os dados deste site.',
    },
  },
  listText: {
    first: 'Mande alguém buscar este primeiro',
    noneToFetch: 'Nenhum a buscar a tempo',
    unread: 'Não foi possível ler o registo',
    partUnread: 'Não foi possível ler parte do registo',
    former: 'Esta lista é da procura anterior: as distâncias são a partir do lugar dessa procura.',
    others: 'Os outros, por esta ordem',
    chosen: 'O que pediu',
    all: 'Todos, por esta ordem',
    howToGetIt: 'Como obtê-lo:',
    noListFor: (country) => `Não temos lista de DAE para este país: ${country}.`,
    noListHere: (country) => `As nossas listas de DAE não cobrem esta parte do país: ${country}.`,
    clockCorrected: 'O relógio deste aparelho está errado. O que está aberto é julgado pelo relógio do nosso servidor.',
    clockDoubted: 'O relógio deste aparelho parece errado: não é certo o que está aberto. Verifique a data e a hora.',
    hoursInRegister: 'O registo diz:',
    hoursWhole: 'O horário, como o registo o escreve:',
    doubtOfState: 'O registo diz do seu estado:',
    doubtOfAccess: 'O registo diz de quem o pode usar:',
    doubtOfPlace: (length) => `O lugar é aproximado: pode estar até ${length} do marcador`,
    placeInDoubt: 'O lugar no registo pode estar errado',
    backToList: 'Voltar à lista',
    map: 'O mapa e o que lhe pertence',
  },
  reachText: {
    noneInReach:
      'Não se conhece nenhum DAE ao alcance a pé. Continue as compressões e fique em linha com a emergência; a ambulância traz um.',
    allClosed:
      'Todos os DAE ao alcance estarão fechados quando chegar. Continue as compressões e pergunte à emergência; a ambulância traz um.',
    nearestBeyond: (name, length, drive) =>
      `O mais próximo: ${name}, a ${length}; de carro, cerca de ${drive} ida e volta.`,
    farther: (count) => `A mais de uma hora a pé, ida e volta: mais ${count} DAE.`,
    show: (count) => `Mostrar mesmo assim (${count})`,
    pair: (second, sooner) =>
      `Podem ir dois? Uma pessoa ao número 1, outra ao número ${second}: se o primeiro não estiver acessível, um DAE chega cerca de ${minutes(sooner)} mais cedo.`,
  },
  reasonText: {
    nearestOpen: 'O mais próximo, e aberto quando chegar',
    open: 'Aberto quando chegar',
    openBeforeNearer: (count) => `Aberto quando chegar; mais próximos mas talvez trancados: ${count}`,
    uncertain: {
      'not-for-everybody': 'Não é para todos',
      reported: 'Há avisos de que algo está errado',
      unclear: 'Algo no registo não está claro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} mais perto do que o primeiro DAE garantidamente aberto`,
    nearestUncertain: (uncertain, chance) => `O mais próximo. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'a maioria dos DAE deste tipo está disponível a esta hora',
      some: 'cerca de metade dos DAE deste tipo está disponível a esta hora',
      few: 'poucos DAE deste tipo estão disponíveis a esta hora',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `A sua posição só é conhecida com cerca de ${length} de erro: distâncias e ordem são igualmente aproximadas. Fica neste dispositivo.`,
      named: (name) => `Distâncias a partir do centro de ${name}, não de onde está.`,
      point: (name) => `Distâncias a partir deste ponto: ${name}.`,
      map: 'Distâncias a partir do ponto escolhido no mapa.',
    },
    summary: (count) =>
      count === 1
        ? '1 DAE ao alcance a pé, tanto quanto o registo sabe.'
        : `${count} DAE ao alcance, o melhor primeiro.`,
    summaryOrder: 'Pelo tempo até haver um junto do doente: ida e volta, e o risco de uma porta trancada.',
    nearestIs: (name, length, reason) => `O mais próximo de todos: ${name}, ${length}: ${reason}.`,
    showNearest: 'Mostrar',
    onlyOpen: 'Só os abertos à chegada',
    hidden: (count) => `DAE ocultos: ${count}`,
    noneOpen: 'De nenhum se sabe que esteja aberto quando chegar. Tire o filtro para ver os outros.',
    more: (count) => `Mostrar mais ${count}`,
    damaged: 'Parte do registo não corresponde à soma de verificação e não é mostrada; podem faltar DAE na lista.',
    gaps: 'Não foi possível ler parte do registo; podem faltar DAE na lista.',
    unread: 'Não foi possível ler o registo à volta deste lugar. Tente de novo; entretanto pergunte à emergência.',
    none: 'O registo não conhece nenhum DAE a menos de 50\u00a0km. Pergunte à emergência por telefone.',
    announced: (count, name, length, reason) => `${count} DAE, o melhor primeiro: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostrar no mapa',
    showOnMapOf: (name) => `onde está ${name}`,
    openMap: 'Mostrar o mapa',
    closeMap: 'Esconder o mapa',
    chosenPoint: 'Ponto escolhido',
    pointAtMap: 'Ou apontar no mapa',
    data: 'Dados dos DAE: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Feitos por voluntários e municípios; pode haver erros ou dados antigos. As distâncias são em linha reta, os tempos estimativas nossas. A sua posição fica neste dispositivo.',
    numbersNote:
      'Números de emergência: a nossa própria tabela, cada linha com a sua fonte; o país segundo fronteiras guardadas nesta página (country-coder, dos autores do editor do OpenStreetMap).',
    maps: '«A pé» e «Carro» abrem',
    mapsChoices: {
      phone: 'Mapas deste telefone',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Ficam a saber a posição do DAE, não a sua.',
  },
  reckoningLinkText: {
    title: 'Como se calcula?',
    notLoaded: 'Não foi possível abrir a resposta. Verifique a ligação e recarregue a página.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Aviso de que falta (${people(count)}, desde ${since}), ainda não confirmado`,
      'out-of-order': (count, since) =>
        `Aviso de que está trancado ou avariado (${people(count)}, desde ${since}), ainda não confirmado`,
      hours: (count, since) => `Aviso de horário errado (${people(count)}, desde ${since}), ainda não confirmado`,
      place: (count, since) => `Aviso de lugar errado (${people(count)}, desde ${since}), ainda não confirmado`,
      present: (count, last) => `Aviso de que está lá (${people(count)}, o último em ${last})`,
    },
    confirmed: {
      gone: (day) => `Falta confirmada em ${day}; o registo voltou a incluí-lo desde então`,
      'out-of-order': (day) => `Trancado ou avariado, confirmado em ${day}`,
      hours: (day) => `Horário corrigido em ${day}`,
      place: (day) => `Lugar corrigido em ${day}`,
      present: (day) => `Presença confirmada em ${day}`,
      new: (day) => `Avisado por pessoas e confirmado em ${day}; nenhum registo o inclui ainda`,
    },
    contradicted: (confirmed) => `${confirmed}; o registo diz outra coisa desde então`,
    question: (question) => `Pergunta de um responsável: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${count} DAE de exemplo, o mais próximo primeiro: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Estes registos são inventados para mostrar como a procura funciona; estes aparelhos não existem. Numa emergência, pergunte por telefone à emergência qual o DAE mais próximo.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: dados de ${day}`,
    unknown: (title) => `${title}: o registo não diz o dia dos seus dados`,
    more: (count) => `e mais ${count}`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Mais de um ano: ${sources}. Um DAE pode ter sido mudado ou retirado; pergunte no local ou à emergência.`,
  },
};
