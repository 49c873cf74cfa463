import { pluralIn } from '../../languages/plural.ts';
import type { HomeWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const places = (count: number) =>
  counted(count, {
    one: '# места, известного долголетием',
    few: '# мест, известных долголетием',
    many: '# мест, известных долголетием',
    other: '# места, известных долголетием',
  });

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Атлас ${places(count)}, с источниками и сомнениями рядом с каждым числом, и поиск ближайшего дефибриллятора.`,
  },
  heroText: {
    tag: 'Симбиоз человека и ИИ',
    lede: 'Карта мест, где люди живут долго и в симбиозе: принципы здоровья, которые проверяет ИИ, надзор людей и протокол Tempesta Checksum.',
    principles: 'Принципы образа жизни',
    integrity: 'Проверенная целостность',
    agentics: (product) => `${product} + агенты`,
    today: '«Проверено ИИ» запланировано, но не сделано. Числа называют источник или говорят, что он неизвестен.',
    explore: 'К карте',
    learn: 'Что такое TCΣ',
    scrollCue: 'Читать дальше ниже',
  },
  emergencyNoticeText: {
    label: 'На экстренный случай',
    banner:
      'Во всех экстренных случаях звоните 911. Если у вас сейчас экстренный случай, немедленно звоните 911. Этот сайт экстренной помощи не оказывает.',
    learn: 'Подробнее о 911',
    findAed: 'Найти AED',
    buttons: [
      { label: '911', title: '911: скоро' },
      { label: 'Скорая', title: 'Скорая: скоро' },
      { label: 'Дрон', title: 'Дрон (не больше 5\u00a0мин): скоро' },
    ],
    notConnected: 'Эти три кнопки ещё не подключены. Пользуйтесь телефоном.',
  },
};
