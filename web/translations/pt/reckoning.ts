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
    detour: (times) => `ruas ${times} vezes a linha reta`,
    source: 'Fonte:',
    droneJudged:
      'Se passa dos cinco minutos julga-se pelo que foi medido. O tempo do drone acaba à chegada; no ensaio, o primeiro choque veio 4:35 minutos depois.',
    order: (shutDoor, ambulance, errand) =>
      `Ordem: o menor tempo esperado até um DAE estar junto do doente, se se for primeiro ali e, com a porta trancada, ao melhor seguinte, com ${shutDoor}\u00a0min perdidos (estimativa nossa). A ambulância também traz um, e supõe-se que chega ao fim de ${ambulance}\u00a0min em média. Os que estarão fechados à chegada ficam no fim. O que leva mais de ${errand}\u00a0min a pé, ida e volta, está recolhido.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Um DAE que está de certeza aberto conta ${working}: nas inspeções em Seul 15,4% não estavam prontos a usar, quase sempre por elétrodos fora do prazo (Scientific Reports 2022, 14611). Atrás de uma porta privada, ${privateByDay} disso em horário de trabalho, senão ${privateElse}, estimativas nossas. Um de que não se sabe se está fechado conta pelo menos ${least}, estimativa nossa; até três minutos a pé fica antes de qualquer um que esteja a dez.`,
    shares: 'DAE sem horário indicado, tidos como abertos',
    kind: 'Onde e para quem',
    periods: { working: 'seg–sex 8–\u206016', waking: 'senão 7–\u206021', night: 'noite' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'No exterior', indoors: 'No interior', unsaid: 'Sítio não indicado' },
    welcomes: {
      everybody: 'para todos',
      limited: 'para clientes ou por tolerância',
      unsaid: 'acesso não indicado',
    },
    kinds: {
      staffed: 'Não no exterior, em polícia, bombeiros, hospital ou hotel',
      station: 'Não no exterior, em estação ou aeroporto',
      school: 'Não no exterior, numa escola',
      shop: 'Não no exterior, numa loja ou farmácia',
    },
    inWords:
      'Se as palavras do registo limitam um DAE («no horário de abertura», «tocar à campainha»), isso também conta, e nunca a seu favor: horários de abertura, de escritório e de escola como medidos em DAE com horário nos mesmos registos; jogos, eventos, épocas, campainhas, chaves e veículos por estimativa nossa.',
    sharesSource:
      'Medido em DAE com horário nos registos abertos da Polónia, Suíça, Eslovénia, Japão, Alemanha e Itália, e reduzido fora do horário de trabalho pelo que os registos suíços dizem por palavras dos que não o têm. Em Copenhaga, 9% eram acessíveis a qualquer hora (PubMed 24036607), em Toronto 26% (PMC4992180).',
  },
};
