import type { ReportWords } from '../words-of-site.ts';

export const words: ReportWords = {
  reportText: {
    title: (name) => (name === null ? 'Un DAE manquant' : 'Un problème\u00a0?'),
    close: 'Fermer',
    emergencyFirst: 'En cas d’urgence, allez d’abord au DAE suivant. Signalez après.',
    ask: 'Qu’avez-vous vu\u00a0?',
    choices: {
      gone: 'Il n’est pas là',
      'out-of-order': 'Il est sous clé ou en panne',
      hours: 'Les horaires sont faux',
      place: 'Il est ailleurs',
      present: 'Il est là, vu aujourd’hui',
      new: 'Un DAE absent de la liste',
    },
    other: 'Choisir autre chose',
    hours: 'Horaires, si vous les connaissez',
    hoursHint: (days) => `Comme sur la porte\u00a0: ${days} 08:00-18:00`,
    hoursOf: {
      legend: 'Quand peut-on y accéder\u00a0?',
      always: 'À toute heure',
      daytime: 'Aux heures d’ouverture seulement',
      unknown: 'Je ne sais pas',
    },
    box: 'Ce qui est écrit sur le boîtier ou à côté',
    words: 'Autre chose\u00a0? (facultatif)',
    wordsHint: 'Seuls les vérificateurs le lisent. Ne nommez personne, s’il vous plaît.',
    contact: 'Comment vous joindre (facultatif)',
    contactHint:
      'Seuls les vérificateurs le lisent. Suivez ce signalement et répondez aux questions sous «\u00a0Mon compte\u00a0».',
    noAnswer: 'Sans connexion à un compte, nous ne pouvons ni vous répondre ni vous poser de question.',
    place: {
      legend: 'Où est-il\u00a0?',
      here: 'Il est ici, là où je suis',
      hereNote: 'Votre navigateur demande votre position. Nous l’envoyons avec le signalement.',
      finding: 'Recherche de votre position…',
      notFound: 'Nous n’avons pas pu obtenir votre position. Placez plutôt un repère sur la carte.',
      pin: 'Placer un repère sur la carte',
      pinNote: 'Le plan des rues vient d’un autre serveur, qui voit les carrés de la carte que vous regardez.',
      map: 'Carte pour le repère. Les flèches la déplacent sous la croix. Plus et moins changent l’échelle.',
      moveMap: 'Déplacez la carte jusqu’à ce que la croix soit sur le DAE.',
      loading: 'La carte se charge…',
      mapFailed: 'La carte n’a pas pu être chargée. Utilisez votre position, ou décrivez le lieu en mots.',
      chosen: (latitude, longitude) => `Nous enverrons ce point avec le signalement\u00a0: ${latitude}, ${longitude}`,
      needed: 'Choisissez d’abord où il est.',
    },
    send: 'Envoyer le signalement',
    sending: 'Envoi…',
    outcome: {
      kept: 'Merci. Les autres verront votre signalement d’ici une minute. Un vérificateur qui connaît le secteur le contrôlera.',
      keptNew: 'Merci. Un vérificateur qui connaît le secteur contrôlera ce DAE avant qu’il apparaisse.',
      counted: 'Merci. Nous avons déjà ce signalement et nous le vérifions.',
      waiting:
        'Merci. Nous n’avons pas pu envoyer votre signalement maintenant. Il est enregistré sur cet appareil et sera envoyé automatiquement.',
      refused: 'Nous n’avons pas pu accepter le signalement. Revenez en arrière, raccourcissez-le et renvoyez-le.',
      failed:
        'Nous n’avons pu ni envoyer le signalement ni l’enregistrer sur cet appareil. Revenez en arrière et renvoyez-le.',
    },
    done: 'Terminé',
    back: 'Retour',
  },
};
