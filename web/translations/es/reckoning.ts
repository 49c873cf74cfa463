import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'A pie',
      car: 'En vehículo',
      drone: 'Dron (una simulación, nada vuela)',
      fastest: 'En el mejor caso',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} para salir`,
    straight: 'en línea recta',
    detour: (times) => `calles ${times} veces la línea recta`,
    source: 'Fuente:',
    droneJudged:
      'Para el límite de cinco minutos usamos tiempos medidos. El tiempo termina cuando llega el dron. En el ensayo la primera descarga llegó 4:35 minutos después.',
    order: (shutDoor, ambulance, errand) =>
      `Ordenamos los DEA según lo pronto que esperamos que uno llegue junto a la víctima. Si una puerta está cerrada con llave, sumamos los ${shutDoor}\u00a0min que se pierden allí (estimación nuestra) y el camino hasta el siguiente mejor DEA. Suponemos que la ambulancia trae un DEA a los ${ambulance}\u00a0min, en promedio. Los DEA que estarán cerrados cuando usted llegue van al final. Los DEA que llevan más de ${errand}\u00a0min a pie, ida y vuelta, están plegados.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Suponemos que el ${working} de los DEA abiertos también funcionan. En las inspecciones de Seúl el 15,4\u00a0% no estaba listo, casi siempre por parches caducados (Scientific Reports 2022, 14611). Para un DEA detrás de una puerta privada contamos el ${privateByDay} de eso en horario laboral y el ${privateElse} el resto del tiempo (estimaciones nuestras). Un DEA del que no se sabe que esté cerrado cuenta al menos ${least} (estimación nuestra). A menos de tres minutos a pie va antes que cualquiera que esté a diez.`,
    shares: 'Proporción de DEA sin horario indicado que suponemos abiertos',
    kind: 'Dónde y para quién',
    periods: { working: 'lun–vie 8–\u206016', waking: 'resto, 7–\u206021', night: 'noche' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Al aire libre', indoors: 'En interior', unsaid: 'Lugar no indicado' },
    welcomes: {
      everybody: 'para todos',
      limited: 'para clientes o con permiso',
      unsaid: 'acceso no indicado',
    },
    kinds: {
      staffed: 'No al aire libre, con policía, bomberos, hospital u hotel',
      station: 'No al aire libre, en una estación o un aeropuerto',
      school: 'No al aire libre, en una escuela',
      shop: 'No al aire libre, en una tienda o farmacia',
    },
    inWords:
      'Cuando la lista de DEA limita el acceso con palabras («en horario de apertura», «toque el timbre»), bajamos la probabilidad y nunca la subimos. Para los horarios de apertura, de oficina y escolares usamos lo que medimos en DEA con horario indicado. Para partidos, eventos, temporadas, timbres, llaves y vehículos usamos estimaciones nuestras.',
    sharesSource:
      'Medido en DEA con horario indicado, en datos abiertos de Polonia, Suiza, Eslovenia, Japón, Alemania e Italia. Fuera del horario laboral los bajamos según lo que las listas suizas dicen con palabras de los DEA sin horario. En Copenhague el 9\u00a0% estaba accesible a toda hora (PubMed 24036607), en Toronto el 26\u00a0% (PMC4992180).',
  },
};
