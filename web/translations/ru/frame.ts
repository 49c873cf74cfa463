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
    guessed: (countries) => `Вероятно, вы здесь: ${countries}. Звоните:`,
    or: 'или',
    inCountry: (country) => `(${country})`,
    unknown: 'Номер экстренного вызова в каждой стране свой.',
    unsure: (country) => `Вероятно, вы здесь: ${country}. Надёжного номера мы не знаем. Возможно, соединит 112.`,
    all: 'Все номера экстренного вызова',
  },
  languageText: { choose: 'Язык' },
  toastText: { region: (key) => `Уведомления (${key})`, close: 'Закрыть уведомление' },
  offlineNoticeText: { notice: 'Вы офлайн; страницы и дефибрилляторы, которые вы видели, доступны и дальше.' },
};
