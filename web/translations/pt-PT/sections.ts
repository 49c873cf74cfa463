import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Hoje grátis',
    title: 'Níveis de acesso',
    lede: 'Tudo neste site é grátis. Os outros dois níveis são projetos e não se podem comprar.',
    popular: 'Popular',
    includes: (name) => `Incluído em ${name}`,
    start: 'Começar grátis',
    comingSoon: 'Em breve',
    subscribe: 'Subscrever agora',
    payment: 'Pagamento seguro com Stripe, Ethereum ou a carteira MetaMask',
    tiers: {
      free: {
        name: 'Grátis',
        period: 'para sempre',
        description: 'O atlas inteiro, aberto a todos, sem conta.',
        features: [
          'Mapa de todos os lugares de longevidade',
          'Perfis dos lugares',
          'Procura de DAE',
          'Metodologia e fontes',
        ],
      },
      convenience: {
        name: 'Comodidade',
        period: 'por mês',
        description: 'Previsto para quem segue vários lugares.',
        features: [
          'Tudo o que há em Grátis',
          'Lugares guardados e notas',
          'Avisos dos seus lugares',
          'Transferências para imprimir',
        ],
      },
      concierge: {
        name: 'Acompanhamento',
        period: 'por mês',
        description: 'Previsto para quem quer uma pessoa a seu lado.',
        features: [
          'Tudo o que há em Comodidade',
          'Uma pessoa que conhece pelo nome',
          'Ajuda com os programas locais',
          'Um balanço todos os anos',
        ],
      },
    },
  },
  administrationText: {
    title: 'Administração',
    deniedTitle: 'Só para administradores',
    denied: 'Para este painel precisa de permissões de administrador.',
    loading: 'A carregar os registos...',
    panelMissing: 'Não foi possível carregar o painel. Verifique a ligação e recarregue a página.',
    reload: 'Recarregar a página',
  },
  alertsText: {
    tag: 'À sua volta',
    title: 'Avisos nas redondezas',
    lede: 'Avisos de saúde, segurança e ambiente, os mais urgentes primeiro. São exemplos; nada disto aconteceu.',
    types: { health: 'Saúde', safety: 'Segurança', environmental: 'Ambiente' },
    severities: { high: 'Alta', medium: 'Média', low: 'Baixa' },
    severity: '(urgência)',
    away: (distance) => `a ${distance}`,
    notices: {
      'sample-heat': {
        title: 'Aviso de calor no centro histórico',
        message: 'Muito quente até às oito da noite. Pode refrescar-se na biblioteca e no mercado coberto.',
        timestamp: 'há 15 minutos',
      },
      'sample-footbridge': {
        title: 'Ponte pedonal fechada para obras',
        message: 'A pé e em cadeira de rodas passa-se pela ponte de baixo, cerca de mais seis minutos.',
        timestamp: 'há 1 hora',
      },
      'sample-pollen': {
        title: 'Pólen de bétula a subir',
        message: 'Há muito junto ao rio a partir do meio-dia. Desce com a chuva que se espera esta noite.',
        timestamp: 'há 3 horas',
      },
      'sample-screening': {
        title: 'Medição da tensão arterial no sábado',
        message: 'Grátis e sem marcação na câmara municipal, das nove à uma.',
        timestamp: 'ontem',
      },
    },
  },
  civicTermsText: {
    access: 'acesso',
    confirmation: 'confirmação humana',
    assist: 'ajuda da máquina',
    agency: 'agentes',
    knowledge: 'conhecimento',
    symbiosis: 'simbiose',
    checksum: 'Tempesta Checksum',
    index: 'índice de longevidade',
  },
  symbiosisText: {
    title: 'Longevidade simbiótica',
    lede: 'Um modelo cívico em que a IA ajuda e as pessoas confirmam. Nele, a longevidade é uma infraestrutura comum, como a rede de água ou uma biblioteca.',
    features: [
      {
        title: 'Validação em tempo real',
        text: 'Os sensores do telefone, as plataformas de saúde ligadas e uma IA que observa notam uma mudança enquanto acontece e transmitem-na como proposta. Nenhum deles dá um veredicto.',
      },
      {
        title: 'Supervisão humana',
        text: 'Cada dado é confirmado por pessoas designadas antes de ficar registado para sempre. O que ninguém confirmou continua a ser um rascunho.',
      },
      {
        title: 'Livro de registos numa blockchain',
        text: 'As entradas confirmadas tornam-se registos de simbiose imutáveis numa blockchain. Um erro corrige-se com uma entrada posterior, nunca apagando a primeira.',
      },
    ],
    designNote:
      'É assim que o modelo está desenhado. Este site não lê nenhum sensor, não vigia nada e não mantém nenhuma blockchain;',
    designLink: 'a página da arquitetura diz o que funciona hoje',
    designEnd: '.',
    diagram: {
      title: 'Quatro anéis à volta do triângulo λ13',
      description:
        'Quatro anéis concêntricos, de fora para dentro: Ξaccess, acesso; Ksense, conhecimento; Agt_cap, agentes; Σsymbio, simbiose. Dentro do anel mais pequeno está um triângulo marcado λ13. Do seu vértice, uma seta atravessa os quatro anéis e sai por cima como o resultado ΩLL^Sym, longevidade simbiótica.',
      caption: 'O resultado sai através de todos os anéis: nenhum se pode saltar.',
      enlarge: 'Ampliar o desenho',
      close: 'Fechar o desenho',
    },
    withoutDials:
      'Os controlos deslizantes que aqui ficam precisam de JavaScript, que não carregou. A equação não precisa dele.',
    definitionsTitle: 'Quatro termos',
    definitions: {
      access:
        'Com que certeza as pessoas chegam aos cuidados de saúde, à água limpa, a uma rua segura e à rede, num dia mau como num bom. É o único termo que o mapa mostra para cada lugar.',
      knowledge: 'O que um lugar sabe da sua própria saúde, e até que ponto quem lá vive o pode usar.',
      agency:
        'O que os programas, chamados agentes, podem fazer pelas pessoas: um lembrete, uma pesquisa, um primeiro rascunho. Uma pessoa continua responsável por tudo isso.',
      symbiosis:
        'Até que ponto pessoas, agentes e instituições trabalham uns para os outros, e não cada um para seu lado.',
    },
    driftExample: 'Como é uma deriva',
    withoutExample:
      'Os desenhos que aqui ficam precisam de JavaScript. A página da metodologia diz como se reconhece uma deriva.',
    equation: {
      title: 'A equação cívica de base',
      spoken:
        'Ómega LL Sym, longevidade simbiótica, é igual a acesso vezes confirmação humana vezes ajuda da máquina vezes agentes vezes conhecimento vezes simbiose vezes o fator de coerência: TC Sigma, vezes lambda treze, vezes Fi, vezes A sobre tau, vezes S L I.',
      output: 'longevidade simbiótica',
      lastFactor: 'coerência',
      zero: 'Se um termo for zero, a coerência da longevidade cai.',
      zeroReason:
        'Os termos multiplicam-se e não se somam; por isso a força de um não pode suprir a falta de outro: o melhor hospital não vale nada para quem não consegue lá chegar.',
      signs:
        'H e M são sinais abreviados desta página. TCΣ é a Tempesta Checksum, SLI o Symbiotic Longevity Index. λ13, Φ, A e τ são coeficientes do modelo; não foi publicado nenhum valor para eles, e nenhuma pontuação deste mapa os usa.',
    },
    promise: {
      title: 'A nossa promessa simbiótica',
      points: [
        { title: 'Acesso', text: 'Ajuda ao alcance, ganhe uma pessoa o que ganhar e desloque-se como se deslocar.' },
        { title: 'Agentes', text: 'Um programa prepara o passo; uma pessoa decide se o dá.' },
        { title: 'Conhecimento', text: 'Cada número com o seu ano e a sua fonte, e as dúvidas escritas ao lado.' },
        {
          title: 'Simbiose',
          text: 'Pessoas e máquinas que veem o que a outra faz, cada uma responsável pela sua parte.',
        },
      ],
    },
    drift: 'Uma deriva de Ω por rendimento, deficiência, língua ou bairro leva a uma revisão e a uma resposta pública.',
  },
  dialsText: {
    title: 'Mexer nos termos',
    group: 'Termos da equação',
    atZero: {
      access:
        'Ninguém consegue chegar: as portas estão abertas, mas não há autocarro nem rampa, e ninguém pode pagar o bilhete.',
      confirmation: 'Ninguém confirma: tudo o que as máquinas notam fica em rascunho, e ninguém responde por isso.',
      assist: 'Nenhuma máquina ajuda: as pessoas têm de vigiar tudo sozinhas, e nada lhes mostra o que deixam escapar.',
      agency:
        'Nenhum agente pode agir: cada lembrete e cada pesquisa espera por alguém com uma hora livre, e ninguém a tem.',
      knowledge:
        'Ninguém sabe: o lugar não tem dados sobre a sua própria saúde, e por isso ninguém vê o que falta nem o que melhora.',
      symbiosis:
        'Ninguém trabalha em conjunto: pessoas, agentes e serviços fazem cada um a sua parte, mas as partes não encaixam.',
      checksum:
        'Nenhum registo está íntegro: nenhum corresponde à sua soma de verificação, e por isso nenhum pode ser mostrado como verificado.',
      index: 'Nenhum princípio é cumprido: não há onde caminhar, nada de bom para comer nem com quem conviver.',
    },
    nothing: '0, nada',
    inFull: '1, inteiro',
    ofOne: (value) => `${value} de 1`,
    full: 'Todos os termos estão no máximo, por isso nada se perde. Baixe um.',
    even: (value, output) => `Todos os termos valem ${value}. Multiplicados, dão ${output}.`,
    weakestOne: (name, value) =>
      `O termo mais fraco: ${name}, em ${value}. Subir aí um passo eleva Ω mais do que o mesmo passo noutro lado.`,
    weakest: (names, value) =>
      `Os termos mais fracos: ${names}, em ${value}. Subir um passo num deles é o que mais eleva Ω.`,
    alsoZero: (names) => `Também em zero: ${names}.`,
    someOfEight: (count) => `${count} dos oito`,
    spoken: (output, sentence) => `Ómega ${output}. ${sentence}`,
    tries: 'Experimentar',
    presets: {
      noAccess: 'Acesso cortado',
      nobodyConfirms: 'Ninguém confirma',
      nineTenths: 'Todos em nove décimos',
    },
    reset: 'Repor',
    note: 'Uma ilustração, não uma medição: nenhum lugar publicou valores para estes termos. Também λ13, Φ, A e τ não têm valor publicado e estão fixos em 1; τ divide, por isso nunca pode ser zero.',
  },
  driftText: {
    lede: 'Um lugar inventado, ao longo de dois anos. Cada gráfico compara o Ω de um grupo com o Ω de todos os que lá vivem. Um grupo que fique mais de 0,10 abaixo de todos durante dois trimestres seguidos é sujeito a uma revisão pública.',
    groups: {
      income: { axis: 'Rendimento', name: 'O quinto mais mal pago' },
      disability: { axis: 'Deficiência', name: 'Pessoas com deficiência' },
      language: { axis: 'Língua', name: 'Outra língua em casa' },
      neighbourhood: { axis: 'Bairro', name: 'O bairro portuário' },
    },
    steady: 'Sem revisão: mantém-se dentro do limite.',
    dipped: 'Sem revisão: um trimestre abaixo do limite, e de volta.',
    reviewed: (quarter) => `Revisão e resposta pública, desde: ${quarter}.`,
    quarter: (year, quarter) => `ano ${year}, trimestre ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}: Ω vai de ${first} a ${last}. ${verdict}`,
    table: 'Os números numa tabela',
    caption: 'Ω por trimestre, inventado para este exemplo',
    group: 'Grupo',
    everybody: 'Todos',
    limit: 'Limite',
    firstYear: 'Ano 1',
    secondYear: 'Ano 2',
  },
  healthZonesText: {
    tag: 'Bairro a bairro',
    title: 'A saúde por bairros',
    lede: 'Como se poderia ler um bairro num relance. Os três bairros são inventados.',
    score: 'Pontuação de saúde',
    scoreOf: (score) => `Pontuação de saúde: ${score} em 100`,
    factors: { air: 'Ar', green: 'Espaços verdes', clinic: 'A pé até ao consultório', noise: 'Ruído da rua' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Bairro Portuário',
        rating: 'Muito boa',
        population: '24.300 habitantes',
        factors: { air: 'Bom', green: '19\u00a0m² por pessoa', clinic: '12\u00a0minutos', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Bairro do Moinho',
        rating: 'Boa',
        population: '31.800 habitantes',
        factors: { air: 'Médio', green: '11\u00a0m² por pessoa', clinic: '17\u00a0minutos', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Colina do Pomar',
        rating: 'Excelente',
        population: '9.600 habitantes',
        factors: { air: 'Muito bom', green: '46\u00a0m² por pessoa', clinic: '9\u00a0minutos', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Em conjunto',
    title: 'A comunidade em números',
    lede: 'Como se poderia resumir a comunidade quando for contada. Estes números são inventados.',
    tiles: {
      members: { label: 'Membros', value: '12.847', change: 'Mais 412 do que no mês passado' },
      countries: { label: 'Países', value: '127+', change: 'Mais 3 do que no trimestre passado' },
      data: { label: 'Dados', value: '2,4\u00a0M+', change: 'Mais 180.000 do que no mês passado' },
      satisfaction: { label: 'Satisfação', value: '98,7%', change: 'Igual ao trimestre passado' },
    },
  },
  systemInvitationText: {
    title: 'Conheça o nosso sistema',
    lede: 'Seis passos de uma medição a uma marca no mapa, e os quatro princípios por trás deles.',
    view: 'Ver a arquitetura do sistema',
  },
  trendMarkText: { up: 'a subir', down: 'a descer', stable: 'estável' },
};
