import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');
const aeds = (count: number) => counted(count, { one: '# DEA', many: '# de DEAs', other: '# DEAs' });
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# de minutos', other: '# minutos' });
const reports = (count: number) => counted(count, { one: '# relato', many: '# de relatos', other: '# relatos' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'fecha à meia-noite',
      knownUntil: 'horário desconhecido a partir da meia-noite',
      closedUntil: 'Fechado. Abre à meia-noite',
    },
    always: 'Acessível agora, a qualquer hora',
    openNow: 'Acessível agora',
    opensBefore: 'Abre antes de você chegar a pé',
    closes: (moment) => `fecha: ${moment}`,
    knownUntil: (moment) => `horário desconhecido a partir de: ${moment}`,
    closesBefore: 'Fecha antes de você chegar a pé',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Fechado. Abre: ${moment}`,
    closedForLong: 'Fechado, horário de abertura desconhecido',
    alternativeFurther: (length, name) => `Aberto 24/7, ${length} mais longe: ${name}`,
    alternativeNearer: (name) => `Aberto 24/7, não mais longe: ${name}`,
    unknown: {
      'limited-in-words': 'Acesso limitado, segundo a lista de DEAs',
      'says-always': 'Disponível a qualquer hora, segundo a lista de DEAs',
      'on-a-vehicle': 'Fica em um veículo, pode ter saído',
      'carried-about': 'Sem lugar fixo, pode não estar lá',
      'no-hours': 'Horário não indicado',
      'hours-in-words': 'Horário pouco claro: descrito só em palavras',
      'not-said-for-this-time': 'Não está claro se está acessível neste horário',
      'public-holiday': 'Horário pouco claro: hoje pode ser feriado lá',
      'no-local-time': 'Horário pouco claro: a hora local de lá não é conhecida',
      'hours-too-old': 'Horário pouco claro: as datas indicadas já passaram',
    },
  },
  besideText: {
    thereAndBack: (time) => `ida e volta ${time}`,
    droneAtBest: (time) => `no melhor dos casos ${time}`,
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
    level: (level) => `nível ${level}`,
    indoors: 'dentro do prédio',
    outdoors: 'do lado de fora',
    locked: 'trancado: peça o código ao operador de emergência',
    unlocked: 'não trancado',
    access: {
      yes: 'Aberto a todos',
      permissive: 'Todos podem usar',
      customers: 'Para clientes: peça aos funcionários',
      permit: 'Só com autorização: talvez não deixem você entrar',
      private: 'Acesso privado: talvez não deixem você entrar',
      no: 'Não é para o público: talvez não deixem você entrar',
    },
    childPads: 'Eletrodos para crianças',
    number: 'Número na caixa',
    tellNumber: 'Informe este número ao operador de emergência.',
    plusCode: 'Plus Code',
    phone: 'Telefone',
    source: (titles) => `Fonte: ${titles}`,
    reportsAlone: 'relatos a este site, confirmados por uma pessoa',
    entry: 'ver ou editar no OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone não enviado: demora mais de 5 minutos',
        description: 'Escolha um DEA mais próximo ou outro meio',
      },
      'not-signed-in': { title: 'É preciso entrar na conta', description: 'Entre para enviar drones' },
      'no-drone-permission': {
        title: 'É preciso ter permissão para drones',
        description: 'Você precisa da aprovação de um administrador para enviar drones',
      },
    },
    failed: { title: 'O envio falhou', description: 'Tente de novo ou fale com o suporte' },
    droneSent: 'Drone enviado!',
    navigationStarted: 'Navegação iniciada!',
    note: {
      drone: 'Simulação: ninguém foi enviado',
      maps: 'O seu aplicativo de mapas vai abrir. Ninguém foi enviado.',
      sample: 'Dados de exemplo: ninguém foi enviado e nenhum mapa se abre',
    },
    eta: (time, name) => `Tempo estimado: ${time}\u00a0min até ${name}`,
  },
  listText: {
    first: 'Mande primeiro alguém buscar este DEA',
    noneToFetch: 'Nenhum DEA pode chegar a tempo',
    unread: 'Não foi possível carregar a lista de DEAs',
    partUnread: 'Não foi possível carregar parte da lista de DEAs',
    former: 'Estes são os seus últimos resultados. As distâncias partem do lugar daquela busca.',
    others: 'Outros DEAs, nesta ordem',
    chosen: 'Você escolheu este',
    all: 'Todos os DEAs, nesta ordem',
    howToGetIt: 'Como pegar:',
    noListFor: (country) => `Não temos uma lista de DEAs para este país: ${country}.`,
    noListHere: (country) => `As nossas listas de DEAs não cobrem esta parte do país: ${country}.`,
    clockCorrected:
      'O relógio deste dispositivo está errado. Para saber o que está aberto usamos o relógio do nosso servidor.',
    clockDoubted:
      'O relógio deste dispositivo parece estar errado. Verifique a data e a hora. O que mostramos como aberto também pode estar errado.',
    hoursInRegister: 'A lista de DEAs diz:',
    hoursWhole: 'Horário indicado na lista:',
    doubtOfState: 'Sobre o estado dele, a lista de DEAs diz:',
    doubtOfAccess: 'Sobre quem pode usar, a lista de DEAs diz:',
    doubtOfPlace: (length) => `Localização aproximada: o DEA pode estar até a ${length} do marcador`,
    placeInDoubt: 'A localização indicada do DEA pode estar errada',
    backToList: 'Voltar à lista',
    map: 'Mapa e configurações do mapa',
  },
  reachText: {
    noneInReach:
      'Não há nenhum DEA na lista a uma distância que dê para ir a pé. Continue as compressões. Fique na linha com o operador de emergência. A ambulância traz um DEA.',
    allClosed:
      'Todos os DEAs a que dá para ir a pé estarão fechados quando você chegar. Continue as compressões. Pergunte ao operador de emergência. A ambulância traz um DEA.',
    nearestBeyond: (name, length, drive) =>
      `O mais próximo: ${name}, a ${length}. De carro leva cerca de ${drive}, ida e volta.`,
    farther: (count) =>
      counted(count, {
        one: 'Mais # DEA fica a mais de uma hora a pé, ida e volta.',
        many: 'Mais # de DEAs ficam a mais de uma hora a pé, ida e volta.',
        other: 'Mais # DEAs ficam a mais de uma hora a pé, ida e volta.',
      }),
    show: (count) =>
      counted(count, {
        one: 'Mostrar mesmo assim',
        many: 'Mostrar estes # mesmo assim',
        other: 'Mostrar estes # mesmo assim',
      }),
    pair: (second, sooner) =>
      `Há duas pessoas para ajudar? Mande uma ao DEA 1 e outra ao DEA ${second}. Se o DEA 1 não estiver disponível, isso economiza cerca de ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'O mais próximo, e aberto quando você chegar',
    open: 'Aberto quando você chegar',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Aberto quando você chegar; # DEA mais próximo pode estar trancado',
        many: 'Aberto quando você chegar; # de DEAs mais próximos podem estar trancados',
        other: 'Aberto quando você chegar; # DEAs mais próximos podem estar trancados',
      }),
    uncertain: {
      'not-for-everybody': 'Não está aberto a todos',
      reported: 'Há relatos de um problema com ele',
      unclear: 'Algo na lista de DEAs não está claro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} mais perto do que o primeiro DEA que provavelmente estará aberto`,
    nearestUncertain: (uncertain, chance) => `O mais próximo. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'neste horário, DEAs como este costumam estar acessíveis',
      some: 'neste horário, cerca de metade dos DEAs como este está acessível',
      few: 'neste horário, DEAs como este raramente estão acessíveis',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `A precisão da sua localização é de cerca de ${length}, por isso as distâncias e a ordem são aproximadas.`,
      named: (name) => `Distâncias a partir do centro de ${name}, não de onde você está.`,
      point: (name) => `Distâncias a partir deste ponto: ${name}.`,
      map: 'Distâncias a partir do ponto que você escolheu no mapa.',
    },
    summary: (count) =>
      counted(count, {
        one: '# DEA na lista a que dá para ir a pé.',
        many: '# de DEAs a que dá para ir a pé, o melhor primeiro.',
        other: '# DEAs a que dá para ir a pé, o melhor primeiro.',
      }),
    summaryOrder: 'Ordenados pelo tempo até um DEA chegar à vítima, considerando portas trancadas.',
    nearestIs: (name, length, reason) => `O mais próximo: ${name}, ${length}, ${reason}.`,
    showNearest: 'Mostrar',
    onlyOpen: 'Mostrar só os DEAs abertos quando você chegar',
    hidden: (count) => counted(count, { one: '# DEA oculto', many: '# de DEAs ocultos', other: '# DEAs ocultos' }),
    noneOpen: 'Não se sabe de nenhum que esteja aberto quando você chegar. Desligue o filtro para ver os outros.',
    more: (count) => counted(count, { one: 'Mostrar mais #', many: 'Mostrar mais #', other: 'Mostrar mais #' }),
    damaged: 'Podem faltar DEAs: uma parte da lista chegou danificada e a deixamos de fora.',
    gaps: 'Podem faltar DEAs: uma parte da lista não carregou.',
    unread:
      'Não foi possível carregar a lista de DEAs desta área. Tente de novo. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
    none: 'Não há nenhum DEA na lista em um raio de 50\u00a0km. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
    announced: (count, name, length, reason) => `${aeds(count)}, o melhor primeiro: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostrar no mapa',
    showOnMapOf: (name) => `onde está ${name}`,
    openMap: 'Mostrar o mapa',
    closeMap: 'Esconder o mapa',
    chosenPoint: 'Ponto escolhido',
    pointAtMap: 'Ou escolher um ponto no mapa',
    data: 'Dados dos DEAs: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Estas listas são feitas por voluntários e municípios. Os dados podem estar errados ou desatualizados. As distâncias são em linha reta. Os tempos são estimativas nossas. A sua localização fica neste dispositivo.',
    numbersNote: 'Os números de emergência vêm da nossa própria tabela, que indica as suas fontes.',
    maps: '«A pé» e «Carro» abrem',
    mapsChoices: {
      phone: 'Mapas deste telefone',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Os mapas recebem a localização do DEA, não a sua.',
  },
  reckoningLinkText: {
    title: 'Como ordenamos os DEAs',
    notLoaded: 'Não foi possível carregar esta explicação. Verifique a conexão e recarregue a página.',
  },
  reportedText: {
    open: {
      gone: (count, since) =>
        `Há relatos de que este DEA não está lá (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      'out-of-order': (count, since) =>
        `Há relatos de que este DEA está trancado ou com defeito (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      hours: (count, since) =>
        `Há relatos de que o horário está errado (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      place: (count, since) =>
        `Há relatos de que a localização está errada (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      present: (count, last) => `Há relatos de que ele está lá (${reports(count)}; o último: ${last})`,
    },
    confirmed: {
      gone: (day) => `Ausência confirmada: ${day}. Desde então ele está de novo na lista de DEAs.`,
      'out-of-order': (day) => `Trancado ou com defeito, confirmado: ${day}`,
      hours: (day) => `Horário corrigido: ${day}`,
      place: (day) => `Localização corrigida: ${day}`,
      present: (day) => `Presença confirmada: ${day}`,
      new: (day) => `Relatado a nós e confirmado: ${day}. Ainda não está em nenhuma lista de DEAs.`,
    },
    contradicted: (confirmed) => `${confirmed}. A lista de DEAs agora diz outra coisa.`,
    question: (question) => `Um revisor pergunta: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# DEA de exemplo', many: '# de DEAs de exemplo', other: '# DEAs de exemplo' })}, o mais próximo primeiro: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Estes dados são inventados para mostrar como a busca funciona. Estes DEAs não existem. Em uma emergência, pergunte ao operador de emergência onde fica o DEA mais próximo.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, data dos dados: ${day}`,
    unknown: (title) => `${title}: data dos dados não indicada`,
    more: (count) => counted(count, { one: 'e mais #', many: 'e mais #', other: 'e mais #' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Com mais de um ano: ${sources}. Desde então um DEA pode ter mudado de lugar ou sido retirado. Pergunte no local ou ao operador de emergência.`,
  },
  shareText: {
    share: 'Compartilhar link',
    copied: 'Link copiado',
    failed: 'Não foi possível copiar o link. Abra a página e copie o endereço.',
    page: 'Tudo sobre este DEA',
  },
};
