import { eitherIn } from '../plural.ts';
import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Перейти к содержанию',
    menu: 'Меню',
    navigation: 'Главное меню',
    findAed: 'Найти дефибриллятор',
    pages: [
      { label: 'Массаж сердца', to: '/cpr' },
      { label: 'Номера экстренного вызова', to: '/emergency-numbers' },
    ],
    wholeSite: 'Весь сайт, на английском',
    privacy: 'Конфиденциальность, на английском',
    disclaimer: 'Ничто на этом сайте не является медицинским советом.',
  },
  emergencyCallText: {
    guessed: (countries) => `Вероятно, вы здесь: ${countries}. Звоните:`,
    either: eitherIn('ru'),
    or: 'или',
    inCountry: (country) => `(${country})`,
    unknown: 'Номер экстренного вызова в каждой стране свой.',
    unsure: (country) => `Вероятно, вы здесь: ${country}. Надёжного номера мы не знаем. Возможно, соединит 112.`,
    all: 'Все номера экстренного вызова',
  },
  languageText: {
    choose: 'Язык',
    notReviewed: 'Этот перевод ещё не проверен медицинским переводчиком.',
    report: 'Сообщить об ошибке',
    englishRest: 'Поиск дефибрилляторов, названия источников и примечания о странах даны на английском.',
  },
  toastText: { region: (key) => `Уведомления (${key})`, close: 'Закрыть уведомление' },
  offlineNoticeText: { notice: 'Вы офлайн; страницы и дефибрилляторы, которые вы видели, доступны и дальше.' },
  pageText: {
    cpr: {
      title: 'Массаж сердца',
      description:
        'Ритм 110 в минуту для надавливаний на грудную клетку: звук, свет и вибрация, и три шага в рисунках. Работает без сети.',
    },
    numbers: {
      title: 'Номера экстренного вызова',
      description: 'Номер скорой помощи в каждой стране и территории, помогает ли там 112, с источником и годом.',
    },
  },
};
