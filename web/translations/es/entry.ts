import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `DEA: ${name}`,
    description: 'Cuándo se puede acceder a este DEA, dónde está y cómo llegar.',
    loading: 'Cargando este DEA…',
    failed: 'No se pudo cargar este DEA. Compruebe la conexión e inténtelo de nuevo.',
    needsScript: 'Esta página necesita JavaScript. Pregunte al operador de emergencias dónde está el DEA más cercano.',
    unknown: {
      title: 'No conocemos este DEA',
      more: 'Ninguna de nuestras listas tiene un DEA con esta dirección. Compruebe el enlace o busque el DEA más cercano.',
    },
    gone: {
      title: 'Este DEA ya no figura en las listas',
      since: (day) => `En ninguna lista de DEA desde: ${day}`,
      near: 'DEA cercanos',
      none: 'No conocemos otro DEA en 1\u00a0km a la redonda.',
    },
    way: 'Cómo llegar',
    localTime: (time) => `Hora local allí: ${time}`,
    checked: 'Última comprobación',
    notChecked: 'no consta',
    coordinates: 'Coordenadas',
    toPatient: (length) => `De aquí de vuelta a la víctima: ${length} en línea recta`,
    patient: 'Víctima',
  },
};
