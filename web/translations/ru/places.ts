import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const places = (count: number) => counted(count, { one: '# место', few: '# места', many: '# мест', other: '# места' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Все места',
    description: (count) =>
      `${places(count)} карты долголетия в одной таблице: искать, отбирать, упорядочивать, сравнивать до четырёх и взять числа с собой вместе с источниками.`,
  },
  kindsText: {
    'validated-blue-zone': 'Голубая зона из списка её исследователей',
    cohort: 'Когорта адвентистов',
    'country-or-territory': 'Страна или территория',
    city: 'Город',
    'programme-community': 'Сообщество с программой',
    'unaffiliated-community': 'Сообщество, программа не найдена',
  },
  placesText: {
    tag: 'Указатель мест',
    title: 'Все места',
    lede: (count) =>
      `${places(count)} в одной таблице: два квадратных километра Монако найти так же легко, как Канаду. Ищите, упорядочивайте и ставьте до четырёх рядом.`,

    toolsLabel: 'Поиск и отбор мест',
    search: 'Поиск',
    searchHint: 'Название или местность',
    filters: 'Отбор',
    kind: 'Вид места',
    anyKind: 'Любой вид',
    region: 'Часть света',
    anyRegion: 'Весь мир',
    band: 'Индекс (SLI)',
    anyBand: 'Любой',
    bands: {
      green: '90\u00a0% и выше',
      lime: 'от 85\u00a0%, но ниже 90\u00a0%',
      yellow: 'от 80\u00a0%, но ниже 85\u00a0%',
      grey: 'ниже 80\u00a0%',
    },
    reset: 'Сбросить поиск и отбор',
    shown: (shown, all) =>
      shown === all
        ? places(all)
        : `${shown} из ${counted(all, { one: '# места', few: '# мест', many: '# мест', other: '# места' })}`,
    nothing: 'В атласе нет места, которое под это подходит.',
    nothingHint: 'Попробуйте меньше букв, другое написание или более широкий отбор.',
    showAll: (all) => `Показать все места (${all})`,
    partNames: {
      q: 'поиск',
      kind: 'вид',
      region: 'часть света',
      sli: 'индекс',
      sort: 'порядок',
      place: 'место',
      compare: 'сравнение',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `Адрес просит то, чего на этой странице нет: ${parts.join(', ')}${areMore ? ' и другое' : ''}. Эта часть пропущена.`,

    tableLabel: 'Места атласа',
    compareColumn: 'Сравнить',
    mapColumn: 'Карта',
    columns: { name: 'Место', region: 'Часть света', kind: 'Вид', life: 'Ожид. срок жизни' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'приблизительная оценка редакции', founding: 'метод неизвестен' },
    notPublished: 'Здесь не опубликовано',
    sortWithCountries: 'Сортировать места без своего показателя по показателю страны',
    bySex: (women, men) => `среднее: женщины ${women}, мужчины ${men}`,
    compareOne: (name) => `Сравнить: ${name}`,
    showOnMap: (name) => `Показать на карте: ${name}`,
    comingSoon: 'Программа скоро появится',
    tableNote:
      'SLI и Ξaccess – не измерения. «≈» отмечает наши собственные оценки. Остальные взяты из исходного списка, метод которого неизвестен. Ожидаемая продолжительность жизни дана при рождении, для обоих полов. Под каждым числом указан год, а если оно охватывает больше, чем само место, то и население, к которому оно относится.',
    methodology: 'Откуда взялись числа',

    compareNow: (chosen) => `Сравнить ${places(chosen)}`,

    compareTitle: 'Рядом',
    compareInvitation:
      'Отметьте в таблице выше от двух до четырёх мест, чтобы увидеть здесь их числа рядом, каждое с годом и источником.',
    compareFailed: 'Не удалось загрузить сравнение. Откройте страницу заново, когда будет связь.',

    readMore: (name) => `Подробнее: ${name}`,

    share: 'Поделиться этой подборкой',
    shareTitle: 'Места Symbiotics Longevity Map',
    shared: 'Отправлено.',
    copied: 'Ссылка скопирована.',
    notCopied: 'Не удалось скопировать ссылку. Вот она:',
    linkLabel: 'Ссылка на эту подборку',

    download: 'Скачать показанное (на английском):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Файл не создан: его код не загрузился. Попробуйте снова, когда будет связь.',
    downloaded: (file) => `Сохранено: ${file}`,

    mapLabel: 'Карта рядом с таблицей',
    mapStill: 'Показать карту',
    mapLoading: 'Карта загружается…',
    mapFailed: 'Не удалось загрузить карту. В таблице есть все места.',
    tryAgain: 'Попробовать снова',
    noneChosen: 'Выберите строку, чтобы найти её на карте, или знак, чтобы найти его строку.',
  },
  worldRegionsText: {
    Europe: 'Европа',
    'North and Central America': 'Северная и Центральная Америка',
    Asia: 'Азия',
    'Oceania and the Pacific': 'Океания и Тихий океан',
    'Africa and the Indian Ocean': 'Африка и Индийский океан',
  },
};
