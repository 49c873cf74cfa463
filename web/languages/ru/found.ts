import { pluralIn } from '../plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('ru');
const people = (count: number) =>
  counted(count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

export const words: FoundWords = {
  aedMapPlaceText: {
    loading: 'Карта загружается…',
    failed: 'Не удалось загрузить карту. В списке те же AED.',
    tryAgain: 'Попробовать снова',
  },
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
    registers: 'AED:',
    moreRegisters: (count) =>
      counted(count, { one: 'ещё # реестр', few: 'ещё # реестра', many: 'ещё # реестров', other: 'ещё # реестра' }),
    isIncomplete: 'Часть AED на экране не загрузилась. Сдвиньте карту, чтобы попробовать снова.',
    isCountingAll: 'В этом масштабе круги считают все AED. Приблизьте, чтобы отобрать.',
    searchHere: 'Искать от перекрестия?',
    search: 'Искать здесь',
    cancelSearch: 'Отмена',
  },
  availabilityText: {
    midnight: 'в полночь',
    always: 'Открыто сейчас, круглосуточно',
    openNow: 'Открыто сейчас',
    opensBefore: 'Откроется до вашего прихода',
    closes: (moment) => `закрытие: ${moment}`,
    knownUntil: (moment) => `часы неизвестны с: ${moment}`,
    closesBefore: 'Закроется до вашего прихода',
    closedUntil: (moment) => `Закрыто; открытие: ${moment}`,
    closedForLong: 'Закрыто; в реестре нет точного часа открытия',
    alternativeFurther: (length, name) => `круглосуточный, на ${length} дальше: ${name}`,
    alternativeNearer: (name) => `круглосуточный, не дальше: ${name}`,
    unknown: {
      'no-hours': 'Часы не указаны',
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
    minutes: (time) => `${time} мин`,
    about: 'около',
    hours: (time) => `${time} ч`,
    simulation: 'симуляция',
    overLimit: '(>5 мин)',
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
    source: 'Источник',
    reportsAlone: 'сообщения этому сайту, подтверждённые человеком',
    entry: 'посмотреть или исправить запись',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Дрон не отправлен: больше 5 минут',
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
    eta: (time, name) => `Примерное время: ${time} мин до: ${name}`,
  },
  keepAreaText: {
    title: 'Без сети',
    keep: 'Сохранить эту местность для работы без сети',
    offer: (count, size) =>
      `AED реестра в радиусе чуть больше 25 км: ${count}, около ${size}. После этого ближайший найдётся без сети.`,
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
    first: 'Сначала возьмите этот',
    noneToFetch: 'Ни один не успеть принести',
    unread: 'Не удалось прочитать реестр',
    others: 'Остальные, в таком порядке',
    chosen: 'Выбранный вами',
    all: 'Все, в таком порядке',
    hoursInRegister: 'В реестре сказано:',
    hoursWhole: 'Часы, как они записаны в реестре:',
    backToList: 'Назад к списку',
    map: 'Карта и что к ней относится',
  },
  mapFrameText: {
    yourLocation: 'Ваше место',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    tilesMissing: 'Карта улиц недоступна; показана рисованная карта',
    loadStreetDetail: 'Загрузить улицы',
    streetDetailReason: 'Карта улиц приходит с другого сервера, он узнает, какую местность вы смотрите.',
  },
  placeText: {
    need: {
      refused: 'Странице не разрешено знать ваше место.',
      failed: 'Не удалось определить ваше место.',
      awaited: 'Устройство ещё не сообщило ваше место.',
    },
    needMore: 'Назовите вместо этого место поблизости. Оно останется на этом устройстве.',
    elsewhere: 'Искать в другом месте',
    label: 'Город или место долголетия',
    hint: 'Например, Kraków, Zürich или Okinawa латиницей; значки над буквами можно не писать.',
    nothing: (typed) =>
      `Места «${typed}» мы не знаем: только города, места долголетия и населённые пункты из адресов AED. Введите место побольше рядом или укажите на карте.`,
    options: (count) => counted(count, { one: '# место', few: '# места', many: '# мест', other: '# места' }),
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
      `Могут пойти двое? Один к номеру 1, другой к номеру ${second}: если первый недоступен, AED будет здесь примерно на ${sooner} мин раньше.`,
  },
  reasonText: {
    nearestOpen: 'Ближайший и открыт к вашему приходу',
    open: 'Открыт к вашему приходу',
    openBeforeNearer: (count) => `Открыт к вашему приходу; более близкие могут быть заперты: ${count}`,
    uncertain: { 'not-for-everybody': 'Не для всех', reported: 'Люди сообщают, что что-то не так' },
    nearerThanSure: (uncertain, sooner) => `${uncertain}, но на ${sooner} мин ближе первого точно открытого`,
    nearestUncertain: (uncertain, chance) => `Ближайший. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'большинство таких AED в это время доступны',
      some: 'около половины таких AED в это время доступны',
      few: 'немногие такие AED в это время доступны',
    },
  },
  registryText: {
    from: {
      rough: (length) =>
        `Ваше место известно лишь с точностью около ${length}: расстояния и порядок так же приблизительны. Оно остаётся на этом устройстве.`,
      named: (name) => `Расстояния от центра: ${name}, а не от вас.`,
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
    gaps: 'Часть реестра не удалось прочитать; в списке может не хватать AED.',
    unread: 'Не удалось прочитать реестр вокруг этого места. Попробуйте снова; пока спросите диспетчера.',
    none: 'Реестр не знает AED в пределах 50 км. Спросите диспетчера по телефону.',
    announced: (count, name, length, reason) => `AED: ${count}, лучший первым: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Показать на карте',
    showOnMapOf: (name) => `где ${name}`,
    openMap: 'Показать карту',
    closeMap: 'Скрыть карту',
    chosenPoint: 'Выбранная точка',
    pointAtMap: 'Или указать на карте',
    data: 'Данные об AED:',
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
    found: (count, name, kilometres) => `Примерных AED: ${count}, ближайший первым: ${name}, ${kilometres} км.`,
    notReal:
      'Эти записи придуманы, чтобы показать работу поиска; таких приборов нет. В экстренном случае спросите диспетчера по телефону о ближайшем AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: данные за ${day}`,
    unknown: (title) => `${title}: реестр не называет дня своих данных`,
    more: (count) => `и ещё ${count}`,
    old: (sources) =>
      `Старше года: ${sources}. AED с тех пор могли переместить или убрать; спросите на месте или у диспетчера.`,
  },
};
