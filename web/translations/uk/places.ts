import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('uk');
const places = (count: number) => counted(count, { one: '# місце', few: '# місця', many: '# місць', other: '# місця' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Усі місця',
    description: (count) =>
      `${places(count)} мапи довголіття в одній таблиці: шукайте, відбирайте, упорядковуйте, порівнюйте до чотирьох і беріть числа разом із джерелами.`,
  },
  kindsText: {
    'validated-blue-zone': 'Блакитна зона зі списку її дослідників',
    cohort: 'Когорта адвентистів',
    'country-or-territory': 'Країна або територія',
    city: 'Місто',
    'programme-community': 'Громада з програмою',
    'unaffiliated-community': 'Громада, програми не знайдено',
  },
  placesText: {
    tag: 'Покажчик місць',
    title: 'Усі місця',
    lede: (count) =>
      `${places(count)} в одній таблиці; два квадратні кілометри Монако знайти так само легко, як Канаду. Шукайте, упорядковуйте й ставте до чотирьох поруч.`,

    toolsLabel: 'Пошук і відбір місць',
    search: 'Пошук',
    searchHint: 'Назва або край',
    filters: 'Відбір',
    kind: 'Вид місця',
    anyKind: 'Усі види',
    region: 'Частина світу',
    anyRegion: 'Увесь світ',
    band: 'Індекс (SLI)',
    anyBand: 'Усі рівні',
    bands: {
      green: '90% і більше',
      lime: 'від 85% до менше 90%',
      yellow: 'від 80% до менше 85%',
      grey: 'менше 80%',
    },
    reset: 'Скинути пошук і відбір',
    shown: (shown, all) =>
      shown === all
        ? places(all)
        : `${shown} з ${counted(all, { one: '# місця', few: '# місць', many: '# місць', other: '# місця' })}`,
    nothing: 'Жодне місце атласу не підходить.',
    nothingHint: 'Спробуйте менше літер, інше написання або ширший відбір.',
    showAll: (all) => `Показати всі місця (${all})`,
    partNames: {
      q: 'пошук',
      kind: 'вид',
      region: 'частина світу',
      sli: 'індекс',
      sort: 'порядок',
      place: 'місце',
      compare: 'порівняння',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `Адреса просить те, чого на цій сторінці немає: ${parts.join(', ')}${areMore ? ' тощо' : ''}. Цю частину пропущено.`,

    tableLabel: 'Місця атласу',
    compareColumn: 'Порівняти',
    mapColumn: 'Мапа',
    columns: { name: 'Місце', region: 'Частина світу', kind: 'Вид', life: 'Тривалість життя' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'оцінка редакції', founding: 'метод невідомий' },
    notPublished: 'Тут не оприлюднено',
    sortWithCountries: 'Сортувати місця без власного показника за показником країни',
    bySex: (women, men) => `середнє: жінки ${women}, чоловіки ${men}`,
    compareOne: (name) => `Порівняти: ${name}`,
    showOnMap: (name) => `Показати на мапі: ${name}`,
    comingSoon: 'Програма незабаром',
    tableNote:
      'SLI і Ξaccess — не вимірювання. Знаком «≈» позначено наші власні оцінки. Решту взято з початкового списку, метод якого невідомий. Тривалість життя — очікувана при народженні, для обох статей. Під кожним числом указано рік, а якщо воно охоплює більше, ніж саме місце, то й населення, якого воно стосується.',
    methodology: 'Звідки взялися числа',

    compareNow: (chosen) => `Порівняти ${places(chosen)}`,

    compareTitle: 'Поруч',
    compareInvitation:
      'Позначте в таблиці вище від двох до чотирьох місць, щоб побачити тут їхні числа поруч, кожне з роком і джерелом.',
    compareFailed: 'Не вдалося завантажити порівняння. Відкрийте сторінку знову, коли буде з’єднання.',

    readMore: (name) => `Читати далі: ${name}`,

    share: 'Поділитися цим виглядом',
    shareTitle: 'Місця Symbiotics Longevity Map',
    shared: 'Надіслано.',
    copied: 'Посилання скопійовано.',
    notCopied: 'Не вдалося скопіювати посилання. Ось воно:',
    linkLabel: 'Посилання на цей вигляд',

    download: 'Завантажити показане (англійською):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Файл не створено: не завантажився його код. Спробуйте знову, коли буде з’єднання.',
    downloaded: (file) => `Збережено: ${file}`,

    mapLabel: 'Мапа поруч із таблицею',
    mapStill: 'Показати мапу',
    mapLoading: 'Мапа завантажується…',
    mapFailed: 'Не вдалося завантажити мапу. Усі місця є в таблиці.',
    tryAgain: 'Спробувати знову',
    noneChosen: 'Виберіть рядок, щоб знайти його на мапі, або позначку, щоб знайти її рядок.',
  },
  worldRegionsText: {
    Europe: 'Європа',
    'North and Central America': 'Північна й Центральна Америка',
    Asia: 'Азія',
    'Oceania and the Pacific': 'Океанія і Тихий океан',
    'Africa and the Indian Ocean': 'Африка й Індійський океан',
  },
};
