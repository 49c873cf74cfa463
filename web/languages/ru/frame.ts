import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Перейти к содержанию',
    menu: 'Меню',
    navigation: 'Главное меню',
    findAed: 'Найти AED',
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
    englishRest: 'По-английски: названия источников и примечания о странах.',
  },
  toastText: { region: (key) => `Уведомления (${key})`, close: 'Закрыть уведомление' },
  offlineNoticeText: { notice: 'Вы офлайн; страницы и дефибрилляторы, которые вы видели, доступны и дальше.' },
};
