import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const places = (count: number) => counted(count, { one: '# место', few: '# места', many: '# мест', other: '# места' });

export const words: MapWords = {
  explorerText: {
    title: 'Места долголетия по всему миру',
    lede: 'Откройте для себя 30 мест долголетия по всему миру.',

    watchIntroduction: 'Смотреть вводный фильм',
    introductionTitle: 'Вводный фильм',
    closeIntroduction: 'Закрыть вводное видео',
    captions: 'Английский',
    videoUnsupported: 'Ваш браузер не может показать видео.',
    filmFailed: 'Не удалось загрузить видео. Проверьте соединение и откройте его снова.',
    explainer: (product) => `${product}: о симбиозе`,
    closeExplainer: 'Закрыть фильм о симбиозе',
    explainerFrame: (product) => `Видео: ${product}, о симбиозе`,
    visitProduct: (product) => `Перейти на ${product}.One`,
    opensInNewTab: '(откроется в новой вкладке)',

    activeNodes: 'Активные узлы',
    activeNodesUnknown: 'Определите местоположение, чтобы посчитать',
    activeNodesKnown: 'Места в пределах 2000\u00a0км',
    longevityHubs: 'Места долголетия',
    longevityHubsHint: (count) => `Число из макета; на карте сейчас: ${count}`,
    verified: 'Проверено TCΣ',
    measured: (percent, records) =>
      `Измерено: ${percent} из ${counted(records, { one: '# записи', few: '# записей', many: '# записей', other: '# записи' })}`,
    measuredUnknown: 'Измерено: см. методологию',

    locate: 'Найти ближайшее ко мне место долголетия',
    locating: 'Ожидается ваше местоположение…',
    locateNote: 'Ваше местоположение остаётся на этом устройстве.',

    viewSwitch: 'Как показать места',
    map: 'Карта',
    list: 'Список',
    skipMap: 'Пропустить карту',
    frameLabel: 'Места',
    mapLoading: 'Карта загружается…',
    mapFailed: 'Не удалось загрузить карту. Вот все места списком.',
    tryAgain: 'Попробовать снова',
    withoutScript: 'Интерактивной карте нужен JavaScript. Этот список ведёт к каждому месту.',

    nearestToYou: 'Ближе всего к вам',
    showOnMap: 'Показать на карте',
    showHubOnMap: (name) => `Показать на карте: ${name}`,

    finderLabel: 'Поиск по местам',
    finderTitle: 'Найти место',
    finderAll: 'Все места в таблице',

    lifeExpectancy: 'Продолжительность жизни в каждой стране',
    legendTitle: 'Индекс долголетия (SLI)',
    bands: {
      green: '90\u00a0% и выше',
      lime: '85\u00a0% и выше',
      yellow: '80\u00a0% и выше',
      grey: 'ниже 80\u00a0%',
    },
    legendRing: 'Чем шире кольцо вокруг знака, тем лучше Ξaccess.',
    shadeByLife: 'Раскрасить по продолжительности жизни',
    shadeLegend: 'Ожидаемая продолжительность жизни при рождении в 2023 году, в годах, и число стран и территорий',
    shadeFailed: 'Цвета не загрузились. Проверьте соединение и попробуйте ещё раз.',

    nearestHub: 'Ближайшее место:',
    selectedHub: 'Выбранное место:',
    distance: (length) => `Примерно ${length} от вас`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Место ${place} из ${count} поблизости`,
    previous: 'Предыдущее место',
    next: 'Следующее место',
    recallCard: (name) => `Снова показать карточку: ${name}`,

    nearestBadge: 'Ближайшее место',
    sliHint: 'Здоровье и долголетие в целом',
    accessStability: 'Надёжность доступа Ξaccess',
    accessHint: 'Доступ к медицине и инфраструктуре',
    estimate: 'приблизительная оценка редакции',
    estimateShort: 'приблизительно',
    founding: 'метод неизвестен',
    explorePrograms: (name) => `Посмотреть программы: ${name}`,
    comingSoon: 'Программа скоро появится',
    nothingSelected: 'Место ещё не выбрано',
    invitation: 'Выберите его на карте.',

    geolocationFailed: 'Не удалось определить местоположение; карта остаётся прежней.',
    geolocationMissing: 'Этот браузер не определяет местоположение; карта остаётся прежней.',
  },
  mapText: {
    label: 'Карта мест. Стрелки двигают её, плюс и минус меняют масштаб.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; раскладывает веером`,
    wholeWorld: 'Весь мир',
    closePopup: 'Закрыть окно',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Посмотреть программы: ${name}`,
    comingSoon: 'Программа скоро появится',
    estimate: 'приблизительно',
    founding: 'метод неизвестен',
  },
};
