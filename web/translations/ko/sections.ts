import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: '지금은 무료',
    title: '접근 단계',
    lede: '이 사이트의 모든 것은 무료입니다. 다른 두 단계는 계획이며 살 수 없습니다.',
    popular: '인기',
    includes: (name) => `‘${name}’에 포함된 것`,
    start: '무료로 시작',
    comingSoon: '준비 중',
    subscribe: '지금 구독',
    payment: 'Stripe, Ethereum, MetaMask 지갑으로 안전하게 결제',
    tiers: {
      free: {
        name: '무료',
        period: '언제까지나',
        description: '지도책 전체를 누구나, 계정 없이.',
        features: ['모든 장수 지역의 지도', '장소 소개', 'AED 찾기', '방법과 출처'],
      },
      convenience: {
        name: '편의',
        period: '매월',
        description: '여러 장소를 지켜보는 사람을 위한 계획입니다.',
        features: ['‘무료’의 모든 것', '저장한 장소와 메모', '내 장소의 알림', '인쇄용 내려받기'],
      },
      concierge: {
        name: '컨시어지',
        period: '매월',
        description: '곁에 사람이 있기를 바라는 이를 위한 계획입니다.',
        features: ['‘편의’의 모든 것', '이름을 아는 담당자', '지역 프로그램 도움', '한 해에 한 번 돌아보기'],
      },
    },
  },
  administrationText: {
    title: '관리자 패널',
    deniedTitle: '관리자 권한 필요',
    denied: '이 패널을 열려면 관리자 권한이 필요합니다.',
    loading: '기록을 불러오는 중...',
    panelMissing: '패널을 불러오지 못했습니다. 연결을 확인하고 페이지를 다시 불러오세요.',
    reload: '페이지 다시 불러오기',
  },
  alertsText: {
    tag: '내 주변',
    title: '주변 알림',
    lede: '건강, 안전, 환경에 관한 알림을 급한 것부터 보여 줍니다. 이것은 예시이며 실제로 일어난 일이 아닙니다.',
    types: { health: '건강', safety: '안전', environmental: '환경' },
    severities: { high: '높음', medium: '보통', low: '낮음' },
    severity: '긴급도',
    away: (distance) => `${distance} 거리`,
    notices: {
      'sample-heat': {
        title: '구시가지 폭염 경보',
        message: '저녁 8시까지 매우 덥습니다. 도서관과 실내 시장이 더위를 피할 곳으로 열려 있습니다.',
        timestamp: '15분 전',
      },
      'sample-footbridge': {
        title: '보행교 보수로 통행 금지',
        message: '걷는 사람과 휠체어는 아래쪽 다리로 갑니다. 6분쯤 더 걸립니다.',
        timestamp: '1시간 전',
      },
      'sample-pollen': {
        title: '자작나무 꽃가루 증가',
        message: '정오부터 강가에 많습니다. 오늘 밤 예상되는 비가 오면 줄어듭니다.',
        timestamp: '3시간 전',
      },
      'sample-screening': {
        title: '토요일 혈압 측정',
        message: '시청에서 9시부터 13시까지, 무료이며 예약이 필요 없습니다.',
        timestamp: '어제',
      },
    },
  },
  civicTermsText: {
    access: '접근',
    confirmation: '사람의 확인',
    assist: '기계의 보조',
    agency: '에이전트',
    knowledge: '지식',
    symbiosis: '공생',
    checksum: 'Tempesta Checksum',
    index: '장수 지수',
  },
  symbiosisText: {
    title: '공생 장수',
    lede: 'AI가 돕고 사람이 확인하는 시민 모형입니다. 장수를 수도나 도서관처럼 함께 쓰는 시민의 기반 시설로 봅니다.',
    features: [
      {
        title: '실시간 검증',
        text: '휴대전화 센서, 건강 플랫폼 연동, AI 관찰이 변화를 일어나는 그때 알아채고 제안으로 전합니다. 어느 것도 판정을 내리지 않습니다.',
      },
      {
        title: '사람의 감독',
        text: '모든 데이터는 영구히 기록되기 전에 맡은 사람이 확인합니다. 아무도 확인하지 않은 것은 초안으로 남습니다.',
      },
      {
        title: '블록체인 원장',
        text: '확인된 기록은 블록체인 위의 바꿀 수 없는 공생 기록이 됩니다. 잘못은 나중 기록으로 바로잡으며, 처음 기록을 지우지 않습니다.',
      },
    ],
    designNote: '모형의 설계가 이렇습니다. 이 사이트는 센서를 읽지 않고, 관찰하지 않으며, 블록체인을 두지 않습니다.',
    designLink: '지금 무엇이 움직이는지는 구조 페이지에 있습니다',
    designEnd: '.',
    diagram: {
      title: 'λ13 삼각형을 둘러싼 네 고리',
      description:
        '중심이 같은 네 고리. 바깥에서 안으로 Ξaccess: 접근, Ksense: 지식, Agt_cap: 에이전트, Σsymbio: 공생. 가장 안쪽 고리 안에 λ13이라고 적힌 삼각형이 있습니다. 그 꼭짓점에서 화살표가 네 고리를 모두 가로질러 위로 나가며, 이것이 출력 ΩLL^Sym, 곧 공생 장수입니다.',
      caption: '출력은 모든 고리를 지나 나갑니다. 어느 것도 건너뛸 수 없습니다.',
      enlarge: '그림 크게 보기',
      close: '그림 닫기',
    },
    withoutDials: '여기 있는 조절기에는 JavaScript가 필요한데 불러오지 못했습니다. 방정식에는 필요 없습니다.',
    definitionsTitle: '네 항',
    definitions: {
      access:
        '좋은 날이든 나쁜 날이든 사람들이 진료, 깨끗한 물, 안전한 거리, 통신망에 얼마나 확실히 닿는가. 지도가 장소마다 보여 주는 단 하나의 항입니다.',
      knowledge:
        '한 장소가 스스로의 건강에 대해 무엇을 아는가, 그리고 그곳에 사는 사람들이 그것을 얼마나 쓸 수 있는가.',
      agency:
        '소프트웨어 에이전트가 사람을 위해 해도 되는 일: 알려 주기, 찾아보기, 첫 초안. 그 모두에 대한 책임은 사람에게 있습니다.',
      symbiosis: '사람, 에이전트, 기관이 서로 엇갈리지 않고 서로를 위해 얼마나 잘 일하는가.',
    },
    driftExample: '편차는 어떤 모습인가',
    withoutExample: '여기 있는 그림에는 JavaScript가 필요합니다. 편차를 알아보는 방법은 방법론 페이지에 있습니다.',
    equation: {
      title: '핵심 시민 방정식',
      spoken:
        '오메가 LL Sym, 공생 장수는 접근 곱하기 사람의 확인 곱하기 기계의 보조 곱하기 에이전트 곱하기 지식 곱하기 공생 곱하기 정합성 계수와 같습니다. 계수는 TC 시그마 곱하기 람다 십삼 곱하기 파이 곱하기 타우 분의 A 곱하기 S L I입니다.',
      output: '공생 장수',
      lastFactor: '정합성',
      zero: '어느 항이든 0이면 장수의 정합성이 떨어집니다.',
      zeroReason:
        '항은 더하지 않고 곱하므로, 한 항의 강점이 다른 항의 빈틈을 메울 수 없습니다. 가장 좋은 병원도 닿을 수 없는 사람에게는 아무 소용이 없습니다.',
      signs:
        'H와 M은 이 페이지에서만 쓰는 짧은 기호입니다. TCΣ는 Tempesta Checksum, SLI는 Symbiotic Longevity Index입니다. λ13, Φ, A, τ는 모형의 계수입니다. 그 값은 공표되지 않았고, 이 지도의 어떤 점수에도 쓰이지 않습니다.',
    },
    promise: {
      title: '우리의 공생 약속',
      points: [
        { title: '접근', text: '얼마를 벌든, 어떻게 움직이든, 손이 닿는 곳에 도움을.' },
        { title: '에이전트', text: '소프트웨어가 걸음을 준비하고, 내디딜지는 사람이 정합니다.' },
        { title: '지식', text: '수치마다 연도와 출처를, 그리고 의문점을 그 옆에 적습니다.' },
        { title: '공생', text: '사람과 기계가 서로 보이는 곳에서 저마다 맡은 몫에 책임을 집니다.' },
      ],
    },
    drift: '소득, 장애, 언어, 동네에 따라 Ω에 편차가 생기면 검토와 공개 답변이 이루어집니다.',
  },
  dialsText: {
    title: '항을 움직여 보기',
    group: '방정식의 항',
    atZero: {
      access: '아무도 닿지 못합니다. 문은 열려 있지만 그 앞까지 가는 버스도, 경사로도, 낼 수 있는 요금도 없습니다.',
      confirmation: '아무도 확인하지 않습니다. 기계가 알아챈 것은 모두 초안으로 남고 아무도 책임지지 않습니다.',
      assist: '아무것도 돕지 않습니다. 사람들이 모든 것을 스스로 지켜봐야 하고, 놓친 것은 아무도 알려 주지 않습니다.',
      agency: '어떤 에이전트도 움직일 수 없습니다. 알림도 찾아보기도 짬이 나는 사람을 기다리지만 그런 사람이 없습니다.',
      knowledge: '아무도 모릅니다. 이 장소에는 스스로의 건강에 대한 수치가 없어 빈틈도 나아진 것도 보이지 않습니다.',
      symbiosis: '아무도 함께 일하지 않습니다. 사람, 에이전트, 관청이 저마다 제 몫을 하지만 그 몫들이 만나지 않습니다.',
      checksum:
        '어떤 기록도 믿을 수 없습니다. 체크섬과 맞는 것이 하나도 없어 검증된 것으로 보여 줄 수 있는 것이 없습니다.',
      index: '어떤 원칙도 지켜지지 않습니다. 다른 항이 받쳐 줄 걸어갈 곳도, 먹을 것도, 속할 곳도 없습니다.',
    },
    nothing: '0, 없음',
    inFull: '1, 최대',
    ofOne: (value) => `1 중 ${value}`,
    full: '모든 항이 최대이므로 잃는 것이 없습니다. 하나를 낮춰 보세요.',
    even: (value, output) => `모든 항이 ${value}입니다. 곱하면 ${output}이 됩니다.`,
    weakestOne: (name, value) =>
      `가장 약한 항: ${name}, 값 ${value}. 여기를 한 단계 올리면 다른 어디를 한 단계 올릴 때보다 Ω가 더 오릅니다.`,
    weakest: (names, value) =>
      `가장 약한 항: ${names}, 값 ${value}. 이 가운데 하나를 한 단계 올리면 Ω가 가장 많이 오릅니다.`,
    alsoZero: (names) => `역시 0인 항: ${names}.`,
    someOfEight: (count) => `여덟 가운데 ${count}개`,
    spoken: (output, sentence) => `오메가 ${output}. ${sentence}`,
    tries: '해 보기',
    presets: { noAccess: '접근 끊기', nobodyConfirms: '아무도 확인 안 함', nineTenths: '모두 10분의 9' },
    reset: '되돌리기',
    note: '보여 주기 위한 것이며 측정이 아닙니다. 이 항들의 값을 공표한 곳은 없습니다. λ13, Φ, A, τ에도 공표된 값이 없어 1로 고정했습니다. τ는 나누는 수이므로 0이 될 수 없습니다.',
  },
  driftText: {
    lede: '실제로 없는 장소의 두 해입니다. 그림마다 한 집단의 Ω를 그곳 사람 전체의 Ω와 나란히 놓습니다. 두 분기 연속으로 전체보다 0.10 넘게 낮은 집단은 공개로 검토합니다.',
    groups: {
      income: { axis: '소득', name: '임금 하위 20%' },
      disability: { axis: '장애', name: '장애가 있는 사람' },
      language: { axis: '언어', name: '집에서 다른 언어를 쓰는 사람' },
      neighbourhood: { axis: '동네', name: '항구 동네' },
    },
    steady: '검토 없음: 한도 안에 머뭅니다.',
    dipped: '검토 없음: 한 분기 동안 한도 아래로 내려갔다가 돌아왔습니다.',
    reviewed: (quarter) => `검토와 공개 답변, 시작: ${quarter}.`,
    quarter: (year, quarter) => `${year}년째 ${quarter}분기`,
    drawn: (name, first, last, verdict) => `${name}: Ω가 ${first}에서 ${last}(으)로 바뀝니다. ${verdict}`,
    table: '수치 표',
    caption: '분기별 Ω, 이 예시를 위해 지어낸 수치',
    group: '집단',
    everybody: '전체',
    limit: '한도',
    firstYear: '1년째',
    secondYear: '2년째',
  },
  healthZonesText: {
    tag: '동네마다',
    title: '동네의 건강',
    lede: '한 동네를 한눈에 읽는다면 이런 모습일 수 있습니다. 세 동네는 지어낸 것입니다.',
    score: '건강 점수',
    scoreOf: (score) => `건강 점수 100점 중 ${score}점`,
    factors: { air: '공기 질', green: '녹지', clinic: '의원까지 걷기', noise: '거리 소음' },
    zones: {
      'sample-harbour-quarter': {
        name: '항구 동네',
        rating: '매우 좋음',
        population: '주민 24,300명',
        factors: { air: '좋음', green: '1인당 19\u00a0m²', clinic: '12분', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: '방앗간 동네',
        rating: '좋음',
        population: '주민 31,800명',
        factors: { air: '보통', green: '1인당 11\u00a0m²', clinic: '17분', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: '과수원 언덕',
        rating: '아주 뛰어남',
        population: '주민 9,600명',
        factors: { air: '매우 좋음', green: '1인당 46\u00a0m²', clinic: '9분', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: '함께',
    title: '숫자로 보는 공동체',
    lede: '공동체를 세고 나면 이렇게 요약할 수 있습니다. 이 수치는 지어낸 것입니다.',
    tiles: {
      members: { label: '회원', value: '12,847', change: '지난달보다 412 많음' },
      countries: { label: '나라', value: '127+', change: '지난 분기보다 3 많음' },
      data: { label: '데이터', value: '240만+', change: '지난달보다 180,000 많음' },
      satisfaction: { label: '만족도', value: '98.7%', change: '지난 분기와 같음' },
    },
  },
  systemInvitationText: {
    title: '우리 시스템 알아보기',
    lede: '측정에서 지도의 표시까지 여섯 단계, 그리고 그 뒤의 네 원칙.',
    view: '시스템 구조 보기',
  },
  trendMarkText: { up: '증가', down: '감소', stable: '그대로' },
};
