import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED: ${name}`,
    description: 'Коли цей AED доступний, де він розташований і як до нього дістатися.',
    loading: 'Завантажуємо дані про цей AED…',
    failed: 'Не вдалося завантажити дані про цей AED. Перевірте зв’язок і спробуйте знову.',
    needsScript: 'Для цієї сторінки потрібен JavaScript. Запитайте диспетчера, де найближчий AED.',
    unknown: {
      title: 'Ми не знаємо цього AED',
      more: 'У жодному з наших списків немає AED з такою адресою. Перевірте посилання або знайдіть найближчий AED.',
    },
    gone: {
      title: 'Цього AED більше немає у списках',
      since: (day) => `Немає в жодному списку AED з дати: ${day}`,
      near: 'AED поблизу',
      none: 'Ми не знаємо інших AED у радіусі 1\u00a0км.',
    },
    way: 'Знайти дорогу',
    localTime: (time) => `Місцевий час там: ${time}`,
    checked: 'Остання перевірка',
    notChecked: 'не зазначено',
    coordinates: 'Координати',
    toPatient: (length) => `Звідси назад до постраждалого: ${length} по прямій`,
    patient: 'Постраждалий',
  },
};
