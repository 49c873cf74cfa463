import type { PlacesWords } from '../words-of-site.ts';

export const words: PlacesWords = {
  hubsMetaText: {
    title: '모든 장소',
    description: (count) =>
      `장수 지도의 ${count}곳을 한 표에 모았습니다. 검색하고, 거르고, 정렬하고, 네 곳까지 비교하고, 수치를 출처와 함께 가져가세요.`,
  },
  kindsText: {
    'validated-blue-zone': '연구자 목록에 있는 블루존',
    cohort: '재림교인 코호트',
    'country-or-territory': '나라 또는 지역',
    city: '도시',
    'programme-community': '프로그램이 있는 공동체',
    'unaffiliated-community': '공동체, 프로그램 찾지 못함',
  },
  placesText: {
    tag: '장소 색인',
    title: '모든 장소',
    lede: (count) =>
      `${count}곳을 한 표에 모았습니다. 2제곱킬로미터인 모나코도 캐나다만큼 쉽게 찾습니다. 검색하고, 정렬하고, 네 곳까지 나란히 놓으세요.`,

    toolsLabel: '장소 검색과 거르기',
    search: '검색',
    searchHint: '이름 또는 지역',
    filters: '거르기',
    kind: '장소의 종류',
    anyKind: '모든 종류',
    region: '세계의 지역',
    anyRegion: '세계 전체',
    band: '지수(SLI)',
    anyBand: '모든 구간',
    bands: {
      green: '90% 이상',
      lime: '85% 이상 90% 미만',
      yellow: '80% 이상 85% 미만',
      grey: '80% 미만',
    },
    reset: '검색과 거르기 지우기',
    shown: (shown, all) => (shown === all ? `장소 ${all}곳` : `장소 ${all}곳 중 ${shown}곳`),
    nothing: '지도책에 맞는 장소가 없습니다.',
    nothingHint: '글자를 줄이거나, 철자를 바꾸거나, 거르기를 넓혀 보세요.',
    showAll: (all) => `${all}곳 모두 보기`,
    partNames: {
      q: '검색',
      kind: '종류',
      region: '지역',
      sli: '지수',
      sort: '순서',
      place: '장소',
      compare: '비교',
    },
    part: (name, value) => `${name} ‘${value}’`,
    ignored: (parts, areMore) =>
      `주소가 이 페이지에 없는 것을 찾습니다: ${parts.join(', ')}${areMore ? ' 등' : ''}. 그 부분은 뺐습니다.`,

    tableLabel: '지도책의 장소',
    compareColumn: '비교',
    mapColumn: '지도',
    columns: { name: '장소', region: '세계의 지역', kind: '종류', life: '기대수명' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: '편집진의 추정', founding: '산출 방법 알 수 없음' },
    notPublished: '여기에 공개하지 않음',
    sortWithCountries: '수치가 없는 곳은 국가의 수치로 정렬',
    bySex: (women, men) => `여성 ${women}, 남성 ${men}의 평균`,
    compareOne: (name) => `비교: ${name}`,
    showOnMap: (name) => `지도에서 보기: ${name}`,
    comingSoon: '프로그램 준비 중',
    tableNote:
      'SLI와 Ξaccess는 측정이 아닙니다. ‘≈’은 이 사이트가 직접 산출한 것을 나타내고, 나머지는 최초 목록에 있는 그대로이며 산출 방법을 알 수 없습니다. 기대수명은 출생 시, 남녀 전체의 값입니다. 수치 아래에는 그 수치에 포함된 사람들(그곳 사람들보다 넓을 때)과 연도를 적었습니다.',
    methodology: '수치가 나온 방법',

    compareNow: (chosen) => `${chosen}곳 비교`,

    compareTitle: '나란히',
    compareInvitation:
      '위의 표에서 두 곳에서 네 곳을 고르세요. 수치가 저마다 연도와 출처와 함께 여기에 나란히 놓입니다.',
    compareFailed: '비교를 불러오지 못했습니다. 연결되었을 때 페이지를 다시 여세요.',

    readMore: (name) => `더 읽기: ${name}`,

    share: '이 화면 공유',
    shareTitle: 'Symbiotics Longevity Map의 장소',
    shared: '공유했습니다.',
    copied: '링크를 복사했습니다.',
    notCopied: '링크를 복사하지 못했습니다. 링크는 다음과 같습니다:',
    linkLabel: '이 화면의 링크',

    download: '보이는 것 내려받기 (영어):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: '파일을 만들지 못했습니다. 필요한 코드를 불러오지 못했습니다. 연결되었을 때 다시 시도하세요.',
    downloaded: (file) => `저장했습니다: ${file}`,

    mapLabel: '표 옆의 지도',
    mapStill: '지도 보기',
    mapLoading: '지도를 불러오는 중…',
    mapFailed: '지도를 불러올 수 없습니다. 모든 장소가 표에 있습니다.',
    tryAgain: '다시 시도',
    noneChosen: '줄을 고르면 지도에서, 표시를 고르면 표에서 그곳을 찾을 수 있습니다.',
  },
  worldRegionsText: {
    Europe: '유럽',
    'North and Central America': '북아메리카와 중앙아메리카',
    Asia: '아시아',
    'Oceania and the Pacific': '오세아니아와 태평양',
    'Africa and the Indian Ocean': '아프리카와 인도양',
  },
};
