import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pt');

export const words: FoundPlaceWords = {
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
