import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Hoy gratis',
    title: 'Niveles de acceso',
    lede: 'Todo en este sitio es gratis. Los otros dos niveles son proyectos y no se pueden comprar.',
    popular: 'Popular',
    includes: (name) => `Incluido en ${name}`,
    start: 'Empezar gratis',
    comingSoon: 'Próximamente',
    subscribe: 'Suscribirse',
    payment: 'Pago seguro con Stripe, Ethereum o el monedero MetaMask',
    tiers: {
      free: {
        name: 'Gratis',
        period: 'para siempre',
        description: 'El atlas entero, abierto a todos, sin cuenta.',
        features: [
          'Mapa de todos los lugares de longevidad',
          'Perfiles de los lugares',
          'Buscador de DEA',
          'Metodología y fuentes',
        ],
      },
      convenience: {
        name: 'Comodidad',
        period: 'al mes',
        description: 'Previsto para quien sigue varios lugares.',
        features: [
          'Todo lo de Gratis',
          'Lugares guardados y notas',
          'Avisos de sus lugares',
          'Descargas para imprimir',
        ],
      },
      concierge: {
        name: 'Acompañamiento',
        period: 'al mes',
        description: 'Previsto para quien quiere a una persona a su lado.',
        features: [
          'Todo lo de Comodidad',
          'Una persona a la que conoce por su nombre',
          'Ayuda con los programas locales',
          'Una revisión cada año',
        ],
      },
    },
  },
  administrationText: {
    title: 'Administración',
    deniedTitle: 'Solo para administradores',
    denied: 'Para entrar en este panel necesita permisos de administrador.',
    loading: 'Cargando registros...',
    panelMissing: 'No se pudo cargar el panel. Compruebe la conexión y recargue la página.',
    reload: 'Recargar la página',
  },
  alertsText: {
    tag: 'A su alrededor',
    title: 'Avisos cercanos',
    lede: 'Avisos de salud, seguridad y medio ambiente, los más urgentes primero. Son ejemplos; nada de esto ha ocurrido.',
    types: { health: 'Salud', safety: 'Seguridad', environmental: 'Medio ambiente' },
    severities: { high: 'Alta', medium: 'Media', low: 'Baja' },
    severity: '(urgencia)',
    away: (distance) => `a ${distance}`,
    notices: {
      'sample-heat': {
        title: 'Aviso de calor en el casco antiguo',
        message: 'Mucho calor hasta las ocho de la tarde. Puede refrescarse en la biblioteca y en el mercado cubierto.',
        timestamp: 'hace 15 minutos',
      },
      'sample-footbridge': {
        title: 'Pasarela cerrada por obras',
        message: 'A pie y en silla de ruedas se pasa por el puente de abajo, unos seis minutos más.',
        timestamp: 'hace 1 hora',
      },
      'sample-pollen': {
        title: 'Sube el polen de abedul',
        message: 'Hay mucho junto al río desde el mediodía. Bajará con la lluvia que se espera esta noche.',
        timestamp: 'hace 3 horas',
      },
      'sample-screening': {
        title: 'Control de la tensión arterial el sábado',
        message: 'Gratis y sin cita en el ayuntamiento, de nueve a una.',
        timestamp: 'ayer',
      },
    },
  },
  civicTermsText: {
    access: 'acceso',
    confirmation: 'confirmación humana',
    assist: 'ayuda de la máquina',
    agency: 'agentes',
    knowledge: 'conocimiento',
    symbiosis: 'simbiosis',
    checksum: 'Tempesta Checksum',
    index: 'índice de longevidad',
  },
  symbiosisText: {
    title: 'Longevidad simbiótica',
    lede: 'Un modelo cívico en el que la IA ayuda y las personas confirman. En él, la longevidad es una infraestructura común, como la red de agua o una biblioteca.',
    features: [
      {
        title: 'Validación en tiempo real',
        text: 'Los sensores del teléfono, las plataformas de salud conectadas y una IA que observa notan un cambio mientras ocurre y lo transmiten como propuesta. Ninguno de ellos da un veredicto.',
      },
      {
        title: 'Supervisión humana',
        text: 'Cada dato lo confirman personas designadas antes de quedar registrado para siempre. Lo que nadie ha confirmado sigue siendo un borrador.',
      },
      {
        title: 'Registro en una blockchain',
        text: 'Lo confirmado pasa a ser un registro de simbiosis inmutable en una blockchain. Un error se corrige con una anotación posterior, nunca borrando la primera.',
      },
    ],
    designNote:
      'Así está diseñado el modelo. Este sitio no lee ningún sensor, no vigila nada y no lleva ninguna blockchain;',
    designLink: 'la página de la arquitectura dice qué funciona hoy',
    designEnd: '.',
    diagram: {
      title: 'Cuatro anillos alrededor del triángulo λ13',
      description:
        'Cuatro anillos con un mismo centro, de fuera adentro: Ξaccess, acceso; Ksense, conocimiento; Agt_cap, agentes; Σsymbio, simbiosis. Dentro del anillo interior hay un triángulo marcado λ13. De su vértice sale una flecha que cruza los cuatro anillos y los deja por arriba como el resultado ΩLL^Sym, longevidad simbiótica.',
      caption: 'El resultado sale a través de todos los anillos: ninguno se puede saltar.',
      enlarge: 'Ampliar el dibujo',
      close: 'Cerrar el dibujo',
    },
    withoutDials:
      'Los controles deslizantes que van aquí necesitan JavaScript, y no se ha cargado. La ecuación no lo necesita.',
    definitionsTitle: 'Cuatro términos',
    definitions: {
      access:
        'Con qué certeza se llega a la atención sanitaria, al agua limpia, a una calle segura y a la red, tanto en un día malo como en uno bueno. Es el único término que el mapa muestra para cada lugar.',
      knowledge: 'Lo que un lugar sabe de su propia salud, y hasta dónde puede usarlo la gente que vive allí.',
      agency:
        'Lo que los programas, llamados agentes, pueden hacer por la gente: un recordatorio, una búsqueda, un primer borrador. De todo ello sigue respondiendo una persona.',
      symbiosis:
        'En qué medida personas, agentes e instituciones trabajan unos para otros, y no cada cual por su lado.',
    },
    driftExample: 'Cómo es una deriva',
    withoutExample:
      'Los dibujos que van aquí necesitan JavaScript. La página de la metodología dice en qué se nota una deriva.',
    equation: {
      title: 'La ecuación cívica básica',
      spoken:
        'Omega LL Sym, longevidad simbiótica, es igual a acceso por confirmación humana por ayuda de la máquina por agentes por conocimiento por simbiosis por el factor de coherencia: TC Sigma, por lambda trece, por Fi, por A partido por tau, por S L I.',
      output: 'longevidad simbiótica',
      lastFactor: 'coherencia',
      zero: 'Si un término es cero, cae la coherencia de la longevidad.',
      zeroReason:
        'Los términos se multiplican, no se suman; por eso un punto fuerte no puede suplir lo que falta en otro: el mejor hospital no cuenta nada para quien no puede llegar a él.',
      signs:
        'H y M son signos abreviados de esta página. TCΣ es la Tempesta Checksum, SLI el Symbiotic Longevity Index. λ13, Φ, A y τ son coeficientes del modelo; no se ha publicado ningún valor para ellos, y ninguna puntuación de este mapa los usa.',
    },
    promise: {
      title: 'Nuestra promesa simbiótica',
      points: [
        { title: 'Acceso', text: 'Ayuda al alcance, gane lo que gane una persona y se mueva como se mueva.' },
        { title: 'Agentes', text: 'Un programa prepara el paso; una persona decide si darlo.' },
        { title: 'Conocimiento', text: 'Cada cifra con su año y su fuente, y las dudas escritas al lado.' },
        {
          title: 'Simbiosis',
          text: 'Personas y máquinas que ven lo que hace la otra parte, y cada una responde de lo suyo.',
        },
      ],
    },
    drift:
      'Una deriva de Ω según ingresos, discapacidad, idioma o barrio da lugar a una revisión y a una respuesta pública.',
  },
  dialsText: {
    title: 'Mover los términos',
    group: 'Términos de la ecuación',
    atZero: {
      access:
        'Nadie puede llegar: las puertas están abiertas, pero no hay autobús ni rampa, y nadie puede pagar el billete.',
      confirmation:
        'Nadie confirma: todo lo que detectan las máquinas se queda en borrador y nadie se hace responsable.',
      assist: 'Ninguna máquina ayuda: la gente tiene que vigilarlo todo, y nada le señala lo que se le escapa.',
      agency:
        'Ningún agente puede actuar: cada recordatorio y cada búsqueda espera a alguien con una hora libre, y nadie la tiene.',
      knowledge:
        'Nadie lo sabe: el lugar no tiene datos sobre su propia salud, así que nadie ve ni lo que falta ni lo que mejora.',
      symbiosis: 'Nadie colabora: personas, agentes y oficinas hacen cada cual su parte, pero las partes no encajan.',
      checksum:
        'Ningún registro está intacto: ninguno coincide con su suma de comprobación, así que ninguno se puede mostrar como verificado.',
      index: 'No se cumple ningún principio: no hay por dónde caminar, nada bueno que comer ni con quién estar.',
    },
    nothing: '0, nada',
    inFull: '1, entero',
    ofOne: (value) => `${value} de 1`,
    full: 'Todos los términos están al máximo, así que no se pierde nada. Baje uno.',
    even: (value, output) => `Todos los términos valen ${value}. Multiplicados dan ${output}.`,
    weakestOne: (name, value) =>
      `El término más débil: ${name}, en ${value}. Subir ahí un paso eleva Ω más que el mismo paso en cualquier otro.`,
    weakest: (names, value) =>
      `Los términos más débiles: ${names}, en ${value}. Subir un paso en uno de ellos es lo que más eleva Ω.`,
    alsoZero: (names) => `También en cero: ${names}.`,
    someOfEight: (count) => `${count} de los ocho`,
    spoken: (output, sentence) => `Omega ${output}. ${sentence}`,
    tries: 'Probar',
    presets: {
      noAccess: 'Acceso cortado',
      nobodyConfirms: 'Nadie confirma',
      nineTenths: 'Todos en nueve décimos',
    },
    reset: 'Restablecer',
    note: 'Una ilustración, no una medición: ningún lugar ha publicado valores para estos términos. Tampoco λ13, Φ, A y τ tienen un valor publicado, y aquí están fijos en 1; τ divide, así que nunca puede ser cero.',
  },
  driftText: {
    lede: 'Un lugar que no existe, durante dos años. Cada dibujo pone Ω de un grupo junto a Ω de todos los de allí. Si un grupo está más de 0,10 por debajo de todos durante dos trimestres seguidos, se revisa en público.',
    groups: {
      income: { axis: 'Ingresos', name: 'El quinto peor pagado' },
      disability: { axis: 'Discapacidad', name: 'Personas con discapacidad' },
      language: { axis: 'Idioma', name: 'Otro idioma en casa' },
      neighbourhood: { axis: 'Barrio', name: 'El barrio del puerto' },
    },
    steady: 'Sin revisión: se mantiene dentro del límite.',
    dipped: 'Sin revisión: un trimestre por debajo del límite, y de vuelta.',
    reviewed: (quarter) => `Revisión y respuesta pública, desde: ${quarter}.`,
    quarter: (year, quarter) => `año ${year}, trimestre ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}: Ω va de ${first} a ${last}. ${verdict}`,
    table: 'Las cifras en una tabla',
    caption: 'Ω por trimestre, inventado para este ejemplo',
    group: 'Grupo',
    everybody: 'Todos',
    limit: 'Límite',
    firstYear: 'Año 1',
    secondYear: 'Año 2',
  },
  healthZonesText: {
    tag: 'Barrio a barrio',
    title: 'La salud por barrios',
    lede: 'Cómo se podría leer un barrio de un vistazo. Los tres barrios son inventados.',
    score: 'Puntuación de salud',
    scoreOf: (score) => `Puntuación de salud: ${score} de 100`,
    factors: { air: 'Aire', green: 'Zonas verdes', clinic: 'A pie al consultorio', noise: 'Ruido de la calle' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Barrio del Puerto',
        rating: 'Muy buena',
        population: '24.300 habitantes',
        factors: { air: 'Bueno', green: '19\u00a0m² por persona', clinic: '12\u00a0minutos', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Barrio del Molino',
        rating: 'Buena',
        population: '31.800 habitantes',
        factors: { air: 'Regular', green: '11\u00a0m² por persona', clinic: '17\u00a0minutos', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Cerro de la Huerta',
        rating: 'Excelente',
        population: '9600 habitantes',
        factors: { air: 'Muy bueno', green: '46\u00a0m² por persona', clinic: '9\u00a0minutos', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Juntos',
    title: 'La comunidad en cifras',
    lede: 'Cómo se podría resumir la comunidad cuando se haya contado. Estas cifras son inventadas.',
    tiles: {
      members: { label: 'Miembros', value: '12.847', change: '412 más que el mes pasado' },
      countries: { label: 'Países', value: '127+', change: '3 más que el trimestre pasado' },
      data: { label: 'Datos', value: '2,4\u00a0M+', change: '180.000 más que el mes pasado' },
      satisfaction: { label: 'Satisfacción', value: '98,7\u00a0%', change: 'Igual que el trimestre pasado' },
    },
  },
  systemInvitationText: {
    title: 'Conozca nuestro sistema',
    lede: 'Seis pasos de una medición a una marca en el mapa, y los cuatro principios que hay detrás.',
    view: 'Ver la arquitectura del sistema',
  },
  trendMarkText: { up: 'sube', down: 'baja', stable: 'estable' },
};
