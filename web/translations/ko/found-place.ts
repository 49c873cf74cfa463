import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'AED 지도. 옆의 목록에 같은 AED가 있습니다. 화살표 키로 지도를 움직입니다. 더하기와 빼기로 확대하고 축소합니다.',
    pickLabel: 'Enter를 눌러 지도 가운데를 선택하세요. 그다음 검색을 확인하세요.',
    usability: {
      likely: '도착할 때 쓸 수 있을 것 같음',
      uncertain: '도착할 때 쓸 수 있을지 모름',
      unlikely: '도착할 때 쓸 수 없을 것 같음',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: '화면의 다른 AED. 화살표 키로 다음으로 갑니다.',
    group: (count) => `AED ${count}대. 확대합니다`,
    registers: 'AED: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => `자료 ${count}개 더`,
    isIncomplete: '이 화면의 AED 일부를 불러오지 못했습니다. 지도를 움직여 다시 시도하세요.',
    isCountingAll: '이 축척에서는 원이 모든 AED의 수를 나타냅니다. 걸러 보려면 확대하세요.',
    searchHere: '십자 표시에서 찾을까요?',
    search: '여기서 찾기',
    cancelSearch: '취소',
  },
  keepAreaText: {
    title: '오프라인 이용',
    keep: '이 지역을 오프라인용으로 저장',
    offer: (count, size) =>
      `25\u00a0km보다 조금 넓은 범위의 AED ${count}대: 약 ${size}. 저장하면 가장 가까운 AED를 오프라인에서도 찾을 수 있습니다.`,
    withStreets: (size) => `오프라인에서 길을 보여 주도록 10\u00a0km 안의 길도 저장: 약 ${size} 추가.`,
    lost: '브라우저가 저장된 지역을 삭제했습니다. 다시 저장하세요.',
    privacy:
      '이 기기에만 저장합니다. 서버는 지도의 어느 칸을 내려받는지만 보고, 계신 곳은 보지 못합니다. 새 AED 등록 정보를 발표하면 다시 내려받습니다.',
    keeping: (done, total) => (total === 0 ? '저장 중…' : `저장한 지도 칸: ${done}/${total}`),
    kept: (cells, count, day) => `저장됨(${day}): 지도 ${cells}칸, AED ${count}대`,
    remove: '삭제',
    failed: {
      network: '저장하지 못했습니다: 연결이 끊겼습니다. 연결이 더 좋은 곳에서 다시 시도하세요.',
      full: '저장하지 못했습니다: 이 기기에 남은 공간이 없습니다. 공간을 비우고 다시 시도하세요.',
      site: '저장하지 못했습니다: 이 브라우저나 이 비공개 창은 페이지를 오프라인용으로 저장할 수 없습니다. 다른 브라우저를 써 보세요.',
      remove:
        '삭제하지 못했습니다: 브라우저가 거부하여 지역이 아직 저장되어 있습니다. 다시 시도하거나 이 사이트의 데이터를 지우세요.',
    },
  },
  aedMapPlaceText: {
    loading: '지도를 불러오는 중…',
    failed: '지도를 불러오지 못했습니다. 목록에 같은 AED가 있습니다.',
    tryAgain: '다시 시도',
  },
  placeText: {
    allowAgain: {
      ios: '공유하려면 웹 주소 옆의 아이콘을 누르고 ‘웹 사이트 설정’, ‘위치’, ‘허용’을 고르세요. 없으면 ‘설정’, ‘개인정보 보호 및 보안’, ‘위치 서비스’, ‘Safari 웹 사이트’를 여세요.',
      android: '공유하려면 웹 주소 옆의 아이콘을 누르고 ‘권한’, ‘위치’, ‘허용’을 고르세요.',
      other: '공유하려면 웹 주소 옆의 아이콘을 누르고 위치를 허용하세요.',
    },
    allowedRuns: '그러면 검색이 자동으로 시작됩니다.',
    need: {
      refused: '이 페이지는 현재 위치를 볼 수 없습니다.',
      failed: '현재 위치를 찾지 못했습니다.',
      awaited: '현재 위치를 기다리는 중입니다.',
    },
    needMore: '가까운 곳의 이름을 입력하세요. 입력한 내용은 이 기기에만 남습니다.',
    elsewhere: '다른 곳에서 찾기',
    label: '도시나 마을',
    hint: '예: Kraków, Zürich, Okinawa (로마자). 강세 부호는 빼도 됩니다.',
    nothing: (typed) => `‘${typed}’: 찾지 못했습니다. 근처의 더 큰 도시를 입력하거나 지도에서 지점을 선택하세요.`,
    postcode: (typed) =>
      `‘${typed}’: 우편번호로 보입니다. 우편번호로는 찾을 수 없습니다. 도시 이름이나 47.3769, 8.5417 같은 좌표를 입력하거나 지도에서 지점을 선택하세요.`,
    beyond: '없는 좌표입니다. 위도는 90도, 경도는 180도까지입니다. 숫자를 확인하거나 지도에서 지점을 선택하세요.',
    unreadable: '좌표를 읽지 못했습니다. 47.3769, 8.5417처럼 위도와 경도를 입력하거나 지도에서 지점을 선택하세요.',
    noCoordinates: '이 링크에는 좌표가 없습니다. 47.3769, 8.5417처럼 입력하거나 지도에서 지점을 선택하세요.',
    options: (count) => `${count}곳`,
  },
  streetText: {
    straight: '직선거리',
    along: '길을 따라',
    reordered: '길을 따라가면 다른 AED가 더 가깝습니다. 이제 그것을 맨 위에 표시합니다.',
    offer: (name, minutes) => `길을 따라가면 더 가까운 AED: ${name}, 걸어서 ${minutes}. 그쪽으로 갈까요?`,
    takeOffer: '맨 위에 표시',
    stay: '그대로 가기',
    showWay: '가는 길 보기',
    wayNotLoaded: '경로를 불러오지 못했습니다. 연결을 확인하거나 ‘걷기’를 눌러 지도를 여세요.',
  },
};
