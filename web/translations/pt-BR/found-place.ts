import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');
const aeds = (count: number) => counted(count, { one: '# DEA', many: '# de DEA', other: '# DEA' });
const squares = (count: number) => counted(count, { one: '# quadrado', many: '# de quadrados', other: '# quadrados' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label: 'Mapa dos DEA. A lista ao lado mostra os mesmos DEA. As setas movem o mapa, mais e menos mudam a escala.',
    pickLabel: 'Pressione Enter para escolher o meio do mapa. Depois confirme a busca.',
    usability: {
      likely: 'provavelmente utilizável quando chegar',
      uncertain: 'talvez utilizável quando chegar',
      unlikely: 'provavelmente não utilizável quando chegar',
    },
    otherAed: (name) => `DEA: ${name}`,
    otherAeds: 'Outros DEA à vista. As setas vão de um ao seguinte.',
    group: (count) => `${aeds(count)}; aproxima`,
    registers: 'DEA: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: 'mais # lista', many: 'mais # de listas', other: 'mais # listas' }),
    isIncomplete: 'Não foi possível carregar alguns DEA desta vista. Mova o mapa para tentar de novo.',
    isCountingAll: 'A esta escala os círculos contam todos os DEA. Aproxime o mapa para os filtrar.',
    searchHere: 'Procurar a partir da cruz?',
    search: 'Procurar aqui',
    cancelSearch: 'Cancelar',
  },
  keepAreaText: {
    title: 'Usar sem conexão',
    keep: 'Salvar esta área para usar sem conexão',
    offer: (count, size) =>
      `${aeds(count)} num raio de pouco mais de 25\u00a0km: cerca de ${size}. Depois pode encontrar o DEA mais próximo sem conexão.`,
    withStreets: (size) =>
      `Com as ruas num raio de 10\u00a0km, para mostrar o caminho sem conexão: mais cerca de ${size}.`,
    lost: 'O navegador apagou a área salva. Salve-a de novo.',
    privacy:
      'Salvo só neste dispositivo. O servidor vê que quadrados do mapa são baixados, nunca onde está. Quando publicamos uma lista de DEA mais recente, são baixados de novo.',
    keeping: (done, total) => (total === 0 ? 'Salvando…' : `Salvos: ${done} de ${squares(total)}`),
    kept: (cells, count, day) => `Salvo: ${aeds(count)} em ${squares(cells)}; data: ${day}`,
    remove: 'Remover',
    failed: {
      network: 'Não salvo: a conexão caiu. Tente de novo onde for melhor.',
      full: 'Não salvo: este dispositivo não tem espaço. Liberte espaço e tente de novo.',
      site: 'Não salvo: este navegador, ou esta janela privada, não consegue salvar páginas para usar sem conexão. Experimente outro navegador.',
      remove: 'Não removido: o navegador recusou e a área continua salva. Tente de novo ou apague os dados deste site.',
    },
  },
  aedMapPlaceText: {
    loading: 'O mapa está carregando…',
    failed: 'O mapa não carregou. A lista mostra os mesmos DEA.',
    tryAgain: 'Tentar de novo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para a compartilhar: toque no símbolo junto ao endereço do site, depois Ajustes do site, Localização, Permitir. Se não aparecer: abra Ajustes, Privacidade e segurança, Serviços de localização, Sites do Safari.',
      android:
        'Para a compartilhar: toque no símbolo junto ao endereço do site, depois Permissões, Localização, Permitir.',
      other: 'Para a compartilhar: clique no símbolo junto ao endereço do site e permita a localização.',
    },
    allowedRuns: 'A busca começa então automaticamente.',
    need: {
      refused: 'Esta página não consegue ver a sua localização.',
      failed: 'Não conseguimos encontrar a sua localização.',
      awaited: 'À espera da sua localização.',
    },
    needMore: 'Escreva um lugar perto de si. O que escrever fica neste dispositivo.',
    elsewhere: 'Procurar em outro lugar',
    label: 'Cidade ou vila',
    hint: 'Por exemplo Kraków, Zürich ou Okinawa; pode omitir os acentos.',
    nothing: (typed) => `Não encontramos «${typed}». Tente uma localidade maior perto, ou escolha um ponto no mapa.`,
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
    reordered: 'Pelas ruas, outro DEA fica mais perto. Agora ele aparece primeiro.',
    offer: (name, minutes) => `Pelas ruas, ${name} fica mais perto: ${minutes} a pé. Quer ir antes para lá?`,
    takeOffer: 'Mostrar em primeiro',
    stay: 'Ficar com o meu',
    showWay: 'Mostrar o caminho',
    wayNotLoaded: 'Não foi possível carregar o caminho. Verifique a conexão, ou pressione «A pé» para abrir os mapas.',
  },
};
