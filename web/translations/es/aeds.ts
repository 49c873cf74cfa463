import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'DEA por país',
    allMore: 'Elija un país o territorio: cuántos DEA hay registrados, dónde están y cuándo se puede llegar a ellos.',
    title: (name) => `DEA: ${name}`,
    description: (name, figure) =>
      `${name}. DEA registrados: ${figure}. Dónde están, cuándo se puede llegar a ellos y cuándo se comprobaron.`,
    listed: (figure) => `DEA registrados: ${figure}`,
    reach: 'Cuándo se puede llegar a ellos',
    now: 'Ahora',
    night: 'A las 3 de la madrugada',
    open: 'Abierto',
    closed: 'Cerrado',
    unknown: 'No se sabe',
    asOf: (moment) => `Ahora significa: ${moment}, hora local.`,
    unchecked: (figure) => `Sin comprobación anotada: ${figure}`,
    allChecked: 'Cada DEA tiene una comprobación anotada.',
    notChecked: 'Ninguna comprobación anotada',
    hours: (value) => `Horario: ${value}`,
    list: 'Lista, desde el centro',
    fromCentre: (length) => `A ${length} del centro`,
    towns: 'Localidades, primero las que tienen más DEA',
    elsewhere: (figure) => `Fuera de estas localidades: ${figure}`,
    part: (number, last) => `Página ${number} de ${last}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    files: 'Todos los DEA en un archivo:',
    townNames: 'Nombres de las localidades: ',
    none: {
      title: 'En esta dirección no hay ningún DEA registrado',
      more: 'Compruebe la dirección o elija un país.',
    },
    needsScript: 'Estas páginas solo existen en nuestro propio servidor. Busque en su lugar el DEA más cercano.',
  },
};
