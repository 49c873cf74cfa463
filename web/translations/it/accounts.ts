import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Accedi',
      lede: 'L’account serve solo per inviare droni e per conservare le tue richieste di DAE. La mappa e la ricerca DAE funzionano senza.',
      submit: 'Accedi',
      busy: 'Accesso in corso…',
    },
    create: {
      title: 'Crea un account',
      lede: 'Un indirizzo e-mail e una password, nient’altro. Per i droni serve anche l’approvazione di un amministratore.',
      legal:
        'Creando un account accetti le [condizioni d’uso](/terms). Che cosa conserviamo di te, e come cancellarlo, è scritto in [privacy](/privacy).',
      submit: 'Crea l’account',
      busy: 'Creazione dell’account…',
    },
    forgotten: {
      title: 'Password dimenticata',
      lede: 'Scrivi l’indirizzo del tuo account. Se esiste, è in arrivo un messaggio con un link per una nuova password. È in inglese.',
      submit: 'Invia il link',
      busy: 'Invio in corso…',
    },
    reset: {
      title: 'Scegli una nuova password',
      lede: 'La nuova password vale da ora, su ogni dispositivo.',
      takesFactorAway:
        'Negli ultimi 7 giorni è stata configurata la verifica in due passaggi per questo account. La nuova password la disattiva. Se l’hai configurata tu, configurala di nuovo dopo.',
      submit: 'Salva la password',
      busy: 'Salvataggio…',
      forAccount: (email) => `Stai scegliendo la password di questo account: ${email}.`,
      inMyAccount:
        'La nuova password si sceglie nel tuo account, dove è chiesta l’attuale. Se l’hai dimenticata, chiedi un link.',
      toMyAccount: 'Cambiala nel mio account',
      noLink: 'Questa pagina si apre dal link nel messaggio. Forse il link è già stato usato o è scaduto.',
      elsewhere:
        'Un link vale solo nel browser che l’ha chiesto. Se era un altro dispositivo, scrivi qui il tuo indirizzo e le sei cifre del messaggio.',
      code: 'Sei cifre del messaggio',
      codeWrong: 'Scrivi le sei cifre, per esempio 012345.',
      codeForm: 'Continua con le sei cifre',
      codeSubmit: 'Continua',
      codeBusy: 'Controllo…',
      askAgain: 'Chiedi un nuovo link',
      saved: 'La tua password è cambiata.',
      checking: 'Controllo del link…',
    },
    email: 'Indirizzo e-mail',
    password: 'Password',
    show: 'Mostra',
    hide: 'Nascondi',
    newPassword: 'Nuova password',
    passwordHint: 'Almeno 8 caratteri. Alcune parole in fila sono facili da ricordare e difficili da indovinare.',
    emailMissing: 'Scrivi il tuo indirizzo e-mail, per esempio name@example.org.',
    emailWrong: 'Non sembra un indirizzo e-mail. Servono una @ e un dominio, come in name@example.org.',
    passwordMissing: 'Scrivi la tua password.',
    passwordShort: (length) => `Usa almeno 8 caratteri. Ne hai scritti: ${length}.`,
    toCreate: 'Crea un account',
    toSignIn: 'Ho già un account',
    toForgotten: 'Password dimenticata?',
    confirm: (email) =>
      `Abbiamo inviato un messaggio a ${email}, in inglese. Apri il link che contiene per confermare l’indirizzo; poi accedi qui.`,
    recoverySent: (email) =>
      `Se esiste un account per ${email}, è in arrivo un messaggio con un link, in inglese. Aprilo in questo browser. Guarda anche nella posta indesiderata.`,
    signedIn: (email) => `Hai fatto l’accesso come ${email}.`,
    goHome: 'Vai alla mappa',
    needsScript: 'Per accedere serve JavaScript. L’elenco dei luoghi e tutti i testi funzionano senza.',
    factorCode: {
      label: 'Sei cifre dell’app di autenticazione',
      form: 'Verifica in due passaggi',
      lede: 'Il tuo account usa la verifica in due passaggi. Apri la tua app di autenticazione e inserisci il codice che mostra.',
      submit: 'Continua',
      busy: 'Controllo…',
    },
  },
  accountErrorsText: {
    invalid_credentials:
      'L’indirizzo e la password non corrispondono. Controllali entrambi, o chiedi una nuova password.',
    email_not_confirmed:
      'Questo indirizzo non è ancora confermato. Apri il link nel messaggio che gli abbiamo inviato.',
    user_already_exists: 'C’è già un account per questo indirizzo. Accedi, o chiedi una nuova password.',
    email_address_invalid: 'Questo indirizzo non può ricevere posta. Controlla se c’è un errore di battitura.',
    weak_password:
      'Questa password è troppo facile da indovinare. Allungala, o usa parole che nessuno collegherebbe a te.',
    current_password_invalid: 'Questa non è la tua password attuale. Controllala e riprova.',
    current_password_required: 'Apri «Il mio account» per cambiare la password: lì è chiesta l’attuale.',
    same_password: 'Questa è la tua password attuale. Scegline un’altra.',
    over_request_rate_limit: 'Troppi tentativi. Aspetta un minuto e riprova.',
    over_email_send_rate_limit: 'Un messaggio è appena partito. Aspetta un minuto prima di chiederne un altro.',
    otp_expired:
      'Questo link o codice è già stato usato, è scaduto o non corrisponde all’indirizzo. Chiedine uno nuovo.',
    session_not_found: 'La tua sessione è finita. Accedi di nuovo.',
    mfa_verification_failed:
      'Questo codice non è giusto. Cambia ogni mezzo minuto: scrivi quello che l’app mostra ora.',
    mfa_challenge_expired: 'È passato troppo tempo. Scrivi il codice che l’app mostra ora.',
    insufficient_aal:
      'Il tuo account usa la verifica in due passaggi. Apri «Il mio account», inserisci il codice e riprova.',
    signup_disabled: 'Questo server non accetta nuovi account. Chiedi al suo amministratore.',
    user_banned: 'Questo account è chiuso. Chiedi all’amministratore.',
    noAnswer: 'Il server non risponde. Ciò che hai scritto è ancora qui: controlla la connessione e riprova.',
    refused: (words) => `Il server ha rifiutato. Dice, in inglese: ${words}`,
  },
  accountPagesText: {
    signIn:
      'Accedere, creare un account o chiedere una nuova password. La mappa e la ricerca DAE non richiedono account.',
    create: 'Creare un account con un indirizzo e-mail e una password. La mappa e la ricerca DAE non lo richiedono.',
    forgotten: 'Chiedere un link per una nuova password.',
    reset: 'Scegli una nuova password. Il link nel nostro messaggio porta qui.',
  },
};
