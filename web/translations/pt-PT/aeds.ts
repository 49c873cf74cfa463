import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'DAE por país',
    allMore: 'Escolha um país ou território: quantos DAE estão registados, onde ficam e quando estão acessíveis.',
    title: (name) => `DAE: ${name}`,
    description: (name, figure) =>
      `${name}. DAE registados: ${figure}. Onde ficam, quando estão acessíveis e quando foram verificados.`,
    listed: (figure) => `DAE registados: ${figure}`,
    reach: 'Quando estão acessíveis',
    now: 'Agora',
    night: 'Às 3 da madrugada',
    open: 'Acessível',
    closed: 'Fechado',
    unknown: 'Não se sabe',
    asOf: (moment) => `Agora significa: ${moment}, hora local.`,
    unchecked: (figure) => `Sem verificação anotada: ${figure}`,
    allChecked: 'Cada DAE tem uma verificação anotada.',
    notChecked: 'Nenhuma verificação anotada',
    hours: (value) => `Horário: ${value}`,
    list: 'Lista, a partir do centro',
    fromCentre: (length) => `A ${length} do centro`,
    towns: 'Localidades, primeiro as que têm mais DAE',
    elsewhere: (figure) => `Fora destas localidades: ${figure}`,
    part: (number, last) => `Página ${number} de ${last}`,
    previous: 'Página anterior',
    next: 'Página seguinte',
    files: 'Todos os DAE num ficheiro:',
    townNames: 'Nomes das localidades: ',
    none: {
      title: 'Neste endereço não há nenhum DAE registado',
      more: 'Verifique o endereço ou escolha um país.',
    },
    needsScript: 'Estas páginas só existem no nosso próprio servidor. Procure antes o DAE mais próximo.',
  },
};
