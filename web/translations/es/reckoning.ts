import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'A pie',
      car: 'En coche',
      drone: 'Dron (una simulación, nada vuela)',
      fastest: 'En el mejor caso',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} para salir`,
    straight: 'en línea recta',
    detour: (times) => `calles ${times} veces la línea recta`,
    source: 'Fuente:',
    droneJudged:
      'Si supera los cinco minutos se juzga por lo medido. El tiempo del dron termina al llegar; en el ensayo la primera descarga llegó 4:35 minutos después.',
    order: (shutDoor, ambulance, errand) =>
      `Orden: el menor tiempo esperado hasta que un DEA está junto al paciente, si se va primero allí y, con la puerta cerrada con llave, al siguiente mejor, con ${shutDoor}\u00a0min perdidos (estimación nuestra). La ambulancia también lleva uno, y se supone que llega a los ${ambulance}\u00a0min de media. Los que estarán cerrados cuando llegue van al final. Lo que lleva más de ${errand}\u00a0min a pie, ida y vuelta, está plegado.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Un DEA que seguro está abierto cuenta ${working}: en las inspecciones de Seúl el 15,4\u00a0% no estaba listo para usarse, casi siempre por electrodos caducados (Scientific Reports 2022, 14611). Tras una puerta privada, el ${privateByDay} de eso en horario laboral y si no el ${privateElse}, estimaciones nuestras. Uno del que no se sabe si está cerrado cuenta al menos ${least}, estimación nuestra; a menos de tres minutos a pie va antes que cualquiera que esté a diez.`,
    shares: 'DEA sin horario indicado que se suponen abiertos',
    kind: 'Dónde y para quién',
    periods: { working: 'lun–vie 8–\u206016', waking: 'si no, 7–\u206021', night: 'noche' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Al aire libre', indoors: 'En interior', unsaid: 'Lugar no indicado' },
    welcomes: {
      everybody: 'para todos',
      limited: 'para clientes o con tolerancia',
      unsaid: 'acceso no indicado',
    },
    kinds: {
      staffed: 'No al aire libre, con policía, bomberos, hospital u hotel',
      station: 'No al aire libre, en una estación o un aeropuerto',
      school: 'No al aire libre, en una escuela',
      shop: 'No al aire libre, en una tienda o farmacia',
    },
    inWords:
      'Si las palabras del registro limitan un DEA («en horario de apertura», «toque el timbre»), eso también cuenta y nunca a su favor: los horarios de apertura, de oficina y escolares según lo medido en DEA con horario en los mismos registros; partidos, eventos, temporadas, timbres, llaves y vehículos según nuestra propia estimación.',
    sharesSource:
      'Medido en DEA con horario de los registros abiertos de Polonia, Suiza, Eslovenia, Japón, Alemania e Italia, y rebajado fuera del horario laboral según lo que los registros suizos dicen con palabras de los que no lo tienen. En Copenhague se podía llegar a cualquier hora al 9\u00a0% (PubMed 24036607), en Toronto al 26\u00a0% (PMC4992180).',
  },
};
