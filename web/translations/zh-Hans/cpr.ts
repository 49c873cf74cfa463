import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: '胸外按压',
    close: '关闭（节拍继续）',
    start: '开始节拍',
    stop: '停止节拍',
    press: '按压',
    elapsed: '开始至今的时间',
    pace: '每分钟110次',
    running: '节拍进行中，每分钟110次。',
    changeSoon: '每两分钟换人。',
    changeNow: (minutes) => `已${minutes}分钟：如有人能接替，现在换人。`,
    signs: { sound: '声音', light: '灯光', vibration: '振动' },
    signsLabel: '节拍的方式',
    steps: [
      {
        id: 'check',
        title: '判断',
        words: '没有反应？立即打电话。呼吸不正常：按压。濒死叹息样呼吸不是呼吸。',
      },
      { id: 'call', title: '呼救', words: '打开免提，手机放在身边。让人去取AED。' },
      {
        id: 'press',
        title: '按压',
        words: '胸部正中，手臂伸直，用力：5至6厘米。每次让胸廓回弹。不要停。',
      },
    ],
    told: '接电话的人会指导您：照做。拿不准时，就按压。',
    others: {
      title: '儿童、婴儿或溺水',
      points: [
        { who: '儿童', how: '同样的节拍。单手或双手放在胸部正中。至少按下胸厚的三分之一。' },
        { who: '婴儿', how: '同样的节拍。双手环抱胸部，两拇指放在正中。或用一手掌根。至少按下胸厚的三分之一。' },
        {
          who: '人工呼吸',
          how: '对儿童和溺水者最重要。如果会：先吹5次，之后每按压30次吹2次。成人或儿童：头后仰，捏住鼻子。婴儿：保持头部平直。用嘴罩住他的口鼻。吹气一秒，直到胸部抬起。如果不会，就不停按压。',
        },
      ],
    },
    aed: {
      title: 'AED到了',
      points: [
        { id: 'on', words: '打开电源。它会说话：照做。另有人继续按压。' },
        { id: 'pads', words: '露出胸部并擦干。把文胸移开，或脱下。把两片电极片贴在裸露的皮肤上。' },
        { id: 'places', words: '一片贴在右锁骨下方。另一片贴在左侧腋下。' },
        {
          id: 'child',
          words: '幼儿或婴儿：用儿童电极片或儿童模式。没有？用成人电极片。一片贴在胸前，另一片贴在背后。',
        },
        { id: 'shock', words: '只在它要求时停止。电击时任何人不得接触。之后立即继续按压。' },
      ],
    },
  },
};
