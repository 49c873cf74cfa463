import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED: ${name}`,
    description: 'Когда этот AED доступен, где он находится и как до него добраться.',
    loading: 'Загружаем данные об этом AED…',
    failed: 'Не удалось загрузить данные об этом AED. Проверьте связь и попробуйте снова.',
    needsScript: 'Для этой страницы нужен JavaScript. Спросите диспетчера, где ближайший AED.',
    unknown: {
      title: 'Мы не знаем этого AED',
      more: 'Ни в одном из наших списков нет AED с таким адресом. Проверьте ссылку или найдите ближайший AED.',
    },
    gone: {
      title: 'Этого AED больше нет в списках',
      since: (day) => `Нет ни в одном списке AED с даты: ${day}`,
      near: 'AED поблизости',
      none: 'Мы не знаем других AED в радиусе 1\u00a0км.',
    },
    way: 'Найти дорогу',
    localTime: (time) => `Местное время там: ${time}`,
    checked: 'Последняя проверка',
    notChecked: 'не указана',
    coordinates: 'Координаты',
    toPatient: (length) => `Отсюда обратно к пострадавшему: ${length} по прямой`,
    patient: 'Пострадавший',
  },
};
