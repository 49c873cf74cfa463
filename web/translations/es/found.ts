import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('es');
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minutos', other: '# minutos' });
const people = (count: number) => counted(count, { one: '# persona', many: '# de personas', other: '# personas' });

export const words: FoundWords = {
  aedMapText: {
    label:
      'Mapa de los DEA. La lista de al lado contiene los mismos. Las flechas mueven el mapa; más y menos cambian la escala.',
    pickLabel: 'Intro propone el centro del mapa como lugar desde el que buscar.',
    usability: {
      likely: 'probablemente disponible cuando llegue',
      uncertain: 'quizá disponible cuando llegue',
      unlikely: 'probablemente no disponible cuando llegue',
    },
    otherAed: (name) => `DEA: ${name}`,
    otherAeds: 'Otros DEA a la vista; las flechas van de uno al siguiente',
    group: (count) => `${count} DEA; acerca`,
    registers: 'DEA: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: '# registro más', many: '# de registros más', other: '# registros más' }),
    isIncomplete: 'No se pudieron cargar algunos DEA de esta vista. Mueva el mapa para intentarlo de nuevo.',
    isCountingAll: 'A esta escala los círculos cuentan todos los DEA. Acerque para filtrarlos.',
    searchHere: '¿Buscar desde la cruz?',
    search: 'Buscar aquí',
    cancelSearch: 'Cancelar',
  },
  availabilityText: {
    midnight: {
      closes: 'cierra a medianoche',
      knownUntil: 'horario desconocido desde medianoche',
      closedUntil: 'Cerrado; abre a medianoche',
    },
    always: 'Abierto ahora, a todas horas',
    openNow: 'Abierto ahora',
    opensBefore: 'Abre antes de que llegue a pie',
    closes: (moment) => `cierra: ${moment}`,
    knownUntil: (moment) => `horario desconocido desde: ${moment}`,
    closesBefore: 'Cierra antes de que llegue a pie',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Cerrado; abre: ${moment}`,
    closedForLong: 'Cerrado; el registro no da una hora segura de apertura',
    alternativeFurther: (length, name) => `disponible 24/7, ${length} más lejos: ${name}`,
    alternativeNearer: (name) => `disponible 24/7, no más lejos: ${name}`,
    unknown: {
      'limited-in-words': 'Limitado, según el registro',
      'says-always': 'Según el registro, disponible a todas horas',
      'on-a-vehicle': 'Va en un vehículo, puede estar fuera',
      'carried-about': 'Sin sitio fijo, puede estar fuera',
      'no-hours': 'Horario no indicado',
      'hours-in-words': 'Horario incierto: solo en las palabras del registro',
      'not-said-for-this-time': 'Horario incierto a esta hora',
      'public-holiday': 'Horario incierto: puede que hoy sea festivo allí',
      'no-local-time': 'Horario incierto: este dispositivo no sabe la hora de allí',
      'hours-too-old': 'Horario incierto: las fechas del registro han pasado',
    },
  },
  besideText: { thereAndBack: (time) => `ida y vuelta ${time}`, droneAtBest: (time) => `${time} en el mejor caso` },
  cardText: {
    allDay: 'Acceso 24/7',
    verified: (when) => `Comprobado: ${when}`,
    estimated: 'Tiempo estimado',
    estimatedTo: (name) => `hasta ${name}`,
    methods: { foot: 'A pie', car: 'Coche', drone: 'Dron' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'unos',
    hours: (time) => `${time} h`,
    simulation: 'simulación',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: { today: 'hoy', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Dónde',
    level: (level) => `planta ${level}`,
    indoors: 'en el interior',
    outdoors: 'en el exterior',
    locked: 'cerrado con llave: pida el código al llamar',
    unlocked: 'sin llave',
    access: {
      yes: 'Abierto a todos',
      permissive: 'Todos pueden usarlo',
      customers: 'Para clientes; pídalo',
      permit: 'Solo con permiso: puede que no le dejen entrar',
      private: 'Acceso privado: puede que no le dejen entrar',
      no: 'No es para el público: puede que no le dejen entrar',
    },
    childPads: 'Parches para niños',
    phone: 'Teléfono',
    source: (titles) => `Fuente: ${titles}`,
    reportsAlone: 'avisos a este sitio, confirmados por una persona',
    entry: 'ver o corregir esta ficha',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Dron no enviado: más de 5 minutos',
        description: 'Elija un DEA más cercano u otro medio',
      },
      'not-signed-in': { title: 'Hay que iniciar sesión', description: 'Inicie sesión para enviar drones' },
      'no-drone-permission': {
        title: 'Hace falta permiso para drones',
        description: 'Enviar drones requiere la aprobación de un administrador',
      },
    },
    failed: { title: 'No se pudo enviar', description: 'Inténtelo de nuevo o escríbanos' },
    droneSent: '¡Dron enviado!',
    navigationStarted: '¡Ruta iniciada!',
    note: {
      drone: 'Simulación: no se ha enviado a nadie',
      maps: 'No se ha enviado a nadie: se abren sus mapas',
      sample: 'Datos de ejemplo: no se ha enviado a nadie ni se abren mapas',
    },
    eta: (time, name) => `Tiempo estimado: ${time}\u00a0min hasta ${name}`,
  },
  keepAreaText: {
    title: 'Sin red',
    keep: 'Guardar esta zona sin conexión',
    offer: (count, size) =>
      `${count} DEA del registro en algo más de 25\u00a0km: unos ${size}. Después, encontrar el más cercano no necesita red.`,
    withStreets: (size) => `Con las calles en 10\u00a0km, para guiar sin red: unos ${size} más.`,
    lost: 'El navegador ha borrado la zona guardada en este dispositivo. Guárdela de nuevo.',
    privacy:
      'Se guarda solo en este dispositivo. El servidor ve qué cuadros del mapa se piden, nunca dónde está usted. Cuando se publica un registro nuevo, se piden otra vez.',
    keeping: (done, total) => (total === 0 ? 'Guardando…' : `Cuadros guardados: ${done} de ${total}`),
    kept: (cells, count, day) => `Guardado el ${day}; cuadros: ${cells}, DEA: ${count}`,
    remove: 'Quitar',
    failed: {
      network: 'La zona no está guardada: se cortó la red. No se ha perdido nada; inténtelo con mejor conexión.',
      full: 'La zona no está guardada: no queda espacio en este dispositivo. Libere espacio e inténtelo de nuevo.',
      site: 'La zona no está guardada: este navegador no deja que una página funcione sin red. Una ventana privada nunca lo permite.',
      remove:
        'La zona no se ha quitado: el navegador se negó y sigue guardada. Inténtelo de nuevo o borre los datos de este sitio.',
    },
  },
  listText: {
    first: 'Mande a alguien primero a por este',
    noneToFetch: 'Ninguno se puede traer a tiempo',
    unread: 'No se pudo leer el registro',
    partUnread: 'No se pudo leer parte del registro',
    former: 'Esta lista es de la búsqueda anterior: sus distancias son desde el lugar de esa búsqueda.',
    others: 'Los demás, en este orden',
    chosen: 'El que ha pedido',
    all: 'Todos, en este orden',
    howToGetIt: 'Cómo conseguirlo:',
    noListFor: (country) => `No tenemos lista de DEA para ${country}.`,
    noListHere: (country) => `Nuestras listas de DEA no cubren esta parte de ${country}.`,
    clockCorrected:
      'El reloj de este dispositivo está mal. Lo que está abierto se juzga por el reloj de nuestro servidor.',
    clockDoubted:
      'El reloj de este dispositivo parece estar mal: no es seguro qué está abierto. Compruebe la fecha y la hora.',
    hoursInRegister: 'El registro dice:',
    hoursWhole: 'Su horario, como lo escribe el registro:',
    doubtOfState: 'El registro dice de su estado:',
    doubtOfAccess: 'El registro dice de quién puede usarlo:',
    doubtOfPlace: (length) => `Su lugar es aproximado: puede estar a ${length} como máximo de la marca`,
    placeInDoubt: 'Su lugar en el registro puede estar mal',
    backToList: 'Volver a la lista',
    map: 'El mapa y lo que le pertenece',
  },
  reachText: {
    noneInReach:
      'No se conoce ningún DEA al alcance a pie. Siga con las compresiones y no cuelgue a emergencias; la ambulancia lleva uno.',
    allClosed:
      'Todos los DEA al alcance estarán cerrados cuando llegue. Siga con las compresiones y pregunte a emergencias; la ambulancia lleva uno.',
    nearestBeyond: (name, length, drive) =>
      `El más cercano: ${name}, a ${length}; en coche, unos ${drive} ida y vuelta.`,
    farther: (count) => `A más de una hora a pie, ida y vuelta: ${count} DEA más.`,
    show: (count) => `Mostrar de todos modos (${count})`,
    pair: (second, sooner) =>
      `¿Pueden ir dos? Una persona al número 1 y otra al número ${second}: si el primero no se puede coger, un DEA llega unos ${minutes(sooner)} antes.`,
  },
  reasonText: {
    nearestOpen: 'El más cercano, y abierto cuando llegue',
    open: 'Abierto cuando llegue',
    openBeforeNearer: (count) => `Abierto cuando llegue; más cercanos pero quizá cerrados: ${count}`,
    uncertain: {
      'not-for-everybody': 'No es para todos',
      reported: 'Hay avisos de que algo está mal',
      unclear: 'Algo en el registro no está claro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} más cerca que el primer DEA que seguro está abierto`,
    nearestUncertain: (uncertain, chance) => `El más cercano. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'la mayoría de los DEA así están disponibles a esta hora',
      some: 'cerca de la mitad de los DEA así están disponibles a esta hora',
      few: 'pocos DEA así están disponibles a esta hora',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Su posición solo se conoce con unos ${length} de error: distancias y orden son igual de aproximados. Se queda en este dispositivo.`,
      named: (name) => `Distancias desde el centro de ${name}, no desde donde está usted.`,
      point: (name) => `Distancias desde este punto: ${name}.`,
      map: 'Distancias desde el punto elegido en el mapa.',
    },
    summary: (count) =>
      count === 1 ? '1 DEA al alcance a pie, que sepa el registro.' : `${count} DEA al alcance, el mejor primero.`,
    summaryOrder:
      'Por el tiempo hasta que haya uno junto al paciente: ida y vuelta, y el riesgo de una puerta cerrada.',
    nearestIs: (name, length, reason) => `El más cercano de todos: ${name}, ${length}: ${reason}.`,
    showNearest: 'Mostrarlo',
    onlyOpen: 'Solo los abiertos al llegar',
    hidden: (count) => `DEA ocultos: ${count}`,
    noneOpen: 'De ninguno se sabe que esté abierto cuando llegue. Quite el filtro para ver los demás.',
    more: (count) => `Mostrar ${count} más`,
    damaged:
      'Parte del registro no coincide con su suma de comprobación y no se muestra; pueden faltar DEA en la lista.',
    gaps: 'No se pudo leer parte del registro; pueden faltar DEA en la lista.',
    unread:
      'No se pudo leer el registro alrededor de este lugar. Inténtelo de nuevo; mientras, pregunte a emergencias.',
    none: 'El registro no conoce ningún DEA a menos de 50\u00a0km. Pregunte por teléfono a emergencias.',
    announced: (count, name, length, reason) => `${count} DEA, el mejor primero: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostrar en el mapa',
    showOnMapOf: (name) => `dónde está ${name}`,
    openMap: 'Mostrar el mapa',
    closeMap: 'Ocultar el mapa',
    chosenPoint: 'Punto elegido',
    pointAtMap: 'O señalar en el mapa',
    data: 'Datos de los DEA: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Los hacen voluntarios y municipios; puede haber fichas erróneas o anticuadas. Las distancias son en línea recta y los tiempos, estimaciones nuestras. Su posición se queda en este dispositivo.',
    numbersNote:
      'Números de emergencia: nuestra propia tabla, cada fila con su fuente; el país según fronteras guardadas en esta página (country-coder, de los autores del editor de OpenStreetMap).',
    maps: '«A pie» y «Coche» abren',
    mapsChoices: {
      phone: 'Mapas de este teléfono',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Conocen la posición del DEA, no la suya.',
  },
  reckoningLinkText: {
    title: '¿Cómo se calcula?',
    notLoaded: 'No se pudo abrir la respuesta. Compruebe la conexión y recargue la página.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Aviso de que falta (${people(count)}, desde el ${since}), aún sin confirmar`,
      'out-of-order': (count, since) =>
        `Aviso de que está cerrado o averiado (${people(count)}, desde el ${since}), aún sin confirmar`,
      hours: (count, since) => `Aviso de horario erróneo (${people(count)}, desde el ${since}), aún sin confirmar`,
      place: (count, since) => `Aviso de lugar erróneo (${people(count)}, desde el ${since}), aún sin confirmar`,
      present: (count, last) => `Aviso de que está ahí (${people(count)}, el último el ${last})`,
    },
    confirmed: {
      gone: (day) => `Confirmado que falta el ${day}; el registro lo ha vuelto a incluir desde entonces`,
      'out-of-order': (day) => `Cerrado o averiado, confirmado el ${day}`,
      hours: (day) => `Horario corregido el ${day}`,
      place: (day) => `Lugar corregido el ${day}`,
      present: (day) => `Confirmado que está ahí el ${day}`,
      new: (day) => `Avisado por personas y confirmado el ${day}; ningún registro lo incluye aún`,
    },
    contradicted: (confirmed) => `${confirmed}; el registro dice otra cosa desde entonces`,
    question: (question) => `Pregunta de un responsable: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${count} DEA de ejemplo, el más cercano primero: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Estas fichas son inventadas para mostrar cómo funciona el buscador; esos aparatos no existen. En una emergencia, pregunte por teléfono a emergencias por el DEA más cercano.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: datos del ${day}`,
    unknown: (title) => `${title}: el registro no dice el día de sus datos`,
    more: (count) => `y ${count} más`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Más de un año: ${sources}. Un DEA puede haberse movido o retirado desde entonces; pregunte en el lugar o a emergencias.`,
  },
};
