import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pt');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'O mapa está a carregar…',
    failed: 'Não foi possível carregar o mapa. A lista tem os mesmos DAE.',
    tryAgain: 'Tentar de novo',
  },
  placeText: {
    allowAgain: {
      ios: 'Para a partilhar: prima o símbolo na barra de endereço, depois Definições do site, Localização, Permitir. Se não houver: Definições, Privacidade e segurança, Serviços de localização, Sites do Safari.',
      android: 'Para a partilhar: prima o símbolo junto ao endereço, depois Permissões, Localização, Permitir.',
      other: 'Para a partilhar: prima o símbolo junto ao endereço e permita a localização.',
    },
    allowedRuns: 'A procura começa então sozinha.',
    need: {
      refused: 'A sua posição não é partilhada com esta página.',
      failed: 'Não foi possível encontrar a sua posição.',
      awaited: 'O seu dispositivo ainda não indicou a posição.',
    },
    needMore: 'Escreva antes um lugar próximo. Fica neste dispositivo.',
    elsewhere: 'Procurar noutro lugar',
    label: 'Cidade ou lugar de longevidade',
    hint: 'Por exemplo Kraków, Zürich ou Okinawa; os acentos podem ser omitidos.',
    nothing: (typed) =>
      `Não conhecemos um lugar chamado «${typed}»: só cidades, lugares de longevidade e as localidades dos endereços dos DAE. Escreva um lugar maior próximo ou aponte no mapa.`,
    postcode: (typed) =>
      `«${typed}» parece um código postal, e aqui não se conhece nenhum. Escreva o nome da localidade ou coordenadas como 47.3769, 8.5417, ou aponte no mapa.`,
    beyond:
      'Estas coordenadas não existem na Terra: a latitude vai até 90 graus, a longitude até 180. Verifique os números ou aponte no mapa.',
    unreadable:
      'Não foi possível ler as coordenadas. Escreva latitude e longitude, por exemplo 47.3769, 8.5417, ou aponte no mapa.',
    noCoordinates: 'Neste endereço não há coordenadas. Escreva-as, por exemplo 47.3769, 8.5417, ou aponte no mapa.',
    options: (count) => counted(count, { one: '# lugar', many: '# de lugares', other: '# lugares' }),
  },
  streetText: {
    straight: 'em linha reta',
    along: 'pelas ruas',
    reordered: 'Pelas ruas, outro DAE fica mais perto do que em linha reta. É agora o primeiro.',
    offer: (name, minutes) => `Pelas ruas, ${name} fica mais perto: ${minutes} a pé. Ir para lá?`,
    takeOffer: 'Pôr em primeiro',
    stay: 'Ficar com o meu',
    showWay: 'Mostrar o caminho',
    wayNotLoaded: 'Não foi possível abrir o caminho. Verifique a ligação ou prima «A pé» para abrir os mapas.',
  },
};
