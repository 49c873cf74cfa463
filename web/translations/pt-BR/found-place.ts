import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');
const aeds = (count: number) => counted(count, { one: '# DEA', many: '# de DEAs', other: '# DEAs' });
const squares = (count: number) => counted(count, { one: '# quadrado', many: '# de quadrados', other: '# quadrados' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label: 'Mapa dos DEAs. A lista ao lado mostra os mesmos DEAs. As setas movem o mapa, mais e menos mudam a escala.',
    pickLabel: 'Pressione Enter para escolher o centro do mapa. Depois confirme a busca.',
    usability: {
      likely: 'provavelmente utilizável quando você chegar',
      uncertain: 'talvez utilizável quando você chegar',
      unlikely: 'provavelmente não utilizável quando você chegar',
    },
    otherAed: (name) => `DEA: ${name}`,
    otherAeds: 'Outros DEAs à vista. As setas passam de um para o próximo.',
    group: (count) => `${aeds(count)}; aproxima`,
    registers: 'DEAs: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: 'mais # lista', many: 'mais # de listas', other: 'mais # listas' }),
    isIncomplete: 'Não foi possível carregar alguns DEAs desta vista. Mova o mapa para tentar de novo.',
    isCountingAll: 'Nesta escala os círculos contam todos os DEAs. Aproxime o mapa para filtrar.',
    searchHere: 'Buscar a partir da cruz?',
    search: 'Buscar aqui',
    cancelSearch: 'Cancelar',
  },
  keepAreaText: {
    title: 'Usar sem conexão',
    keep: 'Salvar esta área para usar sem conexão',
    offer: (count, size) =>
      `${aeds(count)} em um raio de pouco mais de 25\u00a0km: cerca de ${size}. Depois você pode encontrar o DEA mais próximo sem conexão.`,
    withStreets: (size) =>
      `Com as ruas em um raio de 10\u00a0km, para mostrar o caminho sem conexão: cerca de ${size} a mais.`,
    lost: 'O navegador apagou a área salva. Salve-a de novo.',
    privacy:
      'Salvo só neste dispositivo. O servidor vê quais quadrados do mapa são baixados, nunca onde você está. Quando publicamos uma lista de DEAs mais recente, eles são baixados de novo.',
    keeping: (done, total) => (total === 0 ? 'Salvando…' : `Salvos: ${done} de ${squares(total)}`),
    kept: (cells, count, day) => `Salvo: ${aeds(count)} em ${squares(cells)}; data: ${day}`,
    remove: 'Remover',
    failed: {
      network: 'Não salvo: a conexão caiu. Tente de novo onde ela for melhor.',
      full: 'Não salvo: este dispositivo não tem espaço. Libere espaço e tente de novo.',
      site: 'Não salvo: este navegador, ou esta janela anônima, não consegue salvar páginas para usar sem conexão. Experimente outro navegador.',
      remove: 'Não removido: o navegador recusou e a área continua salva. Tente de novo ou apague os dados deste site.',
    },
  },
  aedMapPlaceText: {
    loading: 'O mapa está carregando…',
    failed: 'O mapa não carregou. A lista mostra os mesmos DEAs.',
    tryAgain: 'Tentar de novo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para compartilhar: toque no ícone ao lado do endereço do site, depois Ajustes do Site, Localização, Permitir. Se não aparecer: abra Ajustes, Privacidade e segurança, Serviços de localização, Sites do Safari.',
      android: 'Para compartilhar: toque no ícone ao lado do endereço do site, depois Permissões, Local, Permitir.',
      other: 'Para compartilhar: clique no ícone ao lado do endereço do site e permita a localização.',
    },
    allowedRuns: 'A busca começa automaticamente em seguida.',
    need: {
      refused: 'Esta página não consegue ver a sua localização.',
      failed: 'Não conseguimos encontrar a sua localização.',
      awaited: 'Esperando a sua localização.',
    },
    needMore: 'Digite um lugar perto de você. O que você digita fica neste dispositivo.',
    elsewhere: 'Buscar em outro lugar',
    label: 'Cidade ou povoado',
    hint: 'Por exemplo Kraków, Zürich ou Okinawa; os acentos podem ser omitidos.',
    nothing: (typed) => `Não encontramos «${typed}». Tente uma cidade maior por perto ou escolha um ponto no mapa.`,
    postcode: (typed) =>
      `«${typed}» parece um CEP ou código postal. Não podemos buscar por CEP. Digite o nome da cidade, ou coordenadas como 47.3769, 8.5417, ou escolha um ponto no mapa.`,
    beyond:
      'Estas coordenadas não existem: a latitude vai até 90 graus, a longitude até 180. Verifique os números ou escolha um ponto no mapa.',
    unreadable:
      'Não conseguimos ler estas coordenadas. Digite latitude e longitude, por exemplo 47.3769, 8.5417, ou escolha um ponto no mapa.',
    noCoordinates:
      'Este link não contém coordenadas. Digite-as, por exemplo 47.3769, 8.5417, ou escolha um ponto no mapa.',
    options: (count) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' }),
  },
  streetText: {
    straight: 'em linha reta',
    along: 'pelas ruas',
    reordered: 'Pelas ruas, outro DEA fica mais perto. Agora ele aparece primeiro.',
    offer: (name, minutes) => `Pelas ruas, ${name} fica mais perto: ${minutes} a pé. Quer ir para lá em vez disso?`,
    takeOffer: 'Mostrar primeiro',
    stay: 'Ficar com o meu',
    showWay: 'Mostrar o caminho',
    wayNotLoaded: 'Não foi possível carregar o caminho. Verifique a conexão, ou toque em «A pé» para abrir os mapas.',
  },
};
