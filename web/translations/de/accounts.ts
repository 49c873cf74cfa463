import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Anmelden',
      lede: 'Ein Konto brauchen Sie nur, um Drohnen zu schicken oder Ihre AED-Anforderungen zu speichern. Karte und AED-Suche funktionieren ohne Konto.',
      submit: 'Anmelden',
      busy: 'Anmeldung läuft…',
    },
    create: {
      title: 'Konto anlegen',
      lede: 'Eine E-Mail-Adresse und ein Passwort, sonst nichts. Für Drohnen muss außerdem ein Administrator zustimmen.',
      legal:
        'Mit dem Konto stimmen Sie den [Nutzungsbedingungen](/terms) zu. Was wir über Sie speichern und wie Sie es löschen, steht unter [Datenschutz](/privacy).',
      submit: 'Konto anlegen',
      busy: 'Konto wird angelegt…',
    },
    forgotten: {
      title: 'Passwort vergessen',
      lede: 'Geben Sie die Adresse Ihres Kontos ein. Gibt es eines, dann ist eine Nachricht mit einem Link zu einem neuen Passwort unterwegs. Sie ist auf Englisch.',
      submit: 'Link senden',
      busy: 'Wird gesendet…',
    },
    reset: {
      title: 'Neues Passwort wählen',
      lede: 'Das neue Passwort gilt ab jetzt, auf jedem Gerät.',
      takesFactorAway:
        'Für dieses Konto wurde in den letzten 7 Tagen die Bestätigung in zwei Schritten eingerichtet. Das neue Passwort schaltet sie aus. Haben Sie sie selbst eingerichtet, richten Sie sie danach neu ein.',
      submit: 'Passwort speichern',
      busy: 'Wird gespeichert…',
      forAccount: (email) => `Sie wählen das Passwort für dieses Konto: ${email}.`,
      inMyAccount:
        'Ein neues Passwort wählen Sie in Ihrem Konto, wo nach dem jetzigen gefragt wird. Haben Sie es vergessen, dann fordern Sie einen Link an.',
      toMyAccount: 'In meinem Konto ändern',
      noLink:
        'Diese Seite funktioniert über den Link in der Nachricht. Vielleicht wurde er schon benutzt, oder er ist abgelaufen.',
      elsewhere:
        'Ein Link gilt nur in dem Browser, der ihn angefordert hat. War es ein anderes Gerät, dann geben Sie hier Ihre Adresse und die sechs Ziffern aus der Nachricht ein.',
      code: 'Sechs Ziffern aus der Nachricht',
      codeWrong: 'Geben Sie die sechs Ziffern ein, zum Beispiel 012345.',
      codeForm: 'Mit den sechs Ziffern fortfahren',
      codeSubmit: 'Weiter',
      codeBusy: 'Wird geprüft…',
      askAgain: 'Neuen Link anfordern',
      saved: 'Ihr Passwort ist geändert.',
      checking: 'Der Link wird geprüft…',
    },
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    show: 'Zeigen',
    hide: 'Verbergen',
    newPassword: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.org.',
    emailWrong:
      'Das sieht nicht wie eine E-Mail-Adresse aus. Nötig sind ein @ und eine Domain, wie in name@example.org.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    passwordShort: (length) => `Zeichen: ${length}, nötig: mindestens 8. Machen Sie das Passwort länger.`,
    toCreate: 'Konto anlegen',
    toSignIn: 'Ich habe ein Konto',
    toForgotten: 'Passwort vergessen?',
    confirm: (email) =>
      `Wir haben eine Nachricht an ${email} geschickt, auf Englisch. Öffnen Sie den Link darin, um die Adresse zu bestätigen; dann melden Sie sich hier an.`,
    recoverySent: (email) =>
      `Gibt es ein Konto für ${email}, dann ist eine Nachricht mit einem Link unterwegs, auf Englisch. Öffnen Sie ihn in diesem Browser. Sehen Sie auch im Spam-Ordner nach.`,
    signedIn: (email) => `Sie sind angemeldet als ${email}.`,
    goHome: 'Zur Karte',
    needsScript: 'Die Anmeldung braucht JavaScript. Die Liste der Orte und alle Texte gehen ohne.',
    factorCode: {
      label: 'Sechs Ziffern der Authentifizierungs-App',
      form: 'Bestätigung in zwei Schritten',
      lede: 'Ihr Konto verwendet die Bestätigung in zwei Schritten. Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein, den sie zeigt.',
      submit: 'Weiter',
      busy: 'Wird geprüft…',
    },
  },
  accountErrorsText: {
    invalid_credentials:
      'Adresse und Passwort gehören nicht zusammen. Prüfen Sie beide, oder fordern Sie ein neues Passwort an.',
    email_not_confirmed:
      'Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der Nachricht, die wir dorthin geschickt haben.',
    user_already_exists:
      'Für diese Adresse gibt es schon ein Konto. Melden Sie sich an, oder fordern Sie ein neues Passwort an.',
    email_address_invalid: 'Diese Adresse kann keine Mail empfangen. Prüfen Sie sie auf einen Tippfehler.',
    weak_password:
      'Dieses Passwort ist zu leicht zu erraten. Machen Sie es länger, oder nehmen Sie Wörter, die niemand mit Ihnen verbindet.',
    current_password_invalid: 'Das ist nicht Ihr jetziges Passwort. Prüfen Sie es und versuchen Sie es noch einmal.',
    current_password_required:
      'Öffnen Sie „Mein Konto“, um Ihr Passwort zu ändern: Dort wird nach dem jetzigen gefragt.',
    same_password: 'Das ist Ihr jetziges Passwort. Wählen Sie ein anderes.',
    over_request_rate_limit: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    over_email_send_rate_limit:
      'Wir haben gerade eine Nachricht gesendet. Warten Sie eine Minute, bevor Sie eine weitere anfordern.',
    otp_expired:
      'Dieser Link oder Code wurde schon benutzt, ist abgelaufen oder passt nicht zur Adresse. Fordern Sie einen neuen an.',
    session_not_found: 'Ihre Sitzung ist zu Ende. Melden Sie sich wieder an.',
    mfa_verification_failed:
      'Dieser Code stimmt nicht. Codes wechseln jede halbe Minute: Geben Sie den ein, den die App jetzt zeigt.',
    mfa_challenge_expired: 'Das hat zu lange gedauert. Geben Sie den Code ein, den die App jetzt zeigt.',
    insufficient_aal:
      'Ihr Konto verwendet die Bestätigung in zwei Schritten. Öffnen Sie „Mein Konto“, geben Sie den Code ein und versuchen Sie es noch einmal.',
    signup_disabled: 'Auf diesem Server gibt es keine neuen Konten. Fragen Sie den Administrator.',
    user_banned: 'Dieses Konto ist geschlossen. Fragen Sie den Administrator.',
    noAnswer:
      'Der Server antwortet nicht. Was Sie eingegeben haben, ist noch da: Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    refused: (words) => `Der Server hat abgelehnt. Er sagt, auf Englisch: ${words}`,
  },
  accountPagesText: {
    signIn: 'Anmelden, Konto anlegen oder ein neues Passwort anfordern. Karte und AED-Suche brauchen kein Konto.',
    create: 'Ein Konto mit E-Mail-Adresse und Passwort anlegen. Karte und AED-Suche brauchen keines.',
    forgotten: 'Einen Link zu einem neuen Passwort anfordern.',
    reset: 'Wählen Sie ein neues Passwort. Der Link in unserer Nachricht führt hierher.',
  },
};
