import type { FoundPlaceWords } from '../words-of-site.ts';

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: '지도를 불러오는 중…',
    failed: '지도를 불러올 수 없습니다. 목록에 같은 AED가 있습니다.',
    tryAgain: '다시 시도',
  },
  placeText: {
    allowAgain: {
      ios: '공유하려면 주소의 기호를 누르고 ‘웹 사이트 설정’, ‘위치’, ‘허용’을 고르세요. 없으면 ‘설정’, ‘개인정보 보호 및 보안’, ‘위치 서비스’, ‘Safari 웹 사이트’.',
      android: '공유하려면 주소 옆 기호를 누르고 ‘권한’, ‘위치’, ‘허용’을 고르세요.',
      other: '공유하려면 주소 옆 기호를 누르고 위치를 허용하세요.',
    },
    allowedRuns: '그러면 검색이 저절로 시작됩니다.',
    need: {
      refused: '이 페이지에 위치가 허용되지 않았습니다.',
      failed: '위치를 찾을 수 없습니다.',
      awaited: '기기가 아직 위치를 알려 주지 않았습니다.',
    },
    needMore: '대신 가까운 곳의 이름을 적으세요. 이 기기에만 남습니다.',
    elsewhere: '다른 곳에서 찾기',
    label: '도시 또는 장수 지역',
    hint: '예: Kraków, Zürich, Okinawa (로마자). 강세 부호는 빼도 됩니다.',
    nothing: (typed) =>
      `‘${typed}’라는 곳을 모릅니다. 도시, 장수 지역, AED 주소에 나오는 지명만 압니다. 가까운 더 큰 곳을 적거나 지도에서 가리키세요.`,
    postcode: (typed) =>
      `‘${typed}’는 우편번호로 보이며, 우편번호로는 찾을 수 없습니다. 지명이나 47.3769, 8.5417 같은 좌표를 적거나 지도에서 가리키세요.`,
    beyond: '지구에 없는 좌표입니다. 위도는 90도, 경도는 180도까지입니다. 숫자를 확인하거나 지도에서 가리키세요.',
    unreadable: '좌표로 읽을 수 없습니다. 47.3769, 8.5417처럼 위도와 경도를 적거나 지도에서 가리키세요.',
    noCoordinates: '이 주소에는 좌표가 없습니다. 47.3769, 8.5417처럼 적거나 지도에서 가리키세요.',
    options: (count) => `${count}곳`,
  },
  streetText: {
    straight: '직선 거리',
    along: '길을 따라',
    reordered: '길을 따라가면 직선 거리와 달리 다른 AED가 더 가깝습니다. 이제 그것이 맨 위에 있습니다.',
    offer: (name, minutes) => `길을 따라가면 더 가까운 곳: ${name}, 걸어서 ${minutes}. 그쪽으로 갈까요?`,
    takeOffer: '맨 위에 표시',
    stay: '그대로 가기',
    showWay: '가는 길 보기',
    wayNotLoaded: '길을 열 수 없습니다. 연결을 확인하거나 ‘도보’를 눌러 지도를 여세요.',
  },
};
