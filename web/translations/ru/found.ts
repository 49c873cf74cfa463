import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const aeds = (count: number) => counted(count, { one: '# AED', few: '# AED', many: '# AED', other: '# AED' });
const minutes = (count: number) =>
  counted(count, { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' });
const reports = (count: number) =>
  counted(count, { one: '# сообщение', few: '# сообщения', many: '# сообщений', other: '# сообщения' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'закроется в полночь',
      knownUntil: 'время доступа после полуночи неизвестно',
      closedUntil: 'Закрыт. Откроется в полночь',
    },
    always: 'Сейчас открыт, круглосуточно',
    openNow: 'Сейчас открыт',
    opensBefore: 'Откроется раньше, чем вы дойдёте',
    closes: (moment) => `закроется: ${moment}`,
    knownUntil: (moment) => `время доступа неизвестно, начиная с: ${moment}`,
    closesBefore: 'Закроется раньше, чем вы дойдёте',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Закрыт. Откроется: ${moment}`,
    closedForLong: 'Закрыт, время открытия неизвестно',
    alternativeFurther: (length, name) => `Доступен круглосуточно, на ${length} дальше: ${name}`,
    alternativeNearer: (name) => `Доступен круглосуточно, не дальше: ${name}`,
    unknown: {
      'limited-in-words': 'Согласно списку AED, доступ ограничен',
      'says-always': 'Согласно списку AED, доступен круглосуточно',
      'on-a-vehicle': 'Находится в машине и может быть в разъезде',
      'carried-about': 'Постоянного места нет, может отсутствовать',
      'no-hours': 'Время доступа не указано',
      'hours-in-words': 'Время доступа неясно: описано только словами',
      'not-said-for-this-time': 'Неясно, доступен ли в это время',
      'public-holiday': 'Время доступа неясно: сегодня там может быть праздник',
      'no-local-time': 'Время доступа неясно: местное время там неизвестно',
      'hours-too-old': 'Время доступа неясно: указанные даты уже прошли',
    },
  },
  besideText: {
    thereAndBack: (time) => `туда и обратно ${time}`,
    droneAtBest: (time) => `в лучшем случае ${time}`,
  },
  cardText: {
    allDay: 'Доступ 24/7',
    verified: (when) => `Проверено: ${when}`,
    estimated: 'Примерное время',
    estimatedTo: (name) => `до: ${name}`,
    methods: { foot: 'Пешком', car: 'На машине', drone: 'Дрон' },
    minutes: (time) => `${time}\u00a0мин`,
    about: 'около',
    hours: (time) => `${time} ч`,
    simulation: 'симуляция',
    overLimit: '(>5\u00a0мин)',
  },
  checkedText: {
    today: 'сегодня',
    inMonth: (month) => month,
    inYear: (year) => year,
    on: (date) => date,
  },
  detailsText: {
    where: 'Где',
    level: (level) => `уровень ${level} (0 – первый этаж)`,
    indoors: 'внутри',
    outdoors: 'снаружи',
    locked: 'заперт: спросите код у диспетчера',
    unlocked: 'не заперт',
    access: {
      yes: 'Открыт для всех',
      permissive: 'Пользоваться может каждый',
      customers: 'Для клиентов: попросите его у персонала',
      permit: 'Только с разрешения: могут не пустить',
      private: 'Частный доступ: могут не пустить',
      no: 'Не для всех: могут не пустить',
    },
    childPads: 'Электроды для детей',
    number: 'Номер на коробке',
    tellNumber: 'Назовите этот номер диспетчеру.',
    plusCode: 'Plus Code',
    phone: 'Телефон',
    source: (titles) => `Источник: ${titles}`,
    reportsAlone: 'сообщения этому сайту, проверенные человеком',
    entry: 'посмотреть или исправить в OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Дрон не отправлен: лететь дольше 5\u00a0минут',
        description: 'Выберите AED ближе или другой способ',
      },
      'not-signed-in': { title: 'Нужно войти', description: 'Войдите, чтобы отправлять дроны' },
      'no-drone-permission': {
        title: 'Нужно разрешение на дроны',
        description: 'Чтобы отправлять дроны, нужно разрешение администратора',
      },
    },
    failed: { title: 'Не удалось отправить', description: 'Попробуйте снова или обратитесь в поддержку' },
    droneSent: 'Дрон отправлен!',
    navigationStarted: 'Навигация запущена!',
    note: {
      drone: 'Симуляция: никто не отправлен',
      maps: 'Откроется приложение с картами. Никто не отправлен.',
      sample: 'Тестовые данные: никто не отправлен, карты не открываются',
    },
    eta: (time, name) => `Примерное время: ${time}\u00a0мин до: ${name}`,
  },
  listText: {
    first: 'Сначала пошлите кого-нибудь за этим AED',
    noneToFetch: 'Ни одного AED не успеть принести вовремя',
    unread: 'Не удалось загрузить список AED',
    partUnread: 'Не удалось загрузить часть списка AED',
    former: 'Это результаты прошлого поиска. Расстояния указаны от места, где искали тогда.',
    others: 'Другие AED по порядку',
    chosen: 'Вы выбрали этот',
    all: 'Все AED по порядку',
    howToGetIt: 'Как его взять:',
    noListFor: (country) => `У нас нет списка AED для этой страны: ${country}.`,
    noListHere: (country) => `Наши списки AED не охватывают эту часть страны: ${country}.`,
    clockCorrected: 'Часы этого устройства идут неверно. Что открыто, мы определяем по часам нашего сервера.',
    clockDoubted:
      'Похоже, часы этого устройства идут неверно. Проверьте дату и время. Сведения о том, что открыто, тоже могут быть неверны.',
    hoursInRegister: 'В списке AED сказано:',
    hoursWhole: 'Время доступа, как оно указано в списке:',
    doubtOfState: 'О его состоянии в списке AED сказано:',
    doubtOfAccess: 'О том, кто может им пользоваться, в списке AED сказано:',
    doubtOfPlace: (length) => `Место указано приблизительно: AED может быть на расстоянии до ${length} от метки`,
    placeInDoubt: 'Указанное место может быть неверным',
    backToList: 'Назад к списку',
    map: 'Карта и её настройки',
  },
  reachText: {
    noneInReach:
      'В пешей доступности нет известных AED. Продолжайте надавливания. Оставайтесь на связи с диспетчером. Скорая привезёт AED.',
    allClosed:
      'Все AED в пешей доступности будут закрыты, когда вы придёте. Продолжайте надавливания. Спросите диспетчера. Скорая привезёт AED.',
    nearestBeyond: (name, length, drive) =>
      `Ближайший: ${name}, расстояние ${length}. На машине туда и обратно около ${drive}.`,
    farther: (count) =>
      counted(count, {
        one: 'Ещё # AED: пешком туда и обратно больше часа.',
        few: 'Ещё # AED: пешком туда и обратно больше часа.',
        many: 'Ещё # AED: пешком туда и обратно больше часа.',
        other: 'Ещё # AED: пешком туда и обратно больше часа.',
      }),
    show: (count) =>
      count === 1
        ? 'Всё равно показать'
        : counted(count, {
            one: 'Всё равно показать эти #',
            few: 'Всё равно показать эти #',
            many: 'Всё равно показать эти #',
            other: 'Всё равно показать эти #',
          }),
    pair: (second, sooner) =>
      `Помощников двое? Один идёт к AED номер 1, другой к AED номер ${second}. Если первый недоступен, это сэкономит примерно ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Ближайший, и будет открыт, когда вы придёте',
    open: 'Будет открыт, когда вы придёте',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Будет открыт, когда вы придёте; # более близкий может быть заперт',
        few: 'Будет открыт, когда вы придёте; # более близких могут быть заперты',
        many: 'Будет открыт, когда вы придёте; # более близких могут быть заперты',
        other: 'Будет открыт, когда вы придёте; # более близких могут быть заперты',
      }),
    uncertain: {
      'not-for-everybody': 'Открыт не для всех',
      reported: 'Люди сообщают о проблеме с ним',
      unclear: 'В списке AED что-то неясно',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. На ${minutes(sooner)} ближе первого AED, который, вероятно, будет открыт`,
    nearestUncertain: (uncertain, chance) => `Ближайший. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'такие AED в это время обычно доступны',
      some: 'в это время доступна примерно половина таких AED',
      few: 'такие AED в это время редко доступны',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Ваше местоположение известно лишь с точностью около ${length}, поэтому расстояния и порядок приблизительны.`,
      named: (name) => `Расстояния от центра места «${name}», а не от вас.`,
      point: (name) => `Расстояния от этой точки: ${name}.`,
      map: 'Расстояния от точки, выбранной на карте.',
    },
    summary: (count) =>
      count === 1
        ? 'В пешей доступности известен 1 AED.'
        : counted(count, {
            one: '# AED в пешей доступности. Лучший первым.',
            few: '# AED в пешей доступности. Лучший первым.',
            many: '# AED в пешей доступности. Лучший первым.',
            other: '# AED в пешей доступности. Лучший первым.',
          }),
    summaryOrder: 'По времени, за которое AED окажется у пострадавшего. Учтено, что дверь может быть заперта.',
    nearestIs: (name, length, reason) => `Ближайший: ${name}, ${length}, ${reason}.`,
    showNearest: 'Показать',
    onlyOpen: 'Показать только те AED, которые будут открыты, когда вы придёте',
    hidden: (count) =>
      counted(count, { one: 'Скрыто # AED', few: 'Скрыто # AED', many: 'Скрыто # AED', other: 'Скрыто # AED' }),
    noneOpen:
      'Ни об одном из них не известно, что он будет открыт, когда вы придёте. Отключите фильтр, чтобы увидеть остальные.',
    more: (count) =>
      counted(count, { one: 'Показать ещё #', few: 'Показать ещё #', many: 'Показать ещё #', other: 'Показать ещё #' }),
    damaged: 'Некоторых AED может не хватать: часть списка пришла повреждённой, и мы её не показываем.',
    gaps: 'Некоторых AED может не хватать: часть списка не загрузилась.',
    unread:
      'Не удалось загрузить список AED для этого района. Попробуйте снова. Спросите диспетчера, где ближайший AED.',
    none: 'В списке нет AED в радиусе 50\u00a0км. Спросите диспетчера, где ближайший AED.',
    announced: (count, name, length, reason) => `${aeds(count)}, лучший первым: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Показать на карте',
    showOnMapOf: (name) => `где ${name}`,
    openMap: 'Показать карту',
    closeMap: 'Скрыть карту',
    chosenPoint: 'Выбранная точка',
    pointAtMap: 'Или выбрать точку на карте',
    data: 'Данные об AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Эти списки составляют добровольцы и города. Записи могут быть неверными или устаревшими. Расстояния указаны по прямой. Время – наша оценка. Ваше местоположение остаётся на этом устройстве.',
    numbersNote: 'Номера экстренной помощи взяты из нашей таблицы, в ней указаны источники.',
    maps: '«Пешком» и «На машине» открывают',
    mapsChoices: {
      phone: 'Карты этого телефона',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Им передаётся место AED, а не ваше.',
  },
  reckoningLinkText: {
    title: 'Как мы упорядочиваем AED',
    notLoaded: 'Не удалось загрузить это объяснение. Проверьте связь и обновите страницу.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Сообщают, что AED нет на месте (${reports(count)}; первое: ${since}). Не подтверждено.`,
      'out-of-order': (count, since) =>
        `Сообщают, что AED заперт или неисправен (${reports(count)}; первое: ${since}). Не подтверждено.`,
      hours: (count, since) =>
        `Сообщают, что время доступа указано неверно (${reports(count)}; первое: ${since}). Не подтверждено.`,
      place: (count, since) =>
        `Сообщают, что место указано неверно (${reports(count)}; первое: ${since}). Не подтверждено.`,
      present: (count, last) => `Сообщают, что AED на месте (${reports(count)}; последнее: ${last})`,
    },
    confirmed: {
      gone: (day) => `Подтверждено, что AED нет на месте: ${day}; с тех пор он снова есть в списке AED`,
      'out-of-order': (day) => `Подтверждено, что заперт или неисправен: ${day}`,
      hours: (day) => `Время доступа исправлено: ${day}`,
      place: (day) => `Место исправлено: ${day}`,
      present: (day) => `Подтверждено, что на месте: ${day}`,
      new: (day) => `О нём нам сообщили, подтверждено: ${day}; ни в одном списке AED его пока нет`,
    },
    contradicted: (confirmed) => `${confirmed}. Сейчас в списке AED сказано другое.`,
    question: (question) => `Модератор спрашивает: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# тестовый AED', few: '# тестовых AED', many: '# тестовых AED', other: '# тестового AED' })}, ближайший первым: ${name}, ${kilometres}\u00a0км.`,
    notReal:
      'Эти записи придуманы, чтобы показать, как работает поиск. Таких AED не существует. В экстренном случае спросите диспетчера, где ближайший AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, дата данных: ${day}`,
    unknown: (title) => `${title}: дата данных не указана`,
    more: (count) => counted(count, { one: 'и ещё #', few: 'и ещё #', many: 'и ещё #', other: 'и ещё #' }),
    recent: (sources) => sources,
    old: (sources) =>
      `Старше года (с тех пор AED могли перенести или убрать; спросите на месте или у диспетчера): ${sources}`,
  },
  shareText: {
    share: 'Поделиться ссылкой',
    copied: 'Ссылка скопирована',
    failed: 'Не удалось скопировать ссылку. Откройте страницу и скопируйте её адрес.',
    page: 'Всё об этом AED',
  },
};
