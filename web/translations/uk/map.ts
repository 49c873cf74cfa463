import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('uk');
const places = (count: number) => counted(count, { one: '# місце', few: '# місця', many: '# місць', other: '# місця' });

export const words: MapWords = {
  explorerText: {
    title: 'Місця довголіття у світі',
    lede: 'Відкрийте для себе 30 місць довголіття в усьому світі.',

    watchIntroduction: 'Дивитися вступне відео',
    introductionTitle: 'Вступне відео',
    closeIntroduction: 'Закрити вступне відео',
    captions: 'Англійська',
    videoUnsupported: 'Ваш браузер не відтворює відео.',
    filmFailed: 'Не вдалося завантажити відео. Перевірте з’єднання й відкрийте його знову.',
    explainer: (product) => `${product}: пояснення симбіозу`,
    closeExplainer: 'Закрити пояснення',
    explainerFrame: (product) => `Фільм: ${product}, пояснення симбіозу`,
    visitProduct: (product) => `Відвідати ${product}.One`,
    opensInNewTab: '(відкриється в новій вкладці)',

    activeNodes: 'Активні вузли',
    activeNodesUnknown: 'Визначте місце, щоб порахувати',
    activeNodesKnown: 'Місця в межах 2000\u00a0км',
    longevityHubs: 'Місця довголіття',
    longevityHubsHint: (count) => `Число з макета; на мапі зараз ${count}`,
    verified: 'TCΣ перевірено',
    measured: (percent, records) =>
      `Виміряно: ${percent} з ${counted(records, { one: '# запису', few: '# записів', many: '# записів', other: '# запису' })}`,
    measuredUnknown: 'Виміряно: див. методологію',

    locate: 'Знайти найближче до мене місце довголіття',
    locating: 'Чекаємо на ваше місцезнаходження…',
    locateNote: 'Ваше місцезнаходження залишається на цьому пристрої.',

    viewSwitch: 'Як показати місця',
    map: 'Мапа',
    list: 'Список',
    skipMap: 'Пропустити мапу',
    frameLabel: 'Місця',
    mapLoading: 'Мапа завантажується…',
    mapFailed: 'Не вдалося завантажити мапу. Ось усі місця списком.',
    tryAgain: 'Спробувати знову',
    withoutScript: 'Інтерактивній мапі потрібен JavaScript. Цей список веде до кожного місця.',

    nearestToYou: 'Найближче до вас',
    showOnMap: 'Показати на мапі',
    showHubOnMap: (name) => `Показати на мапі: ${name}`,

    finderLabel: 'Пошук серед місць',
    finderTitle: 'Знайти місце',
    finderAll: 'Усі місця в таблиці',

    lifeExpectancy: 'Тривалість життя в кожній країні',
    legendTitle: 'Індекс довголіття (SLI)',
    bands: {
      green: '90% і більше',
      lime: '85% і більше',
      yellow: '80% і більше',
      grey: 'менше 80%',
    },
    legendRing: 'Що ширше кільце навколо позначки, то кращий показник Ξaccess.',
    shadeByLife: 'Розфарбувати за тривалістю життя',
    shadeLegend: 'Очікувана тривалість життя при народженні у 2023 році, у роках, і кількість країн та територій',
    shadeFailed: 'Кольори не завантажилися. Перевірте з’єднання і спробуйте ще раз.',

    nearestHub: 'Найближче місце:',
    selectedHub: 'Вибране місце:',
    distance: (length) => `До нього від вас приблизно ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Місце ${place} з ${count} поблизу`,
    previous: 'Попереднє місце',
    next: 'Наступне місце',
    recallCard: (name) => `Знову показати картку: ${name}`,

    nearestBadge: 'Найближче місце',
    sliHint: 'Загальні чинники здоров’я і довголіття',
    accessStability: 'Стабільність доступу Ξaccess',
    accessHint: 'Доступ до медицини та інфраструктури',
    estimate: 'оцінка редакції',
    estimateShort: 'оцінка',
    founding: 'метод невідомий',
    explorePrograms: (name) => `Переглянути програми: ${name}`,
    comingSoon: 'Програма незабаром',
    nothingSelected: 'Місце ще не вибрано',
    invitation: 'Виберіть одне на мапі.',

    geolocationFailed: 'Не вдалося визначити ваше місцезнаходження; мапа лишається як є.',
    geolocationMissing: 'Цей браузер не визначає місцезнаходження; мапа лишається як є.',
  },
  mapText: {
    label: 'Мапа місць. Стрілки рухають мапу, плюс і мінус змінюють масштаб.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; розкладає віялом`,
    wholeWorld: 'Увесь світ',
    closePopup: 'Закрити віконце',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Переглянути програми: ${name}`,
    comingSoon: 'Програма незабаром',
    estimate: 'оцінка',
    founding: 'метод невідомий',
  },
};
