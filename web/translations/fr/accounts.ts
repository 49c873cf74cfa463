import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Se connecter',
      lede: 'Un compte ne sert qu’à envoyer des drones et à conserver vos demandes de DAE. La carte et la recherche de DAE fonctionnent sans compte.',
      submit: 'Se connecter',
      busy: 'Connexion…',
    },
    create: {
      title: 'Créer un compte',
      lede: 'Une adresse e-mail et un mot de passe, rien de plus. Pour les drones, il faut aussi l’accord d’un administrateur.',
      legal:
        'En créant un compte, vous acceptez les [conditions d’utilisation](/terms). La page [confidentialité](/privacy) dit ce que nous conservons sur vous et comment l’effacer.',
      submit: 'Créer le compte',
      busy: 'Création du compte…',
    },
    forgotten: {
      title: 'Mot de passe oublié',
      lede: 'Saisissez l’adresse de votre compte. S’il existe, un message avec un lien vers un nouveau mot de passe est en route. Il est en anglais.',
      submit: 'Envoyer le lien',
      busy: 'Envoi…',
    },
    reset: {
      title: 'Choisir un nouveau mot de passe',
      lede: 'Le nouveau mot de passe vaut dès maintenant, sur tous les appareils.',
      takesFactorAway:
        'La validation en deux étapes a été configurée pour ce compte ces 7 derniers jours. Le nouveau mot de passe la désactive. Si c’était vous, configurez-la de nouveau ensuite.',
      submit: 'Enregistrer le mot de passe',
      busy: 'Enregistrement…',
      forAccount: (email) => `Vous choisissez le mot de passe de ce compte\u00a0: ${email}.`,
      inMyAccount:
        'Le nouveau mot de passe se choisit dans votre compte, où l’actuel est demandé. Si vous l’avez oublié, demandez un lien.',
      toMyAccount: 'Le changer dans mon compte',
      noLink: 'Cette page s’ouvre par le lien du message. Le lien a peut-être déjà servi, ou il a expiré.',
      elsewhere:
        'Un lien ne marche que dans le navigateur qui l’a demandé. Si c’était un autre appareil, saisissez ici votre adresse et les six chiffres du message.',
      code: 'Six chiffres du message',
      codeWrong: 'Saisissez les six chiffres, par exemple 012345.',
      codeForm: 'Continuer avec les six chiffres',
      codeSubmit: 'Continuer',
      codeBusy: 'Vérification…',
      askAgain: 'Demander un nouveau lien',
      saved: 'Votre mot de passe est changé.',
      checking: 'Vérification du lien…',
    },
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    show: 'Afficher',
    hide: 'Masquer',
    newPassword: 'Nouveau mot de passe',
    passwordHint: 'Au moins 8 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',
    emailMissing: 'Saisissez votre adresse e-mail, par exemple name@example.org.',
    emailWrong: 'Cela ne ressemble pas à une adresse e-mail. Il faut un @ et un domaine, comme dans name@example.org.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: (length) => `Caractères\u00a0: ${length}, il en faut au moins 8. Allongez le mot de passe.`,
    toCreate: 'Créer un compte',
    toSignIn: 'J’ai un compte',
    toForgotten: 'Mot de passe oublié\u00a0?',
    confirm: (email) =>
      `Nous avons envoyé un message à ${email}, en anglais. Ouvrez le lien qu’il contient pour confirmer l’adresse, puis connectez-vous ici.`,
    recoverySent: (email) =>
      `S’il existe un compte pour ${email}, un message avec un lien est en route, en anglais. Ouvrez-le dans ce navigateur. Regardez aussi dans les indésirables.`,
    signedIn: (email) => `Vous êtes connecté en tant que ${email}.`,
    goHome: 'Aller à la carte',
    needsScript: 'La connexion demande JavaScript. La liste des lieux et tous les textes s’en passent.',
    factorCode: {
      label: 'Six chiffres de l’application d’authentification',
      form: 'Validation en deux étapes',
      lede: 'Votre compte utilise la validation en deux étapes. Ouvrez votre application d’authentification et saisissez le code affiché.',
      submit: 'Continuer',
      busy: 'Vérification…',
    },
  },
  accountErrorsText: {
    invalid_credentials:
      'L’adresse et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou demandez un nouveau mot de passe.',
    email_not_confirmed: 'Cette adresse n’est pas encore confirmée. Ouvrez le lien du message que nous y avons envoyé.',
    user_already_exists:
      'Il existe déjà un compte pour cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.',
    email_address_invalid: 'Cette adresse ne peut pas recevoir de courrier. Cherchez une faute de frappe.',
    weak_password:
      'Ce mot de passe est trop facile à deviner. Allongez-le, ou prenez des mots que personne ne relierait à vous.',
    current_password_invalid: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le et réessayez.',
    current_password_required:
      'Ouvrez «\u00a0Mon compte\u00a0» pour changer de mot de passe\u00a0: l’actuel y est demandé.',
    same_password: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
    over_request_rate_limit: 'Trop d’essais. Attendez une minute, puis réessayez.',
    over_email_send_rate_limit: 'Un message vient de partir. Attendez une minute avant d’en demander un autre.',
    otp_expired: 'Ce lien ou ce code a déjà servi, a expiré ou ne va pas avec l’adresse. Demandez-en un nouveau.',
    session_not_found: 'Votre session est terminée. Reconnectez-vous.',
    mfa_verification_failed:
      'Ce code n’est pas le bon. Il change toutes les trente secondes\u00a0: saisissez celui que l’application affiche maintenant.',
    mfa_challenge_expired: 'C’était trop long. Saisissez le code que l’application affiche maintenant.',
    insufficient_aal:
      'Votre compte utilise la validation en deux étapes. Ouvrez «\u00a0Mon compte\u00a0», saisissez le code et réessayez.',
    signup_disabled: 'Ce serveur n’accepte pas de nouveaux comptes. Adressez-vous à son administrateur.',
    user_banned: 'Ce compte est fermé. Adressez-vous à l’administrateur.',
    noAnswer:
      'Le serveur ne répond pas. Ce que vous avez saisi est toujours là\u00a0: vérifiez la connexion et réessayez.',
    refused: (words) => `Le serveur a refusé. Il dit, en anglais\u00a0: ${words}`,
  },
  accountPagesText: {
    signIn:
      'Se connecter, créer un compte ou demander un nouveau mot de passe. La carte et la recherche de DAE s’en passent.',
    create: 'Créer un compte avec une adresse e-mail et un mot de passe. La carte et la recherche de DAE s’en passent.',
    forgotten: 'Demander un lien vers un nouveau mot de passe.',
    reset: 'Choisissez un nouveau mot de passe. Le lien de notre message mène ici.',
  },
};
