import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Перейти до змісту',
    menu: 'Меню',
    navigation: 'Головне меню',
    findAed: 'Знайти дефібрилятор',
    pages: [
      { label: 'Масаж серця', to: '/cpr' },
      { label: 'Номери екстреного виклику', to: '/emergency-numbers' },
    ],
    wholeSite: 'Увесь сайт, англійською',
    privacy: 'Приватність, англійською',
    disclaimer: 'Ніщо на цьому сайті не є медичною порадою.',
  },
  emergencyCallText: {
    guessed: (countries) => `Ймовірно, ви тут: ${countries}. Телефонуйте:`,
    or: 'або',
    inCountry: (country) => `(${country})`,
    unknown: 'Номер екстреного виклику в кожній країні свій.',
    unsure: (country) => `Ймовірно, ви тут: ${country}. Надійного номера ми не знаємо. Можливо, з’єднає 112.`,
    all: 'Усі номери екстреного виклику',
  },
  languageText: {
    choose: 'Мова',
    notReviewed: 'Цей переклад ще не перевірив медичний перекладач.',
    report: 'Повідомити про помилку',
    englishRest: 'Англійською: назви джерел і примітки про країни.',
  },
  toastText: { region: (key) => `Сповіщення (${key})`, close: 'Закрити сповіщення' },
  offlineNoticeText: { notice: 'Ви офлайн; сторінки й дефібрилятори, які ви вже бачили, доступні й далі.' },
};
