import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Iniciar sessão',
      lede: 'A conta só é precisa para enviar drones e guardar os seus pedidos de DAE. O mapa e a procura de DAE funcionam sem ela.',
      submit: 'Iniciar sessão',
      busy: 'A iniciar sessão…',
    },
    create: {
      title: 'Criar uma conta',
      lede: 'Um endereço de e-mail e uma palavra-passe, nada mais. Para os drones é precisa também a aprovação de um administrador.',
      legal:
        'Ao criar uma conta aceita as [condições de utilização](/terms). O que se guarda sobre si, e como o apagar, está em [privacidade](/privacy).',
      submit: 'Criar a conta',
      busy: 'A criar a conta…',
    },
    forgotten: {
      title: 'Palavra-passe esquecida',
      lede: 'Escreva o endereço de e-mail da sua conta. Se ela existir, vai a caminho uma mensagem com um link para uma nova palavra-passe. Está em inglês.',
      submit: 'Enviar o link',
      busy: 'A enviar…',
    },
    reset: {
      title: 'Escolher uma nova palavra-passe',
      lede: 'A nova palavra-passe vale a partir de agora, em todos os dispositivos.',
      takesFactorAway:
        'Nos últimos 7 dias foi configurada a verificação em dois passos para esta conta. A nova palavra-passe desliga-a. Se foi você, configure-a de novo depois.',
      submit: 'Guardar a palavra-passe',
      busy: 'A guardar…',
      forAccount: (email) => `Está a escolher a palavra-passe desta conta: ${email}.`,
      inMyAccount: 'A nova palavra-passe escolhe-se na sua conta, onde é pedida a atual. Se a esqueceu, peça um link.',
      toMyAccount: 'Mudá-la na minha conta',
      noLink: 'Esta página abre-se pelo link da mensagem. Talvez o link já tenha sido usado ou tenha expirado.',
      elsewhere:
        'Um link só vale no navegador que o pediu. Se foi outro dispositivo, escreva aqui o seu endereço e os seis algarismos da mensagem.',
      code: 'Seis algarismos da mensagem',
      codeWrong: 'Escreva os seis algarismos, por exemplo 012345.',
      codeForm: 'Continuar com os seis algarismos',
      codeSubmit: 'Continuar',
      codeBusy: 'A verificar…',
      askAgain: 'Pedir um novo link',
      saved: 'A sua palavra-passe foi mudada.',
      checking: 'A verificar o link…',
    },
    email: 'Endereço de e-mail',
    password: 'Palavra-passe',
    show: 'Mostrar',
    hide: 'Ocultar',
    newPassword: 'Nova palavra-passe',
    passwordHint: 'Pelo menos 8 caracteres. Algumas palavras seguidas são fáceis de lembrar e difíceis de adivinhar.',
    emailMissing: 'Escreva o seu endereço de e-mail, por exemplo name@example.org.',
    emailWrong: 'Isto não parece um endereço de e-mail. Precisa de um @ e de um domínio, como em name@example.org.',
    passwordMissing: 'Escreva a sua palavra-passe.',
    passwordShort: (length) => `Caracteres: ${length}; são precisos pelo menos 8. Alongue a palavra-passe.`,
    toCreate: 'Criar uma conta',
    toSignIn: 'Já tenho conta',
    toForgotten: 'Esqueceu a palavra-passe?',
    confirm: (email) =>
      `Enviámos uma mensagem para ${email}, em inglês. Abra o link que ela traz para confirmar o endereço; depois inicie sessão aqui.`,
    recoverySent: (email) =>
      `Se há uma conta para ${email}, vai a caminho uma mensagem com um link, em inglês. Abra-o neste navegador. Veja também no correio não solicitado.`,
    signedIn: (email) => `Iniciou sessão como ${email}.`,
    goHome: 'Ir para o mapa',
    needsScript: 'Iniciar sessão exige JavaScript. A lista de lugares e todos os textos funcionam sem ele.',
    factorCode: {
      label: 'Seis algarismos da aplicação de autenticação',
      form: 'Verificação em dois passos',
      lede: 'A sua conta usa a verificação em dois passos. Abra a sua aplicação de autenticação e escreva o código que ela mostra.',
      submit: 'Continuar',
      busy: 'A verificar…',
    },
  },
  accountErrorsText: {
    invalid_credentials:
      'O endereço e a palavra-passe não correspondem. Verifique ambos, ou peça uma nova palavra-passe.',
    email_not_confirmed: 'Este endereço ainda não está confirmado. Abra o link da mensagem que lhe enviámos.',
    user_already_exists: 'Já há uma conta com este endereço. Inicie sessão, ou peça uma nova palavra-passe.',
    email_address_invalid: 'Este endereço não pode receber correio. Veja se há um erro ao escrevê-lo.',
    weak_password:
      'Esta palavra-passe é demasiado fácil de adivinhar. Alongue-a, ou use palavras que ninguém ligaria a si.',
    current_password_invalid: 'Esta não é a sua palavra-passe atual. Verifique-a e tente de novo.',
    current_password_required: 'Abra «A minha conta» para mudar a palavra-passe: aí é pedida a atual.',
    same_password: 'Esta é a sua palavra-passe atual. Escolha outra.',
    over_request_rate_limit: 'Demasiadas tentativas. Espere um minuto e tente de novo.',
    over_email_send_rate_limit: 'Acabou de sair uma mensagem. Espere um minuto antes de pedir outra.',
    otp_expired: 'Este link ou código já foi usado, expirou ou não corresponde ao endereço. Peça um novo.',
    session_not_found: 'A sua sessão acabou. Inicie sessão de novo.',
    mfa_verification_failed:
      'Este código não está certo. Muda a cada meio minuto: escreva o que a aplicação mostra agora.',
    mfa_challenge_expired: 'Demorou demasiado. Escreva o código que a aplicação mostra agora.',
    insufficient_aal:
      'A sua conta usa a verificação em dois passos. Abra «A minha conta», escreva o código e tente de novo.',
    signup_disabled: 'Este servidor não aceita contas novas. Pergunte ao administrador.',
    user_banned: 'Esta conta está fechada. Pergunte ao administrador.',
    noAnswer: 'O servidor não responde. O que escreveu continua aqui: verifique a ligação e tente de novo.',
    refused: (words) => `O servidor recusou. Diz, em inglês: ${words}`,
  },
  accountPagesText: {
    signIn:
      'Iniciar sessão, criar uma conta ou pedir uma nova palavra-passe. O mapa e a procura de DAE não precisam de conta.',
    create:
      'Criar uma conta com um endereço de e-mail e uma palavra-passe. O mapa e a procura de DAE não precisam dela.',
    forgotten: 'Pedir um link para uma nova palavra-passe.',
    reset: 'Escolha uma nova palavra-passe. O link da nossa mensagem traz até aqui.',
  },
};
