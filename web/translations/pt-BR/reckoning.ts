import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'A pé',
      car: 'De carro',
      drone: 'Drone (uma simulação, nada voa)',
      fastest: 'No melhor dos casos',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} para sair`,
    straight: 'em linha reta',
    detour: (times) => `pelas ruas, ${times} vezes a linha reta`,
    source: 'Fonte:',
    droneJudged:
      'Aplicamos o limite de cinco minutos a tempos medidos. O tempo termina quando o drone chega. No estudo, o primeiro choque veio 4:35 minutos depois.',
    order: (shutDoor, ambulance, errand) =>
      `Ordenamos os DEAs pelo tempo em que esperamos um junto da vítima. Se uma porta estiver trancada, somamos ${shutDoor}\u00a0min perdidos ali (estimativa nossa) e o caminho até o próximo melhor DEA. Supomos que a ambulância traz um DEA depois de ${ambulance}\u00a0min, em média. Os DEAs que estarão fechados quando você chegar ficam no fim. Os DEAs que levam mais de ${errand}\u00a0min a pé, ida e volta, ficam recolhidos.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Supomos que ${working} dos DEAs abertos também funcionam. Nas inspeções em Seul, 15,4% não estavam prontos para uso, na maioria por eletrodos vencidos (Scientific Reports 2022, 14611). Para um DEA atrás de uma porta privada contamos ${privateByDay} disso no horário de trabalho e ${privateElse} no resto do tempo (estimativas nossas). Um DEA que não se sabe se está fechado conta pelo menos ${least} (estimativa nossa). Até três minutos a pé, ele fica antes de qualquer um que esteja a dez.`,
    shares: 'Porcentagem de DEAs sem horário indicado que esperamos abertos',
    kind: 'Onde e para quem',
    periods: { working: 'seg–sex 8–\u206016', waking: 'fora disso, 7–\u206021', night: 'noite' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Ao ar livre', indoors: 'Em local fechado', unsaid: 'Local não indicado' },
    welcomes: {
      everybody: 'para todos',
      limited: 'para clientes ou com autorização',
      unsaid: 'acesso não indicado',
    },
    kinds: {
      staffed: 'Não ao ar livre, em polícia, bombeiros, hospital ou hotel',
      station: 'Não ao ar livre, em estação ou aeroporto',
      school: 'Não ao ar livre, em uma escola',
      shop: 'Não ao ar livre, em uma loja ou farmácia',
    },
    inWords:
      'Quando a lista de DEAs limita o acesso em palavras («no horário de funcionamento», «toque a campainha»), diminuímos a probabilidade e nunca a aumentamos. Para os horários de funcionamento, de escritório e de escola usamos o que medimos em DEAs com horário indicado. Para jogos, eventos, temporadas, campainhas, chaves e veículos usamos estimativas nossas.',
    sharesSource:
      'Medido em DEAs com horário indicado, em dados abertos da Polônia, Suíça, Eslovênia, Japão, Alemanha e Itália. Fora do horário de trabalho, diminuímos os valores conforme o que as listas suíças dizem em palavras sobre DEAs sem horário. Em Copenhague, 9% estavam acessíveis a qualquer hora (PubMed 24036607), em Toronto, 26% (PMC4992180).',
  },
};
