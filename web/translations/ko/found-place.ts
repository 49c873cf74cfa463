import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
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
