import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'DEA por país',
    allMore: 'Escolha um país ou território: quantos DEA estão registrados, onde ficam e quando estão acessíveis.',
    title: (name) => `DEA: ${name}`,
    description: (name, figure) =>
      `${name}. DEA registrados: ${figure}. Onde ficam, quando estão acessíveis e quando foram verificados.`,
    listed: (figure) => `DEA registrados: ${figure}`,
    reach: 'Quando estão acessíveis',
    now: 'Agora',
    night: 'Às 3 da madrugada',
    open: 'Acessível',
    closed: 'Fechado',
    unknown: 'Não se sabe',
    asOf: (moment) => `Agora significa: ${moment}, hora local.`,
    unchecked: (figure) => `Sem verificação anotada: ${figure}`,
    allChecked: 'Cada DEA tem uma verificação anotada.',
    notChecked: 'Nenhuma verificação anotada',
    hours: (value) => `Horário: ${value}`,
    list: 'Lista, a partir do centro',
    fromCentre: (length) => `A ${length} do centro`,
    towns: 'Localidades, primeiro as que têm mais DEA',
    elsewhere: (figure) => `Fora destas localidades: ${figure}`,
    part: (number, last) => `Página ${number} de ${last}`,
    previous: 'Página anterior',
    next: 'Próxima página',
    files: 'Todos os DEA em um arquivo:',
    townNames: 'Nomes das localidades: ',
    none: {
      title: 'Neste endereço não há nenhum DEA registrado',
      more: 'Confira o endereço ou escolha um país.',
    },
    needsScript: 'Estas páginas só existem em nosso próprio servidor. Procure então o DEA mais próximo.',
  },
};
