import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# de DAE', other: '# DAE' });
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minutos', other: '# minutos' });
const reports = (count: number) => counted(count, { one: '# aviso', many: '# de avisos', other: '# avisos' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'fecha à meia-noite',
      knownUntil: 'horário desconhecido a partir da meia-noite',
      closedUntil: 'Fechado. Abre à meia-noite',
    },
    always: 'Acessível agora, a qualquer hora',
    openNow: 'Acessível agora',
    opensBefore: 'Abre antes de lá chegar a pé',
    closes: (moment) => `fecha: ${moment}`,
    knownUntil: (moment) => `horário desconhecido a partir de: ${moment}`,
    closesBefore: 'Fecha antes de lá chegar a pé',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Fechado. Abre: ${moment}`,
    closedForLong: 'Fechado, hora de abertura desconhecida',
    alternativeFurther: (length, name) => `Aberto 24/7, ${length} mais longe: ${name}`,
    alternativeNearer: (name) => `Aberto 24/7, não mais longe: ${name}`,
    unknown: {
      'limited-in-words': 'Acesso limitado, segundo a lista de DAE',
      'says-always': 'Disponível a qualquer hora, segundo a lista de DAE',
      'on-a-vehicle': 'Vai num veículo, pode ter saído',
      'carried-about': 'Sem lugar fixo, pode não estar lá',
      'no-hours': 'Horário não indicado',
      'hours-in-words': 'Horário pouco claro: descrito só por palavras',
      'not-said-for-this-time': 'Não é claro se está acessível a esta hora',
      'public-holiday': 'Horário pouco claro: hoje pode ser feriado lá',
      'no-local-time': 'Horário pouco claro: não se conhece a hora local de lá',
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
    level: (level) => `piso ${level}`,
    indoors: 'no interior',
    outdoors: 'no exterior',
    locked: 'trancado: peça o código ao operador de emergência',
    unlocked: 'não trancado',
    access: {
      yes: 'Aberto a todos',
      permissive: 'Todos o podem usar',
      customers: 'Para clientes: peça-o',
      permit: 'Só com autorização: pode não conseguir entrar',
      private: 'Acesso privado: pode não conseguir entrar',
      no: 'Não é para o público: pode não conseguir entrar',
    },
    childPads: 'Elétrodos para crianças',
    number: 'Número na caixa',
    tellNumber: 'Diga este número ao operador de emergência.',
    plusCode: 'Plus Code',
    phone: 'Telefone',
    source: (titles) => `Fonte: ${titles}`,
    reportsAlone: 'avisos a este site, verificados por uma pessoa',
    entry: 'ver ou editar no OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone não enviado: demora mais de 5 minutos',
        description: 'Escolha um DAE mais próximo ou outro meio',
      },
      'not-signed-in': { title: 'É preciso iniciar sessão', description: 'Inicie sessão para enviar drones' },
      'no-drone-permission': {
        title: 'É preciso autorização para drones',
        description: 'Precisa da aprovação de um administrador para enviar drones',
      },
    },
    failed: { title: 'O envio falhou', description: 'Tente de novo ou contacte o apoio' },
    droneSent: 'Drone enviado!',
    navigationStarted: 'Navegação iniciada!',
    note: {
      drone: 'Simulação: ninguém foi enviado',
      maps: 'Abre-se a sua aplicação de mapas. Ninguém foi enviado.',
      sample: 'Dados de exemplo: ninguém foi enviado e não se abrem mapas',
    },
    eta: (time, name) => `Tempo estimado: ${time}\u00a0min até ${name}`,
  },
  listText: {
    first: 'Mande primeiro alguém buscar este DAE',
    noneToFetch: 'Nenhum DAE pode chegar a tempo',
    unread: 'Não foi possível carregar a lista de DAE',
    partUnread: 'Não foi possível carregar parte da lista de DAE',
    former: 'Estes são os seus últimos resultados. As distâncias partem do lugar dessa procura.',
    others: 'Outros DAE, por esta ordem',
    chosen: 'Escolheu este',
    all: 'Todos os DAE, por esta ordem',
    howToGetIt: 'Como o obter:',
    noListFor: (country) => `Não temos lista de DAE para este país: ${country}.`,
    noListHere: (country) => `As nossas listas de DAE não cobrem esta parte do país: ${country}.`,
    clockCorrected:
      'O relógio deste dispositivo está errado. Para saber o que está aberto usamos o relógio do nosso servidor.',
    clockDoubted:
      'O relógio deste dispositivo parece estar errado. Verifique a data e a hora. O que mostramos como aberto também pode estar errado.',
    hoursInRegister: 'A lista de DAE diz:',
    hoursWhole: 'Horário indicado na lista:',
    doubtOfState: 'Sobre o seu estado, a lista de DAE diz:',
    doubtOfAccess: 'Sobre quem o pode usar, a lista de DAE diz:',
    doubtOfPlace: (length) => `Localização aproximada: o DAE pode estar até a ${length} do marcador`,
    placeInDoubt: 'A localização indicada do DAE pode estar errada',
    backToList: 'Voltar à lista',
    map: 'Mapa e definições do mapa',
  },
  reachText: {
    noneInReach:
      'Não há nenhum DAE registado a que possa ir a pé. Continue as compressões. Fique em linha com o operador de emergência. A ambulância traz um DAE.',
    allClosed:
      'Todos os DAE a que pode ir a pé estarão fechados quando chegar. Continue as compressões. Pergunte ao operador de emergência. A ambulância traz um DAE.',
    nearestBeyond: (name, length, drive) =>
      `O mais próximo: ${name}, a ${length}. De carro demora cerca de ${drive}, ida e volta.`,
    farther: (count) =>
      counted(count, {
        one: 'Mais # DAE fica a mais de uma hora a pé, ida e volta.',
        many: 'Mais # de DAE ficam a mais de uma hora a pé, ida e volta.',
        other: 'Mais # DAE ficam a mais de uma hora a pé, ida e volta.',
      }),
    show: (count) =>
      counted(count, {
        one: 'Mostrar mesmo assim',
        many: 'Mostrar estes # mesmo assim',
        other: 'Mostrar estes # mesmo assim',
      }),
    pair: (second, sooner) =>
      `Há duas pessoas para ajudar? Mande uma ao DAE 1 e outra ao DAE ${second}. Se o DAE 1 não estiver disponível, poupa cerca de ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'O mais próximo, e aberto quando chegar',
    open: 'Aberto quando chegar',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Aberto quando chegar; # DAE mais próximo pode estar trancado',
        many: 'Aberto quando chegar; # de DAE mais próximos podem estar trancados',
        other: 'Aberto quando chegar; # DAE mais próximos podem estar trancados',
      }),
    uncertain: {
      'not-for-everybody': 'Não está aberto a todos',
      reported: 'Há avisos de um problema com ele',
      unclear: 'Algo na lista de DAE não é claro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} mais perto do que o primeiro DAE que provavelmente estará aberto`,
    nearestUncertain: (uncertain, chance) => `O mais próximo. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'a esta hora, os DAE como este costumam estar acessíveis',
      some: 'a esta hora, cerca de metade dos DAE como este está acessível',
      few: 'a esta hora, os DAE como este raramente estão acessíveis',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `A sua localização só é exata até cerca de ${length}, por isso as distâncias e a ordem são aproximadas.`,
      named: (name) => `Distâncias a partir do centro de ${name}, não de onde está.`,
      point: (name) => `Distâncias a partir deste ponto: ${name}.`,
      map: 'Distâncias a partir do ponto que escolheu no mapa.',
    },
    summary: (count) =>
      counted(count, {
        one: '# DAE registado a que pode ir a pé.',
        many: '# de DAE a que pode ir a pé, o melhor primeiro.',
        other: '# DAE a que pode ir a pé, o melhor primeiro.',
      }),
    summaryOrder: 'Ordenados pelo tempo até um DAE chegar junto da vítima, tendo em conta as portas trancadas.',
    nearestIs: (name, length, reason) => `O mais próximo: ${name}, ${length}, ${reason}.`,
    showNearest: 'Mostrar',
    onlyOpen: 'Mostrar só os DAE abertos quando chegar',
    hidden: (count) => counted(count, { one: '# DAE oculto', many: '# de DAE ocultos', other: '# DAE ocultos' }),
    noneOpen: 'De nenhum se sabe que esteja aberto quando chegar. Desligue o filtro para ver os outros.',
    more: (count) => counted(count, { one: 'Mostrar mais #', many: 'Mostrar mais #', other: 'Mostrar mais #' }),
    damaged: 'Podem faltar DAE: uma parte da lista chegou danificada e deixámo-la de fora.',
    gaps: 'Podem faltar DAE: uma parte da lista não carregou.',
    unread:
      'Não foi possível carregar a lista de DAE desta zona. Tente de novo. Pergunte ao operador de emergência onde está o DAE mais próximo.',
    none: 'Não há nenhum DAE registado num raio de 50\u00a0km. Pergunte ao operador de emergência onde está o DAE mais próximo.',
    announced: (count, name, length, reason) => `${aeds(count)}, o melhor primeiro: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostrar no mapa',
    showOnMapOf: (name) => `onde está ${name}`,
    openMap: 'Mostrar o mapa',
    closeMap: 'Esconder o mapa',
    chosenPoint: 'Ponto escolhido',
    pointAtMap: 'Ou escolher um ponto no mapa',
    data: 'Dados dos DAE: ',
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
    mapsNote: 'Os mapas recebem a localização do DAE, não a sua.',
  },
  reckoningLinkText: {
    title: 'Como ordenamos os DAE',
    notLoaded: 'Não foi possível carregar esta explicação. Verifique a ligação e recarregue a página.',
  },
  reportedText: {
    open: {
      gone: (count, since) =>
        `Há avisos de que este DAE falta (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      'out-of-order': (count, since) =>
        `Há avisos de que este DAE está trancado ou avariado (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      hours: (count, since) =>
        `Há avisos de que o horário está errado (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      place: (count, since) =>
        `Há avisos de que a localização está errada (${reports(count)}; o primeiro: ${since}). Não confirmado.`,
      present: (count, last) => `Há avisos de que está lá (${reports(count)}; o último: ${last})`,
    },
    confirmed: {
      gone: (day) => `Confirmado que falta: ${day}. Desde então está de novo na lista de DAE.`,
      'out-of-order': (day) => `Trancado ou avariado, confirmado: ${day}`,
      hours: (day) => `Horário corrigido: ${day}`,
      place: (day) => `Localização corrigida: ${day}`,
      present: (day) => `Confirmado que está lá: ${day}`,
      new: (day) => `Fomos avisados dele; confirmado: ${day}. Ainda não está em nenhuma lista de DAE.`,
    },
    contradicted: (confirmed) => `${confirmed}. A lista de DAE diz agora outra coisa.`,
    question: (question) => `Um revisor pergunta: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# DAE de exemplo', many: '# de DAE de exemplo', other: '# DAE de exemplo' })}, o mais próximo primeiro: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Estes dados são inventados para mostrar como a procura funciona. Estes DAE não existem. Numa emergência, pergunte ao operador de emergência onde está o DAE mais próximo.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, data dos dados: ${day}`,
    unknown: (title) => `${title}: data dos dados não indicada`,
    more: (count) => counted(count, { one: 'e mais #', many: 'e mais #', other: 'e mais #' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Com mais de um ano: ${sources}. Desde então um DAE pode ter sido mudado ou retirado. Pergunte no local ou ao operador de emergência.`,
  },
  shareText: {
    share: 'Partilhar o link',
    copied: 'Link copiado',
    failed: 'Não foi possível copiar o link. Abra a página e copie o endereço.',
    page: 'Tudo sobre este DAE',
  },
};
