import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Увійти',
    account: 'Обліковий запис',
  },
  ownWaysText: {
    myAccount: 'Мій обліковий запис',
    signOut: 'Вийти',
    signedOut: 'Ви вийшли',
    signOutFailed: 'Не вдалося вийти',
    tryAgain: 'Сервер не відповів. Перевірте з’єднання і спробуйте ще раз.',
  },
  headerText: {
    skipToContent: 'Перейти до змісту',
    menu: 'Меню',
    navigation: 'Головне меню',
    findAed: 'Знайти дефібрилятор',
  },
  emergencyCallText: {
    guessed: (countries) => `Ви, ймовірно, тут: ${countries}. Телефонуйте:`,
    or: 'або',
    inCountry: (country) => `(${country})`,
    unknown: 'Номер для виклику в кожній країні свій.',
    unsure: (country) =>
      `Ви, ймовірно, тут: ${country}. Перевіреного номера для цього місця в нас немає. Спробуйте 112.`,
    all: 'Усі номери екстреного виклику',
  },
  languageText: { choose: 'Мова' },
  toastText: { region: (key) => `Сповіщення (${key})`, close: 'Закрити сповіщення' },
  offlineNoticeText: { notice: 'Ви не в мережі. Сторінки й AED, які ви вже відкривали, доступні й далі.' },
};
