import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Войти',
    account: 'Учётная запись',
  },
  ownWaysText: {
    myAccount: 'Моя учётная запись',
    signOut: 'Выйти',
    signedOut: 'Вы вышли',
    signOutFailed: 'Не удалось выйти',
    tryAgain: 'Сервер не ответил. Проверьте соединение и попробуйте ещё раз.',
  },
  headerText: {
    skipToContent: 'Перейти к содержанию',
    menu: 'Меню',
    navigation: 'Главное меню',
    findAed: 'Найти AED',
  },
  emergencyCallText: {
    guessed: (countries) => `Вы, по-видимому, здесь: ${countries}. Звоните:`,
    or: 'или',
    inCountry: (country) => `(${country})`,
    unknown: 'Номер для вызова в каждой стране свой.',
    unsure: (country) =>
      `Вы, по-видимому, здесь: ${country}. Проверенного номера для этого места у нас нет. Попробуйте 112.`,
    all: 'Все номера экстренного вызова',
  },
  languageText: { choose: 'Язык' },
  toastText: { region: (key) => `Уведомления (${key})`, close: 'Закрыть уведомление' },
  offlineNoticeText: { notice: 'Вы не в сети. Страницы и AED, которые вы уже открывали, по-прежнему доступны.' },
};
