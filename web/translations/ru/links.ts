import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Массаж сердца', to: '/cpr' },
      { label: 'Номера экстренного вызова', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Карта', to: '/#map' },
      { label: 'Места', to: '/hubs' },
      { label: 'Продолжительность жизни', to: '/life-expectancy' },
      { label: 'Принципы', to: '/principles' },
      { label: 'Методология', to: '/methodology' },
      { label: 'Устройство', to: '/architecture' },
    ],
    tagline: 'Где люди живут долго и откуда мы это знаем.',
    disclaimer:
      'Ничто на этом сайте не является медицинским советом. Оценки — это суждения, а не измерения, если рядом не указаны источник и год.',
    marked: 'Страницы с пометкой EN на английском языке.',
    columns: [
      {
        title: 'Платформа',
        links: [
          { label: 'Карта долголетия', to: '/#map' },
          { label: 'Все места', to: '/hubs' },
          { label: 'Продолжительность жизни', to: '/life-expectancy' },
          { label: 'Поиск дефибриллятора', to: '/aed' },
          { label: 'AED по странам', to: '/aeds' },
          { label: 'Уровни доступа', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Материалы',
        links: [
          { label: 'Принципы', to: '/principles' },
          { label: 'Методология', to: '/methodology' },
          { label: 'Устройство системы', to: '/architecture' },
          { label: 'Реестр записей', to: '/ledger' },
          { label: 'Открытые данные', to: '/developers' },
          { label: 'Массаж сердца', to: '/cpr' },
          { label: 'Номера экстренного вызова', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Правовые сведения',
        links: [
          { label: 'Конфиден\u00adциальность', to: '/privacy' },
          { label: 'Условия использования', to: '/terms' },
          { label: 'Доступность', to: '/accessibility' },
          { label: 'Чего этот сайт не утверждает', to: '/methodology#not-claimed' },
          { label: 'Источники и лицензии', to: '/methodology#sources' },
          { label: 'Ваше местоположение остаётся у вас', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Тексты, оценки и файлы: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Лицензии программ',
  },
  translationNoteText: {
    notReviewed: 'Этот перевод ещё не проверен медицинским переводчиком.',
    report: 'Сообщить об ошибке',
    englishInPlaces: 'Некоторые предложения на английском: их перевод ещё не готов.',
    englishRest: 'По-английски: названия многих мест, названия источников и примечания о странах.',
  },
};
