import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Масаж серця', to: '/cpr' },
      { label: 'Номери екстреного виклику', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Карта', to: '/#map' },
      { label: 'Місця', to: '/hubs' },
      { label: 'Тривалість життя', to: '/life-expectancy' },
      { label: 'Принципи', to: '/principles' },
      { label: 'Методологія', to: '/methodology' },
      { label: 'Архітектура', to: '/architecture' },
    ],
    tagline: 'Де люди живуть довго і звідки ми це знаємо.',
    disclaimer:
      'Ніщо на цьому сайті не є медичною порадою. Оцінки — це судження, а не вимірювання, якщо поруч не вказано джерело й рік.',
    marked: 'Сторінки з позначкою EN англійською мовою.',
    columns: [
      {
        title: 'Платформа',
        links: [
          { label: 'Карта довголіття', to: '/#map' },
          { label: 'Усі місця', to: '/hubs' },
          { label: 'Тривалість життя', to: '/life-expectancy' },
          { label: 'Пошук дефібрилятора', to: '/aed' },
          { label: 'AED за країнами', to: '/aeds' },
          { label: 'Рівні доступу', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Матеріали',
        links: [
          { label: 'Принципи', to: '/principles' },
          { label: 'Методологія', to: '/methodology' },
          { label: 'Архітектура системи', to: '/architecture' },
          { label: 'Реєстр записів', to: '/ledger' },
          { label: 'Відкриті дані', to: '/developers' },
          { label: 'Масаж серця', to: '/cpr' },
          { label: 'Номери екстреного виклику', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Правові відомості',
        links: [
          { label: 'Приватність', to: '/privacy' },
          { label: 'Умови користування', to: '/terms' },
          { label: 'Доступність', to: '/accessibility' },
          { label: 'Чого цей сайт не стверджує', to: '/methodology#not-claimed' },
          { label: 'Джерела й ліцензії', to: '/methodology#sources' },
          { label: 'Ваше місцезнаход\u00adження залишається у вас', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Тексти, оцінки й файли: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Ліцензії програм',
  },
  translationNoteText: {
    notReviewed: 'Цей переклад ще не перевірив медичний перекладач.',
    report: 'Повідомити про помилку',
    englishInPlaces: 'Деякі речення англійською: їхній переклад ще не готовий.',
    englishRest: 'Англійською: назви багатьох місць, назви джерел і примітки про країни.',
  },
};
