import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const aeds = (count: number) => counted(count, { one: '# DEA', many: '# de DEA', other: '# DEA' });
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minutos', other: '# minutos' });
const reports = (count: number) => counted(count, { one: '# aviso', many: '# de avisos', other: '# avisos' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'cierra a medianoche',
      knownUntil: 'horario desconocido desde medianoche',
      closedUntil: 'Cerrado. Abre a medianoche',
    },
    always: 'Abierto ahora, a toda hora',
    openNow: 'Abierto ahora',
    opensBefore: 'Abre antes de que usted llegue a pie',
    closes: (moment) => `cierra: ${moment}`,
    knownUntil: (moment) => `horario desconocido desde: ${moment}`,
    closesBefore: 'Cierra antes de que usted llegue a pie',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Cerrado. Abre: ${moment}`,
    closedForLong: 'Cerrado, hora de apertura desconocida',
    alternativeFurther: (length, name) => `Abierto 24/7, ${length} más lejos: ${name}`,
    alternativeNearer: (name) => `Abierto 24/7, no más lejos: ${name}`,
    unknown: {
      'limited-in-words': 'Acceso limitado, según la lista de DEA',
      'says-always': 'Disponible a toda hora, según la lista de DEA',
      'on-a-vehicle': 'Va en un vehículo, puede haber salido',
      'carried-about': 'Sin lugar fijo, puede no estar',
      'no-hours': 'Horario no indicado',
      'hours-in-words': 'Horario poco claro: solo descrito con palabras',
      'not-said-for-this-time': 'No está claro si está abierto a esta hora',
      'public-holiday': 'Horario poco claro: hoy puede ser día festivo allí',
      'no-local-time': 'Horario poco claro: no se conoce la hora local de allí',
      'hours-too-old': 'Horario poco claro: las fechas indicadas ya pasaron',
    },
  },
  besideText: { thereAndBack: (time) => `ida y vuelta ${time}`, droneAtBest: (time) => `${time} en el mejor caso` },
  cardText: {
    allDay: 'Acceso 24/7',
    verified: (when) => `Comprobado: ${when}`,
    estimated: 'Tiempo estimado',
    estimatedTo: (name) => `hasta ${name}`,
    methods: { foot: 'A pie', car: 'Vehículo', drone: 'Dron' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'aprox.',
    hours: (time) => `${time} h`,
    simulation: 'simulación',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: { today: 'hoy', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Dónde',
    level: (level) => `nivel ${level}`,
    indoors: 'en el interior',
    outdoors: 'en el exterior',
    locked: 'cerrado con llave: pida el código al operador de emergencias',
    unlocked: 'no está cerrado con llave',
    access: {
      yes: 'Abierto a todos',
      permissive: 'Todos pueden usarlo',
      customers: 'Para clientes: pídalo',
      permit: 'Solo con permiso: puede que no le permitan entrar',
      private: 'Acceso privado: puede que no le permitan entrar',
      no: 'No es para el público: puede que no le permitan entrar',
    },
    childPads: 'Parches para niños',
    number: 'Número en la caja',
    tellNumber: 'Dígale este número al operador de emergencias.',
    plusCode: 'Plus Code',
    phone: 'Teléfono',
    source: (titles) => `Fuente: ${titles}`,
    reportsAlone: 'avisos a este sitio, verificados por una persona',
    entry: 'ver o editar en OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Dron no enviado: tarda más de 5 minutos',
        description: 'Elija un DEA más cercano u otro medio',
      },
      'not-signed-in': { title: 'Hay que iniciar sesión', description: 'Inicie sesión para enviar drones' },
      'no-drone-permission': {
        title: 'Hace falta permiso para drones',
        description: 'Necesita la aprobación de un administrador para enviar drones',
      },
    },
    failed: { title: 'No se pudo enviar', description: 'Inténtelo de nuevo o contacte con el soporte' },
    droneSent: '¡Dron enviado!',
    navigationStarted: '¡Navegación iniciada!',
    note: {
      drone: 'Simulación: no se ha enviado a nadie',
      maps: 'Se abre su aplicación de mapas. No se ha enviado a nadie.',
      sample: 'Datos de ejemplo: no se ha enviado a nadie ni se abren mapas',
    },
    eta: (time, name) => `Tiempo estimado: ${time}\u00a0min hasta ${name}`,
  },
  listText: {
    first: 'Mande primero a alguien a buscar este DEA',
    noneToFetch: 'No se puede traer ningún DEA a tiempo',
    unread: 'No se pudo cargar la lista de DEA',
    partUnread: 'No se pudo cargar parte de la lista de DEA',
    former: 'Estos son sus últimos resultados. Las distancias son desde el lugar de esa búsqueda.',
    others: 'Otros DEA, en este orden',
    chosen: 'Usted eligió este',
    all: 'Todos los DEA, en este orden',
    howToGetIt: 'Cómo conseguirlo:',
    noListFor: (country) => `No tenemos lista de DEA para este país: ${country}.`,
    noListHere: (country) => `Nuestras listas de DEA no cubren esta parte del país: ${country}.`,
    clockCorrected:
      'El reloj de este dispositivo está mal. Para saber qué está abierto usamos el reloj de nuestro servidor.',
    clockDoubted:
      'El reloj de este dispositivo parece estar mal. Compruebe la fecha y la hora. Lo que mostramos como abierto también puede estar mal.',
    hoursInRegister: 'La lista de DEA dice:',
    hoursWhole: 'Horario que indica la lista:',
    doubtOfState: 'Sobre su estado, la lista de DEA dice:',
    doubtOfAccess: 'Sobre quién puede usarlo, la lista de DEA dice:',
    doubtOfPlace: (length) => `Ubicación aproximada: el DEA puede estar hasta a ${length} de la marca`,
    placeInDoubt: 'La ubicación indicada del DEA puede estar mal',
    backToList: 'Volver a la lista',
    map: 'Mapa y ajustes del mapa',
  },
  reachText: {
    noneInReach:
      'No hay ningún DEA registrado a una distancia que se pueda caminar. Siga con las compresiones. No cuelgue: siga en línea con el operador de emergencias. La ambulancia trae un DEA.',
    allClosed:
      'Todos los DEA a los que puede ir a pie estarán cerrados cuando llegue. Siga con las compresiones. Pregunte al operador de emergencias. La ambulancia trae un DEA.',
    nearestBeyond: (name, length, drive) =>
      `El más cercano: ${name}, a ${length}. En vehículo, la ida y vuelta lleva ${drive} aprox.`,
    farther: (count) =>
      counted(count, {
        one: '# DEA más está a más de una hora a pie, ida y vuelta.',
        many: '# de DEA más están a más de una hora a pie, ida y vuelta.',
        other: '# DEA más están a más de una hora a pie, ida y vuelta.',
      }),
    show: (count) =>
      counted(count, {
        one: 'Mostrarlo de todos modos',
        many: 'Mostrar estos # de todos modos',
        other: 'Mostrar estos # de todos modos',
      }),
    pair: (second, sooner) =>
      `¿Hay dos personas para ayudar? Mande a una al DEA 1 y a otra al DEA ${second}. Si el DEA 1 no está disponible, el ahorro es de ${minutes(sooner)} aprox.`,
  },
  reasonText: {
    nearestOpen: 'El más cercano, y abierto cuando usted llegue',
    open: 'Abierto cuando usted llegue',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Abierto cuando usted llegue; # DEA más cercano puede estar cerrado con llave',
        many: 'Abierto cuando usted llegue; # de DEA más cercanos pueden estar cerrados con llave',
        other: 'Abierto cuando usted llegue; # DEA más cercanos pueden estar cerrados con llave',
      }),
    uncertain: {
      'not-for-everybody': 'No está abierto a todos',
      reported: 'Hay avisos de un problema con él',
      unclear: 'Algo en la lista de DEA no está claro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} más cerca que el primer DEA que probablemente estará abierto`,
    nearestUncertain: (uncertain, chance) => `El más cercano. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'a esta hora, los DEA así suelen estar accesibles',
      some: 'a esta hora, cerca de la mitad de los DEA así están accesibles',
      few: 'a esta hora, los DEA así rara vez están accesibles',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `La precisión de su ubicación es solo de ${length} aprox., por eso las distancias y el orden son aproximados.`,
      named: (name) => `Distancias desde el centro de ${name}, no desde donde está usted.`,
      point: (name) => `Distancias desde este punto: ${name}.`,
      map: 'Distancias desde el punto que eligió en el mapa.',
    },
    summary: (count) =>
      counted(count, {
        one: '# DEA registrado al que se puede ir a pie.',
        many: '# de DEA a los que se puede ir a pie, el mejor primero.',
        other: '# DEA a los que se puede ir a pie, el mejor primero.',
      }),
    summaryOrder:
      'Ordenados según lo que tarda un DEA en llegar junto a la víctima, teniendo en cuenta las puertas cerradas con llave.',
    nearestIs: (name, length, reason) => `El más cercano: ${name}, ${length}, ${reason}.`,
    showNearest: 'Mostrarlo',
    onlyOpen: 'Mostrar solo los DEA abiertos cuando usted llegue',
    hidden: (count) => counted(count, { one: '# DEA oculto', many: '# de DEA ocultos', other: '# DEA ocultos' }),
    noneOpen: 'De ninguno se sabe que estará abierto cuando usted llegue. Quite el filtro para ver los demás.',
    more: (count) => counted(count, { one: 'Mostrar # más', many: 'Mostrar # más', other: 'Mostrar # más' }),
    damaged: 'Pueden faltar DEA: una parte de la lista llegó dañada y no la mostramos.',
    gaps: 'Pueden faltar DEA: una parte de la lista no se cargó.',
    unread:
      'No se pudo cargar la lista de DEA de esta zona. Inténtelo de nuevo. Pregunte al operador de emergencias dónde está el DEA más cercano.',
    none: 'No hay ningún DEA registrado a menos de 50\u00a0km. Pregunte al operador de emergencias dónde está el DEA más cercano.',
    announced: (count, name, length, reason) => `${aeds(count)}, el mejor primero: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostrar en el mapa',
    showOnMapOf: (name) => `dónde está ${name}`,
    openMap: 'Mostrar el mapa',
    closeMap: 'Ocultar el mapa',
    chosenPoint: 'Punto elegido',
    pointAtMap: 'O elegir un punto en el mapa',
    data: 'Datos de los DEA: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Estas listas las hacen voluntarios y municipios. Puede haber datos erróneos o anticuados. Las distancias son en línea recta. Los tiempos son estimaciones nuestras. Su ubicación se queda en este dispositivo.',
    numbersNote: 'Los números de emergencia vienen de nuestra propia tabla, que indica sus fuentes.',
    maps: '«A pie» y «Vehículo» abren',
    mapsChoices: {
      phone: 'Mapas de este teléfono',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Los mapas reciben la ubicación del DEA, no la de usted.',
  },
  reckoningLinkText: {
    title: 'Cómo ordenamos los DEA',
    notLoaded: 'No se pudo cargar esta explicación. Compruebe la conexión y recargue la página.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Avisan de que este DEA falta (${reports(count)}; el primero: ${since}). Sin confirmar.`,
      'out-of-order': (count, since) =>
        `Avisan de que este DEA está cerrado con llave o averiado (${reports(count)}; el primero: ${since}). Sin confirmar.`,
      hours: (count, since) =>
        `Avisan de que el horario está mal (${reports(count)}; el primero: ${since}). Sin confirmar.`,
      place: (count, since) =>
        `Avisan de que la ubicación está mal (${reports(count)}; el primero: ${since}). Sin confirmar.`,
      present: (count, last) => `Avisan de que está ahí (${reports(count)}; el último: ${last})`,
    },
    confirmed: {
      gone: (day) => `Confirmado que falta: ${day}. Desde entonces vuelve a estar en la lista de DEA.`,
      'out-of-order': (day) => `Cerrado con llave o averiado, confirmado: ${day}`,
      hours: (day) => `Horario corregido: ${day}`,
      place: (day) => `Ubicación corregida: ${day}`,
      present: (day) => `Confirmado que está ahí: ${day}`,
      new: (day) => `Nos avisaron de él; confirmado: ${day}. Aún no está en ninguna lista de DEA.`,
    },
    contradicted: (confirmed) => `${confirmed}. La lista de DEA dice ahora otra cosa.`,
    question: (question) => `Un revisor pregunta: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# DEA de ejemplo', many: '# de DEA de ejemplo', other: '# DEA de ejemplo' })}, el más cercano primero: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Estos datos son inventados para mostrar cómo funciona el buscador. Esos DEA no existen. En una emergencia, pregunte al operador de emergencias dónde está el DEA más cercano.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, fecha de los datos: ${day}`,
    unknown: (title) => `${title}: sin fecha de los datos`,
    more: (count) => counted(count, { one: 'y # más', many: 'y # más', other: 'y # más' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `De hace más de un año: ${sources}. Desde entonces pueden haber movido o retirado un DEA. Pregunte en el lugar o al operador de emergencias.`,
  },
  shareText: {
    share: 'Compartir enlace',
    copied: 'Enlace copiado',
    failed: 'No se pudo copiar el enlace. Abra la página y copie su dirección.',
    page: 'Todo sobre este DEA',
  },
};
