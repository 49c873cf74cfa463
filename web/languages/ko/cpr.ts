import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: '가슴압박',
    linkRunning: (elapsed) => `박자 진행 중: ${elapsed}`,
    close: '닫기(박자는 계속됩니다)',
    start: '박자 시작',
    stop: '박자 멈춤',
    press: '압박',
    elapsed: '시작 후 지난 시간',
    pace: '분당 110회',
    running: '박자가 분당 110회로 진행 중입니다.',
    changeSoon: '2분마다 교대하세요.',
    changeNow: (minutes) => `${minutes}분 경과: 대신할 사람이 있으면 지금 교대하세요.`,
    signs: { sound: '소리', light: '빛', vibration: '진동' },
    signsLabel: '박자를 주는 방법',
    steps: [
      {
        id: 'check',
        title: '확인',
        words: '반응이 없습니까? 바로 전화하세요. 정상 호흡이 없으면 압박하세요. 헐떡임은 호흡이 아닙니다.',
      },
      { id: 'call', title: '전화', words: '스피커폰을 켜고 전화기를 옆에 두세요. 누군가에게 AED를 가져오게 하세요.' },
      {
        id: 'press',
        title: '압박',
        words: '가슴 가운데를 팔을 펴고 세게: 5~6\u00a0cm. 매번 가슴이 다시 올라오게 하세요. 멈추지 마세요.',
      },
    ],
    told: '전화를 받은 사람이 안내합니다. 그대로 하세요. 확신이 없으면 압박하세요.',
    others: {
      title: '어린이, 영아, 물에 빠진 사람',
      points: [
        { who: '어린이', how: '같은 박자. 한 손이나 두 손으로 가슴 가운데를, 가슴 두께의 3분의 1까지.' },
        {
          who: '영아',
          how: '같은 박자. 두 손으로 가슴을 감싸고 두 엄지로 가운데를, 또는 한 손바닥 뒤꿈치로; 가슴 두께의 3분의 1까지.',
        },
        {
          who: '인공호흡',
          how: '어린이와 물에 빠진 사람에게 가장 중요합니다. 할 수 있으면: 처음에 5회, 그다음 30회 압박마다 2회. 머리를 뒤로 젖히고 코를 막고(영아: 입으로 입과 코를 덮고) 가슴이 올라올 때까지 1초 동안 불어넣으세요. 할 수 없으면 쉬지 말고 압박하세요.',
        },
      ],
    },
    aed: {
      title: 'AED가 도착했습니다',
      points: [
        { id: 'on', words: '전원을 켜세요. 음성이 나오면 그대로 하세요. 누군가는 계속 압박합니다.' },
        { id: 'pads', words: '가슴을 드러내고 물기를 닦으세요. 패드 두 장을 그림대로 피부에 붙이세요.' },
        { id: 'shock', words: '기계가 말할 때만 멈추세요. 충격 중에는 아무도 만지지 않습니다. 바로 다시 압박하세요.' },
      ],
    },
  },
};
