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
    setOff: (time) => `${time} para partir`,
    straight: 'em linha reta',
    detour: (times) => `pelas ruas, ${times} vezes a linha reta`,
    source: 'Fonte:',
    droneJudged:
      'Para o limite de cinco minutos usamos tempos medidos. O tempo acaba quando o drone chega. No ensaio, o primeiro choque veio 4:35 minutos depois.',
    order: (shutDoor, ambulance, errand) =>
      `Ordenamos os DAE pelo tempo até esperarmos um junto da vítima. Se uma porta estiver trancada, somamos os ${shutDoor}\u00a0min perdidos ali (estimativa nossa) e o caminho até ao melhor DAE seguinte. Supomos que a ambulância traz um DAE ao fim de ${ambulance}\u00a0min, em média. Os DAE que estarão fechados quando chegar ficam no fim. Os DAE que levam mais de ${errand}\u00a0min a pé, ida e volta, estão recolhidos.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Supomos que ${working} dos DAE abertos também funcionam. Nas inspeções em Seul 15,4% não estavam prontos a usar, quase sempre por elétrodos fora do prazo (Scientific Reports 2022, 14611). Para um DAE atrás de uma porta privada contamos ${privateByDay} disso em horário de trabalho e ${privateElse} no resto do tempo (estimativas nossas). Um DAE de que não se sabe que está fechado conta pelo menos ${least} (estimativa nossa). Até três minutos a pé fica antes de qualquer um que esteja a dez.`,
    shares: 'Percentagem de DAE sem horário indicado que supomos abertos',
    kind: 'Onde e para quem',
    periods: { working: 'seg–sex 8–\u206016', waking: 'resto, 7–\u206021', night: 'noite' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'No exterior', indoors: 'No interior', unsaid: 'Sítio não indicado' },
    welcomes: {
      everybody: 'para todos',
      limited: 'para clientes ou com autorização',
      unsaid: 'acesso não indicado',
    },
    kinds: {
      staffed: 'Não no exterior, em polícia, bombeiros, hospital ou hotel',
      station: 'Não no exterior, em estação ou aeroporto',
      school: 'Não no exterior, numa escola',
      shop: 'Não no exterior, numa loja ou farmácia',
    },
    inWords:
      'Onde a lista de DAE limita o acesso por palavras («no horário de abertura», «tocar à campainha»), baixamos a probabilidade e nunca a subimos. Para os horários de abertura, de escritório e de escola usamos o que medimos em DAE com horário indicado. Para jogos, eventos, épocas, campainhas, chaves e veículos usamos estimativas nossas.',
    sharesSource:
      'Medido em DAE com horário indicado, em dados abertos da Polónia, Suíça, Eslovénia, Japão, Alemanha e Itália. Fora do horário de trabalho baixamo-los pelo que as listas suíças dizem por palavras dos DAE sem horário. Em Copenhaga, 9% eram acessíveis a qualquer hora (PubMed 24036607), em Toronto 26% (PMC4992180).',
  },
};
