import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# de DAE', other: '# DAE' });
const squares = (count: number) => counted(count, { one: '# quadrado', many: '# de quadrados', other: '# quadrados' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label: 'Mapa dos DAE. A lista ao lado mostra os mesmos DAE. As setas movem o mapa, mais e menos mudam a escala.',
    pickLabel: 'Prima Enter para escolher o meio do mapa. Depois confirme a procura.',
    usability: {
      likely: 'provavelmente utilizável quando chegar',
      uncertain: 'talvez utilizável quando chegar',
      unlikely: 'provavelmente não utilizável quando chegar',
    },
    otherAed: (name) => `DAE: ${name}`,
    otherAeds: 'Outros DAE à vista. As setas vão de um ao seguinte.',
    group: (count) => `${aeds(count)}; aproxima`,
    registers: 'DAE: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: 'mais # lista', many: 'mais # de listas', other: 'mais # listas' }),
    isIncomplete: 'Não foi possível carregar alguns DAE desta vista. Mova o mapa para tentar de novo.',
    isCountingAll: 'A esta escala os círculos contam todos os DAE. Aproxime o mapa para os filtrar.',
    searchHere: 'Procurar a partir da cruz?',
    search: 'Procurar aqui',
    cancelSearch: 'Cancelar',
  },
  keepAreaText: {
    title: 'Usar sem ligação',
    keep: 'Guardar esta zona para usar sem ligação',
    offer: (count, size) =>
      `${aeds(count)} num raio de pouco mais de 25\u00a0km: cerca de ${size}. Depois pode encontrar o DAE mais próximo sem ligação.`,
    withStreets: (size) =>
      `Com as ruas num raio de 10\u00a0km, para mostrar o caminho sem ligação: mais cerca de ${size}.`,
    lost: 'O navegador apagou a zona guardada. Guarde-a de novo.',
    privacy:
      'Guardado só neste dispositivo. O servidor vê que quadrados do mapa são descarregados, nunca onde está. Quando publicamos uma lista de DAE mais recente, são descarregados de novo.',
    keeping: (done, total) => (total === 0 ? 'A guardar…' : `Guardados: ${done} de ${squares(total)}`),
    kept: (cells, count, day) => `Guardado: ${aeds(count)} em ${squares(cells)}; data: ${day}`,
    remove: 'Remover',
    failed: {
      network: 'Não guardado: a ligação caiu. Tente de novo onde for melhor.',
      full: 'Não guardado: este dispositivo não tem espaço. Liberte espaço e tente de novo.',
      site: 'Não guardado: este navegador, ou esta janela privada, não consegue guardar páginas para usar sem ligação. Experimente outro navegador.',
      remove:
        'Não removido: o navegador recusou e a zona continua guardada. Tente de novo ou apague os dados deste site.',
    },
  },
  aedMapPlaceText: {
    loading: 'O mapa está a carregar…',
    failed: 'O mapa não carregou. A lista mostra os mesmos DAE.',
    tryAgain: 'Tentar de novo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para a partilhar: toque no símbolo junto ao endereço do site, depois Definições do site, Localização, Permitir. Se não aparecer: abra Definições, Privacidade e segurança, Serviços de localização, Sites do Safari.',
      android:
        'Para a partilhar: toque no símbolo junto ao endereço do site, depois Permissões, Localização, Permitir.',
      other: 'Para a partilhar: clique no símbolo junto ao endereço do site e permita a localização.',
    },
    allowedRuns: 'A procura começa então automaticamente.',
    need: {
      refused: 'Esta página não consegue ver a sua localização.',
      failed: 'Não conseguimos encontrar a sua localização.',
      awaited: 'À espera da sua localização.',
    },
    needMore: 'Escreva um lugar perto de si. O que escrever fica neste dispositivo.',
    elsewhere: 'Procurar noutro lugar',
    label: 'Cidade ou vila',
    hint: 'Por exemplo Kraków, Zürich ou Okinawa; pode omitir os acentos.',
    nothing: (typed) => `Não encontrámos «${typed}». Tente uma localidade maior perto, ou escolha um ponto no mapa.`,
    postcode: (typed) =>
      `«${typed}» parece um código postal. Não conseguimos procurar por código postal. Escreva o nome da localidade, ou coordenadas como 47.3769, 8.5417, ou escolha um ponto no mapa.`,
    beyond:
      'Estas coordenadas não existem: a latitude vai até 90 graus, a longitude até 180. Verifique os números ou escolha um ponto no mapa.',
    unreadable:
      'Não conseguimos ler estas coordenadas. Escreva latitude e longitude, por exemplo 47.3769, 8.5417, ou escolha um ponto no mapa.',
    noCoordinates:
      'Este link não contém coordenadas. Escreva-as, por exemplo 47.3769, 8.5417, ou escolha um ponto no mapa.',
    options: (count) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' }),
  },
  streetText: {
    straight: 'em linha reta',
    along: 'pelas ruas',
    reordered: 'Pelas ruas, outro DAE fica mais perto. Mostramo-lo agora primeiro.',
    offer: (name, minutes) => `Pelas ruas, ${name} fica mais perto: ${minutes} a pé. Quer ir antes para lá?`,
    takeOffer: 'Mostrar em primeiro',
    stay: 'Ficar com o meu',
    showWay: 'Mostrar o caminho',
    wayNotLoaded: 'Não foi possível carregar o caminho. Verifique a ligação, ou prima «A pé» para abrir os mapas.',
  },
};
