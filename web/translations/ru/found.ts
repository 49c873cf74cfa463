import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const minutes = (count: number) =>
  counted(count, { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' });
const people = (count: number) =>
  counted(count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

export const words: FoundWords = {
  aedMapText: {
    label: 'Карта AED. В списке рядом те же. Стрелки двигают карту, плюс и минус меняют масштаб.',
    pickLabel: 'Enter предлагает середину карты как место поиска.',
    usability: {
      likely: 'вероятно, доступен к вашему приходу',
      uncertain: 'возможно, доступен к вашему приходу',
      unlikely: 'скорее всего, недоступен к вашему приходу',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: 'Другие AED на экране; стрелки переходят от одного к другому',
    group: (count) => `AED: ${count}; приближает`,
    registers: 'AED: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: 'ещё # реестр', few: 'ещё # реестра', many: 'ещё # реестров', other: 'ещё # реестра' }),
    isIncomplete: 'Часть AED на экране не загрузилась. Сдвиньте карту, чтобы попробовать снова.',
    isCountingAll: 'В этом масштабе круги считают все AED. Приблизьте, чтобы отобрать.',
    searchHere: 'Искать от перекрестия?',
    search: 'Искать здесь',
    cancelSearch: 'Отмена',
  },
  availabilityText: {
    midnight: {
      closes: 'закрывается в полночь',
      knownUntil: 'время после полуночи неизвестно',
      closedUntil: 'Закрыто; откроется в полночь',
    },
    always: 'Открыто сейчас, круглосуточно',
    openNow: 'Открыто сейчас',
    opensBefore: 'Откроется до вашего прихода',
    closes: (moment) => `закрытие: ${moment}`,
    knownUntil: (moment) => `часы неизвестны с: ${moment}`,
    closesBefore: 'Закроется до вашего прихода',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Закрыто; открытие: ${moment}`,
    closedForLong: 'Закрыто; в реестре нет точного часа открытия',
    alternativeFurther: (length, name) => `круглосуточный, на ${length} дальше: ${name}`,
    alternativeNearer: (name) => `круглосуточный, не дальше: ${name}`,
    unknown: {
      'limited-in-words': 'По словам реестра, ограничен',
      'says-always': 'По словам реестра, доступен в любое время',
      'on-a-vehicle': 'Находится в машине, может быть в отъезде',
      'carried-about': 'Без постоянного места, может отсутствовать',
      'no-hours': 'Часы не указаны',
      'hours-in-words': 'Часы неточны: только словами реестра',
      'not-said-for-this-time': 'Часы в это время неточны',
      'public-holiday': 'Часы неточны: сегодня там может быть праздник',
      'no-local-time': 'Часы неточны: устройство не знает тамошнего времени',
      'hours-too-old': 'Часы неточны: даты в реестре прошли',
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
    level: (level) => `этаж ${level}`,
    indoors: 'внутри',
    outdoors: 'снаружи',
    locked: 'заперт: спросите код, когда звоните',
    unlocked: 'не заперт',
    access: {
      yes: 'Открыт для всех',
      permissive: 'Пользоваться может каждый',
      customers: 'Для клиентов; попросите',
      permit: 'Только с разрешения: могут не пустить',
      private: 'Частный доступ: могут не пустить',
      no: 'Не для всех: могут не пустить',
    },
    childPads: 'Электроды для детей',
    phone: 'Телефон',
    source: (titles) => `Источник: ${titles}`,
    reportsAlone: 'сообщения этому сайту, подтверждённые человеком',
    entry: 'посмотреть или исправить запись',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Дрон не отправлен: больше 5\u00a0минут',
        description: 'Выберите AED ближе или другой способ',
      },
      'not-signed-in': { title: 'Нужно войти', description: 'Войдите, чтобы отправлять дроны' },
      'no-drone-permission': {
        title: 'Нужно разрешение на дроны',
        description: 'Для отправки дронов нужно согласие администратора',
      },
    },
    failed: { title: 'Не удалось отправить', description: 'Попробуйте снова или напишите нам' },
    droneSent: 'Дрон отправлен!',
    navigationStarted: 'Маршрут запущен!',
    note: {
      drone: 'Симуляция: никто не отправлен',
      maps: 'Никто не отправлен: открываются ваши карты',
      sample: 'Примерные данные: никто не отправлен, карты не открываются',
    },
    eta: (time, name) => `Примерное время: ${time}\u00a0мин до: ${name}`,
  },
  keepAreaText: {
    title: 'Без сети',
    keep: 'Сохранить эту местность для работы без сети',
    offer: (count, size) =>
      `AED реестра в радиусе чуть больше 25\u00a0км: ${count}, около ${size}. После этого ближайший найдётся без сети.`,
    withStreets: (size) => `С улицами в радиусе 10\u00a0км, чтобы вести без сети: ещё примерно ${size}.`,
    lost: 'Браузер удалил сохранённую на этом устройстве область. Сохраните её снова.',
    privacy:
      'Хранится только на этом устройстве. Сервер видит, какие квадраты карты запрошены, но не где вы стоите. Когда выйдет новый реестр, они запрашиваются снова.',
    keeping: (done, total) => (total === 0 ? 'Сохраняется…' : `Сохранено квадратов: ${done} из ${total}`),
    kept: (cells, count, day) => `Сохранено ${day}; квадратов: ${cells}, AED: ${count}`,
    remove: 'Удалить',
    failed: {
      network: 'Местность не сохранена: сеть прервалась. Ничего не потеряно; попробуйте там, где связь лучше.',
      full: 'Местность не сохранена: на устройстве нет места. Освободите место и попробуйте снова.',
      site: 'Местность не сохранена: этот браузер не даёт странице работать без сети. Приватное окно не даёт никогда.',
      remove:
        'Местность не удалена: браузер отказал, она ещё хранится. Попробуйте снова или удалите данные этого сайта.',
    },
  },
  listText: {
    first: 'Сначала пошлите кого-нибудь за этим',
    noneToFetch: 'Ни один не успеть принести',
    unread: 'Не удалось прочитать реестр',
    partUnread: 'Часть реестра не удалось прочитать',
    former: 'Это список предыдущего поиска: расстояния указаны от места того поиска.',
    others: 'Остальные, в таком порядке',
    chosen: 'Выбранный вами',
    all: 'Все, в таком порядке',
    howToGetIt: 'Как его получить:',
    noListFor: (country) => `У нас нет списка AED для этой страны: ${country}.`,
    noListHere: (country) => `Наши списки AED не охватывают эту часть страны: ${country}.`,
    clockCorrected: 'Часы этого устройства идут неверно. Открыто или нет, судим по часам нашего сервера.',
    clockDoubted: 'Похоже, часы этого устройства идут неверно, поэтому неясно, что открыто. Проверьте дату и время.',
    hoursInRegister: 'В реестре сказано:',
    hoursWhole: 'Часы, как они записаны в реестре:',
    doubtOfState: 'О его состоянии в реестре сказано:',
    doubtOfAccess: 'О том, кому он доступен, в реестре сказано:',
    doubtOfPlace: (length) => `Место приблизительно: он может быть в пределах ${length} от метки`,
    placeInDoubt: 'Место в реестре может быть неверным',
    backToList: 'Назад к списку',
    map: 'Карта и что к ней относится',
  },
  reachText: {
    noneInReach: 'В пешей доступности AED не известен. Продолжайте надавливания и не кладите трубку; в скорой он есть.',
    allClosed:
      'Все AED в пешей доступности будут закрыты к вашему приходу. Продолжайте надавливания и спросите диспетчера; в скорой он есть.',
    nearestBeyond: (name, length, drive) =>
      `Ближайший: ${name}, ${length} отсюда; на машине туда и обратно около ${drive}.`,
    farther: (count) => `Дальше часа пешком туда и обратно ещё AED: ${count}.`,
    show: (count) => `Всё равно показать (${count})`,
    pair: (second, sooner) =>
      `Могут пойти двое? Один к номеру 1, другой к номеру ${second}: если первый недоступен, AED будет здесь примерно на ${minutes(sooner)} раньше.`,
  },
  reasonText: {
    nearestOpen: 'Ближайший и открыт к вашему приходу',
    open: 'Открыт к вашему приходу',
    openBeforeNearer: (count) => `Открыт к вашему приходу; более близкие могут быть заперты: ${count}`,
    uncertain: {
      'not-for-everybody': 'Не для всех',
      reported: 'Люди сообщают, что что-то не так',
      unclear: 'В реестре что-то неясно',
    },
    nearerThanSure: (uncertain, sooner) => `${uncertain}. На ${minutes(sooner)} ближе первого точно доступного`,
    nearestUncertain: (uncertain, chance) => `Ближайший. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'большинство таких AED в это время доступны',
      some: 'около половины таких AED в это время доступны',
      few: 'немногие такие AED в это время доступны',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Ваше место известно лишь с точностью около ${length}: расстояния и порядок так же приблизительны. Оно остаётся на этом устройстве.`,
      named: (name) => `Расстояния от центра: ${name}, а не от вас.`,
      point: (name) => `Расстояния от этой точки: ${name}.`,
      map: 'Расстояния от точки, выбранной на карте.',
    },
    summary: (count) =>
      count === 1 ? '1 AED в пешей доступности, насколько известно реестру.' : `Доступно AED: ${count}, лучший первым.`,
    summaryOrder: 'По времени, за которое AED окажется у больного: путь туда и обратно и риск запертой двери.',
    nearestIs: (name, length, reason) => `Ближе всех: ${name}, ${length}: ${reason}.`,
    showNearest: 'Показать',
    onlyOpen: 'Только открытые к приходу',
    hidden: (count) => `Скрыто AED: ${count}`,
    noneOpen: 'Ни об одном не известно, что он открыт к вашему приходу. Снимите отбор, чтобы увидеть остальные.',
    more: (count) => `Показать ещё ${count}`,
    damaged: 'Часть реестра не совпадает с контрольной суммой и не показана; в списке может не хватать AED.',
    gaps: 'Часть реестра не удалось прочитать; в списке может не хватать AED.',
    unread: 'Не удалось прочитать реестр вокруг этого места. Попробуйте снова; пока спросите диспетчера.',
    none: 'Реестр не знает AED в пределах 50\u00a0км. Спросите диспетчера по телефону.',
    announced: (count, name, length, reason) => `AED: ${count}, лучший первым: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Показать на карте',
    showOnMapOf: (name) => `где ${name}`,
    openMap: 'Показать карту',
    closeMap: 'Скрыть карту',
    chosenPoint: 'Выбранная точка',
    pointAtMap: 'Или указать на карте',
    data: 'Данные об AED: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Их собирают добровольцы и города; записи могут быть неверны или стары. Расстояния по прямой, время — наша оценка. Ваше место остаётся на этом устройстве.',
    numbersNote:
      'Экстренные номера: наша таблица, у каждой строки источник; страна по границам, хранящимся на этой странице (country-coder, от создателей редактора OpenStreetMap).',
    maps: '«Пешком» и «На машине» открывают',
    mapsChoices: {
      phone: 'Карты этого телефона',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Им сообщается место AED, а не ваше.',
  },
  reckoningLinkText: {
    title: 'Как это рассчитано?',
    notLoaded: 'Не удалось открыть ответ. Проверьте связь и обновите страницу.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Сообщают, что его нет (${people(count)}, с ${since}), ещё не подтверждено`,
      'out-of-order': (count, since) =>
        `Сообщают, что заперт или неисправен (${people(count)}, с ${since}), ещё не подтверждено`,
      hours: (count, since) => `Сообщают, что часы неверны (${people(count)}, с ${since}), ещё не подтверждено`,
      place: (count, since) => `Сообщают, что место неверно (${people(count)}, с ${since}), ещё не подтверждено`,
      present: (count, last) => `Сообщают, что он на месте (${people(count)}, в последний раз ${last})`,
    },
    confirmed: {
      gone: (day) => `Отсутствие подтверждено ${day}; с тех пор реестр внёс его снова`,
      'out-of-order': (day) => `Заперт или неисправен, подтверждено ${day}`,
      hours: (day) => `Часы исправлены ${day}`,
      place: (day) => `Место исправлено ${day}`,
      present: (day) => `Подтверждено ${day}, что он на месте`,
      new: (day) => `О нём сообщили люди, подтверждено ${day}; ни в одном реестре его ещё нет`,
    },
    contradicted: (confirmed) => `${confirmed}; с тех пор реестр говорит иное`,
    question: (question) => `Вопрос смотрителя: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `Примерных AED: ${count}, ближайший первым: ${name}, ${kilometres}\u00a0км.`,
    notReal:
      'Эти записи придуманы, чтобы показать работу поиска; таких приборов нет. В экстренном случае спросите диспетчера по телефону о ближайшем AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: данные за ${day}`,
    unknown: (title) => `${title}: реестр не называет дня своих данных`,
    more: (count) => `и ещё ${count}`,
    recent: (sources) => sources,
    old: (sources) =>
      `Старше года (возможно, AED с тех пор переместили или убрали; спросите на месте или у диспетчера): ${sources}`,
  },
};
